"""The contract's laws about acting."""

from collections.abc import Callable
from itertools import islice
from random import Random
from typing import Any

import pytest

from engine.contract import (
    AsksBlindly,
    IllegalAction,
    IllegalOptions,
    OptionSpec,
    OptionValue,
    Seat,
    Step,
    TracksProgress,
)
from laws.cases import (
    Case,
    Moment,
    count_matches,
    is_thorough,
    moments,
    only_where,
    only_with,
    over_matches,
    seed_of,
)

FEW = 10_000
MUTATIONS = 8 if is_thorough() else 4


class PlayingLaws:
    """Acting: what is legal, what it leads to, how a match ends."""

    @over_matches
    def test_applying_changes_nothing_but_what_it_gives(self, case: Case, number: int) -> None:
        for moment in moments(case, number):
            before = case.game.encode_state(moment.state)
            again = case.game.apply(moment.state, moment.seat, moment.action)
            assert again == moment.step
            assert case.game.encode_state(moment.state) == before
            assert hash(again.state) == hash(moment.step.state)

    @over_matches
    def test_somebody_is_to_act_exactly_until_there_is_an_outcome(
        self, case: Case, number: int
    ) -> None:
        state = case.game.start(case.seats, seed_of(number), case.options)
        for moment in moments(case, number):
            assert moment.state == state
            assert case.game.to_act(state)
            assert case.game.to_act(state) <= set(range(case.seats))
            assert case.game.outcome(state) is None
            state = moment.step.state
        outcome = case.game.outcome(state)
        assert not case.game.to_act(state)
        assert outcome is not None
        assert len(outcome.places) == len(outcome.scores) == len(outcome.tie_breaks) == case.seats

    @over_matches
    def test_places_follow_points_then_the_tie_break_then_are_shared(
        self, case: Case, number: int
    ) -> None:
        *_, last = moments(case, number)
        outcome = case.game.outcome(last.step.state)
        assert outcome is not None
        figures = zip(outcome.scores, outcome.tie_breaks, strict=True)
        named = (case.is_winner_named and place == 1 for place in outcome.places)
        ranks = list(zip(named, figures, strict=True))
        assert outcome.places == tuple(1 + sum(other > one for other in ranks) for one in ranks)

    @over_matches
    def test_every_match_ends(self, case: Case, number: int) -> None:
        assert sum(1 for _ in moments(case, number)) <= case.longest

    @only_with(TracksProgress)
    @over_matches
    def test_progress_grows_from_nothing_to_the_whole_match(self, case: Case, number: int) -> None:
        game: object = case.game
        assert isinstance(game, TracksProgress)
        start = case.game.start(case.seats, seed_of(number), case.options)
        known = [
            game.progress(start),
            *(game.progress(one.step.state) for one in moments(case, number)),
        ]
        assert known == sorted(known)
        (first, whole), (last, _) = known[0], known[-1]
        assert (first, last) == (0, whole)
        assert {of for _, of in known} == {whole}

    @over_matches
    def test_nobody_is_asked_a_question_with_one_answer_unless_blindly(
        self, case: Case, number: int
    ) -> None:
        for moment in moments(case, number):
            for seat in case.game.to_act(moment.state) - _asked_blindly(case, moment.state):
                assert len(list(islice(case.game.legal_actions(moment.state, seat), 2))) == 2

    @over_matches
    def test_who_is_not_to_act_can_at_most_take_something_back(
        self, case: Case, number: int
    ) -> None:
        for moment in moments(case, number):
            for seat in set(range(case.seats)) - case.game.to_act(moment.state):
                for action in case.game.legal_actions(moment.state, seat):
                    assert isinstance(action, case.may_wait)
                    step = case.game.apply(moment.state, seat, action)
                    assert seat in case.game.to_act(step.state)
                with pytest.raises(IllegalAction) as refused:
                    case.game.apply(moment.state, seat, moment.action)
                assert refused.value.code

    @pytest.mark.parametrize("seat", [-1, 99, True, False, 0.0, "0", "", [], {}, None])
    def test_what_is_no_seat_of_the_table_is_refused_by_name(self, case: Case, seat: Any) -> None:
        """Also where it is equal to a seat; None may look, as it is the public."""
        game, rng = case.game, Random(1)
        state = game.start(case.seats, seed_of(1), case.options)
        action = game.sample(state, min(game.to_act(state)), rng)
        asked: list[Callable[[], object]] = [
            lambda: game.apply(state, seat, action),
            lambda: game.legal_actions(state, seat),
            lambda: game.sample(state, seat, rng),
            lambda: game.write_public(state, seat, action),
            *([] if seat is None else [lambda: game.observe(state, seat)]),
        ]
        for ask in asked:
            with pytest.raises(IllegalAction) as refused:
                ask()
            assert refused.value.code == "seat-unknown"

    @over_matches
    def test_a_finished_match_takes_no_action(self, case: Case, number: int) -> None:
        *_, last = moments(case, number)
        for seat in range(case.seats):
            assert not list(case.game.legal_actions(last.step.state, seat))
            with pytest.raises(IllegalAction):
                case.game.apply(last.step.state, seat, last.action)

    @over_matches
    def test_the_logged_action_is_canonical_and_means_the_same(
        self, case: Case, number: int
    ) -> None:
        for moment in moments(case, number):
            logged = moment.step.action
            assert case.game.apply(moment.state, moment.seat, logged) == moment.step

    @only_where(lambda case: case.respell is not None)
    @over_matches
    def test_another_spelling_leads_to_the_same_step(self, case: Case, number: int) -> None:
        respell, rng = case.respell, Random(number)
        assert respell is not None
        spelt_otherwise = 0
        for moment in moments(case, number):
            other = respell(moment.state, moment.seat, moment.step.action, rng)
            assert case.game.apply(moment.state, moment.seat, other) == moment.step
            spelt_otherwise += other != moment.step.action
        assert spelt_otherwise

    @over_matches
    def test_legal_actions_hold_what_is_played_are_canonical_and_all_differ(
        self, case: Case, number: int
    ) -> None:
        for moment in islice(moments(case, number), number % 5, None, 5):
            found = list(islice(case.game.legal_actions(moment.state, moment.seat), FEW))
            assert len(set(found)) == len(found)
            assert len(found) == FEW or moment.step.action in found
            for action in Random(number).sample(found, min(12, len(found))):
                step = case.game.apply(moment.state, moment.seat, action)
                assert step.action == action
            # A sealed answer can come to nothing by another one that is not known yet.
            if len(found) < 200 and moment.seat not in _sealed(case, moment.state):
                steps = [case.game.apply(moment.state, moment.seat, action) for action in found]
                # Two equal pieces may lead to one state; who looked on has seen which one it was.
                assert len({(step.state, step.events) for step in steps}) == len(found)

    @over_matches
    def test_a_mutated_action_is_refused_with_a_reason_or_is_legal(
        self, case: Case, number: int
    ) -> None:
        rng = Random(number)
        accepted = refused = 0
        for moment in moments(case, number):
            found = _few_legal(case, moment)
            for _ in range(MUTATIONS):
                action = _mutated(case, moment.step.action, rng)
                before = case.game.encode_state(moment.state)
                step = _tried(case, moment, action)
                assert case.game.encode_state(moment.state) == before
                assert step is None or found is None or step.action in found
                accepted += step is not None
                refused += step is None
        assert refused
        assert accepted

    @over_matches
    def test_the_same_seed_deals_the_same_match(self, case: Case, number: int) -> None:
        starts = [case.game.start(case.seats, seed_of(number), case.options) for _ in range(2)]
        assert starts[0] == starts[1]
        other = case.game.start(case.seats, seed_of(number + 1), case.options)
        assert (starts[0] != other) == case.has_chance

    def test_strange_options_and_table_sizes_are_refused(self, case: Case) -> None:
        strange: list[tuple[int, dict[str, OptionValue]]] = [
            (99, {}),
            (case.seats, {"no such option": 1}),
            *[(case.seats, _nonsense(spec)) for spec in case.game.options],
        ]
        for seats, options in strange:
            with pytest.raises(IllegalOptions) as refused:
                case.game.start(seats, seed_of(1), options)
            assert refused.value.code

    def test_enough_matches_are_tried(self) -> None:
        assert count_matches() >= 2

    def test_an_option_of_a_seat_has_the_number_of_the_seat(self, case: Case) -> None:
        """So that it can follow its player to another seat."""
        specs = {spec.key: spec for spec in case.game.options}
        for spec in specs.values():
            for seat in range(max(case.game.seats) if spec.seat is not None else 0):
                assert specs[spec.key_at(seat)].seat == seat


