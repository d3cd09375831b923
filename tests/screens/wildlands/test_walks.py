"""Arrows on the panel of a turn: a walk step by step, and what lies where."""

import pytest

from bot.screens.wildlands.act_draft import read_chosen_draft
from bot.screens.wildlands.marks import mark_draft
from bot.words import Words
from engine.wildlands.cards import CHARACTERS
from engine.wildlands.state import Phase
from tests.screens.matches import as_text, buttons
from tests.screens.wildlands.tables import playing, random_states
from tests.screens.wildlands.test_panels import Panel, find_ready
from tests.wildlands.matches import HILLS

HAND = "12 13 14 15 1m2"
PIECES: dict[str, int | str] = {"a1": 32, "b1": 5}


def walker(words: Words, hand: str = HAND, shard: str = "35") -> Panel:
    """A panel whose first character stands in space 32, the first of its row."""
    panel = Panel(words, playing(PIECES, hand, "12", shards=(shard, "40")))
    panel.press("g.who.1")
    return panel


def lines(panel: Panel) -> list[str]:
    return [" ".join(line.split()[:3]) for line in panel.press(find_ready(panel))]


def arrows(panel: Panel) -> set[str]:
    return {one.removeprefix("g.go.") for one in panel.buttons if one.startswith("g.go.")}


def test_each_arrow_is_a_step_and_one_press_plays_the_walk(words: Words) -> None:
    panel = walker(words)
    for _ in range(3):
        panel.press("g.go.east")
    assert "One → 33 → 34 → 35" in as_text(panel.shown)
    assert lines(panel) == ["move 1 33", "move 1 34", "move 1 35"]


def test_the_arrow_back_takes_the_last_step_back_to_none(words: Words) -> None:
    panel = walker(words)
    panel.press("g.go.east")
    panel.press("g.go.east")
    panel.press("g.go.west")
    assert lines(panel) == ["move 1 33"]
    panel.press("g.go.west")
    assert "success" not in {one.style for one in panel.buttons.values()}
    assert "▶️ Choose what to do" in as_text(panel.shown)
    panel.press("g.go.southeast")
    assert lines(panel) == ["move 1 38"]


def test_the_first_arrow_leads_from_the_character_whatever_is_proposed(words: Words) -> None:
    panel = walker(words)
    assert lines(panel) == ["move 1 33"], "proposed"
    panel.press("g.go.southeast")
    assert lines(panel) == ["move 1 38"]


def test_arrows_end_at_water_walls_and_the_last_card(words: Words) -> None:
    panel = walker(words, "12 13")
    assert arrows(panel) == {"east", "northeast", "northwest", "southeast"}
    panel.press("g.go.east")
    panel.press("g.go.east")
    assert arrows(panel) == {"west"}, "only back"


def test_the_picture_shows_the_way_its_cost_and_where_it_may_end(words: Words) -> None:
    panel = walker(words, "12 13 14")
    panel.press("g.go.east")
    panel.press("g.go.east")
    marks = mark_draft(read_chosen_draft(panel.view, panel.draft))
    assert tuple(marks.path) == (32, 33, 34)
    assert [marks.reach[space] for space in (33, 34, 35)] == [1, 2, 3]
    assert 36 not in marks.reach, "four cards away"
    assert 32 not in marks.reach


def test_nothing_is_in_reach_before_a_character_is_chosen(words: Words) -> None:
    panel = Panel(words, playing(PIECES, "W 12", "12", shards=("4", "40")))
    draft = read_chosen_draft(panel.view, panel.draft)
    assert (draft.who, dict(mark_draft(draft).reach)) == (0, {})


def test_a_ledge_costs_two_cards_of_what_is_left(words: Words) -> None:
    """On Stonecrown, 9 lies below 16."""
    pieces: dict[str, int | str] = {"a1": 9, "b1": 42}
    for hand, able in (("12 13", True), ("12", False)):
        panel = Panel(words, playing(pieces, hand, "12", on=HILLS, shards=("40", "41")))
        panel.press("g.who.1")
        marks = mark_draft(read_chosen_draft(panel.view, panel.draft))
        assert marks.reach.get(16) == (2 if able else None)


def test_one_press_leads_to_the_nearest_shard_and_the_next_one_claims_it(words: Words) -> None:
    panel = walker(words, f"{HAND} 12")
    assert panel.buttons["g.kind.move"].label == "Go 💎"
    panel.press("g.kind.move")
    assert lines(panel) == ["move 1 33", "move 1 34", "move 1 35"]
    panel.press("g.kind.claim")
    assert lines(panel) == ["move 1 33", "move 1 34", "move 1 35", "claim 35 14"]


