"""The panel of the acting seat: a character, what it does and where, and the cards it is played
with."""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Final

from bot.render.wildlands.boards import Touch
from bot.screens.context import Context
from bot.screens.discord_limits import LONGEST_LABEL, MOST_CHOICES, shorten
from bot.screens.drafts import digest
from bot.screens.panel import button_rows
from bot.screens.replies import Answers, KeepDraft
from bot.screens.screen import (
    Button,
    Choice,
    LazyPicture,
    Note,
    Part,
    Picture,
    Row,
    Select,
    Style,
    Text,
)
from bot.screens.wildlands import labels, phrases, walks
from bot.screens.wildlands.act_draft import (
    PRESSED,
    ActDraft,
    choose_character,
    digest_of,
    drop_chosen,
    line_up_walk,
    list_options,
    play_line,
    read_chosen_draft,
    write_line,
)
from bot.screens.wildlands.emojis import hidden_emoji, own_emoji
from bot.screens.wildlands.marks import mark_draft
from bot.screens.wildlands.offers import ATTACK, CLAIM, MOVE, REVEAL, cards_of, find_goal, head_of
from bot.screens.wildlands.offers import DRAW as DRAW_TWO
from bot.screens.wildlands.pictures import panel_picture
from bot.screens.wildlands.suggestions import find_win, health_left, is_winning, rate_success
from bot.screens.wildlands.touch import touch_draft
from bot.words import Words
from engine.wildlands.actions import ATTACKS, Action, Attack, End, Interrupt, Move
from engine.wildlands.cards import CHARACTERS, WILD, Character, offer_of
from engine.wildlands.plan import LONGEST
from engine.wildlands.state import DRAW, GOAL, HAND, Standing
from engine.wildlands.targets import MELEE, aim, damage_of
from engine.wildlands.views import View

ARROWS: Final[Mapping[str, tuple[str, walks.Way]]] = {
    "west": ("⬅️", (-2, 0)), "northwest": ("↖️", (-1, -1)), "northeast": ("↗️", (1, -1)),
    "east": ("➡️", (2, 0)), "southwest": ("↙️", (-1, 1)), "southeast": ("↘️", (1, 1)),
}  # fmt: skip
LONGEST_STEP: Final = 29
"""Letters of what the green button plays, in a line of a phone."""
LONGEST_STAGE: Final = 45
"""Letters of what is planned, in the small line at the head."""
CONFIRMS: Final = {CLAIM: "claim-ready", REVEAL: "reveal-confirm"}
"""What the green button says where it names the action, by its kind."""
ABOVE, BELOW = ("west", "northwest", "northeast", "east"), ("southwest", "southeast")


def build_panel(ctx: Context[View]) -> tuple[Part, ...]:
    words, draft = ctx.words, read_chosen_draft(ctx.view, ctx.draft)
    if not (ctx.scores or ctx.page_height):
        return _build_puzzle_panel(ctx, draft)
    told = draft.offer and labels.explain_offer(draft.view, draft.outlook, draft.offer, words)
    is_match, is_touched = ctx.table.match > 0 or not ctx.scores, ctx.page_height > 0
    warning = "" if _wins(draft) else labels.warn_of_win(ctx.view, ctx.table, words)
    return (
        Text("\n".join(filter(None, (warning, describe_draft(ctx, draft))))),
        Note(f"-# {told}" if told else ""),
        draw_draft(ctx, draft),
        *list_choices(draft, words, is_touched=is_touched),
        *list_last_rows(draft, words, is_match=is_match, is_touched=is_touched),
    )


def _build_puzzle_panel(ctx: Context[View], draft: ActDraft) -> tuple[Part, ...]:
    """In the chat everything is in menus: a puzzle has no details, where a match has other cards to
    pay with."""
    words = ctx.words
    ((play, *_, finish),) = (
        row.buttons for row in list_last_rows(draft, words, is_match=False, is_touched=False)
    )
    return (
        Text(""),
        Note(),
        draw_draft(ctx, draft, can_change=False),
        _list_characters(draft),
        *list_offer_menu(replace(draft, kind=""), words),
        *_list_ways(draft, words),
        Row((play, finish)),
    )


