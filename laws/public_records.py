"""The contract's law about records of running matches: they tell what everybody can see."""

from random import Random

from laws.cases import Case, moments, over_matches


class PublicRecordLaws:
    """What everybody is told of an action."""

    @over_matches
    def test_actions_that_nobody_else_can_tell_apart_are_told_alike(
        self, case: Case, number: int
    ) -> None:
        rng = Random(number)
        game = case.game
        for moment in moments(case, number):
            other = game.apply(
                moment.state, moment.seat, game.sample(moment.state, moment.seat, rng)
            )
            seen = [(one.events, game.observe(one.state, None)) for one in (moment.step, other)]
            told = [
                game.write_public(one.state, moment.seat, one.action)
                for one in (moment.step, other)
            ]
            assert seen[0] != seen[1] or told[0] == told[1]

    @over_matches
    def test_what_everybody_is_told_does_not_hang_on_secrets(self, case: Case, number: int) -> None:
        rng = Random(number)
        for moment in moments(case, number):
            state = moment.step.state
            told = case.game.write_public(state, moment.seat, moment.step.action)
            other = case.hide(state, None, rng)
            assert case.game.write_public(other, moment.seat, moment.step.action) == told

    @over_matches
    def test_a_finished_match_is_told_whole(self, case: Case, number: int) -> None:
        log = list(moments(case, number))
        for moment in log:
            assert case.game.write_public(log[-1].step.state, moment.seat, moment.step.action)