@pytest.mark.slow
def test_a_menu_leads_the_whole_way_on_back_or_anew(words: Words) -> None:
    panel = walker(words, "12 13 14")
    panel.press("g.walk.*", "35")
    assert lines(panel) == ["move 1 33", "move 1 34", "move 1 35"]
    panel.press("g.walk.*", "33")
    assert lines(panel) == ["move 1 33"], "back"
    panel.press("g.walk.*", "27")
    assert lines(panel) == ["move 1 27"], "anew, as it is a step from the start"
    panel.press("g.walk.*", "33")
    panel.press("g.walk.*", "34")
    assert lines(panel) == ["move 1 33", "move 1 34"], "on"
    panel.press("g.walk.*", "26")
    assert lines(panel) == ["move 1 26"], "two cards away, where one is left"
    panel.press("g.walk.*", "32")
    ready = [one for one in panel.buttons.values() if one.style == "success"]
    assert ready == [], "all the way back"


@pytest.mark.slow
def test_a_step_up_is_rather_a_climb_than_two_steps(words: Words) -> None:
    """On Stonecrown, 9 lies below 16."""
    pieces: dict[str, int | str] = {"a1": 9, "b1": 42}
    panel = Panel(words, playing(pieces, "12 13", "12", on=HILLS, shards=("40", "41")))
    panel.press("g.who.1")
    panel.press("g.walk.*", "16")
    assert panel.press(find_ready(panel)) == ["move 1 16 12 13"]


@pytest.mark.parametrize(("control", "choice"), [("g.kind.attack", ""), ("g.to.*", "ranged 1 b1")])
def test_a_walk_stays_when_an_attack_is_chosen(control: str, choice: str, words: Words) -> None:
    pieces: dict[str, int | str] = {"a1": 32, "a2": 5, "b1": 35}
    panel = Panel(words, playing(pieces, "12 13 1r2 25", "12", shards=("4", "40")))
    panel.press("g.who.1")
    panel.press("g.kind.move")
    panel.press("g.walk.*", "34")
    walk = lines(panel)
    assert walk == ["move 1 33", "move 1 34"]
    panel.press(control, choice)
    assert lines(panel)[: len(walk)] == walk
    assert len(lines(panel)) == len(walk) + 1
    assert "📌 One → 33 → 34" in str(panel.shown)
    assert panel.buttons[find_ready(panel)].label == "Play all 3"


def test_a_walk_is_dropped_as_a_whole_when_another_character_is_chosen(words: Words) -> None:
    pieces: dict[str, int | str] = {"a1": 32, "a2": 5, "b1": 42}
    panel = Panel(words, playing(pieces, "12 13 1r2 25", "12", shards=("4 34", "40")))
    panel.press("g.who.1")
    panel.press("g.go.east")
    panel.press("g.add")
    panel.press("g.who.1")
    panel.press("g.go.east")
    panel.press("g.go.east")
    assert "▶️ 2. One → 34 → 35" in str(panel.shown)
    panel.press("g.who.2")
    assert "📌 One → 33\n" in panel.shown.texts[0]
    assert lines(panel) == ["move 1 33", "move 2 4"]


def test_without_the_cards_for_a_claim_none_is_offered(words: Words) -> None:
    panel = walker(words)
    panel.press("g.kind.move")
    assert "g.kind.claim" not in panel.buttons


def test_attack_is_pressed_again_for_the_next_target(words: Words) -> None:
    pieces: dict[str, int | str] = {"a1": 1, "b1": 2, "b2": 3}
    panel = Panel(words, playing(pieces, "1r2 1r3", "12", shards=("40", "41")))
    panel.press("g.kind.attack")
    first = lines(panel)
    assert panel.buttons["g.kind.attack"].label == "Attack 1/2 ▸"
    panel.press("g.kind.attack")
    assert {*first, *lines(panel)} == {"ranged 1 b1", "ranged 1 b2"}
    panel.press("g.kind.attack")
    assert lines(panel) == first


