"""The settings page of playing hours, made for phones: people find their time zone by choosing what
their clock shows now, then the place, or they type it."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from bot.models.match import DAY
from bot.models.playing_hours import PlayingHours
from bot.screens.discord_limits import MOST_CHOICES
from bot.screens.screen import Block, Button, Choice, Field, Form, Row, Screen, Select, Text
from bot.words import Words

ZONES: Final = (
    "Pacific/Honolulu", "America/Anchorage", "America/Los_Angeles", "America/Tijuana",
    "America/Denver", "America/Phoenix", "America/Chicago", "America/Mexico_City", "America/Bogota",
    "America/Lima", "America/New_York", "America/Toronto", "America/Caracas", "America/Halifax",
    "America/La_Paz", "America/Santiago", "America/Argentina/Buenos_Aires", "America/Montevideo",
    "America/Sao_Paulo", "Atlantic/Azores", "Atlantic/Reykjavik", "Africa/Casablanca",
    "Europe/Lisbon", "Europe/London", "Africa/Lagos", "Europe/Madrid", "Europe/Paris",
    "Europe/Berlin", "Europe/Rome", "Europe/Warsaw", "Africa/Johannesburg", "Africa/Cairo",
    "Europe/Athens", "Europe/Helsinki", "Europe/Kyiv", "Europe/Kaliningrad", "Europe/Istanbul",
    "Europe/Minsk", "Europe/Moscow", "Asia/Tehran", "Asia/Dubai", "Asia/Tbilisi", "Europe/Samara",
    "Asia/Tashkent", "Asia/Almaty", "Asia/Yekaterinburg", "Asia/Kolkata", "Asia/Kathmandu",
    "Asia/Dhaka", "Asia/Omsk", "Asia/Bangkok", "Asia/Jakarta", "Asia/Krasnoyarsk",
    "Asia/Shanghai", "Asia/Singapore", "Asia/Irkutsk", "Australia/Perth", "Asia/Tokyo",
    "Asia/Seoul", "Asia/Yakutsk", "Australia/Adelaide", "Australia/Brisbane", "Australia/Sydney",
    "Asia/Vladivostok", "Pacific/Auckland", "UTC",
)  # fmt: skip
"""Where most people live; other zones are typed."""
HOURS: Final = range(24)
ALL_DAY: Final = "all"
VACATIONS: Final = (1, 3, 7, 14)  # days of vacation to choose from
EXAMPLE: Final = "Europe/Madrid"
_HOUR: Final = 60  # in minutes


def playing_hours_blocks(
    hours: PlayingHours, now: datetime, words: Words, *, days_left: int, counts: int | None = None
) -> tuple[Block, ...]:
    """A person's playing hours, and menus to change them; `counts`: when clocks use new ones."""
    later = "" if counts is None else f"\n{words('hours-counts', when=f'<t:{counts}:f>')}"
    away = Button("settings.page.vacation", words("hours-vacation", n=days_left))
    typed = Button("form.settings.hours.typed", words("hours-type"))
    same = [one for one in ZONES if _offset(one, now) == _offset(hours.zone, now)]
    places = dict.fromkeys((hours.zone, *same))
    zones = [
        Choice(one, words("hours-zone-is", name=_place_name(one)), chosen=one == hours.zone)
        for one in places
    ]
    days = tuple(
        Choice(str(n), words("hours-off-is", day=words(f"day-{n}")), chosen=n in hours.days_off)
        for n in range(7)
    )
    return (
        Text(f"{words('settings-hours')}\n{_describe_hours(hours, now, words)}{later}"),
        Select("settings.hours.clock", words("hours-clock"), list_clocks(hours.zone, now, words)),
        Select("settings.hours.zone", words("hours-zone"), tuple(zones[:MOST_CHOICES])),
        _hour_menu("wake", hours, words),
        _hour_menu("sleep", hours, words),
        Select("settings.hours.off", words("hours-off"), days, 0, 2),
        Row((away, typed)),
    )


