"""What the panels of Wildlands hold ready, and what their controls lead to."""

from dataclasses import replace
from itertools import islice

import pytest

from bot.models.plan import OrderState
from bot.screens.context import Context
from bot.screens.replies import BadInput, Draft, KeepDraft, PlayAction
from bot.screens.screen import Button, LazyPicture, Picture, Row, Screen, Select
from bot.screens.wildlands import WildlandsScreens
from bot.screens.wildlands.act_draft import (
    ACTED,
    PRESSED,
    play_line,
    read_act_draft,
    read_chosen_draft,
)
from bot.screens.wildlands.labels import find_stake
from bot.screens.wildlands.marks import mark_draft
from bot.screens.wildlands.offers import ATTACK, REVEAL
from bot.screens.wildlands.suggestions import is_likely, suggest_interrupt, suggest_places
from bot.screens.wildlands.text_pictures import CHOSEN
from bot.words import Words
from engine.contract import Seat
from engine.records import deal_match, read_record, replay_moves
from engine.wildlands.actions import Action, Claim, Draw, End, Fighter, Move, Reveal, write_action
from engine.wildlands.computers.looking_back import find_better
from engine.wildlands.computers.proposing import propose_point
from engine.wildlands.sight import seen_from
from engine.wildlands.state import Phase, State
from engine.wildlands.views import View
from tests.screens.matches import as_text, buttons, selects
from tests.screens.wildlands.tables import GAME, playing, random_states, seen, table_of
from tests.soak import SOAK
from tests.wildlands.matches import after
from tests.wildlands.test_expert import POSITIONS

SCREENS = WildlandsScreens()
EVERY = 7 if SOAK else 17
CHOOSING = ("g.who", "g.kind", "g.go", "g.draw", "g.other")


class Panel:
    """A panel that is used: each press changes its draft."""

    def __init__(self, words: Words, state: State, seat: Seat = 0) -> None:
        self.words, self.state, self.seat = words, state, seat
        self.view = seen(state, seat)
        self.draft: Draft = {}

    @property
    def context(self) -> Context[View]:
        return Context(self.view, table_of(self.state), self.words, self.draft)

    @property
    def shown(self) -> Screen:
        return SCREENS.render_panel(
            Context(self.view, table_of(self.state), self.words, self.draft)
        )

    @property
    def buttons(self) -> dict[str, Button]:
        """Those that can be pressed."""
        return {one.control: one for one in buttons(self.shown) if not one.disabled}

    @property
    def menus(self) -> list[Select]:
        """Those of the panel, and those behind it."""
        return [*selects(self.shown), *selects(Screen(self.shown.details))]

    def press(self, control: str, choice: str = "") -> list[str]:
        """The lines that a press plays; none if it changed the draft. A `*` at the end stands for
        the rest of the first control that begins like this."""
        if control.endswith("*"):
            known = [*self.buttons, *(menu.name for menu in self.menus)]
            control = next(one for one in known if one.startswith(control[:-1]))
        reply = SCREENS.press(self.context, control, {"choice": choice})
        if isinstance(reply, KeepDraft):
            self.draft = reply.draft
            return []
        assert isinstance(reply, PlayAction)
        return [*map(write_action, (reply.action, *reply.then))]


def find_primary(panel: Panel) -> str:
    (control,) = [control for control, one in panel.buttons.items() if one.style == "primary"]
    return control


def find_ready(panel: Panel) -> str:
    """The green button, which plays what the panel holds ready."""
    playing_it = ("g.confirm", "g.finish")
    (control,) = [
        control
        for control, one in panel.buttons.items()
        if one.style == "success" and control.startswith(playing_it)
    ]
    return control


def is_played(state: State, seat: Seat, lines: list[str]) -> bool:
    """Whether the first line is legal. Raises `IllegalAction`."""
    action: Action = GAME.read(lines[0])
    return bool(GAME.apply(state, seat, action))


@pytest.mark.parametrize(("seats", "ground"), [(2, "glassmere"), (4, "stonecrown")])
@pytest.mark.slow
def test_whatever_a_panel_holds_ready_is_legal(seats: int, ground: str, words: Words) -> None:
    tried = set()
    for state in random_states(seats, ground, 3)[::EVERY]:
        for seat in sorted(GAME.to_act(state)):
            panel = Panel(words, state, seat)
            first = {Phase.ASK: "g.pass.*", Phase.DEFEND: "g.confirm.*"}.get(state.phase)
            assert is_played(state, seat, panel.press(first or find_ready(panel)))
            tried.add(state.phase)
    assert tried >= {Phase.SETUP, Phase.ACT, Phase.ASK}


def test_in_set_up_whoever_shoots_best_is_proposed_where_most_is_in_sight(words: Words) -> None:
    state = GAME.start(2, bytes(32), {"map": "stonecrown", "faction_1": "oldroad"})
    view = seen(state)
    places = suggest_places(view)
    sight = [len(seen_from(view.table.ground, space)) for space in places]
    fenn = 5
    assert sight[fenn - 1] == max(sight)
    said = as_text(SCREENS.render_panel(Context(view, table_of(state), words)))
    assert f"**5 Fenn** → {places[fenn - 1]}. Your best shooter." in said


def test_in_set_up_whoever_is_best_in_melee_is_proposed_in_the_middle(words: Words) -> None:
    state = GAME.start(2, bytes(32), {"map": "stonecrown", "faction_1": "ironbriar"})
    view = seen(state)
    places, walks = suggest_places(view), view.table.ground.walks
    rusk = places[4 - 1]
    far = {space: sum(walks[space].values()) for space in places}
    assert far[rusk] == min(far.values())
    said = as_text(SCREENS.render_panel(Context(view, table_of(state), words)))
    assert f"**4 Rusk** → {rusk}. Your best in melee." in said


@pytest.mark.parametrize(("seats", "ground"), [(2, "stonecrown"), (3, "glassmere")])
@pytest.mark.slow
def test_whatever_is_chosen_can_be_played(seats: int, ground: str, words: Words) -> None:
    """Every button and every entry of a menu, of some turns of a random match."""
    acting = [one for one in random_states(seats, ground, 5) if one.phase is Phase.ACT]
    for state in islice(acting, 1, None, 31):
        panel = Panel(words, state, state.acting)
        choosing = [one for one in panel.buttons if one.startswith(CHOOSING)]
        presses = [(one, "") for one in choosing]
        presses += [(menu.control, one.value) for menu in panel.menus for one in menu.choices[:4]]
        for control, choice in presses:
            used = Panel(words, state, state.acting)
            assert used.press(control, choice) == []
            assert is_played(state, state.acting, used.press(find_ready(used)))


DUEL = {"a1": 1, "a2": 2, "b1": 1, "b2": 8}


def test_a_claim_is_held_ready_before_anything_else_and_keeps_the_wild_card(words: Words) -> None:
    state = playing(DUEL, "1m2 13 14 W 1m5", "12", shards=("1 20", "40"))
    panel = Panel(words, state)
    assert panel.press(find_ready(panel)) == ["claim 1 13 14 1m5"]