def test_attacks_come_in_the_order_of_what_they_likely_do(words: Words) -> None:
    """The best, then what is sure, then what can be stopped, at last what hits a friend, too."""
    pieces: dict[str, int | str] = {"a1": 1, "a2": 6, "b1": 2, "b2": 6, "c1": 2, "c2": 6}
    decks = ("", "1g2 1g3 2g4 2g5", "")
    state = playing(
        pieces, "1r5 1a3", "15 25", "15", decks=decks, shards=("40", "41", "42"),
        damage={"c2": 3},
    )  # fmt: skip
    panel, found = Panel(words, state), []
    for _ in range(6):
        panel.press("g.kind.attack")
        found += lines(panel)
    assert found == [
        "ranged 1 c2", "ranged 1 c1", "area 1 2", "ranged 1 b1", "ranged 1 b2", "area 1 6",
    ]  # fmt: skip


def test_arrows_choose_a_target_by_where_it_lies(words: Words) -> None:
    pieces: dict[str, int | str] = {"a1": 2, "b1": 1, "b2": 3}
    panel = Panel(words, playing(pieces, "1r2 1r3", "12", shards=("40", "41"), damage={"b1": 3}))
    assert lines(panel) == ["ranged 1 b1"]
    assert arrows(panel) == {"east"}
    panel.press("g.go.east")
    assert lines(panel) == ["ranged 1 b2"]
    assert arrows(panel) == {"west"}


@pytest.mark.slow
def test_arrows_lead_to_every_space_of_a_flight(words: Words) -> None:
    panel = Panel(words, playing({"a1": 21, "b1": 42}, "1f2", "12", shards=("40", "41")))
    panel.press("g.kind.fly")
    spaces = {int(one.split()[2]) for one in reach_by_arrows(panel)}
    assert spaces == {*panel.view.table.ground.flights[21]}


def reach_by_arrows(panel: Panel) -> set[str]:
    """The lines that arrows lead to, whatever their order."""
    found, drafts = set[str](), [panel.draft]
    for draft in drafts:
        panel.draft = draft
        (line,) = panel.press(find_ready(panel))
        if line in found:
            continue
        found.add(line)
        for arrow in arrows(panel):
            panel.draft = draft
            panel.press(f"g.go.{arrow}")
            drafts.append(panel.draft)
    return found


def test_drawing_has_a_button_while_a_wild_card_is_held(words: Words) -> None:
    panel = Panel(words, playing(PIECES, "W 12", "12", decks=("13 14", "")))
    panel.press("g.draw")
    assert panel.press(find_ready(panel)) == ["draw"]
    assert not [one for one in buttons(walker(words).shown) if one.control == "g.draw"]


@pytest.mark.parametrize("ground", ["glassmere", "stonecrown"])
@pytest.mark.slow
def test_a_step_takes_no_more_presses_than_by_the_menu(ground: str, words: Words) -> None:
    """Of every own character, to every space beside it: the character and an arrow, where the menu
    took the character, the menu and its entry."""
    acting = [one for one in random_states(2, ground, 5) if one.phase is Phase.ACT]
    for state in acting[::40]:
        panel = Panel(words, state, state.acting)
        for who in range(1, CHARACTERS + 1):
            panel.draft = {}
            if f"g.who.{who}" not in panel.buttons:
                continue
            panel.press(f"g.who.{who}")
            begun, kind = panel.draft, "g.kind.move"
            if "attack" in str(begun) and kind in panel.buttons:
                panel.press(kind)
                begun = panel.draft
            menus = [one for one in panel.menus if one.control == "g.to"]
            wanted = {one.value for menu in menus for one in menu.choices
                      if one.value.startswith(f"move {who} ")}  # fmt: skip
            found = set()
            for arrow in arrows(panel):
                panel.draft = begun
                panel.press(f"g.go.{arrow}")
                found |= set(lines(panel))
            if wanted:
                assert wanted <= found


@pytest.mark.parametrize(("hand", "is_short"), [(HAND, True), (f"{HAND} 12", False)])
def test_the_price_of_a_claim_is_told_where_it_cannot_be_paid(
    words: Words, hand: str, is_short: bool
) -> None:
    panel = walker(words, hand)
    for _ in range(3):
        panel.press("g.go.east")
    assert ("(💎3×1)" in as_text(panel.shown)) == is_short


def test_fly_says_where_to_and_is_pressed_again_for_another_space(words: Words) -> None:
    panel = Panel(words, playing({"a1": 1, "b1": 42}, "1f2", "12", shards=("40", "41")))
    panel.press("g.kind.fly")
    (line,) = lines(panel)
    assert panel.buttons["g.kind.fly"].label == f"Fly {line.split()[2]} ▸"
    panel.press("g.kind.fly")
    assert lines(panel) != [line]
