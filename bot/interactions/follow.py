"""`/match follow`, and the button of lists."""

from bot.interactions.declarations import Controls
from bot.interactions.press import Press
from bot.interactions.requester import Requester
from bot.screens.screen import Button, Row, Screen, Text
from bot.screens.shared.names import match_title

control = Controls()


async def follow_screen(requester: Requester, match: int, follows: bool | None = None) -> Screen:
    """Follow the match or not; None toggles. With a button that reverts it, and one to the list."""
    following = requester.matches.overview
    if follows is None:
        follows = not await following.is_following(match, requester.player)
    table = await following.follow(match, requester.player, follows)
    other = "off" if follows else "on"
    words = requester.words
    text = words("follow-on" if follows else "follow-off", title=match_title(table, words))
    buttons = [Button(f"follow.{other}", words(f"follow-{other}-button"))]
    if requester.guild is not None:
        buttons.append(Button("matches.0.list", words("follow-list")))
    return Screen((Text(text), Row(tuple(buttons))), match)


@control("follow.<state:on|off>", right="see")
async def set_following(press: Press, state: str) -> Screen:
    return await follow_screen(press.requester, press.match, state == "on")


@control("follow.<match>", right="see")
async def toggle_following(press: Press) -> Screen:
    return await follow_screen(press.requester, press.match)
