"""Final places: the game's, with those who gave up last."""

from bot.matches.aggregate import compute_claim_ranks, compute_final_ranks


def test_without_resignations_the_games_places_stand() -> None:
    assert compute_final_ranks([2, 1, 2, 4], []) == (2, 1, 2, 4)


def test_who_resigned_is_last_and_the_others_move_up() -> None:
    assert compute_final_ranks([1, 2, 3], [0]) == (3, 1, 2)
    assert compute_final_ranks([1, 1, 3, 4], [1]) == (1, 4, 2, 3)


def test_the_first_to_give_up_is_the_very_last() -> None:
    assert compute_final_ranks([1, 2, 3, 4], [2, 0]) == (3, 1, 4, 2)


def test_a_claimed_win_puts_computer_players_between() -> None:
    assert compute_claim_ranks(0, 4, [3, 1]) == (1, 3, 2, 4)
    assert compute_claim_ranks(1, 2, [0]) == (2, 1)
