"""A person's playing hours: their clocks count only then."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from bot.interactions.inputs import read_number, require_number
from bot.interactions.press import Press
from bot.interactions.requester import Requester
from bot.interactions.settings.page import SettingsPage, require_offered
from bot.matches import Refusal
from bot.models.playing_hours import zones
from bot.screens.screen import Block, Form
from bot.screens.shared import playing_hours as screens

MINUTES_PER_HOUR = 60


async def build_blocks(requester: Requester) -> tuple[Block, ...]:
    known = await requester.matches.clocks.read_hours(requester.player)
    return screens.playing_hours_blocks(
        known.hours,
        requester.services.now(),
        requester.words,
        days_left=known.days_left,
        counts=known.counts,
    )


async def build_zone_form(press: Press) -> Form:
    return screens.build_zone_form(press.words)


PLAYING_HOURS: Final = SettingsPage("hours", build_blocks)


@PLAYING_HOURS.change("settings.hours.clock", right="anyone")
async def set_clock(press: Press) -> None:
    """As all changes of playing hours: raises `Refusal`, also for fewer than a table accepts."""
    zone = screens.find_zone_by_clock(press.chosen, press.services.now())
    if zone is None:
        raise Refusal("older-control")
    await _set_hours(press, zone=zone)


@PLAYING_HOURS.change("settings.hours.zone", right="anyone")
async def set_zone(press: Press) -> None:
    await _set_hours(press, zone=require_offered(press.chosen, zones()))


@PLAYING_HOURS.change("form.settings.hours.typed", right="anyone", build_form=build_zone_form)
async def set_typed_zone(press: Press) -> None:
    await _set_hours(press, zone=_read_zone(press.typed.get("place", "")))


@PLAYING_HOURS.change("settings.hours.<end:wake|sleep>", right="anyone")
async def set_end(press: Press, end: str) -> None:
    hour = require_number(press.chosen)
    if hour not in screens.HOURS:
        raise Refusal("older-control")
    await _set_hours(press, **{end: hour * MINUTES_PER_HOUR})


@PLAYING_HOURS.change("settings.hours.off", right="anyone")
async def set_days_off(press: Press) -> None:
    days = {int(day) for day in press.chosen.split(",") if read_number(day, 1) is not None}
    await _set_hours(press, days_off=tuple(sorted(days)))


async def _set_hours(press: Press, **changes: Any) -> None:
    known = await press.matches.clocks.read_hours(press.player)
    await press.matches.clocks.set_hours(press.player, replace(known.hours, **changes))


def _read_zone(text: str) -> str:
    """The zone that was typed. Raises `Refusal`, which names some if several fit."""
    matching = screens.find_zones(text[:40], sorted(zones()))
    if len(matching) != 1:
        names = ", ".join(matching[:5])
        raise Refusal("zone-several", names=names) if matching else Refusal("zone-unknown")
    return matching[0]


async def build_vacation_blocks(requester: Requester) -> tuple[Block, ...]:
    known = await requester.matches.clocks.read_hours(requester.player)
    days_left, away_until = known.days_left, known.away_until
    return screens.vacation_blocks(days_left, away_until, requester.words, asks=known.vacation)


VACATION: Final = SettingsPage("vacation", build_vacation_blocks)


@VACATION.change("settings.vacation.take.<days>.<left>", right="anyone")
async def take_vacation(press: Press, days: int, left: int) -> None:
    """Raises `Refusal`, also where fewer days are left."""
    clocks = press.matches.clocks
    if days not in screens.VACATIONS:
        raise Refusal("older-control")
    if left == (await clocks.read_hours(press.player)).days_left:  # else it is pressed twice
        await clocks.take_vacation(press.player, days)


@VACATION.change("settings.vacation.ask", right="anyone")
async def toggle_vacation(press: Press) -> None:
    known = await press.matches.clocks.read_hours(press.player)
    await press.matches.clocks.set_vacation(press.player, not known.vacation)
