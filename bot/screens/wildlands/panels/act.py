"""The panel of the acting seat: a character, what it does and where, and the cards it is played
with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from bot.models.match import Table
from bot.screens.contract import BadInput, Draft, KeepDraft, Reply
from bot.screens.discord_limits import LONGEST_LABEL, MOST_CHOICES, shorten
from bot.screens.drafts import digest
from bot.screens.panel import button_rows
from bot.screens.screen import Block, Button, Choice, Note, Row, Select, Style, Text
from bot.screens.wildlands.act_draft import (
    ActDraft,
    choose_character,
    digest_of,
    play_line,
    read_chosen_draft,
    write_line,
)
from bot.screens.wildlands.emojis import hidden_emoji, own_emoji
from bot.screens.wildlands.explanations import explain_action
from bot.screens.wildlands.labels import (
    describe_offer,
    explain_offer,
    list_cards_in_words,
    offer_emoji,
)
from bot.screens.wildlands.marks import mark_draft
from bot.screens.wildlands.offers import ATTACK, KINDS, MOVE, Offer, cards_of
from bot.screens.wildlands.phrases import describe_action, name_cards
from bot.screens.wildlands.pictures import panel_picture
from bot.words import Words
from engine.wildlands.actions import ATTACKS, Action, End
from engine.wildlands.cards import CHARACTERS, Character, offer_of
from engine.wildlands.plan import LONGEST
from engine.wildlands.state import DRAW, HAND, Standing
from engine.wildlands.views import View

STEADY_KINDS: Final = (MOVE, ATTACK)


def panel(
    view: View, table: Table, raw: Draft, words: Words, before: View | None
) -> tuple[Block, ...]:
    draft = read_chosen_draft(view, raw)
    marks, cards = mark_draft(draft), cards_of(draft.action)
    return (
        Text(_describe_draft(draft, words)),
        Note("\n".join(explain_action(draft.action, words)) if raw else ""),
        panel_picture(draft.view, table, words, before, marks, cards),
        *choosing_blocks(draft, words),
        Row(_last_buttons(draft, words, is_match=table.match > 0)),
    )


def choosing_blocks(draft: ActDraft, words: Words, *, brief: bool = False) -> tuple[Block, ...]:
    """The buttons of characters and of kinds, and the menu of what can be done; if it is `brief`,
    without kinds."""
    draft = replace(draft, kind="") if brief else draft
    characters = tuple(_character_button(draft, one) for one in range(1, CHARACTERS + 1))
    kinds = Row(tuple(_kind_button(draft, kind, words) for kind in list_kinds(draft)))
    menu = _offer_menu(draft, words)
    return (Row(characters), *(() if brief else (kinds,)), *((menu,) if menu else ()))


def list_kinds(draft: ActDraft) -> tuple[str, ...]:
    """Those that always have a button, so that it keeps its place, and what anyone can do now."""
    found = {offer.kind for offer in draft.offers}
    return tuple(kind for kind in KINDS if kind in found or kind in STEADY_KINDS)


def _describe_draft(draft: ActDraft, words: Words) -> str:
    """What the green button plays; the picture marks the cards it costs."""
    seat = draft.view.seat
    assert seat is not None
    board = draft.view.table
    if draft.offer is not None:
        step = describe_action(draft.action, board, seat, words, paid=False)
        return f"▶️ {len(draft.line) + 1}. {step}" if draft.line else f"▶️ {step}"
    if draft.line:
        return words("wildlands-act-lined", n=len(draft.line))
    drawn = min(DRAW, HAND - len(draft.view.hand))
    key = "nothing" if draft.view.hand else "empty"
    return words(f"wildlands-act-{key}-{_ending(draft)}", n=drawn)


def _ending(draft: ActDraft) -> str:
    """Whether what ends is the turn, or an interrupt."""
    return "end" if draft.view.acting == draft.view.active else "done"


def _character_button(draft: ActDraft, one: Character) -> Button:
    """With an emoji alone: it has the number, and it is grey while the character is hidden."""
    is_hidden = draft.view.own.pieces[one - 1].standing is Standing.HIDDEN
    is_able = any(one in offer.characters for offer in draft.offers)
    style: Style = "primary" if one == draft.who else "secondary"
    label = f"👁 {one}" if is_hidden else str(one)
    emoji = (hidden_emoji if is_hidden else own_emoji)(draft.view, one)
    return Button(f"g.who.{one}", label, style, disabled=not is_able, emoji=emoji, beside="")


def _kind_button(draft: ActDraft, kind: str, words: Words) -> Button:
    style: Style = "primary" if kind == draft.kind else "secondary"
    is_able = kind in draft.kinds
    key = _find_obstacle(draft) if kind == ATTACK and not is_able else f"kind-{kind}"
    return Button(f"g.kind.{kind}", words(f"wildlands-{key}"), style, disabled=not is_able)


def _find_obstacle(draft: ActDraft) -> str:
    """Why the chosen character, or any, can't attack."""
    own, hand = draft.view.own.characters(Standing.REVEALED), draft.view.hand
    able = [one for one in own if draft.who in {0, one}]
    if not able:
        return f"kind-{ATTACK}"
    has_card = any(offer_of(card).flags_for(one) & {*ATTACKS} for card in hand for one in able)
    return "no-target" if has_card else "no-attack"