def draw_draft(
    ctx: Context[View], draft: ActDraft, *, can_change: bool = True, interrupts: bool = False
) -> LazyPicture:
    """With the chosen character where its walk begins, or where the line has led it; and with the
    wild card that an interrupt would cost."""
    view, cards, walk = draft.view, cards_of(draft.action), walks.find_walk(draft)
    if walk and draft.kind in walks.WALKING:
        view = walk.begun
        cards = tuple(card for step in walk.shown for card in step.cards)
    if interrupts:
        view, cards = replace(view, hand=(*view.hand, WILD)), (*cards, WILD)
    there = replace(ctx, view=view)

    def draw() -> Picture:
        touch = touch_draft(draft, ctx.words) if can_change else Touch()
        return panel_picture(there, replace(mark_draft(draft), touch=touch), cards)

    return LazyPicture(draw)


def list_choices(draft: ActDraft, words: Words, *, is_touched: bool = False) -> tuple[Row, ...]:
    """The buttons of characters, and two rows of arrows with what they do. A finger that touches a
    space needs none to walk there."""
    walk, lined = walks.find_walk(draft), line_up_walk(draft)
    goal = _build_walk(draft, walk, words)
    is_needless = is_touched and goal.control == f"g.kind.{MOVE}"
    above = (*(_build_arrow(draft, walk, way) for way in ABOVE), *(() if is_needless else (goal,)))
    # What always has a button, so that it keeps its place, and what anyone can do now
    possible = {ATTACK, *(offer.kind for offer in lined.offers)}
    kinds = (_build_kind(draft, lined, kind, words) for kind in walks.AIMED if kind in possible)
    below = (*(_build_arrow(draft, walk, way) for way in BELOW), *kinds)
    return _list_characters(draft), Row(above), Row(below)


def _list_characters(draft: ActDraft) -> Row:
    kept = drop_chosen(draft)
    return Row(tuple(_build_character(draft, kept, who) for who in range(1, CHARACTERS + 1)))


def describe_draft(ctx: Context[View], draft: ActDraft) -> str:
    """What the green button plays; the picture marks the cards it costs."""
    words = ctx.words
    if _wins(draft) and draft.line:
        told = phrases.describe_line(draft.actions, draft.view.table, ctx.seat, words)
        return words("wildlands-ask-chance", action=", ".join(told), n=GOAL)
    if draft.offer is not None:
        step, number = _describe_chosen(ctx, draft), len(draft.line)
        walk = walks.find_walk(draft)
        if isinstance(draft.action, Move) and walk:
            step = phrases.describe_walk(walk.shown, ctx.view.table, ctx.seat, words)
            number = len(walk.before)
        step = f"{number + 1}. {step}" if number else step
        return f"▶️ {_give_reason(draft, draft.action, step, words)}"
    if draft.line:
        return words("wildlands-act-lined", n=len(draft.line))
    if draft.idea:
        idea = draft.idea.ways[0]
        button = _find_idea_button(draft) or words(f"wildlands-kind-{draft.idea.kind}")
        if ctx.page_height and isinstance(idea, Move) and not _find_idea_button(draft):
            button = str(idea.space)
        step = _give_reason(draft, idea, _describe_step(ctx, draft, idea), words)
        is_drawn = ctx.page_height and button.isdigit()  # there a page has no such buttons
        key = "wildlands-act-idea-drawn" if is_drawn else "wildlands-act-idea"
        return words(key, button=button, idea=step)
    if _is_open(draft):
        return f"▶️ {words('wildlands-act-menu')}"
    drawn = min(DRAW, HAND - len(draft.view.hand))
    key = "nothing" if draft.view.hand else "empty"
    return words(f"wildlands-act-{key}-{_name_ending(draft)}", n=drawn)


def _wins(draft: ActDraft) -> bool:
    """Whether what is chosen brings the last point for sure: by a claim, or as it was proposed."""
    if draft.offer is None or not is_winning(draft.view):
        return False
    heads = [*map(head_of, draft.actions)]
    return draft.offer.kind == CLAIM or heads == [*map(head_of, find_win(draft.base))]


