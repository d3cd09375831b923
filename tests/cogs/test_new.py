"""`/new` asks only for what is needed often, and for that first."""

import pytest

from bot.cogs.command_builder import LONGEST_DESCRIPTION
from bot.cogs.new import build_options, seats_for
from bot.games import build_games, find_catalogue_files
from bot.words import Catalogues

GAMES = dict(build_games())
CATALOGUES = Catalogues.load(find_catalogue_files())


def test_nothing_must_be_given_and_the_lobby_has_the_rest() -> None:
    made = build_options(GAMES)

    assert not any(one.required for one in made)
    assert [one.key for one in made] == [
        "game", "players", "computers", "level", "clock", "invite", "only_invited"
    ]  # fmt: skip


def test_one_game_need_not_be_chosen() -> None:
    made = build_options({"cutterland": GAMES["cutterland"]})

    assert "game" not in [one.key for one in made]


@pytest.mark.parametrize("language", sorted(find_catalogue_files()))
def test_every_option_is_described_in_a_sentence_that_fits(language: str) -> None:
    words = CATALOGUES.words(language)
    for one in build_options(GAMES):
        about = one.about(words)
        assert about != one.key
        assert len(about) <= LONGEST_DESCRIPTION, about
        assert about.lower() != words.name_of(f"option-{one.key}-name", "")


@pytest.mark.parametrize(
    ("game", "named", "seats"),
    [
        ("cutterland", 1, 2),
        ("cutterland", 2, 2),
        ("cutterland", 4, 4),
        ("cutterland", 6, 4),
        ("clustered", 6, 6),
    ],
)
def test_the_table_is_as_large_as_what_was_named(game: str, named: int, seats: int) -> None:
    assert seats_for(GAMES[game], named) == seats
