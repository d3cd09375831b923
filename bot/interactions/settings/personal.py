"""What a person chooses: looks, notifications, and playing hours: their clocks count only then."""

from dataclasses import replace
from typing import Any, Final

from bot.interactions.inputs import meet_players, read_number, require_number, require_offered
from bot.interactions.press import Press
from bot.interactions.requester import Requester
from bot.interactions.settings import page
from bot.matches import Refusal
from bot.models.people import MOST_AVOIDED
from bot.models.playing_hours import ALWAYS, zones
from bot.presentation.services import Services
from bot.screens.screen import Block, Form, Screen
from bot.screens.shared import playing_hours as hours_screens
from bot.screens.shared import settings
from engine.contract import StandsIn, offers

MINUTES_PER_HOUR: Final = 60


async def build_personal_blocks(requester: Requester) -> tuple[Block, ...]:
    locales = requester.services.catalogues.locales
    sessions = await requester.matches.page_keys.list_sessions(requester.player)
    people = requester.matches.store.people
    avoided = await people.read_people(await people.list_avoided(requester.player))
    users = [one.user for one in avoided.values() if one.user]
    return settings.personal_blocks(requester.person, locales, requester.words, sessions, users)


async def build_look_blocks(requester: Requester) -> tuple[Block, ...]:
    return settings.look_blocks(requester.person, page.find_cover(requester), requester.words)


async def build_notification_blocks(requester: Requester) -> tuple[Block, ...]:
    wishes = await requester.matches.clocks.read_wishes(requester.player)
    chosen = {wish: wish in wishes for wish in list_wishes(requester.services)}
    return settings.notification_blocks(requester.person, chosen, requester.words)


def list_wishes(services: Services) -> list[str]:
    """What may be wished, game by game (`Availability.wishes`)."""
    games = [key for key, game in services.games.items() if offers(game, StandsIn)]
    return [f"{game}.{when}" for game in games for when in settings.WISHES]


async def build_playing_hours_blocks(requester: Requester) -> tuple[Block, ...]:
    known = await requester.matches.clocks.read_hours(requester.player)
    now, words = requester.services.now(), requester.words
    return hours_screens.playing_hours_blocks(
        known.hours, now, words, days_left=known.days_left, counts=known.counts
    )


async def build_vacation_blocks(requester: Requester) -> tuple[Block, ...]:
    known = await requester.matches.clocks.read_hours(requester.player)
    return hours_screens.vacation_blocks(
        known.days_left, known.away_until, requester.words, asks=known.vacation
    )


PERSONAL: Final = page.SettingsPage("me", build_personal_blocks)
LOOK: Final = page.SettingsPage("look", build_look_blocks, behind="me")
NOTIFICATIONS: Final = page.SettingsPage("calls", build_notification_blocks)
PLAYING_HOURS: Final = page.SettingsPage("hours", build_playing_hours_blocks)
VACATION: Final = page.SettingsPage("vacation", build_vacation_blocks, behind="hours")


async def _set(press: Press, **changes: Any) -> None:
    await press.matches.people.set_person(press.player, **changes)


@PERSONAL.change("settings.me.locale")
async def set_locale(press: Press) -> None:
    await _set(press, locale=page.read_locale(press))


@LOOK.change("settings.me.<what:theme|palette>")
async def set_colours(press: Press, what: str) -> None:
    await _set(press, **page.read_colours(press, what))


@PERSONAL.change("settings.me.<what:calls|pictures|hints>")
async def toggle(press: Press, what: str) -> None:
    field = "keeps_calls" if what == "calls" else what
    await _set(press, **{field: not getattr(press.requester.person, field)})


@PERSONAL.change("settings.me.avoid")
async def set_avoided(press: Press) -> None:
    """Whom the queue never pairs them with; nobody is told."""
    picked = tuple(one for one in press.people if not one.bot)[:MOST_AVOIDED]
    others = {*await meet_players(press.matches, picked)} - {press.player}
    await press.matches.store.people.set_avoided(press.player, others)


@PERSONAL.change("settings.me.leave")
async def end_sessions(press: Press) -> None:
    await press.matches.page_keys.end_all(press.player)


async def _set_ways(press: Press, **ways: str | bool) -> None:
    """How something reaches the person. Raises `Refusal` if they want DMs and can't get any."""
    person = press.requester.person
    if any(way in {"dm", True} and getattr(person, field) != way for field, way in ways.items()):
        test = press.words("letter-test")
        if not await press.services.direct_messages.send_test(person, test):
            raise Refusal("letters-closed")
    await _set(press, **ways)


@PERSONAL.change("settings.me.keeps")
async def set_keeps(press: Press) -> None:
    await _set_ways(press, keeps=require_offered(press.chosen, settings.KEEPS))


