"""Small pictures of what was built or fought over in finished matches."""

from __future__ import annotations

from bot.matches import PlayerView, Refusal
from bot.models.match import Table
from bot.presentation.services import Services
from bot.render.scene import Scene
from bot.screens.context import Context
from bot.screens.contract import SupportsMiniatures
from bot.words import Words
from engine.contract import Seat


async def read_final_view(services: Services, match: int) -> PlayerView | None:
    """The public view of a match that has ended; None where it cannot be read."""
    try:
        shown = await services.matches.queries.read_player_view(match, None)
    except Refusal:
        return None
    return None if shown.view is None else shown


def has_miniatures(services: Services, game: str) -> bool:
    return isinstance(services.screens.get(game), SupportsMiniatures)


async def draw_miniature(
    services: Services, match: int, seat: Seat, room: tuple[int, int], words: Words
) -> tuple[Table, Scene] | None:
    """A seat's board and the match; None where there is no picture of it."""
    shown = await read_final_view(services, match)
    if shown is None:
        return None
    screens: object = services.screens.get(shown.table.game)
    if not isinstance(screens, SupportsMiniatures):
        return None
    draw = services.run_in_thread
    scene = await draw(screens.draw_miniature, Context(shown.view, shown.table, words), seat, room)
    return shown.table, scene
