"""What a seat may prepare beyond the next step (rules, sections 3, 4 and 9): the pieces of its own
next cut, the second piece of a land that begins, and the tokens on a land that is known whole."""

from dataclasses import replace

import pytest

from engine.cells import name_of
from engine.contract import IllegalAction
from engine.cutterland.actions import Action, Cut, Place, read_action
from engine.cutterland.computers.proposing import propose_plan
from engine.cutterland.lands import Land
from engine.cutterland.order import turn_count
from engine.cutterland.placements import placements
from engine.cutterland.plan import (
    can_plan,
    check_line,
    lay_first_piece,
    lay_pieces,
    occasion,
    own_of,
    placements_left,
)
from engine.cutterland.rules import apply
from engine.cutterland.state import Phase, State
from engine.cutterland.views import View, observe
from tests.screens.matches import cutting, random_states, sharing

CUT = "cut 2 ABCD EFGH IJKL"


def line_of(text: str) -> tuple[Action, ...]:
    return tuple(read_action(one.strip()) for one in text.split(";"))


def refused(view: View, text: str) -> str:
    with pytest.raises(IllegalAction) as caught:
        check_line(view, line_of(text))
    return caught.value.code


def last(state: State) -> State:
    """The same in the last turn."""
    return replace(state, turn=turn_count(state.seats))


def chosen() -> State:
    """Seat 1 has taken A and cuts next; it has still to lay."""
    return sharing((1, None, None))


def test_the_pieces_of_ones_own_next_cut_are_laid_beforehand() -> None:
    view = observe(chosen(), 1)
    place = "place A M12 0"
    own = view.table[1].land
    assert own.cells
    check_line(view, line_of(CUT))
    for letter in "ABC":
        line = line_of(f"{CUT}; place {letter} A1 0")
        check_line(view, line)  # it may hang on piece A, which is not laid yet
    assert refused(view, f"{CUT}; place D A1 0") == "piece-unknown"
    assert refused(view, f"{CUT}; take A") == "plan-no-choice"
    assert refused(view, f"{CUT}; place A A1 0; place B A5 0") == "plan-no-lay"
    assert refused(view, f"{CUT}; {CUT}") == "plan-line"
    assert refused(view, f"{place}; take A; {CUT}") == "plan-line"


def test_beside_a_land_that_is_known_the_pieces_must_touch_it() -> None:
    state = chosen()
    players = list(state.players)
    players[1] = replace(players[1], to_lay=())
    view = observe(replace(state, players=tuple(players)), 1)
    view = replace(view, phase="lay", choosers=(), to_act=frozenset({0}))
    assert placements_left(view) == 0
    assert refused(view, f"{CUT}; place A A1 0") == "place-apart"


def test_without_trying_nothing_is_laid_after_the_cut() -> None:
    state = chosen()
    view = observe(replace(state, setup=replace(state.setup, preview=False)), 1)
    check_line(view, line_of(CUT))
    assert refused(view, f"{CUT}; place A A1 0") == "plan-untried"


def test_while_the_surplus_of_an_overcut_is_discarded_the_others_plan_already() -> None:
    """Seat 0 has cut too often, and seat 2 discards: all but it know the pieces."""
    state = sharing((None, None, None, None), ("ABEF", "CDGH", "IJ", "KL"))
    state = replace(state, setup=replace(state.setup, overcut="penalty"))
    assert state.phase is Phase.DISCARD
    first, cutter, discarder = (observe(state, seat) for seat in (1, 0, 2))
    assert can_plan(first)
    assert can_plan(cutter)
    assert not can_plan(discarder)
    take = read_action("take B")
    check_line(first, (take,))
    assert refused(cutter, "take B") == "plan-no-choice"
    check_line(cutter, line_of(_somewhere(cutter)))
    after = apply(state, 2, read_action("discard A")).state
    for seat in (1, 0):
        before, then = observe(state, seat), observe(after, seat)
        assert occasion(before, take) == occasion(then, take)
    assert refused(observe(after, 1), "take A") == "piece-discarded"
    check_line(observe(after, 1), (take,))


def test_what_follows_ones_own_overcut_waits_for_the_discard() -> None:
    state = chosen()
    view = observe(replace(state, setup=replace(state.setup, overcut="penalty")), 1)
    check_line(view, line_of("cut 2 ABCD EFGH IJ KL; place D A1 0"))


def test_the_tokens_are_placed_beforehand_on_a_land_that_is_known_whole() -> None:
    state = last(sharing((0, None, None)))
    view, before = observe(state, 0), observe(sharing((0, None, None)), 0)
    assert view.seat not in view.choosers
    where = _somewhere(view)
    assert refused(view, "resolve") == "plan-no-build"
    assert refused(before, f"{where}; resolve") == "plan-no-build"
    check_line(view, line_of(f"{where}; resolve"))
    assert refused(view, f"{where}; resolve tower A1") == "tokens-towers"
    assert refused(view, f"{where}; resolve; {where}") == "plan-line"


def test_who_has_nothing_to_decide_at_the_end_prepares_nothing() -> None:
    state = last(sharing((1, 2, 0)))
    players = [replace(one, to_lay=(), towers=0, wall_bridges=0) for one in state.players]
    players[0] = replace(players[0], to_lay=("C",))
    players[1] = replace(players[1], towers=1)
    state = replace(state, players=tuple(players))
    assert state.phase is Phase.LAY
    idle, builds = observe(state, 2), observe(state, 1)
    assert not can_plan(idle)
    assert refused(idle, "resolve") == "plan-no-build"
    assert can_plan(builds)
    check_line(builds, line_of("resolve tower M13"))


def test_with_two_players_the_second_piece_hangs_on_the_first() -> None:
    state = cutting(2)
    players = tuple(replace(one, land=Land()) for one in state.players)
    state = replace(state, players=players)
    state = apply(state, 0, read_action("cut 1 ABEF CDGH IJ KL")).state
    assert placements_left(observe(state, 1)) == 0
    state = apply(state, 1, read_action("take A")).state
    view = observe(state, 1)
    assert placements_left(view) == 1
    check_line(view, line_of("take B; place B M15 0"))
    check_line(view, line_of("place C M15 0"))
    assert refused(view, "take B; place B M13 0") == "place-overlap"
    assert refused(view, "place B A1 0") == "place-apart"
    assert refused(view, "place A M15 0") == "piece-taken"


def _somewhere(view: View) -> str:
    """A place for piece A."""
    cell, turns = next(placements(own_of(view).land, view.offered[0].piece))
    return f"place A {name_of(cell)} {turns}"


def test_no_idea_places_a_piece_where_it_costs_points() -> None:
    """Who has to place it sees what it costs."""
    placed, gains = 0, []
    for state in random_states(3, 2)[::3]:
        for seat in range(state.seats):
            view = lay_first_piece(observe(state, seat))
            if not can_plan(view) or seat in view.to_act:
                continue
            before = own_of(view).score.total
            for line in propose_plan(view):
                if any(isinstance(action, Cut) for action in line):
                    continue
                for place in [action for action in line if isinstance(action, Place)]:
                    placed += 1
                    gains.append(own_of(lay_pieces(view, [place])).score.total - before)
    assert placed > 20
    assert min(gains) >= 0