def _offer_menu(draft: ActDraft, words: Words) -> Select | None:
    """The targets, best first. The control's name changes with what is chosen, because a client
    keeps the selection of a menu of the same name. What is chosen has no emoji: a closed menu would
    take two lines."""
    offers = draft.choices[:MOST_CHOICES]
    if not offers:
        return None
    head = draft.offer.head if draft.offer else ""
    choices = tuple(
        Choice(
            one.head,
            describe_offer(draft.view, one, words),
            explain_offer(draft.view, draft.outlook, one, words),
            one.head == head,
            "" if one.head == head else offer_emoji(draft.view, one),
        )
        for one in offers
    )
    control = f"g.to.{draft.who}.{draft.kind or 'all'}.{digest(head)}"
    return Select(control, words("wildlands-act-menu"), choices)


def _last_buttons(draft: ActDraft, words: Words, *, is_match: bool) -> tuple[Button, ...]:
    """Play, other cards or remove the last step, add a step, end. With a line, the first and the
    last play the same steps, and say how many. Other cards keep their place; a lesson has no room
    for them."""
    lined, ending = len(draft.line), _list_ending(draft)
    finish = Button(
        f"g.finish.{digest_of(ending)}",
        words(f"wildlands-{_ending(draft)}{'-line' if lined else ''}", n=len(ending) - 1),
        "secondary" if draft.actions else "success",
    )
    if not draft.actions:
        return (finish,)
    count = len(draft.actions)
    key = "wildlands-confirm-line" if lined else "wildlands-confirm"
    buttons = [Button(f"g.confirm.{digest_of(draft.actions)}", words(key, n=count), "success")]
    if lined:
        buttons.append(Button("g.pop", words("wildlands-pop")))
    elif is_match:
        is_single = draft.offer is None or len(draft.offer.ways) == 1
        buttons.append(Button("g.other", words("wildlands-other"), disabled=is_single))
    is_full = draft.offer is None or lined >= LONGEST
    return (*buttons, Button("g.add", words("wildlands-add"), disabled=is_full), finish)


def _list_ending(draft: ActDraft) -> tuple[Action, ...]:
    """What the last button plays: all that is chosen after a line, but not what is held ready."""
    return (*(draft.actions if draft.line else ()), End())


def list_details(view: View, raw: Draft, words: Words) -> tuple[Block, ...]:
    """The actions lined up, with a button that removes each; and every way to pay for the one that
    is chosen."""
    draft = read_chosen_draft(view, raw)
    blocks: list[Block] = []
    if draft.line:
        assert view.seat is not None
        board, seat = draft.view.table, view.seat
        lined = [describe_action(one, board, seat, words) for one in draft.line]
        blocks.append(Text("\n".join(f"{number}. {one}" for number, one in enumerate(lined, 1))))
        blocks += button_rows([_drop_button(n, words) for n, _ in enumerate(lined, 1)])
    return (*blocks, *describe_ways(draft, words))


def _drop_button(number: int, words: Words) -> Button:
    return Button(f"g.drop.{number}", words("wildlands-pop-one", n=number))


def describe_ways(draft: ActDraft, words: Words) -> tuple[Block, ...]:
    """Every way to pay for the action that is chosen, if there are several."""
    if draft.offer is None or len(draft.offer.ways) == 1:
        return ()
    return (_way_menu(draft, draft.offer, words),)


def _way_menu(draft: ActDraft, offer: Offer, words: Words) -> Select:
    """The cards that can pay, cheapest first."""
    choices = tuple(
        Choice(
            str(number),
            shorten(name_cards(cards_of(way), words), LONGEST_LABEL),
            shorten(list_cards_in_words(cards_of(way), words), LONGEST_LABEL),
            number == draft.way,
        )
        for number, way in enumerate(offer.ways[:MOST_CHOICES])
    )
    control = f"g.way.{digest(offer.head)}.{draft.way}"
    return Select(control, words("wildlands-ways"), choices)


def press(view: View, raw: Draft, control: list[str], values: Mapping[str, str]) -> Reply[Action]:
    draft = read_chosen_draft(view, raw)
    match control:
        case ["confirm", mark] if draft.actions and mark == digest_of(draft.actions):
            return play_line(draft.actions)
        case ["finish", mark] if mark == digest_of(_list_ending(draft)):
            return play_line(_list_ending(draft))
        case ["confirm" | "finish", _]:
            raise BadInput("bad-confirm")
        case _:
            return KeepDraft(change_draft(draft, control, values))


def change_draft(draft: ActDraft, control: list[str], values: Mapping[str, str]) -> Draft:
    """The draft after a control that only chooses. Raises `BadInput`."""
    kept: Draft = write_line(draft.line)
    match control:
        case ["who", number] if _is_character(draft, number):
            return choose_character(draft, int(number))
        case ["kind", kind] if kind in draft.kinds:
            return {"who": draft.who, "kind": kind, **kept}
        case ["to", _, _, _]:
            head = values.get("choice", "")
            found = next((offer for offer in draft.offers if offer.head == head), None)
            if found is None:
                raise BadInput("wildlands-bad-control")
            return {"who": draft.who, "kind": draft.kind, "head": head, **kept}
        case ["other"] if draft.offer:
            return draft.draft | {"way": (draft.way + 1) % len(draft.offer.ways)}
        case ["way", mark, _] if draft.offer and mark == digest(draft.offer.head):
            return draft.draft | {"way": _read_number(values.get("choice", ""))}
        case ["add"] if draft.offer and len(draft.line) < LONGEST:
            return {"who": draft.who, "next": True, **write_line(draft.actions)}
        case ["pop"] if draft.line:
            return write_line(draft.line[:-1])
        case ["drop", number] if 0 < _read_number(number) <= len(draft.line):
            place = _read_number(number)
            return write_line((*draft.line[: place - 1], *draft.line[place:]))
        case _:
            raise BadInput("wildlands-bad-control")


def _read_number(text: str) -> int:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 3 else 0


def _is_character(draft: ActDraft, number: str) -> bool:
    return any(number == str(one) for offer in draft.offers for one in offer.characters)
