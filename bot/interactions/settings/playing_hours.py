"""A person's playing hours: their clocks count only then."""

from __future__ import annotations

from dataclasses import replace

from bot.interactions.inputs import read_number, require_number
from bot.interactions.press import Press
from bot.interactions.requester import Requester
from bot.interactions.settings.page import SettingsPage
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


async def change(press: Press) -> None:
    """Raises `Refusal`, also for fewer playing hours than a table accepts."""
    clocks, player, chosen = press.matches.clocks, press.player, press.chosen
    known = await clocks.read_hours(player)
    hours = known.hours
    match press.parts[2:]:
        case ["clock"]:
            zone = screens.find_zone_by_clock(chosen, press.services.now())
            if zone is None:
                raise Refusal("older-control")
            hours = replace(hours, zone=zone)
        case ["zone"] if chosen in zones():
            hours = replace(hours, zone=chosen)
        case ["typed"]:
            hours = replace(hours, zone=_read_zone(press.typed.get("place", "")))
        case [("wake" | "sleep") as end] if read_number(chosen) in screens.HOURS:
            minute = require_number(chosen) * MINUTES_PER_HOUR
            wakes = end == "wake"
            hours = replace(hours, wake=minute) if wakes else replace(hours, sleep=minute)
        case ["off"]:
            days = {int(day) for day in chosen.split(",") if read_number(day, 1) is not None}
            hours = replace(hours, days_off=tuple(sorted(days)))
        case _:
            raise Refusal("older-control")
    await clocks.set_hours(player, hours)


def _read_zone(text: str) -> str:
    """The zone that was typed. Raises `Refusal`, which names some if several fit."""
    matching = screens.find_zones(text[:40], sorted(zones()))
    if len(matching) != 1:
        names = ", ".join(matching[:5])
        raise Refusal("zone-several", names=names) if matching else Refusal("zone-unknown")
    return matching[0]


def find_form(control: str, requester: Requester) -> Form | None:
    return screens.build_zone_form(requester.words) if control == "settings.hours.typed" else None


async def build_vacation_blocks(requester: Requester) -> tuple[Block, ...]:
    known = await requester.matches.clocks.read_hours(requester.player)
    days_left, away_until = known.days_left, known.away_until
    return screens.vacation_blocks(days_left, away_until, requester.words, asks=known.vacation)


async def change_vacation(press: Press) -> None:
    """Raises `Refusal`, also where fewer days are left."""
    clocks, player = press.matches.clocks, press.player
    known = await clocks.read_hours(player)
    match press.parts[2:]:
        case ["take", days, left] if read_number(days) in screens.VACATIONS:
            if read_number(left) == known.days_left:  # else it is pressed twice
                await clocks.take_vacation(player, require_number(days))
        case ["ask"]:
            await clocks.set_vacation(player, not known.vacation)
        case _:
            raise Refusal("older-control")


VACATION = SettingsPage("vacation", build_vacation_blocks, change_vacation)
PLAYING_HOURS = SettingsPage("hours", build_blocks, change, form=find_form)
