"""The controls that all games share, by their first word, and the right that each requires."""

from __future__ import annotations

from typing import Final

from bot.interactions.board import (
    handle_board_details,
    handle_claim,
    handle_end,
    handle_resign,
    handle_see,
)
from bot.interactions.box import handle_box
from bot.interactions.follow import handle_follow
from bot.interactions.history import handle_analysis, handle_file, handle_history, handle_replay
from bot.interactions.inputs import read_page, require_number
from bot.interactions.kept_panels import handle_keep
from bot.interactions.league.controls import handle_league
from bot.interactions.lobby import handle_lobby
from bot.interactions.match_lists import handle_join, handle_matches, handle_turns
from bot.interactions.matchmaking import handle_queue
from bot.interactions.new import handle_new
from bot.interactions.orders import handle_orders
from bot.interactions.organise import handle_organise
from bot.interactions.panels import show_panel
from bot.interactions.pause import handle_clock
from bot.interactions.press import Handler, Press
from bot.interactions.privacy import handle_privacy
from bot.interactions.rematch import handle_rematch
from bot.interactions.seats import handle_seat
from bot.interactions.settings import handle_settings
from bot.interactions.undo import handle_undo
from bot.interactions.view_commands import handle_view_command
from bot.interactions.votes import handle_vote
from bot.matches import Refusal
from bot.screens.screen import Screen
from bot.screens.shared import pages
from bot.screens.shared.boards import BOARD
from bot.screens.shared.kept_panels import KEEP
from bot.screens.shared.private_screen import DETAILS

SEAT_CONTROLS: Final = (
    "resign.yes",
    "claim",
    "clock.",
    "seat.keep.",
    "seat.back",
    "consent.",
    "keep.",
)
"""Controls of those who sit at the table."""


def find_required_right(control: str) -> str:
    """See `authorise`; the service checks the host's rights, in its transaction."""
    if is_of_panel(control) or control == KEEP or control.startswith(SEAT_CONTROLS):
        return "sit"
    return "organise" if control == "end" or control.startswith("org.") else "see"


def is_of_panel(control: str) -> bool:
    """Whether the answer is the panel of the presser's seat."""
    stems = ("g.", "undo.", "plan.", "orders.", f"{DETAILS}.")
    return control.startswith(stems) or control in {"move", "plan", "orders", DETAILS}


async def handle_shared_control(press: Press) -> Screen | None:
    """The answer; None where the pressed message shows it itself. Raises `Refusal`."""
    handler = HANDLERS.get(press.parts[0])
    if handler is None:
        raise Refusal("older-control")
    return await handler(press)


async def _handle_panel(press: Press) -> Screen:
    return await show_panel(press.requester, press.match)


async def _handle_details(press: Press) -> Screen:
    return await show_panel(press.requester, press.match, details=read_page(press.parts))


async def _handle_pages(press: Press) -> Screen:
    """`pages.<game>.<page>`, with one more word that tells apart two buttons to the same page."""
    words = press.words
    match press.parts[1:]:
        case [game, page, *_] if game in press.services.screens:
            screens = press.services.screens[game]
            return pages.render_rules(screens, require_number(page), words)
        case _:
            raise Refusal("older-control")


async def _handle_which(press: Press) -> Screen:
    """The answer to "which match do you mean?": proceed with the pending command."""
    if len(press.parts) != 2:
        raise Refusal("older-control")
    proceed = press.pending.find(press.player, press.parts[1])
    return await proceed(press.requester, require_number(press.chosen))


HANDLERS: Final[dict[str, Handler]] = {
    "move": _handle_panel,
    DETAILS: _handle_details,
    "undo": handle_undo,
    "orders": handle_orders,
    "seat": handle_seat,
    "consent": handle_vote,
    "org": handle_organise,
    "follow": handle_follow,
    "rematch": handle_rematch,
    "lobby": handle_lobby,
    "resign": handle_resign,
    "claim": handle_claim,
    "clock": handle_clock,
    "end": handle_end,
    "record": handle_file,
    "replay": handle_replay,
    "film": handle_replay,
    "see": handle_see,
    BOARD: handle_board_details,
    "log": handle_history,
    KEEP: handle_keep,
    "matches": handle_matches,
    "join": handle_join,
    "new": handle_new,
    "turns": handle_turns,
    "analysis": handle_analysis,
    "box": handle_box,
    "look": handle_view_command,
    "pages": _handle_pages,
    "which": _handle_which,
    "settings": handle_settings,
    "privacy": handle_privacy,
    "queue": handle_queue,
    "league": handle_league,
}
