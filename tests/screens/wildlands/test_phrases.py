"""Wildlands in words: cards, actions, events, refusals and news."""

from collections.abc import Iterator
from itertools import islice, pairwise
from typing import Any

import pytest

from bot.games import find_catalogue_files
from bot.screens.contract import HEADING
from bot.screens.wildlands.history import describe_event, list_headings
from bot.screens.wildlands.phrases import (
    SAID_AS,
    describe_action,
    describe_card,
    explain_refusal,
    format_card,
)
from bot.words import Catalogues, Words
from engine.contract import IllegalAction
from engine.wildlands.actions import Actor, Fighter, read_action
from engine.wildlands.cards import Flag
from engine.wildlands.events import (
    AssignmentRecalled,
    AttackDeclared,
    AttackResolved,
    CardsDrawn,
    CharacterRevealed,
    CharactersAssigned,
    CharactersMoved,
    EndDeclared,
    Event,
    Hit,
    InterruptDone,
    InterruptPlayed,
    MatchEnded,
    ShardClaimed,
    ShardsPlaced,
    SideWipedOut,
    Step,
    TurnBegan,
)
from engine.wildlands.orders import ORDERS
from engine.wildlands.state import Phase
from tests.languages.reading import read_refusals
from tests.screens.test_limits import LOCALES
from tests.screens.wildlands.tables import (
    GAME,
    playing,
    random_match,
    random_states,
    seen,
    table_of,
)

TABLE = table_of(random_states(3)[0])
HOD, WICK = Actor(Fighter(0, 2), "Hod"), Actor(Fighter(1, 5), "Wick")
WHOLE = {
    "character", "space", "start", "cost", "named", "wanted", "most", "distance",
}  # fmt: skip


@pytest.fixture(scope="module", params=["en", "es", "ru"])
def speech(request: pytest.FixtureRequest) -> Words:
    return Catalogues.load(find_catalogue_files()).words(request.param)


@pytest.mark.parametrize(
    ("card", "told", "label"),
    [
        ("1m35g+r", "1 melee · 3 · 5 guard · anyone: ranged", "1m 3 5g +r"),
        ("2h34", "2 heavy melee · 3 · 4", "2h 3 4"),
        ("W", "wild card", "W"),
    ],
)
def test_a_card_is_told_in_words_and_in_short(
    card: str, told: str, label: str, words: Words
) -> None:
    assert describe_card(card, words) == told
    assert format_card(card) == label


EVENTS: list[tuple[Event, str | None]] = [
    (CharactersAssigned(2), "**Cleo** placed 5 characters in secret."),
    (AssignmentRecalled(2), "**Cleo** undid the set-up."),
    (ShardsPlaced(((3, 8), (5, 9))), "Shards: **Ana** 3, 8; **Ben** 5, 9."),
    (TurnBegan(1, 4), "▸ Turn 4: **Ben**"),
    (CharacterRevealed(WICK, 12, True), "**Ben** revealed Wick in space 12."),
    (
        CharactersMoved(HOD, None, (Step(HOD, 7, 12),), ("23g4", "W")),
        "**Ana** moved Hod 7 → 12 with card 2-3-4 and 1 wild card.",
    ),
    (
        CharactersMoved(HOD, Flag.FLY, (Step(HOD, 7, 12),), ("2f5",)),
        "**Ana** flew Hod 7 → 12 with card 2-5.",
    ),
    (
        CharactersMoved(WICK, Flag.RALLY, (Step(WICK, 7, 12),), ("4y5+f",)),
        "**Ben** rallied Wick 7 → 12 with card 4-5.",
    ),
    (
        ShardClaimed(0, 17, ("1m3", "35g", "W")),
        "**Ana** claimed the shard in space 17 with cards 1-3, 3-5 and 1 wild card: 1 point.",
    ),
    (
        AttackDeclared(HOD, Flag.RANGED, "b5", "2r4", WICK),
        "**Ana**: Hod attacked **Ben**'s Wick (ranged) with card 2-4.",
    ),
    (
        AttackDeclared(HOD, Flag.HEAVY_MELEE, "b", "2h34"),
        "**Ana**: Hod attacked **Ben** (heavy melee) with card 2-3-4.",
    ),
    (
        AttackDeclared(HOD, Flag.AREA, "14", "23a"),
        "**Ana**: Hod attacked space 14 (area) with card 2-3.",
    ),
    (
        AttackResolved(HOD, (Hit(WICK, 1, "", True), Hit(HOD, 0, "35g", False))),
        "**Ben**'s Wick was knocked out: 1 point for **Ana**. "
        "**Ana** defended Hod with card 3-5: no damage.",
    ),
    (
        AttackResolved(HOD, (Hit(HOD, 1, "", True),)),
        "**Ana**'s Hod was knocked out by its own side.",
    ),
    (AttackResolved(HOD, (Hit(WICK, 2, "", False),)), "**Ben**'s Wick took 2 damage."),
    (CardsDrawn(0, 3, False, False), None),
    (CardsDrawn(0, 3, False, True), "**Ana** shuffled the discard pile into a new deck."),
    (CardsDrawn(0, 2, True, False), "**Ana** played a wild card and drew 2 cards."),
    (EndDeclared(0, False), "**Ana** ended the turn."),
    (EndDeclared(0, True), "**Ana** ended the turn with nothing left to play."),
    (InterruptPlayed(1), "**Ben** interrupted with a wild card."),
    (InterruptDone(1, False), "**Ben** ended the interrupt."),
    (SideWipedOut(1), "**Ben** had no characters left."),
    (MatchEnded((5, 3, 1), (1, 2, 3)), "**Ana** won with 5 points."),
    (MatchEnded((3, 3, 1), (1, 1, 3)), "**Ana** and **Ben** shared the win with 3 points."),
]


