"""The public page of a finished match: its board, its past and its analysis, for readers of whom
nothing is known."""

import re
from dataclasses import replace
from typing import Final

from bot.interactions.controls import parse_control
from bot.interactions.press import Press
from bot.interactions.requester import Requester
from bot.interactions.router import Router
from bot.matches import Refusal
from bot.models.people import Person
from bot.presentation.boards import public_board_of
from bot.presentation.custom_ids import ControlId
from bot.presentation.preferences import presentation_of
from bot.screens.panel import append_buttons
from bot.screens.screen import Block, Button, Row, Screen, Select

CONTROLS: Final = re.compile(
    r"see|analysis(\.\d{1,2})?|replay\.(all|\d{1,2})\.\d{1,12}(\.(back|on|end))?", re.ASCII
)
"""All that can be pressed there."""
REPLAY: Final = f"replay.all.{10**12 - 1}.end"
"""The last step that there is."""


async def show_public_page(
    router: Router, match: int, key: str, control: str, locale: str
) -> tuple[Requester, Screen]:
    """What a control of the page shows, and for whom: somebody in the match's server. Raises
    `Refusal`, the same for a match that does not exist as for one without such a page."""
    services = router.services
    table = await services.matches.queries.read_table(match)
    if not await services.matches.public_pages.is_open(table, key):
        raise Refusal("no-such-match")
    server = await services.matches.people.read_server(table.address.guild)
    reader = Person(0, 0, "", None, locale, server.theme, server.palette)
    requester = Requester(services, reader, presentation_of(services, reader), table.address)
    words = requester.words
    if control == "see":
        board = await public_board_of(services, match, words)
        board = append_buttons(_keep_controls(board), (Button(REPLAY, words("board-replay")),))
        return requester, board
    route = ControlId(match, 0, control)
    parsed = parse_control(route, submitted=False)
    assert parsed is not None
    screen = await parsed.answer(Press(router.pending, requester, route, ""))
    assert screen is not None
    back = Button("see", words("panel-back"))
    return requester, append_buttons(_keep_controls(screen), (back,))


def _keep_controls(screen: Screen) -> Screen:
    blocks: list[Block] = []
    for block in screen.blocks:
        if isinstance(block, Row):
            kept = tuple(one for one in block.buttons if CONTROLS.fullmatch(one.control))
            if kept or block.steps is not None:
                blocks.append(replace(block, buttons=kept))
        elif not isinstance(block, Select):
            blocks.append(block)
    return replace(screen, blocks=tuple(blocks))