def _give_reason(draft: ActDraft, action: Action, step: str, words: Words) -> str:
    """With why to do it, where that leaves one line."""
    told = f"{step}: {labels.explain_aim(draft.view, action, words)}"
    return step if told.endswith(": ") or len(told) > LONGEST_STEP else told


def describe_plan(ctx: Context[View], draft: ActDraft) -> str:
    """What comes before the action on screen, a walk as one; the newest where there is no room for
    all. All that wins is told below."""
    if _wins(draft):
        return ""
    is_walk = isinstance(draft.action, Move)  # told with its last step
    line = draft.lined if is_walk else draft.line
    told = phrases.describe_line(line, draft.view.table, ctx.seat, ctx.words)
    shown = told[-1:]
    while len(shown) < len(told) and len(", ".join(told[-len(shown) - 1 :])) <= LONGEST_STAGE:
        shown = told[-len(shown) - 1 :]
    return ", ".join(["…", *shown] if len(shown) < len(told) else shown)


def _describe_chosen(ctx: Context[View], draft: ActDraft) -> str:
    """The step on screen; of an attack its damage, and how likely it hits: news may stand where it
    is explained otherwise."""
    action, table = draft.action, draft.view.table
    if not isinstance(action, Attack):
        return _describe_step(ctx, draft, action)
    strike = aim(table, draft.view.fighter(action.character), action.flag, action.target)
    damage = damage_of(action.flag)
    is_out = all(0 < health_left(draft.outlook, one) <= damage for one in strike.hits)
    enemies = [phrases.name_of(table, one) for one in strike.hits if one.seat != ctx.seat]
    target = phrases.describe_aim(action, table, ctx.seat, ctx.words)
    if is_out and enemies:
        target = "/".join(enemies) if strike.is_open else ", ".join(enemies)
    if own := [phrases.name_of(table, one) for one in strike.hits if one.seat == ctx.seat]:
        target = f"{target} (⚠️ {', '.join(own)})"
    return ctx.words(
        "wildlands-act-out" if is_out else "wildlands-act-hit",
        name=phrases.name_of(table, strike.attacker),
        target=target,
        n=damage,
        odds=phrases.describe_odds(rate_success(draft.view, strike), ctx.words),
    )


def _describe_step(ctx: Context[View], draft: ActDraft, action: Action) -> str:
    return phrases.describe_action(action, draft.view.table, ctx.seat, ctx.words, paid=False)


def _is_open(draft: ActDraft) -> bool:
    """Whether nothing is chosen yet although something could be done: right after an action, before
    the first step of a walk, or in a match without hints."""
    is_quiet = draft.idea is not None or draft.kind == MOVE or not draft.view.hints
    return is_quiet and len(draft.offers) > 0 and not draft.actions


def _name_ending(draft: ActDraft) -> str:
    """Whether what ends is the turn, or an interrupt."""
    return "end" if draft.view.acting == draft.view.active else "done"


def _build_character(draft: ActDraft, kept: ActDraft, who: Character) -> Button:
    """With an emoji alone: it has the number, and it is grey while the character is hidden. Green
    is whom an idea begins with."""
    is_hidden = draft.view.own.pieces[who - 1].standing is Standing.HIDDEN
    style: Style = "primary" if who == draft.who else "secondary"
    return Button(
        f"g.who.{who}",
        f"👁 {who}" if is_hidden else str(who),
        "success" if _find_idea_button(draft) == str(who) else style,
        disabled=not any(who in offer.characters for offer in kept.offers),
        emoji=(hidden_emoji if is_hidden else own_emoji)(draft.view, who),
        beside="",
        does=partial(_choose_character, kept, who),
    )


def _find_idea_button(draft: ActDraft) -> str:
    """The character that an idea begins with; none to draw, nor where it is chosen, unless to
    reveal it."""
    who, idea = draft.idea.characters[:1] if draft.idea else (), draft.idea
    return "" if who == (draft.who,) and idea and idea.kind != REVEAL else str(*who)