def test_cards_of_a_knocked_out_character_are_kept_for_a_claim(words: Words) -> None:
    pieces: dict[str, int | str] = {"a1": 1, "a3": 30, "a4": 20, "b1": 42}
    panel = Panel(words, playing(pieces, "24 34 25 25 W", "12", shards=("1", "40")))
    panel.press("g.who.4")
    panel.press("g.go.east")
    assert panel.press(find_ready(panel))[0].endswith(" 34")


def test_a_knock_out_comes_before_other_attacks(words: Words) -> None:
    state = playing(DUEL, "1r2 1m2", "12", damage={"b2": 3}, shards=("40", "41"))
    panel = Panel(words, state)
    assert "▶️ One knocks out Two: sure" in as_text(panel.shown)
    assert panel.press(find_ready(panel)) == ["ranged 1 b2 1r2"]


def test_a_step_leads_nearer_to_a_shard_with_the_card_that_is_worth_least(words: Words) -> None:
    state = playing({"a1": 1, "b1": 42}, "1m2 12 1h3 14 W", "12", shards=("3", "40"))
    panel = Panel(words, state)
    (line,) = panel.press(find_ready(panel))
    assert line == "move 1 2 12"


def test_a_walk_to_a_shard_that_can_be_claimed_comes_before_an_attack(words: Words) -> None:
    pieces: dict[str, int | str] = {"a1": 1, "a3": 4, "b2": 4}
    state = playing(pieces, "13m 3m4 23 34 35 W", "12", shards=("3", "40"))
    panel = Panel(words, state)
    assert panel.press(find_ready(panel))[0].startswith("move 3 ")


def test_what_is_proposed_is_what_the_analysis_would_call_best(words: Words) -> None:
    """Also that ending is: and whoever would only leave a shard does not."""
    state = playing({"a1": 3, "a2": 5, "b1": 42}, "12 W", "12", shards=("3", "40"))
    panel = Panel(words, state)
    assert find_better(panel.view, End()) is None
    assert panel.press(find_ready(panel)) == ["end"]
    assert panel.press("g.who.1") == []
    assert panel.press(find_ready(panel)) == ["end"]
    assert panel.press("g.who.2") == []
    assert panel.press(find_ready(panel))[0].startswith("move 2 ")
    for state in random_states(2)[5::90]:
        if state.phase in (Phase.ACT, Phase.REVEAL):
            panel = Panel(words, state, state.acting)
            (line,) = panel.press(find_ready(panel))
            assert find_better(panel.view, GAME.read(line)) is None


def test_an_attack_that_hardly_ever_hits_is_ready_only_where_it_was_asked_for() -> None:
    for number, at in ((2, 95), (3, 76)):
        state = random_states(2, number=number)[at]
        view = GAME.observe(state, state.acting)
        drafts = [read_chosen_draft(view, {"who": who}) for who in range(6)]
        assert all(one.offer is None or is_likely(one.view, one.offer) for one in drafts)
        asked = read_chosen_draft(view, {"kind": ATTACK, PRESSED: True})
        assert asked.offer is not None
        assert not is_likely(view, asked.offer)


def test_actions_are_lined_up_and_played_by_one_press(words: Words) -> None:
    state = playing({"a1": 1, "b1": 42}, "12 13 14 15 1m2", "12", shards=("3", "40"))
    panel = Panel(words, state)
    panel.press("g.add")
    assert "**Play this**, or add a step" in str(panel.shown.blocks[0])
    panel.press("g.to.*", "move 1 3")
    lines = panel.press(find_ready(panel))
    assert [one.split()[:3] for one in lines] == [["move", "1", "2"], ["move", "1", "3"]]
    final = after(state, f"1 {lines[0]}", f"1 {lines[1]}")
    assert final.table.sides[0].pieces[0].space == 3
    assert panel.press("g.finish.*")[-1] == "end"


def test_any_action_lined_up_is_removed_behind_the_panel_and_the_last_one_on_it(
    words: Words,
) -> None:
    state = playing({"a1": 1, "b1": 42}, "12 13 14 15", "12", shards=("3", "40"))
    panel = Panel(words, state)
    panel.draft = {"line": ["move 1 2 12", "move 1 1 13"]}
    behind = buttons(Screen(panel.shown.details))
    assert [one.control for one in behind] == ["g.drop.1", "g.drop.2", "rules.2"]
    panel.press("g.drop.1")
    assert "add a step" not in str(panel.shown.blocks[0]), "the second step needs the first"
    panel.draft = {"line": ["move 1 2 12", "move 1 1 13"]}
    panel.press("g.pop")
    assert "**Play this**, or add a step" in str(panel.shown.blocks[0])
    panel.press("g.pop")
    assert "add a step" not in str(panel.shown.blocks[0])


def test_a_line_is_played_with_no_step_that_nobody_chose(words: Words) -> None:
    state = playing({"a1": 1, "b1": 42}, "12 23 W", "12", shards=("3", "40"))
    panel = Panel(words, state)
    panel.draft = {"line": ["move 1 2 12"]}
    assert "g.pop" in panel.buttons
    assert panel.press(find_ready(panel)) == ["move 1 2 12"]
    assert panel.press("g.finish.*") == ["move 1 2 12", "end"]


def test_both_buttons_of_a_line_play_the_steps_that_they_count(words: Words) -> None:
    panel = Panel(words, playing({"a1": 1, "a2": "hidden 3", "b1": 42}, "12 13 14", "12"))
    panel.press("g.who.1")
    panel.press("g.add")
    lined = panel.press(find_ready(panel))
    assert len(lined) == 1, "what is proposed next is not played unseen"
    assert panel.buttons[find_ready(panel)].label == "Play this"
    panel.press("g.who.2")
    assert panel.buttons[find_ready(panel)].label == "Play both"
    assert panel.press(find_ready(panel)) == [*lined, "reveal 2"]
    assert panel.press("g.finish.*") == [*lined, "reveal 2", "end"]
    labels = [one.label for one in panel.buttons.values()]
    assert {"Play both", "Play both, end turn"} <= {*labels}
    assert "📌 One → " in str(panel.shown.blocks[0])
    panel.press("g.pop")
    assert panel.press("g.finish.*") == [*lined, "end"], "what was chosen after it is removed first"
    panel.press("g.pop")
    assert panel.press("g.finish.*") == ["end"], "what is held ready is not played by it"


@pytest.mark.parametrize("hand", ["12 13", "12 W"])
def test_what_ends_the_turn_does_not_begin_a_row_as_revealing_does(hand: str, words: Words) -> None:
    panel = Panel(words, playing(DUEL, hand, "12"))
    rows = [block for block in panel.shown.blocks if isinstance(block, Row)]
    add, finish = rows[-1].buttons
    assert (add.control, finish.control.startswith("g.finish.")) == ("g.add", True)