@NOTIFICATIONS.change("settings.calls.reminders")
async def set_reminders(press: Press) -> None:
    await _set_ways(press, reminders=require_offered(press.chosen, settings.REMINDERS))


@NOTIFICATIONS.change("settings.calls.wishes")
async def set_wishes(press: Press) -> None:
    """In which games a computer answers for them."""
    offered = list_wishes(press.services)
    chosen = [require_offered(wish, offered) for wish in press.chosen.split(",") if wish]
    await press.matches.clocks.set_wishes(press.player, chosen)


@NOTIFICATIONS.change("settings.calls.dm")
async def set_letters(press: Press) -> None:
    """All that is to reach them by direct message."""
    chosen = {require_offered(one, settings.LETTERS) for one in press.chosen.split(",") if one}
    await _set_letters(press, chosen)


@NOTIFICATIONS.change("settings.calls.turns")
@NOTIFICATIONS.change("settings.calls.<what:letters|questions|next>")
async def toggle_letters(press: Press, what: str = "turns") -> None:
    """The buttons of release 0.2."""
    await _set_letters(press, settings.list_letters(press.requester.person) ^ {what})


@NOTIFICATIONS.change("settings.calls.league[.<state:off>]")
async def set_league_letters(press: Press, state: str = "") -> None:
    """Off, or as a button of release 0.2 the other way round."""
    on = not press.requester.person.league_letters and state != "off"
    await _set(press, league_letters=on)


async def _set_letters(press: Press, wanted: set[str]) -> None:
    ways: dict[str, str | bool] = {
        field: name in wanted for name, field in settings.LETTERS.items()
    }
    await _set_ways(press, **{**ways, "calls": "dm" if "turns" in wanted else "channel"})


async def _set_hours(press: Press, **changes: Any) -> None:
    """Raises `Refusal`, also for fewer than a table accepts."""
    known = await press.matches.clocks.read_hours(press.player)
    await press.matches.clocks.set_hours(press.player, replace(known.hours, **changes))


@PLAYING_HOURS.change("settings.hours.clock")
async def set_clock(press: Press) -> None:
    await _set_hours(press, zone=page.read_zone(press))


@PLAYING_HOURS.change("settings.hours.zone")
async def set_zone(press: Press) -> None:
    await _set_hours(press, zone=require_offered(press.chosen, zones()))


async def build_zone_form(press: Press) -> Form:
    return hours_screens.build_zone_form(press.words)


@PLAYING_HOURS.change("form.settings.hours.typed", build_zone_form)
async def set_typed_zone(press: Press) -> None:
    """Raises `Refusal`, which names some zones if several fit."""
    matching = hours_screens.find_zones(press.typed.get("place", "")[:40], sorted(zones()))
    if not matching:
        raise Refusal("zone-unknown")
    if len(matching) > 1:
        raise Refusal("zone-several", names=", ".join(matching[:5]))
    await _set_hours(press, zone=matching[0])


@PLAYING_HOURS.change("settings.hours.<end:wake|sleep>")
async def set_end(press: Press, end: str) -> None:
    if press.chosen == hours_screens.ALL_DAY:
        await _set_hours(press, wake=ALWAYS.wake, sleep=ALWAYS.sleep)
        return
    hour = require_offered(require_number(press.chosen), hours_screens.HOURS)
    await _set_hours(press, **{end: hour * MINUTES_PER_HOUR})


@PLAYING_HOURS.change("settings.hours.off")
async def set_days_off(press: Press) -> None:
    days = {int(day) for day in press.chosen.split(",") if read_number(day, 1) is not None}
    await _set_hours(press, days_off=tuple(sorted(days)))


@VACATION.control("settings.vacation.days.<days>.<left>", right="anyone")
async def ask_for_vacation(press: Press, days: int, left: int) -> Screen:
    """Raises `Refusal` for a number of days that is not offered."""
    require_offered(days, hours_screens.VACATIONS)
    known = await press.matches.clocks.read_hours(press.player)
    since = known.away_until or int(press.services.now().timestamp())
    return hours_screens.render_vacation_question(days, left, since, press.words)


@VACATION.change("settings.vacation.end")
async def end_vacation(press: Press) -> None:
    await press.matches.clocks.end_vacation(press.player)


@VACATION.change("settings.vacation.take.<days>.<left>")
async def take_vacation(press: Press, days: int, left: int) -> None:
    """Raises `Refusal`, also where fewer days are left."""
    clocks = press.matches.clocks
    require_offered(days, hours_screens.VACATIONS)
    if left == (await clocks.read_hours(press.player)).days_left:  # else it is pressed twice
        await clocks.take_vacation(press.player, days)


@VACATION.change("settings.vacation.ask")
async def toggle_vacation(press: Press) -> None:
    known = await press.matches.clocks.read_hours(press.player)
    await press.matches.clocks.set_vacation(press.player, not known.vacation)