def _choose_character(kept: ActDraft, who: Character, answers: Answers) -> KeepDraft:
    """Another character; with what it is to do where it was dropped."""
    goal = answers.get("choice")
    return KeepDraft(walks.move_character(kept, who, goal) if goal else choose_character(kept, who))


def _build_arrow(draft: ActDraft, walk: walks.Walk | None, arrow: str) -> Button:
    label, way = ARROWS[arrow]
    then = walks.press_arrow(draft, walk, way)
    does = KeepDraft(then or {})
    return Button(f"g.go.{arrow}", label, disabled=then is None, does=does)


def _build_walk(draft: ActDraft, walk: walks.Walk | None, words: Words) -> Button:
    """A claim where the walk ends; else the walk to the nearest own shard, or just a walk."""
    if walk and draft.kind != CLAIM and (claim := walks.claim_after(walk)):
        return Button(f"g.kind.{CLAIM}", words("wildlands-claim-plan"), does=KeepDraft(claim))
    control, is_chosen = f"g.kind.{MOVE}", draft.kind == MOVE
    if walk and is_chosen and (found := walks.walk_to_shard(walk)):
        if found[0] == walk.path[-1]:  # there, and the hand lacks what a claim takes
            label = words("wildlands-claim-price", character=walk.who)
            return Button(control, label, disabled=True)
        return Button(control, words("wildlands-to-shard"), does=KeepDraft(found[1]))
    then = KeepDraft({"who": draft.who, "kind": MOVE, **draft.kept_line})
    label, is_off = words("wildlands-kind-move"), MOVE not in draft.kinds
    return Button(control, label, _style_kind(draft, MOVE), disabled=is_off, does=then)


def _style_kind(draft: ActDraft, kind: str) -> Style:
    """Green is what an idea is, of the chosen character."""
    if kind == draft.kind:
        return "primary"
    is_idea = draft.idea is not None and draft.idea.kind == kind and not _find_idea_button(draft)
    return "success" if is_idea else "secondary"


def _build_kind(draft: ActDraft, lined: ActDraft, kind: str, words: Words) -> Button:
    """Chooses the best of a kind, then the next one with each press."""
    is_able, is_chosen = kind in lined.kinds, kind == draft.kind
    key = _find_obstacle(lined) if kind == ATTACK and not is_able else f"kind-{kind}"
    label = words(f"wildlands-{key}")
    does = KeepDraft({"who": draft.who, "kind": kind, PRESSED: True, **lined.kept_line})
    offers = draft.same_kind if is_chosen else ()
    if draft.offer in offers and len(offers) > 1:
        place = offers.index(draft.offer) + 1
        # Of attacks, which one; else where to, as there are many
        where = f"{place}/{len(offers)}" if kind == ATTACK else find_goal(draft.view, draft.action)
        label = f"{label} {where} ▸"
        does = KeepDraft(draft.choose(offers[place % len(offers)]))
    style = _style_kind(draft, kind)
    return Button(f"g.kind.{kind}", label, style, disabled=not is_able, does=does)


def _find_obstacle(draft: ActDraft) -> str:
    """Why the chosen character, or any, can't attack."""
    own, hand = draft.view.own.characters(Standing.REVEALED), draft.view.hand
    able = [who for who in own if draft.who in {0, who}]
    if not able:
        return f"kind-{ATTACK}"
    flags = {flag for card in hand for who in able for flag in offer_of(card).flags_for(who)}
    if not flags & {*ATTACKS}:
        return "no-attack"
    return "no-target" if flags & {*ATTACKS} - {*MELEE} else "no-melee"