def test_what_was_chosen_is_dropped_with_its_character_unless_it_was_lined_up(
    words: Words,
) -> None:
    pieces: dict[str, int | str] = {"a1": 1, "a2": 2, "b1": 1, "b2": 8}
    panel = Panel(words, playing(pieces, "1m4 24 24 25", "12", shards=("2", "40")))
    panel.press("g.who.1")
    panel.press("g.kind.attack")
    panel.press("g.who.2")
    assert "📌" not in str(panel.shown.blocks[0])
    assert panel.buttons[find_ready(panel)].label == "💎 Claim"
    assert panel.press(find_ready(panel)) == ["claim 2 24 24 25"]
    panel.press("g.who.1")
    panel.press("g.kind.attack")
    panel.press("g.add")
    panel.press("g.who.2")
    assert "📌 One attacks One" in str(panel.shown.blocks[0])
    assert panel.press(find_ready(panel)) == ["melee 1 b 1m4", "claim 2 24 24 25"]


def test_who_was_just_revealed_is_chosen_and_nothing_of_anothers_is_ready(words: Words) -> None:
    pieces: dict[str, int | str] = {"a1": "hidden 20", "a2": 2, "b1": 42}
    state = playing(pieces, "13 24 24 25", "12", shards=("2", "40"), phase=Phase.REVEAL)
    panel = Panel(words, state)
    panel.press("g.who.1")
    control = find_ready(panel)
    for reply in (
        SCREENS.press(panel.context, control, {}),
        play_line((Draw(), Reveal(1))),
    ):
        assert isinstance(reply, PlayAction)
        for hints in (True, False):
            then = Panel(words, replace(after(state, "1 reveal 1"), hints=hints))
            then.draft = reply.draft
            assert then.buttons["g.who.1"].style == "primary"
            assert not [one for one in then.buttons if one.startswith("g.confirm")]
            assert ("💡 Press **2**: claim the shard in space 2" in as_text(then.shown)) is hints


def test_whoever_has_acted_stays_chosen_and_nothing_is_ready_where_that_was_pressed(
    words: Words,
) -> None:
    pieces: dict[str, int | str] = {"a1": 1, "a2": 2, "b1": 1}
    state = playing(pieces, "1m4 14 24 24 25", "12", shards=("2", "40"))
    panel = Panel(words, state)
    panel.press("g.who.1")
    panel.press("g.kind.attack")
    reply = SCREENS.press(panel.context, find_ready(panel), {})
    assert isinstance(reply, PlayAction)

    now = after(state, f"1 {write_action(reply.action)}")
    then = Panel(words, now)
    then.draft = reply.draft
    assert then.buttons["g.who.1"].style == "primary"
    assert not [one for one in then.buttons if one.startswith("g.confirm")]
    assert "💡 Press **2**: claim the shard in space 2" in as_text(then.shown)
    green = [one.control for one in then.buttons.values() if one.style == "success"]
    assert green == ["g.who.2"], "whom the idea begins with"
    then.press("g.who.2")
    assert then.press(find_ready(then))[0].startswith("claim 2 ")

    out = Panel(words, playing({"a2": 2, "b1": 1}, "12", "12"))
    out.draft = reply.draft
    assert "g.who.1" not in out.buttons


def test_set_up_begins_with_what_the_own_faction_is_good_at(words: Words) -> None:
    panel = Panel(words, random_states(2)[0])
    faction = panel.view.table.factions[0]
    strong = words(f"wildlands-faction-{faction.key}-strong")
    assert f"{faction.name}: {strong}" in str(panel.shown.blocks[0])


def test_whoever_can_claim_after_an_action_has_that_ready(words: Words) -> None:
    pieces: dict[str, int | str] = {"a2": 1, "b1": 42}
    state = playing(pieces, "12 24 24 25", "12", shards=("2", "40"))
    panel = Panel(words, after(state, "1 move 2 2 12"))
    panel.draft = play_line((Move(2, 2, ("12",)),), 2).draft
    ready = panel.buttons[find_ready(panel)]
    assert (ready.label, ready.emoji) == ("💎 Claim", "")
    assert panel.press(ready.control) == ["claim 2 24 24 25"]


def test_an_attack_tells_its_damage_and_how_likely_it_hits(words: Words) -> None:
    """By the cards that nobody has seen, of which some stop it."""
    for deck, damage, told in (
        ("1g2 15 15 15", 0, "▶️ One hits One: −1 ♥, 75% chance"),
        ("1m2 15 15 15", 0, "▶️ One hits One: −1 ♥, sure"),
        ("1g2 15 15 15", 3, "▶️ One knocks out One: 75% chance"),
        ("1g2 1g3 1g4 1g5 1g2 15", 0, "▶️ One hits One: −1 ♥, ⚠️ only 17%"),
    ):
        decks = "15", deck.removesuffix(" 15")
        state = playing({"a1": 1, "b1": 2}, "1r2", "15", decks=decks, damage={"b1": damage})
        panel = Panel(words, state)
        panel.press("g.who.1")
        panel.press("g.kind.attack")
        assert told in as_text(panel.shown)


def test_a_knock_out_names_who_stands_where_an_area_is_hit(words: Words) -> None:
    state = playing({"a1": 1, "b1": 2, "b2": 2}, "1a2", "15", damage={"b1": 3, "b2": 3})
    panel = Panel(words, state)
    panel.press("g.who.1")
    panel.press("g.kind.attack")
    assert "▶️ One knocks out One, Two: sure" in as_text(panel.shown)


def test_whoever_can_claim_does_once_it_is_chosen(words: Words) -> None:
    pieces: dict[str, int | str] = {"a1": 1, "a2": 2, "b1": 42}
    panel = Panel(words, playing(pieces, "13 24 24 25", "12", shards=("2", "40")))
    panel.press("g.who.1")
    panel.press("g.who.2")
    assert panel.press(find_ready(panel)) == ["claim 2 24 24 25"]


def test_another_step_is_of_the_same_character(words: Words) -> None:
    """Also where another one would have a better one."""
    pieces: dict[str, int | str] = {"a1": 1, "a2": 5, "b1": 42}
    state = playing(pieces, "12 13 14 23 24 25", "12", shards=("3 17", "40"))
    panel = Panel(words, state)
    panel.press("g.who.1")
    for _ in range(2):
        panel.press("g.add")
        assert panel.buttons["g.who.1"].style == "primary"
        panel.press("g.who.1")


def test_details_lead_to_the_rules_of_what_is_chosen(words: Words) -> None:
    panel = Panel(words, playing({"a1": 1, "b1": 1}, "1m2", "12"))

    def list_rules() -> list[str]:
        found = buttons(Screen(panel.shown.details))
        return [one.label for one in found if one.control.startswith("rules.")]

    assert list_rules() == ["Moves and claims"]
    panel.press("g.kind.attack")
    assert list_rules() == ["Attacks and defence"]
    panel = Panel(words, attacked("15"), 1)
    assert list_rules() == ["Attacks and defence"]
    panel = Panel(words, asked("12"), 1)
    assert list_rules() == ["Interrupts and orders"]
    panel = Panel(words, playing(DUEL, "12 13", "W 12"), 1)
    assert list_rules() == []


