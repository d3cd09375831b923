"""`/privacy`: what the bot keeps of the requester, shown or deleted."""

from bot.interactions.declarations import Controls
from bot.interactions.press import Press
from bot.interactions.requester import Requester
from bot.matches import ACTIVE
from bot.screens.screen import Screen, Text
from bot.screens.shared import privacy

control = Controls()
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


@control("privacy.<do:export|forget>", right="anyone")
async def show_privacy(press: Press, do: str) -> Screen:
    return await privacy_screen(press.requester, do)


@control("privacy.<do:hide|show>", right="anyone")
async def set_hidden(press: Press, do: str) -> Screen:
    """Whether others may look the person up."""
    person = await press.matches.people.set_person(press.player, hidden=do == "hide")
    return await privacy_screen(press.requester.with_person(person))


@control("privacy.no", right="anyone")
async def keep_data(press: Press) -> Screen:
    return Screen((Text(press.words("privacy-kept")),))


@control("privacy.yes", right="anyone")
async def forget(press: Press) -> Screen:
    await press.services.leagues.leave_all(press.player)
    left = await press.matches.privacy.forget(press.player)
    return Screen((Text(press.words("privacy-forgotten", matches=left)),))
