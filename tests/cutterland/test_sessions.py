"""The tournament session: two matches, one order of all places (rules, section 7)."""

from dataclasses import replace

import pytest

from engine.contract import IllegalOptions, Outcome, PlaysSessions
from engine.cutterland.commands import read_packs
from engine.cutterland.game import Cutterland
from engine.cutterland.layouts import Layout
from engine.cutterland.sessions import rank_seats
from engine.cutterland.state import State
from tests.cutterland.matches import at_the_end, dealt, set_up
from tests.games.bids import Bids

GAME = Cutterland(read_packs())
SEED = (7).to_bytes(32, "big")


def ended(*lands: str, first: int = 0, mirrored: bool = False) -> State:
    """A finished match with nothing built on these lands."""
    state = at_the_end(*lands)
    players = tuple(replace(player, layout=Layout()) for player in state.players)
    return set_up(replace(state, players=players), first=first, mirrored=mirrored)


def result(scores: tuple[int, ...], survivors: tuple[int, ...]) -> Outcome:
    return Outcome((1,) * len(scores), scores, survivors)


def test_the_house_can_ask_whether_a_game_plays_sessions() -> None:
    assert isinstance(GAME, PlaysSessions)
    assert not isinstance(Bids(), PlaysSessions)
    assert GAME.session_matches == 2


def test_only_the_first_player_the_pack_preview_and_hints_are_left_to_the_table() -> None:
    assert [spec.key for spec in GAME.session_options] == ["first", "preview", "hints", "pack"]
    for options in ({"overcut": "reject"}, {"mirrored": True}, {"shown": False}):
        with pytest.raises(IllegalOptions) as refused:
            GAME.next_in_session(3, options, ())
        assert refused.value.code == "option-unknown"


def test_the_first_match_is_plain_with_overcuts_at_a_cost_and_its_cards_shown() -> None:
    options = GAME.next_in_session(3, {"preview": False}, ())
    assert options is not None
    state = GAME.start(3, SEED, options)
    setup = state.setup
    assert (setup.overcut, setup.mirrored, setup.preview) == ("penalty", False, False)
    assert len(setup.shown) == 9


@pytest.mark.parametrize(("seats", "first", "second"), [(3, 2, 2), (4, 1, 1), (2, 0, 1), (2, 1, 0)])
def test_the_second_match_is_mirrored_with_the_same_first_player_or_the_other_of_two(
    seats: int, first: int, second: int
) -> None:
    final = set_up(dealt(seats), first=first)
    options = GAME.next_in_session(seats, {"pack": "highwater"}, (final,))
    assert options is not None
    state = GAME.start(seats, SEED, options)
    setup = state.setup
    assert (setup.mirrored, setup.first, setup.overcut) == (True, second, "penalty")
    assert len(setup.shown) == state.turns
    assert setup.pack == "highwater"
    assert GAME.next_in_session(seats, {}, (final, state)) is None


def test_points_are_summed() -> None:
    session = rank_seats(
        result((40, 30, 20), (1, 1, 1)), result((10, 30, 25), (9, 1, 1)), (1, 2, 3)
    )
    assert session.scores == (50, 60, 45)
    assert session.places == (2, 1, 3)


def test_ties_of_any_place_go_to_the_survivors_of_the_second_match_only() -> None:
    session = rank_seats(
        result((40, 30, 20, 20), (99, 1, 1, 99)),
        result((10, 20, 10, 10), (4, 5, 7, 6)),
        (1, 2, 3, 4),
    )
    assert session.places == (2, 1, 3, 4)
    assert session.tie_breaks == ((4, 1), (5, 2), (7, 3), (6, 4))


@pytest.mark.parametrize(
    ("seats", "first", "places"),
    #   mirrored from seat 1 of 4 the turns go 1, 0, 3, 2: seat 2 becomes active last, and wins
    [(4, 1, (3, 4, 1, 2)), (3, 0, (3, 1, 2)), (2, 1, (1, 2))],
)
def test_then_who_first_becomes_active_later_in_the_second_match(
    seats: int, first: int, places: tuple[int, ...]
) -> None:
    finals = (ended(*["p."] * seats), ended(*["pC"] * seats, first=first, mirrored=True))
    session = GAME.session_outcome(finals)
    assert session.places == places
    assert session.scores == (1,) * seats


def test_no_tie_ever_remains() -> None:
    same = result((5, 5, 5, 5), (2, 2, 2, 2))
    assert sorted(rank_seats(same, same, (2, 1, 4, 3)).places) == [1, 2, 3, 4]


@pytest.mark.parametrize("finals", [(), (ended("pC", "p."),), (ended("pC", "p."), dealt(2))])
def test_a_session_without_two_finished_matches_has_no_result(finals: tuple[State, ...]) -> None:
    with pytest.raises(ValueError, match="2 finished matches"):
        GAME.session_outcome(finals)