def test_cards_can_be_drawn_after_a_rally_was_chosen(words: Words) -> None:
    panel = Panel(words, playing(DUEL, "1y5+f 34 W", "12", decks=("12 13 14",)))
    panel.press("g.who.1")
    panel.press("g.kind.rally")
    panel.press("g.draw")
    assert panel.press(find_ready(panel)) == ["draw"]


def test_without_cards_the_panel_says_so(words: Words) -> None:
    pieces: dict[str, int | str] = {**DUEL, "a3": "hidden 30", "a4": "hidden 31"}
    panel = Panel(words, playing(pieces, "", "12", decks=("12 13", "")))
    assert "No cards left: end your turn and draw 3." in str(panel.shown.blocks[0])


def test_with_a_full_hand_a_card_is_played_rather_than_none_drawn(words: Words) -> None:
    pieces: dict[str, int | str] = {"a1": 1, "b1": 42}
    seven = Panel(words, playing(pieces, "45 45 45 45 45 12 45", "12", shards=("20", "40")))
    assert seven.press(find_ready(seven))[0].startswith("move 1 ")
    idle = Panel(words, playing(pieces, "45 45 45 45 45 34 45", "12", shards=("20", "40")))
    assert "Best to end your turn (hand full)." in as_text(idle.shown)


def test_a_step_to_an_enemy_says_that_melee_hits_there(words: Words) -> None:
    panel = Panel(words, playing({"a1": 1, "b2": 2}, "12 1m4", "12", shards=("40", "41")))
    panel.press("g.who.1")
    panel.press("g.go.east")
    assert "▶️ One → 2: to hit Two" in as_text(panel.shown)


def test_the_picture_of_an_idea_shows_whom_it_aims_at(words: Words) -> None:
    state = playing({"a1": 1, "b1": 2}, "1r2 13", "12", shards=("40", "41"), damage={"b1": 3})
    draft = read_act_draft(seen(state), {"who": 1, "acted": True})
    marks = mark_draft(draft)
    assert draft.idea
    assert (marks.chosen, marks.goal, marks.targets) == (Fighter(0, 1), 2, {2})


def test_an_idea_for_another_character_leaves_the_chosen_one_marked(words: Words) -> None:
    pieces: dict[str, int | str] = {"a1": 1, "a2": 20, "b1": 2}
    state = playing(pieces, "1r2 13", "12", shards=("40", "41"), damage={"b1": 3})
    draft = read_act_draft(seen(state), {"who": 2, "acted": True})
    assert draft.idea
    assert draft.idea.characters == (1,)
    assert mark_draft(draft).chosen == Fighter(0, 2)


def test_an_undone_reveal_is_an_idea_again(words: Words) -> None:
    found = 0
    for state in random_states(2, number=2):
        seat = min(GAME.to_act(state), default=0)
        if state.phase is not Phase.ACT or GAME.observe(state, seat).acting != seat:
            continue
        idea = read_act_draft(GAME.observe(state, seat), {ACTED: True}).idea
        if idea and idea.kind == REVEAL:
            found += 1
            (who,) = idea.characters
            panel = Panel(words, state, seat)
            panel.draft = {"who": who, ACTED: True}
            assert f"💡 Press **{who}**" in as_text(panel.shown)
            assert panel.buttons[f"g.who.{who}"].style == "success"
    assert found


def test_move_and_attack_keep_their_places(words: Words) -> None:
    state = playing({"a1": 1, "a2": 5, "b1": 42}, "12 13 14", "12", shards=("3", "40"))
    panel = Panel(words, state)
    for label in ("Move", "Go 💎"):
        kinds = [one for one in buttons(panel.shown) if one.control.startswith("g.kind")]
        assert [(one.label, one.disabled) for one in kinds] == [
            (label, False), ("No attack card", True),
        ]  # fmt: skip
        panel.press("g.who.1")


def test_an_attack_on_nobody_but_the_own_side_is_no_target(words: Words) -> None:
    state = playing({"a1": 1, "a2": 2, "b1": 42}, "1a2", "12", shards=("3", "40"))
    panel = Panel(words, state)
    panel.press("g.who.1")
    (attack,) = [one for one in buttons(panel.shown) if one.control == "g.kind.attack"]
    assert (attack.label, attack.disabled) == ("No target", True)


def test_an_area_attack_says_whom_it_hits_of_the_own_side(words: Words) -> None:
    state = playing({"a1": 1, "a2": 2, "b2": 2}, "1a3", "12", shards=("3", "40"))
    panel = Panel(words, state)
    panel.press("g.kind.attack")
    (menu,) = [one for one in panel.menus if one.name.startswith("g.to.")]
    panel.press(menu.control, "area 1 2")
    assert "One hits space 2 (⚠️ Two): −1 ♥" in as_text(panel.shown)


def test_the_green_button_names_a_reveal(words: Words) -> None:
    pieces: dict[str, int | str] = {"a1": 1, "a2": "hidden 9", "b1": 42}
    panel = Panel(words, playing(pieces, "W 12", "12", decks=("12 12", "")))
    panel.press("g.draw")
    assert panel.buttons[find_ready(panel)].label == "Play", "beside the one that says it"
    panel.press("g.who.2")
    assert panel.buttons[find_ready(panel)].label == "Reveal"


@pytest.mark.parametrize(("points", "space", "told"), [
    ((0, 4), 10, "could claim 10 next and win!"),
    ((0, 4), 9, "could claim 10 next and win!"),
    ((0, 4), 40, ""),
    ((0, 3), 10, ""),
])  # fmt: skip
def test_a_turn_warns_of_an_opponent_who_could_win_next(
    words: Words, points: tuple[int, int], space: int, told: str
) -> None:
    hands, shards = ("12", "12 13 14 1m2"), ("20", "10")
    state = playing({"a1": 1, "b1": space}, *hands, shards=shards, points=points)
    assert told in (shown := as_text(Panel(words, state).shown))
    assert ("⚠️" in shown) is bool(told)


def test_a_lined_up_attack_counts_the_damage_of_those_before(words: Words) -> None:
    pieces: dict[str, int | str] = {"a1": 1, "b1": 1, "b2": 40}
    panel = Panel(words, playing(pieces, "1m2 1m3 1m4", "12", damage={"b1": 2}))
    told = []
    for _ in range(3):
        panel.press("g.kind.attack")
        (menu,) = [one for one in panel.menus if one.name.startswith("g.to.")]
        (attack,) = [one for one in menu.choices if one.value == "melee 1 b"]
        told.append(attack.description)
        panel.press(menu.control, "melee 1 b")
        panel.press("g.add")
    assert told == [
        "1 One · melee · One drops to 1 of 4 health",
        "1 One · melee · One is knocked out · if the last attack hits",
        "1 One · melee · One is already out · if the last attack hits",
    ]


def test_no_attack_is_held_ready_on_whom_the_line_knocks_out(words: Words) -> None:
    pieces: dict[str, int | str] = {"a1": 1, "b1": 1, "b2": 40}
    panel = Panel(words, playing(pieces, "1m2 1m3 W", "12", damage={"b1": 3}))
    assert panel.press(find_ready(panel)) == ["melee 1 b 1m2"]
    panel.press("g.add")
    assert panel.press("g.finish.*") == ["melee 1 b 1m2", "end"]
    assert panel.press(find_ready(panel)) == ["melee 1 b 1m2"]


