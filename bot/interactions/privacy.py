"""`/privacy`: what the bot keeps of the requester, shown or deleted."""

from __future__ import annotations

from bot.interactions.press import Press
from bot.interactions.requester import Requester
from bot.matches import ACTIVE, Refusal
from bot.screens.screen import Screen, Text
from bot.screens.shared import privacy

ALL = 1_000


async def privacy_screen(requester: Requester, do: str | None = None) -> Screen:
    """What is kept; `export` gives it as a file, `forget` asks before it is deleted."""
    if do == "export":
        data = await requester.matches.privacy.export(requester.player)
        return privacy.render_data_export(data, requester.words)
    if do == "forget":
        store = requester.matches.store.matches
        open_now = await store.find_by_player(requester.player, ACTIVE, ALL)
        return privacy.render_forget_question(len(open_now), requester.words)
    return privacy.render_privacy(requester.words, hidden=requester.person.hidden)


async def handle_privacy(press: Press) -> Screen:
    """`privacy.<export|forget>` as typed, then `privacy.yes` or `privacy.no`; `privacy.<hide|show>`
    changes whether others may look the person up."""
    words = press.words
    match press.parts[1:]:
        case ["export" | "forget" as wanted]:
            return await privacy_screen(press.requester, wanted)
        case ["hide" | "show" as wanted]:
            hidden = wanted == "hide"
            person = await press.matches.people.set_person(press.player, hidden=hidden)
            return await privacy_screen(press.requester.with_person(person))
        case ["no"]:
            return Screen((Text(words("privacy-kept")),))
        case ["yes"]:
            await press.services.leagues.leave_all(press.player)
            left = await press.matches.privacy.forget(press.player)
            return Screen((Text(words("privacy-forgotten", matches=left)),))
        case _:
            raise Refusal("older-control")