def _asked_blindly(case: Case, state: Any) -> frozenset[Seat]:
    game: object = case.game
    return game.asked_blindly(state) if isinstance(game, AsksBlindly) else frozenset()


def _sealed(case: Case, state: Any) -> frozenset[Seat]:
    game: object = case.game
    return game.sealed(state) if isinstance(game, AsksBlindly) else frozenset()


def _few_legal(case: Case, moment: Moment) -> set[Any] | None:
    """All legal actions, where they are few and not too many to list so often."""
    found = set(islice(case.game.legal_actions(moment.state, moment.seat), 1_000))
    return found if len(found) < 1_000 else None


def _tried(case: Case, moment: Moment, action: Any) -> Step[Any, Any, Any] | None:
    """The step, or None where the action is refused with a reason."""
    try:
        return case.game.apply(moment.state, moment.seat, action)
    except IllegalAction as error:
        if not error.code or not error.section:
            raise
        return None


def _mutated(case: Case, action: Any, rng: Random) -> Any:
    """The action with one character of its notation changed, or itself where none is read."""
    for _ in range(20):
        try:
            return case.game.read(_mutated_text(case.game.write(action), rng))
        except IllegalAction:
            continue
    return action


def _mutated_text(text: str, rng: Random) -> str:
    place = rng.randrange(len(text) + 1)
    return text[:place] + rng.choice("ABCDLMNhv123") + text[place + rng.randint(0, 1) :]


def _nonsense(spec: OptionSpec) -> dict[str, OptionValue]:
    return {spec.key: "no such value"}