def test_a_grey_attack_says_why(words: Words) -> None:
    state = playing({"a1": 1, "a2": 5, "b1": 42}, "1m2 23 34", "12", shards=("3", "40"))
    panel = Panel(words, state)
    labels = []
    for who in ("g.who.1", "g.who.2"):
        panel.press(who)
        (attack,) = [one for one in buttons(panel.shown) if one.control == "g.kind.attack"]
        labels.append((attack.label, attack.disabled))
    assert labels == [("Melee: same space", True), ("No attack card", True)]
    shooter = Panel(words, playing({"a1": 1, "b1": 42}, "1r2", "12", shards=("3", "40")))
    assert shooter.buttons.keys() & {"g.kind.attack"} == set()
    assert "(No target)" in as_text(shooter.shown)


def test_a_claim_that_wins_says_so(words: Words) -> None:
    pieces: dict[str, int | str] = {"a1": 1, "b1": 42}
    hands = "12 12 12", "12"
    for points, label, why in (
        ((3, 0), "💎 Claim", "1 point for 3 cards"),
        ((4, 0), "🏆 Play and win", "wins the match"),
    ):
        panel = Panel(words, playing(pieces, *hands, shards=("1", "40"), points=points))
        assert panel.buttons[find_ready(panel)].label == label
        assert why in str(panel.shown.blocks)


def test_a_win_in_several_steps_is_ready_with_all_of_them(words: Words) -> None:
    """Also where a step has just been played; before the last point it is not."""
    pieces: dict[str, int | str] = {"a1": 2, "a2": 9, "b1": 42}
    state = playing(pieces, "12 12 13 14 25 25", "12", shards=("1", "40"), points=(4, 0))
    for has_acted in (False, True):
        panel = Panel(words, state)
        panel.draft = {"who": 2, ACTED: True} if has_acted else {}
        played = panel.press(find_ready(panel))
        assert [line.split()[:3] for line in played] == [["move", "1", "1"], ["claim", "1", "12"]]
        assert panel.buttons[find_ready(panel)].label == "🏆 Play 2 and win"
        assert "🏆 You could win: One → 1, claim the shard in space 1." in as_text(panel.shown)
        assert "You: 4 · Ben: 0" in as_text(panel.shown), "told once"
    panel.press("g.pop")
    panel.press("g.pop")
    assert len(panel.press(find_ready(panel))) == 1, "what was removed does not return"
    state = playing(pieces, "12 12 13 14 25 25", "12", shards=("1", "40"), points=(3, 0))
    panel = Panel(words, state)
    assert len(panel.press(find_ready(panel))) == 1


def test_a_win_by_a_knock_out_is_told_where_no_one_there_can_defend(words: Words) -> None:
    """The defender names whom a melee attack hits."""
    for hand, is_sure in (("12", True), ("1m2", False)):
        pieces: dict[str, int | str] = {"a1": 2, "b1": 1, "b2": 1}
        state = playing(
            pieces, "12 1m3", hand, shards=("40", "41"), points=(4, 0), damage={"b1": 3, "b2": 3}
        )
        panel = Panel(words, state)
        line, odds = propose_point(panel.view, 1)
        assert (len(line), odds) == (2, 1), "a computer thinks only of the strongest"
        assert (panel.buttons[find_ready(panel)].label == "🏆 Play 2 and win") is is_sure
        assert ("🏆 You could win: One → 1, One attacks" in as_text(panel.shown)) is is_sure


def test_an_area_attack_says_how_likely_no_one_stops_it(words: Words) -> None:
    pieces: dict[str, int | str] = {"a1": 1, "b1": 2, "b2": 2}
    for deck, told in (("13", "sure"), ("13 1g2", "50% chance")):
        state = playing(pieces, "1a2", deck.split()[-1], decks=("", deck.split()[0]))
        panel = Panel(words, state)
        panel.press("g.who.1")
        panel.press("g.kind.attack")
        panel.press("g.kind.attack")
        assert f"One hits space 2: −1 ♥, {told}" in as_text(panel.shown)


def test_the_end_of_a_turn_with_a_full_hand_says_that_nothing_is_drawn(words: Words) -> None:
    pieces: dict[str, int | str] = {"a1": 1, "b1": 42}
    for hand, label in (("45 45 45 45 45 12", "End turn"), ("45 " * 7, "End turn (hand full)")):
        panel = Panel(words, playing(pieces, hand, "12", shards=("20", "40")))
        assert label in [one.label for one in panel.buttons.values()]


def test_whoever_ends_a_turn_without_a_claim_is_told(words: Words) -> None:
    """Also with a full hand, and whatever is chosen."""
    state = playing({"a1": 1, "b1": 42}, "14 " * 7, "12", shards=("1", "40"))
    panel = Panel(words, state)
    assert "End, don't claim" in [one.label for one in panel.buttons.values()]
    panel.press("g.who.1")
    panel.press("g.kind.move")
    assert "End, don't claim" in [one.label for one in panel.buttons.values()]


def test_other_cards_are_cycled_or_chosen_in_words_behind_the_panel(words: Words) -> None:
    state = playing({"a1": 1, "b1": 42}, "12 1m3 1h4 1r5", "12", shards=("3", "40"))
    panel = Panel(words, state)
    panel.press("g.who.1")
    first = panel.press(find_ready(panel))
    panel.press("g.other")
    assert panel.press(find_ready(panel)) != first
    (menu,) = [one for one in panel.menus if one.name.startswith("g.way.")]
    assert [one.label for one in menu.choices] == ["card 1-2", "card 1-3", "card 1-5", "card 1-4"]
    panel.press(menu.control, "0")
    assert panel.press(find_ready(panel)) == first


def test_a_hidden_character_is_revealed_by_its_own_button(words: Words) -> None:
    state = playing({"a1": 1, "a2": "hidden 9", "b1": 42}, "12 13", "12", shards=("3", "40"))
    panel = Panel(words, state)
    panel.press("g.who.2")
    assert panel.press(find_ready(panel)) == ["reveal 2"]


def test_a_character_starts_elsewhere_by_two_presses_and_a_third_takes_it_back(
    words: Words,
) -> None:
    panel = Panel(words, GAME.start(2, bytes(32), {}))
    (proposed,) = panel.press(find_ready(panel))
    spaces = [one for one in panel.buttons if one.startswith("g.space.")]
    numbers = [int(panel.buttons[one].label) for one in spaces]
    assert numbers == sorted(panel.view.dealt)
    former = proposed.split()[3]
    space = next(one for one in map(str, numbers) if one not in proposed.split())

    panel.press("g.char.3")
    assert panel.buttons[f"g.space.{former}"].style == "primary"
    panel.press(f"g.space.{space}")
    (changed,) = panel.press(find_ready(panel))
    assert changed == proposed.replace(f" {former}", f" {space}", 1)
    assert [one for one in panel.buttons if one.startswith("g.space.")] == spaces

    panel.press(f"g.space.{former}")
    assert panel.press(find_ready(panel)) == [proposed]


