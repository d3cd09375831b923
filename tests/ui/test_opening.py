"""`/new` asks for as much as Discord lets one command ask."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import pytest

from bot.cogs.opening import MOST_OPTIONS, options
from bot.games import build_games


@dataclass
class Wide:
    """A game with more options than others have."""

    game: Any
    more: int

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)

    @property
    def options(self) -> tuple[Any, ...]:
        flag = next(one for one in self.game.options if one.kind == "flag")
        return (*self.game.options, *(replace(flag, key=f"more{n}") for n in range(self.more)))


def invitations(games: dict[str, Any]) -> int:
    made = options(games)
    assert len(made) <= MOST_OPTIONS
    return sum(one.key.startswith("invite") for one in made)


def test_everybody_at_the_largest_table_can_be_invited() -> None:
    games = dict(build_games())
    assert invitations(games) == max(max(game.seats) for game in games.values()) - 1
    assert invitations({"cutterland": games["cutterland"]}) == 3


@pytest.mark.parametrize("more", [1, 3, 6])
def test_a_games_options_go_before_invitations(more: int) -> None:
    games = dict(build_games())
    assert invitations(games | {"clustered": Wide(games["clustered"], more)}) == 7 - more
