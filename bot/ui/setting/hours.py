"""When somebody is awake: their clocks count only then."""

from __future__ import annotations

from dataclasses import replace

from bot.matches import Refusal
from bot.matches.hours import zones
from bot.screens.house import hours as screens
from bot.screens.screen import Block, Form
from bot.ui.asking import Asker
from bot.ui.house import House
from bot.ui.pressing import Press
from bot.ui.setting.page import Page

HOUR = 60
"""In minutes."""


async def blocks(house: House, asker: Asker) -> tuple[Block, ...]:
    known = await house.matches.clocks.wakefulness(asker.player)
    return screens.page(
        known.hours,
        house.now(),
        asker.words,
        vacation=known.vacation,
        days_left=known.days_left,
        counts=known.counts,
    )


async def change(press: Press) -> None:
    """Change one thing. Raises `Refusal`, also for more sleep than a table accepts."""
    clocks, player, chosen = press.house.matches.clocks, press.asker.player, press.chosen
    known = await clocks.wakefulness(player)
    hours = known.hours
    match press.parts[2:]:
        case ["clock"]:
            zone = screens.zone_shown(chosen, press.house.now())
            if zone is None:
                raise Refusal("older-control")
            hours = replace(hours, zone=zone)
        case ["zone"] if chosen in zones():
            hours = replace(hours, zone=chosen)
        case ["typed"]:
            hours = replace(hours, zone=_meant(press.typed.get("place", "")))
        case [("wake" | "sleep") as end] if chosen.isdecimal() and int(chosen[:2]) in screens.HOURS:
            minute = int(chosen[:2]) * HOUR
            wakes = end == "wake"
            hours = replace(hours, wake=minute) if wakes else replace(hours, sleep=minute)
        case ["off"]:
            days = {int(day) for day in chosen.split(",") if day.isdecimal() and len(day) == 1}
            hours = replace(hours, days_off=tuple(sorted(days)))
        case ["vacation"]:
            await clocks.set_vacation(player, not known.vacation)
            return
        case _:
            raise Refusal("older-control")
    await clocks.set_hours(player, hours)


def _meant(text: str) -> str:
    """The zone that somebody has typed. Raises `Refusal`, which names some where several fit."""
    found = screens.named(text[:40], sorted(zones()))
    if len(found) != 1:
        shown = ", ".join(found[:5])
        raise Refusal("zone-several", names=shown) if found else Refusal("zone-unknown")
    return found[0]


def form(control: str, asker: Asker) -> Form | None:
    return screens.typed(asker.words) if control == "settings.hours.typed" else None


HOURS = Page("hours", blocks, change, form=form)