def test_two_characters_swap_where_one_takes_the_space_of_the_other(words: Words) -> None:
    panel = Panel(words, GAME.start(2, bytes(32), {}))
    (proposed,) = panel.press(find_ready(panel))
    first, second, *others = proposed.split()[1:]

    panel.press("g.char.1")
    panel.press(f"g.space.{second}")

    assert panel.press(find_ready(panel)) == [f"assign {' '.join((second, first, *others))}"]


@pytest.mark.parametrize("press", [None, "g.char.1", "g.char.4"])
def test_set_up_speaks_of_the_character_whose_button_is_chosen(
    words: Words, press: str | None
) -> None:
    panel = Panel(words, GAME.start(2, bytes(32), {}))
    if press:
        panel.press(press)
    chosen = [one.label for one in panel.buttons.values() if one.style == "primary"]
    name, space = chosen[:2]
    assert f"**{name}** → {space}." in as_text(panel.shown)


def test_set_up_says_whose_shards_go_where(words: Words) -> None:
    state = GAME.start(3, bytes(32), {})
    panel = Panel(words, state, 1)
    assert "get **Ana**'s shards" in as_text(panel.shown)
    assert "**The other five** get **Ana**'s shards" in as_text(Screen(panel.shown.details))

    bens = seen(state, 1).dealt
    for seat in range(3):
        five = seen(state, seat).dealt[:5]
        state = after(state, f"{seat + 1} assign {' '.join(map(str, five))}")
    assert state.table.sides[0].shards == bens[5:]


def attacked(hand: str, *, both: bool = True) -> State:
    pieces = {"a1": 1, "b1": 1, "b5": 9, **({"b2": 1} if both else {})}
    return after(playing(pieces, "1m2 13", hand), "1 melee 1 b 1m2")


def test_a_defence_is_ready_and_the_damage_can_be_taken(words: Words) -> None:
    panel = Panel(words, attacked("1m35g 1m2 15", both=False), 1)
    assert panel.press(find_ready(panel)) == ["defend 1=1m2"]
    assert "card 1-2, or One drops to 3 of 4 health." in as_text(panel.shown)
    (harmed,) = [one.control for one in panel.buttons.values() if one.style == "danger"]
    assert panel.press(harmed) == ["defend none"]

    state = playing({"a1": 1, "b1": 1}, "1m2 13", "15 24", decks=("", "1m2"))
    bare = str(Panel(words, after(state, "1 melee 1 b 1m2"), 1).shown)
    assert "You have no melee card: One drops to 3 of 4 health." in bare

    state = playing({"a1": 1, "b1": 1}, "1m2 13", "1m2", points=(2, 0), damage={"b1": 3})
    last = as_text(Panel(words, after(state, "1 melee 1 b 1m2"), 1).shown)
    assert "or One is knocked out (their point 3)." in last

    pieces = {"a1": 1, "a2": 1, "b1": 9}
    state = playing(pieces, "1a2 2g2", "1m2", points=(2, 0), damage={"a2": 3})
    own = as_text(Panel(words, after(state, "1 area 1 1 1a2"), 0).shown)
    assert "Two is knocked out" in own
    assert "their point" not in own


def test_the_defender_says_who_is_hit(words: Words) -> None:
    panel = Panel(words, attacked("1g3 15"), 1)
    (menu,) = panel.menus
    assert {one.value for one in menu.choices} == {"defend 1", "defend 2"}
    panel.press(menu.control, "defend 2")
    (harmed,) = [one.control for one in panel.buttons.values() if one.style == "danger"]
    assert panel.press(harmed) == ["defend 2"]


def asked(hand: str, deck: str = "W") -> State:
    return after(playing({"a1": 1, "b1": 9}, "12 13", hand, decks=("", deck)), "1 move 1 2 12")


def test_the_board_asks_all_in_the_same_words_and_the_panel_knows_the_hand(words: Words) -> None:
    boards = []
    for hand, deck in (("W 12", "13"), ("12 13", "W")):
        state = asked(hand, deck)
        boards.append(SCREENS.render_board(Context(seen(state, None), table_of(state), words)))
    assert boards[0] == boards[1]
    pressable = [one.control for one in buttons(boards[0])]
    assert pressable[0].startswith("g.pass.")
    assert pressable[1].startswith("g.interrupt.")
    for seat in (0, 1):  # whoever is not asked is refused when the draft is saved
        assert not Panel(words, asked("W 12"), seat).press(pressable[1]), "it only opens the choice"
    assert "g.interrupt" not in str([*Panel(words, asked("12 13"), 1).buttons])


def test_a_question_says_what_is_best_and_what_an_interrupt_costs(words: Words) -> None:
    pieces: dict[str, int | str] = {"a1": 1, "b1": 2, "b2": 2}
    state = after(playing(pieces, "12 13", "W 1m2 2m4 14"), "1 move 1 2 12")
    for asking, told in (
        (state, "💡 Pass: an interrupt costs a wild card and can't score now."),
        (replace(state, hints=False), "Interrupting costs a wild card."),
        (asked("12"), "You have no wild card"),
    ):
        assert told in as_text(Panel(words, asking, 1).shown)


def test_to_pass_is_no_advice_where_somebody_could_be_knocked_out_before_the_own_turn(
    words: Words,
) -> None:
    """By whoever acts, or in a turn between."""
    fists, walks = "1m2 1m2", "12 12"
    for cards, space, who in (
        ((fists, walks), 2, "Ana"),
        ((walks, fists), 9, "Ben"),
        ((walks, walks), 9, ""),
    ):
        hands = f"12 {cards[0]}", cards[1], "W 12"
        pieces: dict[str, int | str] = {"a1": 1, "b1": 9, "c1": space}
        state = playing(pieces, *hands, decks=(*cards, "12"), damage={"c1": 3})
        shown = as_text(Panel(words, after(state, "1 move 1 2 12"), 2).shown)
        warning = f"⚠️ **{who}** could knock out One next: point 1 of 5."
        assert shown.count(warning) == bool(who)
        assert ("💡 Pass" in shown) is (not who)


@pytest.mark.parametrize(
    ("points", "told"),
    [
        ((0, 0), "**Ana** could claim 2 next: point 1 of 5."),
        ((4, 0), "**Ana** could claim 2 next and win!"),
    ],
)
def test_a_question_says_why_the_moment_matters(
    words: Words, points: tuple[int, int], told: str
) -> None:
    for hand, can_claim in (("12 13 14 15", True), ("12 13 14", False)):
        state = playing({"a1": 1, "b1": 9}, hand, "W 12", shards=("2", "40"), points=points)
        shown = as_text(Panel(words, after(state, "1 move 1 2 12"), 1).shown)
        assert (told in shown) is can_claim
    state = playing({"a1": 1, "b1": 9}, "12 13", "W 12", points=points)
    last = "**Ana** needs just 1 more point." in as_text(
        Panel(words, after(state, "1 move 1 2 12"), 1).shown
    )
    assert last is (points[0] == 4)


