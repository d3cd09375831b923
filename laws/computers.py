"""The contract's laws about computer players: lawful and the same again from the same view."""

from itertools import islice

from engine.contract import StandsIn, quick_computers
from laws.cases import Case, moments, over_matches

SEED = bytes(32)


class ComputerLaws:
    """Computers are lawful and the same again from the same view."""

    @over_matches
    def test_computer_players_choose_lawfully_and_the_same_again(
        self, case: Case, number: int
    ) -> None:
        for moment in islice(moments(case, number), number % 13, None, 13):
            view = case.game.observe(moment.state, moment.seat)
            for level in case.game.computers[:1]:
                chosen = case.game.choose(view, level, SEED)
                case.game.apply(moment.state, moment.seat, chosen)  # or it raises
                assert case.game.choose(view, level, SEED) == chosen

    def test_a_game_names_its_levels_once(self, case: Case) -> None:
        assert case.game.computers
        assert len(set(case.game.computers)) == len(case.game.computers)
        game: object = case.game
        if isinstance(game, StandsIn):
            assert game.stand_in in quick_computers(case.game)