def list_offer_menu(draft: ActDraft, words: Words) -> tuple[Select, ...]:
    """All that can be chosen in words, best first. What is chosen has no emoji: a closed menu would
    take two lines."""
    options = list_options(draft, line_up_walk(draft))
    if not options:
        return ()
    head = draft.offer.head if draft.offer else ""
    choices = tuple(
        Choice(
            offer.head,
            labels.describe_offer(state.view, offer, words),
            labels.explain_offer(state.view, state.outlook, offer, words),
            offer.head == head,
            "" if offer.head == head else labels.offer_emoji(state.view, offer),
        )
        for state, offer in options
    )
    by_head = {offer.head: state.choose(offer) for state, offer in options}

    def choose(answers: Answers) -> KeepDraft:
        return KeepDraft(by_head[answers["choice"]])

    salt = f"{draft.who}.{draft.kind or 'all'}.{digest(head)}"
    return (Select("g.to", words("wildlands-act-menu"), choices, does=choose, salt=salt),)


def list_last_rows(
    draft: ActDraft,
    words: Words,
    *,
    is_match: bool,
    is_touched: bool,
    decline: Button | None = None,
) -> tuple[Row, ...]:
    """Play, other cards or remove the last action, draw; line up one, end: each keeps its place,
    and what ends the turn never stands where a character is revealed. With some lined up, the first
    and the last play the same actions, and say how many. A lesson and a puzzle in the chat have
    room for one row, without other cards. Where what is played would be an interrupt, there is one
    to `decline` instead of the end."""
    lined = len(draft.lined)
    # Only with a line, the last one also plays what is chosen.
    ending, key = (*(draft.actions if lined else ()), End()), _name_ending(draft)
    if lined:
        key = f"{key}-line"
    elif key == "end" and any(one.kind == CLAIM for one in draft.offers):
        key = "end-unclaimed"
    elif draft.view.draws_nothing:
        key = "end-full"
    finish = decline or Button(
        f"g.finish.{digest_of(ending)}",
        words(f"wildlands-{key}", n=len(ending) - 1),
        "secondary" if draft.actions or _is_open(draft) else "success",
        does=play_line(ending),
    )
    buttons = [build_confirm(draft, words, interrupts=decline is not None)]
    if lined and not is_touched:  # a page has its own **Undo**
        buttons.append(build_pop(draft.lined if draft.offer else draft.lined[:-1], words))
    elif is_match:
        is_single = draft.offer is None or len(draft.offer.ways) == 1
        buttons.append(replace(build_other(draft, words), disabled=is_single))
    is_full = draft.offer is None or len(draft.line) >= LONGEST
    add = replace(build_add(draft, words("wildlands-add")), disabled=is_full)
    if not is_match:
        return (Row((*buttons, add, finish)),)
    if WILD in draft.base.hand:
        buttons.append(_build_draw(draft, words))
    first, last = Row(tuple(buttons)), Row((add, finish))
    # What plays never stands where **Interrupt** has led here
    return (Row((decline, add)), first) if decline else (first, last)


def build_confirm(draft: ActDraft, words: Words, *, interrupts: bool = False) -> Button:
    """Plays what is chosen, as an interrupt if it is one, and says what that costs."""
    actions, is_walk = draft.actions, isinstance(draft.action, Move)
    played = play_line(actions, draft.who) if actions else None
    lined = draft.lined if is_walk else draft.line
    kind = draft.offer.kind if draft.offer and not lined else ""
    key = CONFIRMS.get(kind, "confirm-line" if lined else "confirm")
    if _wins(draft):
        key = "claim-win"
    if interrupts and played:
        key, played = "interrupt-play", replace(played, action=Interrupt(), then=actions)
    # Beside a face a number of actions would be taken for a character's.
    is_bare = interrupts or kind in {CLAIM, DRAW_TWO} or len(actions) > 1
    cards = 1 + sum(len(cards_of(action)) for action in actions)  # with the wild one
    return Button(
        f"g.confirm.{digest_of(actions) if actions else 'none'}",
        words(f"wildlands-{key}", n=max(1, len(actions)), cards=phrases.count_cards(cards, words)),
        "success",
        disabled=played is None,
        emoji="" if is_bare else own_emoji(draft.view, draft.who or 1),
        does=played,
    )


