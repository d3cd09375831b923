"""Following a match: `/follow`, and the button of lists."""

from __future__ import annotations

from bot.interactions.press import Press
from bot.interactions.requester import Requester
from bot.matches import Refusal
from bot.presentation.services import Services
from bot.screens.screen import Button, Row, Screen, Text
from bot.screens.shared.names import match_title


async def follow_screen(
    services: Services, requester: Requester, match: int, follows: bool | None = None
) -> Screen:
    """Begin to follow, or stop; None: what is not so yet. With the way back."""
    following = services.matches.follow
    if follows is None:
        follows = not await following.is_following(match, requester.player)
    table = await following.follow(match, requester.player, follows)
    way = "off" if follows else "on"
    text = requester.words(
        "follow-on" if follows else "follow-off", title=match_title(table, requester.words)
    )
    back = Button(f"follow.{way}", requester.words(f"follow-{way}-button"))
    return Screen((Text(text), Row((back,))), match)


async def handle_follow(press: Press) -> Screen:
    """`follow`, `follow.on`, `follow.off`."""
    ways = {(): None, ("on",): True, ("off",): False}
    way = tuple(press.parts[1:])
    if way not in ways:
        raise Refusal("older-control")
    return await follow_screen(press.services, press.requester, press.match, ways[way])