@pytest.mark.parametrize("language", LOCALES)
def test_the_beginning_of_a_turn_is_a_heading(language: str) -> None:
    words = Catalogues.load(find_catalogue_files()).words(language)
    line = describe_event(TurnBegan(0, 3), TABLE, words)
    assert line is not None
    assert line.startswith(HEADING)


@pytest.mark.parametrize(("event", "line"), EVENTS)
def test_every_event_has_its_line(event: Event, line: str | None, words: Words) -> None:
    assert describe_event(event, TABLE, words) == line


def test_every_kind_of_event_is_told() -> None:
    assert {type(event) for event, _ in EVENTS} == {*Event.__args__}


def test_every_code_has_a_sentence(speech: Words) -> None:
    told = read_refusals("wildlands")
    for code, names in {**told, **{code: told[by] for code, by in SAID_AS.items()}}.items():
        params: dict[str, Any] = {name: 1 if name in WHOLE else "b3" for name in names}
        if "flag" in params:
            params["flag"] = Flag.HEAVY_RANGED.value
        sentence = explain_refusal(IllegalAction(code, **params), speech)
        assert sentence.strip().endswith((".", "`.")), code
        assert sentence != speech("bad-control"), code
        assert "{" not in sentence, code
        assert len(sentence) <= 200, code


@pytest.mark.parametrize("phase", list(Phase))
@pytest.mark.parametrize("code", ["wrong-phase", "not-your-turn"])
def test_every_phase_has_its_word(phase: Phase, code: str, speech: Words) -> None:
    error = IllegalAction(code, phase=phase.value, action="move")
    assert explain_refusal(error, speech).endswith(".")


@pytest.mark.parametrize("order", ORDERS)
def test_an_order_fits_into_a_menu(order: str, speech: Words) -> None:
    assert 0 < len(speech(f"wildlands-order-{order}")) <= 34
    assert 0 < len(speech(f"wildlands-order-{order}-about")) <= 100


def test_every_action_and_event_of_a_match_is_told(speech: Words) -> None:
    for state, events in random_match(3)[::3]:
        table = table_of(state)
        for event in events:
            describe_event(event, table, speech)
        for seat in range(state.seats):
            for action in islice(GAME.legal_actions(state, seat), 0, 400, 7):
                assert describe_action(action, state.table, seat, speech)


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("move 2 12 23g4 W", "Two → space 12 · card 2-3-4 and 1 wild card"),
        ("ranged 2 b5 2r4", "Two attacks Five (ranged) · card 2-4"),
        ("melee 2 b 2m4", "Two attacks Test (melee) · card 2-4"),
        ("area 2 14 23a", "Two attacks space 14 (area) · card 2-3"),
        ("rally 2 2-12 3-5 2y3", "rally: Two → 12, Three → 5 · card 2-3"),
        ("claim 17 W W W", "claim the shard in space 17 · 3 wild cards"),
        ("defend 2=2m4 3=3m4", "defend Two (card 2-4), Three (card 3-4)"),
        ("defend none", "take the damage"),
        ("defend 2", "Two · take the damage"),
        ("assign 1 2 3 4 5", "set-up: One → 1, Two → 2, Three → 3, Four → 4, Five → 5"),
        ("end", "end the turn"),
    ],
)
def test_actions_are_told_in_short(line: str, told: str, words: Words) -> None:
    board = playing({"a1": 1, "b1": 2}, "W", "W").table
    assert describe_action(read_action(line), board, 0, words) == told


def _lines(text: str) -> Iterator[str]:
    for line in text.splitlines():
        assert line.startswith("-# ")
        yield line


def test_a_record_begins_with_the_set_up(words: Words) -> None:
    public = [seen(state, None) for state in random_states(2)[:4]]
    told = [list_headings(one, other, words) for one, other in pairwise(public)]
    assert told == [("Set-up",), (), ("Turn 1: seat 1",)]