@pytest.mark.parametrize(
    ("orders", "is_quiet", "told"),
    [
        (("chance", "always"), False, "-# Your orders: After every action."),
        (("chance", "attacked"), False, "I ask even those who can't interrupt."),
        (("attacked",), False, "Your orders: Someone attacks your characters."),
        (("always",), True, "🔕 I pass for you until your turn, unless you're attacked."),
    ],
)
def test_a_question_says_which_order_asks_it(
    words: Words, orders: tuple[str, ...], is_quiet: bool, told: str
) -> None:
    pieces: dict[str, int | str] = {"a1": 1, "b1": 1, "b2": 9}
    hurt, act = ({}, "1 move 1 2 12") if "After" in told else ({"a1": 3}, "1 melee 1 b 1m2")
    state = playing(pieces, "12 1m2", "W 15", damage=hurt, decks=("", "W 1r2 1r2"))
    panel = Panel(words, after(state, act), 1)
    ctx = replace(panel.context, orders=OrderState((), orders, is_quiet))
    assert told in as_text(SCREENS.render_panel(ctx))
    assert "I ask" not in as_text(panel.shown), "in a lesson there are none"


@pytest.mark.parametrize(
    ("orders", "is_quiet", "told"),
    [
        (("chance", "ends"), False, "unless: An interrupt could score · Someone ends"),
        (("chance",), True, "🔕 I pass for you until your turn"),
        ((), False, "🔕 I always pass for you."),
        (("always",), False, None),
    ],
)
def test_whoever_waits_reads_when_they_are_passed_for(
    words: Words, orders: tuple[str, ...], is_quiet: bool, told: str | None
) -> None:
    panel = Panel(words, playing({"a1": 42, "b1": 1}, "12", "12"), 1)
    ctx = replace(panel.context, orders=OrderState((), orders, is_quiet))
    shown = as_text(SCREENS.render_panel(ctx))
    assert told in shown if told else "🔕" not in shown


def test_an_interrupt_says_what_it_would_win(words: Words) -> None:
    pieces: dict[str, int | str] = {"a1": 1, "b1": 9}
    state = playing(pieces, "12 13", "W 12 13 1m4 W", shards=("40", "9"))
    panel = Panel(words, after(state, "1 move 1 2 12"), 1)
    assert "💡 +1 point for you: claim the shard in space 9" in as_text(panel.shown)
    page = SCREENS.render_panel(replace(panel.context, page_height=1300))
    (answers, _) = [block for block in page.blocks if isinstance(block, Row)]
    assert [one.control.split(".")[1] for one in answers.buttons] == [
        "pass", "interrupt", "confirm",
    ], "all that answers is in one row of a page"  # fmt: skip
    assert panel.press(find_ready(panel)) == ["interrupt", "claim 9 12 13 1m4"]
    assert panel.buttons[find_ready(panel)].label == "⚡ Play 4 cards"
    told = as_text(Panel(words, asked("W 12"), 1).shown)
    assert find_primary(Panel(words, asked("W 12"), 1)).startswith("g.pass.")
    assert "💡 Pass: an interrupt" in told

    pieces = {"a1": 1, "a3": 9, "b2": 9}
    state = playing(pieces, "12 13", "W 2r3", damage={"a3": 2}, points=(0, 4))
    told = as_text(Panel(words, after(state, "1 move 1 2 12"), 1).shown)
    assert "🏆 You could win: Two attacks Three (ranged)" in told


@pytest.mark.parametrize(
    ("start", "hand", "played", "cards"),
    [
        (9, "W 12 13 1m4 14", ["move 1 10 12", "claim 10 13 14 1m4"], 5),
        (2, "W 1m2 1m2", ["melee 1 a 1m2", "melee 1 a 1m2"], 3),
    ],
)
def test_an_interrupt_looks_ahead_over_all_its_actions(
    words: Words, start: int, hand: str, played: list[str], cards: int
) -> None:
    pieces: dict[str, int | str] = {"a1": 1, "b1": start}
    state = playing(pieces, "12 13", hand, shards=("40", "10"), damage={"a1": 2})
    panel = Panel(words, after(state, "1 move 1 2 12"), 1)
    assert panel.press(find_ready(panel)) == ["interrupt", *played]
    assert panel.buttons[find_ready(panel)].label == f"⚡ Play {cards} cards"


def test_a_question_proposes_no_interrupt_that_brings_no_point(words: Words) -> None:
    """Although a walk to the shard next to it would be worth a card."""
    state = playing({"a1": 1, "b1": 9}, "12 13", "W W 12", shards=("40", "10"), decks=("", "W 13"))
    asking = after(state, "1 move 1 2 12")
    interrupting = Panel(words, after(asking, "2 interrupt"), 1)
    assert interrupting.press(find_ready(interrupting)) == ["move 1 10 12"]
    panel = Panel(words, asking, 1)
    assert find_primary(panel).startswith("g.pass.")
    assert not [one for one in panel.buttons if one.startswith("g.confirm.")]
    assert "💡 Pass: an interrupt costs a wild card" in as_text(panel.shown)
    panel.press("g.interrupt.*")
    assert panel.press(find_ready(panel)) == ["interrupt", "move 1 10 12"], "once one is wanted"


def test_what_may_be_pressed_twice_leads_to_nothing_that_plays(words: Words) -> None:
    """Where the turn was ended, the next panel has a menu, or the orders."""
    *_, last = Panel(words, attacked("15"), 1).shown.blocks
    assert isinstance(last, Select)
    *_, last = Panel(words, asked("W 12"), 1).shown.blocks
    assert isinstance(last, Row)
    assert last.buttons[0].control == "orders"


def test_a_question_repeats_nothing_that_the_news_tell(words: Words) -> None:
    panel = Panel(words, asked("W 12"), 1)
    assert "**Ana** moved" in as_text(panel.shown)
    told = as_text(SCREENS.render_panel(replace(panel.context, is_told=True)))
    assert "**Ana** moved" not in told


def test_an_interrupt_is_played_with_the_cards_that_its_odds_are_for(words: Words) -> None:
    pieces: dict[str, int | str] = {"a1": 1, "b1": 9, "b2": 2}
    state = playing(pieces, "12 13", "W 12 12 13 24 1r3", shards=("40", "9"))
    panel = Panel(words, after(state, "1 move 1 2 12"), 1)
    (suggested,), _ = suggest_interrupt(panel.view)
    assert suggested == Claim(9, ("12", "13", "1r3")), "for the panel, others are cheaper"
    played = ["interrupt", write_action(suggested)]
    assert panel.press(find_ready(panel)) == played
    panel.press("g.interrupt.*")
    assert panel.press(find_ready(panel)) == played