def vacation_blocks(
    days_left: int, away_until: int, words: Words, *, asks: bool
) -> tuple[Block, ...]:
    """A person's vacation: until when it lasts (0: there is none), and buttons to take some, which
    hold the days left so that taking some twice takes no more."""
    lines = [words("vacation-head", n=days_left)]
    if away_until:
        lines.append(words("vacation-until", when=f"<t:{away_until}:f>"))
    elif days_left:
        lines.append(words("vacation-begins"))
    days = tuple(
        Button(f"settings.vacation.days.{n}.{days_left}", words("vacation-take", n=n), "primary")
        for n in VACATIONS
        if n <= days_left
    )
    last = [Button("settings.vacation.ask", words("vacation-ask", on=str(asks).lower()))]
    if away_until:
        last.append(Button("settings.vacation.end", words("vacation-end")))
    return (Text("\n".join(lines)), *((Row(days),) if days else ()), Row(tuple(last)))


def render_vacation_question(days: int, left: int, since: int, words: Words) -> Screen:
    """Whether so many days are to be taken, of those that are left."""
    back = Button("settings.page.vacation.back", words("panel-back"))
    take = Button(f"settings.vacation.take.{days}.{left}", words("vacation-begin"), "primary")
    until = f"<t:{since + days * DAY}:f>"
    return Screen((Text(words("vacation-sure", until=until)), Row((back, take))))


def build_zone_form(words: Words) -> Form:
    field = Field("place", words("hours-place"), EXAMPLE, longest=40)
    return Form("settings.hours.typed", words("hours-type"), (field,))


def find_zone_by_clock(value: str, now: datetime) -> str | None:
    """A zone with the offset that was chosen, in minutes from UTC."""
    return next((zone for zone in ZONES if str(_offset(zone, now)) == value), None)


def find_zones(text: str, zones: Sequence[str]) -> list[str]:
    """The zones that typed text may mean: by name or city, else by a part of the name."""
    wanted = "_".join(text.casefold().split())
    whole = [one for one in zones if wanted in (one.casefold(), one.casefold().rpartition("/")[2])]
    return sorted(whole) or sorted(zone for zone in zones if wanted and wanted in zone.casefold())


def _describe_hours(hours: PlayingHours, now: datetime, words: Words) -> str:
    place = _place_name(hours.zone)
    time = f"{now.astimezone(ZoneInfo(hours.zone)):%H:%M}"
    if hours.is_all_day:
        line = words("hours-always", place=place, now=time)
    else:
        wake, sleep = (f"{one // 60:02}:{one % 60:02}" for one in (hours.wake, hours.sleep))
        line = words("hours-known", wake=wake, sleep=sleep, place=place, now=time)
    if not hours.days_off:
        return line
    off = ", ".join(words(f"day-{day}") for day in hours.days_off)
    return f"{line}\n{words('hours-days-off', days=off)}"


def list_clocks(zone: str, now: datetime, words: Words) -> tuple[Choice, ...]:
    """What clocks show around the world now, from west to east."""
    here = _offset(zone, now)
    offsets = sorted({_offset(place, now) for place in ZONES})
    while len(offsets) > MOST_CHOICES:
        odd = [one for one in offsets if one % _HOUR and one != here]
        offsets.remove(odd[0] if odd else offsets[0])
    utc = now.astimezone(ZoneInfo("UTC"))
    times = {one: f"{utc + timedelta(minutes=one):%H:%M}" for one in offsets}
    return tuple(
        Choice(str(one), words("hours-clock-is", time=time), chosen=one == here)
        for one, time in times.items()
    )


def _hour_menu(name: str, hours: PlayingHours, words: Words) -> Select:
    """When somebody plays from or until; all day, neither says an hour."""
    label, is_all_day, minute = words(f"hours-{name}"), hours.is_all_day, getattr(hours, name)
    choices = [
        Choice(str(hour), f"{label} {hour:02}:00", chosen=hour * _HOUR == minute and not is_all_day)
        for hour in HOURS
    ]
    if name == "wake":
        choices.insert(0, Choice(ALL_DAY, words("hours-all"), chosen=is_all_day))
    return Select(f"settings.hours.{name}", f"{label}…", tuple(choices))


def _offset(zone: str, now: datetime) -> int:
    """Minutes from UTC."""
    offset = now.astimezone(ZoneInfo(zone)).utcoffset() or timedelta()
    return int(offset.total_seconds() // 60)


def _place_name(zone: str) -> str:
    return zone.rpartition("/")[2].replace("_", " ")


def league_letters_button(words: Words) -> Button:
    """Switches off what a league tells by direct message."""
    return Button("settings.calls.league.off", words("league-letters-stop"))


def reminders_button(words: Words) -> Button:
    """To the settings of notifications."""
    return Button("settings.page.calls.link", words("calls-link"))