def _build_draw(draft: ActDraft, words: Words) -> Button:
    """Two cards for a wild one."""
    offer = next((one for one in draft.offers if one.kind == DRAW_TWO), None)
    is_chosen = draft.offer is not None and draft.offer == offer
    does = KeepDraft(draft.choose(offer) if offer else {})
    style: Style = "primary" if is_chosen else "secondary"
    if offer is not None and draft.offer is None and draft.idea == offer:
        style = "success"
    label = words("wildlands-kind-draw")
    return Button("g.draw", label, style, disabled=offer is None, does=does)


def build_add(draft: ActDraft, label: str) -> Button:
    """Lines up what is chosen."""
    kept = {"who": draft.who, "next": True, **write_line(draft.actions)}
    return Button("g.add", label, does=KeepDraft(kept))


def build_pop(left: tuple[Action, ...], words: Words) -> Button:
    """Leaves only these lined up; with none, a win that was proposed whole does not return."""
    return Button("g.pop", words("wildlands-pop"), does=KeepDraft(write_line(left) or {"head": ""}))


def build_other(draft: ActDraft, words: Words) -> Button:
    """Pays with other cards."""
    ways = len(draft.offer.ways) if draft.offer else 1
    kept = draft.draft | {"way": (draft.way + 1) % ways}
    return Button("g.other", words("wildlands-other"), does=KeepDraft(kept))


def list_details(ctx: Context[View]) -> tuple[Part, ...]:
    """The actions lined up, with a button that removes each; and every way to pay for the one that
    is chosen."""
    words, draft = ctx.words, read_chosen_draft(ctx.view, ctx.draft)
    parts: list[Part] = []
    if draft.lined:
        board = draft.view.table
        lined = [phrases.describe_action(action, board, ctx.seat, words) for action in draft.lined]
        parts.append(Text("\n".join(f"{n}. {action}" for n, action in enumerate(lined, 1))))
        parts += button_rows([
            replace(
                build_pop((*draft.lined[: n - 1], *draft.lined[n:]), words),
                control=f"g.drop.{n}", label=words("wildlands-pop-one", n=n),
            )
            for n, _ in enumerate(lined, 1)
        ])  # fmt: skip
    return (*list_menus(draft, words), *parts, Text(words("wildlands-about-buttons")))


def list_menus(draft: ActDraft, words: Words) -> tuple[Select, ...]:
    return (
        *list_offer_menu(draft, words),
        *_list_walks(draft, words),
        *_list_ways(draft, words),
    )


def _list_walks(draft: ActDraft, words: Words) -> tuple[Select, ...]:
    """A menu of the spaces where the walk can end."""
    walk = walks.find_walk(draft)
    routes = walks.list_nearest(walk) if walk else {}
    if walk is None or not routes:
        return ()
    choices = tuple(
        Choice(
            str(space),
            words("wildlands-offer-move", space=space, cost=phrases.count_cards(route.cost, words)),
            labels.describe_goal(draft.view, space, words),
        )
        for space, route in routes.items()
    )

    def choose(answers: Answers) -> KeepDraft:
        return KeepDraft(walks.follow_route(walk, routes[int(answers["choice"])]))

    label, salt = words("wildlands-kind-move"), digest_of(draft.actions)
    return (Select("g.walk", label, choices, does=choose, salt=f"{draft.who}.{salt}"),)


def _list_ways(draft: ActDraft, words: Words) -> tuple[Select, ...]:
    """A menu of the cards that can pay for the action that is chosen, cheapest first, if there are
    several ways."""
    offer = draft.offer
    if offer is None or len(offer.ways) == 1:
        return ()
    choices = tuple(
        Choice(
            str(number),
            shorten(phrases.name_cards(cards_of(way), words), LONGEST_LABEL),
            shorten(labels.list_cards_in_words(cards_of(way), words), LONGEST_LABEL),
            number == draft.way,
        )
        for number, way in enumerate(offer.ways[:MOST_CHOICES])
    )

    def choose(answers: Answers) -> KeepDraft:
        return KeepDraft(draft.draft | {"way": int(answers["choice"])})

    name, salt = f"g.way.{digest(offer.head)}", str(draft.way)
    return (Select(name, words("wildlands-ways"), choices, does=choose, salt=salt),)