def test_an_interrupt_is_chosen_before_it_costs_a_card(words: Words) -> None:
    state = playing({"a1": 1, "b1": 9}, "12 13", "W 12 1m4")
    panel = Panel(words, after(state, "1 move 1 2 12"), 1)
    assert not panel.press("g.interrupt.*")
    assert not panel.press("g.kind.move")
    assert not panel.press("g.go.*")
    assert panel.buttons[find_ready(panel)].label == "⚡ Play 2 cards"
    line = panel.press(find_ready(panel))
    assert line[0] == "interrupt"
    assert line[1].startswith("move 1 ")
    assert any(one.startswith("g.pass.") for one in panel.buttons)
    (picture,) = [one for one in panel.shown.blocks if isinstance(one, Picture)]
    assert f"{CHOSEN}`W`" in picture.text, "the card that it costs is framed with the others"


def test_an_interrupt_has_no_price_before_anything_is_chosen(words: Words) -> None:
    panel = Panel(words, asked("W"), 1)
    panel.press("g.interrupt.*")
    (play,) = [one for one in buttons(panel.shown) if one.control == "g.confirm.none"]
    assert (play.label, play.disabled) == ("Play", True)


def test_a_question_says_whom_the_next_action_may_knock_out(words: Words) -> None:
    state = playing({"a1": 1, "b1": 2}, "12 1m2 1m2", "W 12", damage={"b1": 3}, decks=("1m2", ""))
    shown = as_text(Panel(words, after(state, "1 move 1 2 12"), 1).shown)
    assert "⚠️ **Ana** could knock out One next: point 1 of 5." in shown


def test_a_point_is_ready_however_little_it_adds_to_what_is_almost_won(words: Words) -> None:
    pieces: dict[str, int | str] = {"a1": 1, "b2": 9}
    hands, shards, points = ("12 13", "W 14r 1m4 14 13"), ("40", "9"), (1, 4)
    state = playing(pieces, *hands, shards=shards, points=points)
    interrupting = Panel(words, after(state, "1 move 1 2 12", "2 interrupt"), 1)
    assert interrupting.press(find_ready(interrupting)) == ["claim 9 13 14 14r"]
    turn = Panel(words, playing(pieces, *hands, shards=shards, points=points, active=1), 1)
    assert turn.press(find_ready(turn)) == ["claim 9 13 14 14r"]


def test_a_question_names_who_has_moved_and_its_shard(words: Words) -> None:
    state = playing({"a1": 1, "b1": 9}, "12 13", "W 12", shards=("2", "40"), decks=("", "W"))
    told = str(Panel(words, after(state, "1 move 1 2 12"), 1).shown)
    assert "**Ana** moved: 1 One → 2 (their 💎)." in told


def test_a_question_shows_what_it_is_about_and_what_could_follow(words: Words) -> None:
    """Not what else has changed since the reader looked."""
    pieces: dict[str, int | str] = {"a1": 1, "a2": 41, "b1": 9}
    state = playing(pieces, "12 13 14 15", "W 12", shards=("42", "40"), decks=("", "W"))
    now = after(state, "1 move 1 2 12")
    before = seen(playing({**pieces, "a2": 35}, "12", "12"), None)
    shown = SCREENS.panel_parts(Context(seen(now, 1), table_of(now), words, before=before))
    (picture,) = (one.draw() for one in shown if isinstance(one, LazyPicture))
    assert picture is not None
    assert "Changed: 2.\n" in f"{picture.text}\n"
    near = playing({"a1": 1, "a2": 42, "b1": 9}, "12 24 25 2", "W", shards=("42", ""))
    assert find_stake(seen(near, 1), 0) == {42}
    hurt = playing({"a1": 1, "b1": 2}, "1m2 1m2", "W", damage={"b1": 3}, decks=("1m2", ""))
    assert find_stake(seen(hurt, 1), 0) == {2}


def test_details_explain_the_icons_of_cards(words: Words) -> None:
    turn = playing(DUEL, "12 13", "W 12")
    for state, seat in ((turn, 0), (turn, 1), (asked("12"), 1)):
        first, *others = Panel(words, state, seat).shown.details
        assert isinstance(first, Picture)
        assert first.name == "map", "the whole, below the news"
        named = [one.name for one in others if isinstance(one, Picture)]
        assert {*named} >= {"hand", "roster-a", "roster-b"}
        assert "for that character" in as_text(Screen(tuple(others)))


def test_a_panel_that_waits_says_when_computers_think(words: Words) -> None:
    turn, question = playing(DUEL, "12 13", "W 12"), asked("W 12")
    for state, seat in ((turn, 1), (question, 0)):
        table, (awaited,) = table_of(state), GAME.to_act(state)
        seats = [*table.seats]
        seats[awaited] = replace(seats[awaited], computer="hard")
        for shown, is_thinking in ((table, False), (replace(table, seats=tuple(seats)), True)):
            ctx = Context(seen(state, seat), shown, words)
            told = as_text(SCREENS.render_panel(ctx))
            assert ("⏳ The computer is thinking." in told) is is_thinking


def test_the_board_of_an_earlier_question_answers_no_later_one(words: Words) -> None:
    first = asked("W 12")
    later = after(first, "2 pass", "1 move 1 1 13")
    (old, *_) = buttons(SCREENS.render_board(Context(seen(first, None), table_of(first), words)))
    with pytest.raises(BadInput) as refused:
        Panel(words, later, 1).press(old.control)
    assert refused.value.key == "bad-control"


def test_a_set_up_is_taken_back_while_others_still_choose(words: Words) -> None:
    state = GAME.start(2, bytes(32), {})
    dealt = " ".join(map(str, seen(state).dealt[:5]))
    panel = Panel(words, after(state, f"1 assign {dealt}"))
    assert panel.press("g.recall") == ["recall"]


def test_pass_says_that_the_answer_is_in_or_where_to_see_what_is_next(words: Words) -> None:
    state = playing({**DUEL, "c1": 42}, "12 13 W", "1m2 W", "1m3 W", decks=["12 W"] * 3)
    asked = after(state, "1 move 1 2 12")
    answered = after(asked, "2 pass")
    for now, seat, key in ((asked, 0, "bad-control"), (answered, 1, "wildlands-question-answered")):
        with pytest.raises(BadInput) as refused:
            SCREENS.press(Context(seen(now, seat), table_of(now), words), "g.pass.x", {})
        assert refused.value.key == key
        assert words(refused.value.key) != refused.value.key


def test_the_panel_of_a_finished_match_says_once_that_it_is_over(words: Words) -> None:
    final = random_states(2, "glassmere", 3)[-1]
    shown = SCREENS.render_panel(Context(seen(final), table_of(final), words))
    assert as_text(shown).count("The match is over.") == 1


@pytest.mark.parametrize("name", ["second_point", "fourth_point"])
def test_a_claim_is_ready_before_anything_else(words: Words, name: str) -> None:
    """Where the search would rather fly, or end the turn."""
    record = read_record((POSITIONS / f"{name}.record").read_text())
    *_, last = replay_moves(GAME, record, deal_match(GAME, record))
    (seat,) = GAME.to_act(last.state)
    panel = Panel(words, last.state, seat)
    (line,) = panel.press(find_ready(panel))
    assert line.startswith("claim ")
