"""The people of a world: when they are awake, how often they look, and what they press.

They know no game. They open what waits for them and press what a screen offers, mostly what it
offers most clearly; while they are curious, what has been tried least. Now and then they do what
nobody should: press an old message, or the same thing many times, or type any command with anything
in it.
"""

import asyncio
import re
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import repeat
from random import Random
from typing import Any, Final, TypeAlias

import discord
from simcord import ChannelHandle, MemberActor, UserHandle
from simcord.backend.errors import BackendError, SetupError
from simcord.interactions import command_leaves
from simcord.results import InteractionResult, ResponseMessage

from tests.journeys.world import Shown, answer_of, components, text, walk_parts
from tests.worlds.discord_place import DiscordPlace
from tests.worlds.page import PANEL_LINK, Browser

HOUR: Final = 3600.0
MOST_PRESSES: Final = 10
"""In one screen, before a person puts the phone away."""
RECENT: Final = 6
MARK: Final = re.compile(r"(v1(?::[^:]+){3}):\d+")
BUTTON, MENU, FORM_TEXT, PEOPLE_MENU, CHANNEL_MENU, FORM_CHOICE = 2, 3, 4, 5, 8, 21
GREY, GREEN, RED, LINK = 2, 3, 4, 5
WEIGHTS: Final = {GREEN: 12.0, 1: 3.0, GREY: 1.0, RED: 0.1}
"""How likely a button of a style is pressed: the screen's own proposal mostly."""
CALM: Final = ("details", "move", "pictures", "rules")
"""What leads away from the decision; pressed seldom."""
WORDS: Final = (
    "", "1", "2", "A", "B4 0", "AABBCCDDEEFF", "Ada", "3 2 1", "<@1>", "ноль", "9" * 40, "8-9",
    "23:00", "Paris", "Berlin", "EST", "2026-01-20", "1.2.", "0", "-1", "1, 2", "x" * 1_000,
)  # fmt: skip
"""What people type into a field that is empty, and as what a command asks for."""
FILE: Final = ("match.txt", b"cutterland 1\n9\n")
INTEGER, BOOLEAN, PERSON, ATTACHMENT = 4, 5, 6, 11
SLASH, PERSON_MENU = 1, 2
HIGHEST: Final = 30
"""A number of a match that may be there."""
IMPATIENT: Final = 25
"""Presses of the same thing at once, of which the bot takes fewer."""
GAMES: Final = ("cutterland", "clustered", "wildlands")
LISTS: Final = ("turns", "matches", "help", "profile", "puzzle", "settings", "rating", "queue",
                "league home", "league next", "match organise")  # fmt: skip
RARE: Final = (
    "plan", "plan", "orders", "undo", "undo", "queue", "settings", "privacy", "learn", "bag", "box",
    "leaderboard", "match resign", "match pause", "match substitute", "match follow",
    "match rematch", "match board", "match history", "match replay", "match file", "league join",
    "league join", "league leave", "league standings", "league why", "league calendar",
)  # fmt: skip
"""What people seldom ask for."""
Deed: TypeAlias = Callable[[DiscordPlace], Awaitable[None]]


@dataclass
class Person:
    """`wakes` is the hour at which they wake up, `looks` how often a day they look; `clumsy` is
    the part of presses with an old message, or twice; `on_page` is that of answers on the touch
    page, and `curious` that of looks in which they try what nobody has yet: `tried` counts for all
    with the same rights. From the second `quits` of the world on they never come back."""

    actor: MemberActor
    channels: Sequence[ChannelHandle]
    rng: Random
    wakes: int
    looks: float
    clumsy: float
    on_page: float
    curious: float
    tried: Counter[str]
    quits: float
    browser: Browser
    told: Callable[[str], None] = lambda line: None
    others: list[MemberActor] = field(default_factory=list)
    """All people of their server."""
    old: list[Shown] = field(default_factory=list)
    is_curious: bool = False

    @property
    def name(self) -> str:
        return self.actor.name

    async def live(self, place: DiscordPlace, is_over: Callable[[], bool]) -> None:
        await asyncio.sleep(self.rng.uniform(0, HOUR))
        await self.look(place, self.rng.choice((self.open_match, self.press_in_channel)))
        while True:
            await asyncio.sleep(self.rng.expovariate(self.looks / (16 * HOUR)))
            if is_over() or place.backend.clock.elapsed > self.quits:
                return
            hour = (place.now().hour - self.wakes) % 24
            if hour < 16:
                await self.look(place)

    async def look(self, place: DiscordPlace, first: Deed | None = None) -> None:
        """Take the phone, do something, put it away."""
        self.is_curious = self.rng.random() < self.curious
        deeds: list[tuple[float, Deed]] = [
            (14.0, self.answer), (3.0, self.press_in_channel), (1.0, self.open_match),
            (3.0, self.join_lobby),
            (1.0, self.ask), (2.0, self.ask_rarely), (2.0, self.wait_in_queue),
            (1.0, self.found_league), (self.clumsy, self.press_old),
            (16.0 if self.is_curious else 1.0, self.type_anything), (0.3, self.use_menu),
            (0.05, self.hammer),
        ]  # fmt: skip
        (deed,) = self.rng.choices([one for _, one in deeds], [weight for weight, _ in deeds])
        try:
            await (first or deed)(place)
        except (SetupError, BackendError, discord.DiscordException) as error:
            self.told(f"{self.name} can't: {type(error).__name__} {str(error)[:150]!r}")

    async def answer(self, place: DiscordPlace) -> None:
        """What waits for them."""
        shown = await self.type("turns")
        if shown is None:
            return
        controls = [one.get("custom_id") or "" for one in components(shown)]
        if any(":move." in one for one in controls):
            on_page = self.on_page > 0 and self.rng.random() < self.on_page
            await (self.visit_page(shown) if on_page else self.follow(place, shown))
        else:
            await self.join_lobby(place)

    async def press_in_channel(self, place: DiscordPlace) -> None:
        """Something on one of the newest messages of a channel, a thread or their own."""
        if posted := self.find_newest(place, self.choose_spot()):
            message = ResponseMessage(place, self.rng.choice(posted))
            self.remember(message)
            shown = await self.press_any(message)
            if shown is not None:
                await self.follow(place, shown)

    def choose_spot(self) -> ChannelHandle:
        """A channel, or now and then a thread of one, or their direct messages."""
        threads = [one for channel in self.channels for one in channel.threads]
        kinds = (self.channels, threads or self.channels, (self.actor.user.dm_channel,))
        return self.rng.choice(self.rng.choices(kinds, (6, 2, 1))[0])

    def find_newest(self, place: DiscordPlace, spot: ChannelHandle) -> list[Any]:
        """The newest messages there that all can see."""
        posted = place.backend.messages[spot.id]
        return [one for one in posted.values() if not one.is_ephemeral][-RECENT:]

    async def join_lobby(self, place: DiscordPlace) -> None:
        """The newest one, of which they are told; its host begins once it is full."""
        await self.press_named(place, "lobby.join", "lobby.start")

    async def press_named(self, place: DiscordPlace, *names: str) -> None:
        """All that is called so on the newest messages of a channel."""
        for message in reversed(self.find_newest(place, self.rng.choice(self.channels))):
            shown = ResponseMessage(place, message)
            offered = [
                one.get("custom_id") or "" for one in components(shown) if not one.get("disabled")
            ]
            for control in [one for one in offered if any(f":{name}" in one for name in names)]:
                self.note(control, await self.actor.click(shown, custom_id=control))

    async def open_match(self, place: DiscordPlace) -> None:
        players = self.rng.choice((2, 2, 3, 4))
        given: dict[str, Any] = {"game": self.rng.choice(GAMES), "players": players}
        if self.rng.random() < 0.4:
            given |= {"computers": self.rng.randrange(players), "level": "easy"}
        if self.rng.random() < 0.5:
            given["clock"] = self.rng.choice(("blitz", "daily", "relaxed"))
        await self.type("new", **given)

    async def ask(self, place: DiscordPlace) -> None:
        """One of the lists, and something in it."""
        shown = await self.type(self.rng.choice(LISTS))
        if shown is not None:
            await self.follow(place, shown)

    async def ask_rarely(self, place: DiscordPlace) -> None:
        shown = await self.type(self.rng.choice(RARE))
        if shown is not None:
            await self.follow(place, shown)

    async def wait_in_queue(self, place: DiscordPlace) -> None:
        pace = self.rng.choice(("now", "days", "days"))
        given = {"game": self.rng.choice(GAMES), "players": 2, "pace": pace}
        shown = await self.type("queue", **given, rated=True)
        if shown is not None:
            await self.follow(place, shown)

    async def found_league(self, place: DiscordPlace) -> None:
        """Of an organiser; others are refused, and may join one."""
        name, game = f"League of {self.name}", self.rng.choice(GAMES)
        shown = await self.type("league create", name=name, game=game)
        if shown is not None:
            await self.follow(place, shown)

    async def type_anything(self, place: DiscordPlace) -> None:
        """Any command, with anything that it takes, seldom in a direct message to the bot."""
        who, channel = self.actor, self.rng.choice(self.channels)
        slash: Callable[..., Any] = partial(who.slash, channel)
        suggest: Callable[..., Any] = partial(who.autocomplete, channel)
        if self.rng.random() < 0.1:
            channel, slash, suggest = who.user.dm_channel, who.user.slash, who.user.autocomplete
        known = place.backend.visible_commands(user_id=who.id, channel_id=channel.id)
        leaves = [
            leaf for one in known if one.get("type", SLASH) == SLASH for leaf in command_leaves(one)
        ]
        if not leaves:
            return
        names = [" ".join(path) for path, _ in leaves]
        (at,) = self.rng.choices(range(len(leaves)), [self.weigh_trial(one) for one in names])
        name, command, given = names[at], leaves[at][1], dict[str, Any]()
        self.tried[name] += 1
        for option in command.get("options") or ():
            if not option.get("required") and self.rng.random() < 0.5:
                continue
            typed: Any = self.rng.choice(WORDS)
            if option.get("autocomplete") and self.rng.random() < 0.7:
                offered = await suggest(name, option["name"], typed[:1], **given)
                typed = self.rng.choice(offered)["value"] if offered else typed
            given[option["name"]] = self.choose_value(option, typed)
        said = {key: getattr(one, "name", one) for key, one in given.items()}
        shown = self.note(f"/{name} {said}", await slash(name, **given))
        if shown is not None:
            await self.follow(place, shown)

    def choose_value(self, option: dict[str, Any], typed: Any) -> Any:
        """What an option of a command gets, perhaps what was `typed`."""
        if choices := option.get("choices"):
            return self.rng.choice(choices)["value"]
        if option["type"] == INTEGER:
            most = min(option.get("max_value", HIGHEST), HIGHEST)
            return self.rng.randint(option.get("min_value", 0), most)
        if option["type"] == BOOLEAN:
            return self.rng.random() < 0.5
        if option["type"] == PERSON:
            return self.rng.choice(self.others)
        return FILE if option["type"] == ATTACHMENT else typed or "?"

    async def use_menu(self, place: DiscordPlace) -> None:
        """What Discord offers at a person or a message."""
        channel = self.rng.choice(self.channels)
        known = place.backend.visible_commands(user_id=self.actor.id, channel_id=channel.id)
        menus = [one for one in known if one.get("type", SLASH) != SLASH]
        newest = self.find_newest(place, channel)
        if not menus or not newest:
            return
        menu = self.rng.choice(menus)
        name, target = menu["name"], ResponseMessage(place, self.rng.choice(newest))
        if menu["type"] == PERSON_MENU:
            shown = await self.actor.context_menu(channel, name, self.rng.choice(self.others))
        else:
            shown = await self.actor.context_menu(channel, name, target)
        if self.note(name, shown) is not None:
            await self.follow(place, shown)

    async def hammer(self, place: DiscordPlace) -> None:
        """Press whatever a message has, again and again."""
        if posted := self.find_newest(place, self.rng.choice(self.channels)):
            message = ResponseMessage(place, posted[-1])
            await asyncio.gather(*(self.press_any(message) for _ in range(IMPATIENT)))

    async def press_old(self, place: DiscordPlace) -> None:
        """Something on a message as it was long ago, or the same thing twice."""
        if self.old:
            message = self.rng.choice(self.old)
            await asyncio.gather(self.press_any(message), self.press_any(message))

    async def follow(self, place: DiscordPlace, shown: InteractionResult) -> None:
        """Press on in what was opened, until nothing is offered any more."""
        for _ in range(self.rng.randint(1, MOST_PRESSES)):
            await asyncio.sleep(self.rng.uniform(1.5, 20.0))
            if shown.modal is not None:
                shown = await self.fill_in(shown)
                continue
            answer = answer_of(shown)
            if answer is None:
                return
            self.remember(answer)
            pressed = await self.press_any(answer)
            if pressed is None:
                return
            shown = pressed

    async def visit_page(self, turns: InteractionResult) -> None:
        """The touch page, to which a link at the end of a panel's details leads."""
        if self.browser.session:
            await self.browser.visit()
            return
        shown: InteractionResult | None = turns
        for name in (":move.", *repeat(":details", MOST_PRESSES)):
            message = None if shown is None else answer_of(shown)
            parts = components(message)
            if links := [one["url"] for one in parts if PANEL_LINK.fullmatch(one.get("url") or "")]:
                await self.browser.follow_link(links[0])
                return
            found = [one["custom_id"] for one in parts if name in (one.get("custom_id") or "")]
            if message is None or not found:
                return
            await asyncio.sleep(self.rng.uniform(1.5, 20.0))
            shown = self.note(found[0], await self.actor.click(message, custom_id=found[0]))

    def remember(self, message: Shown) -> None:
        self.old = [*self.old[-8:], message]

    async def type(self, command: str, **given: Any) -> InteractionResult | None:
        channel = self.rng.choice(self.channels)
        shown = await self.actor.slash(channel, command, **given)
        return self.note(f"/{command} {given or ''}", shown)

    async def press_any(self, message: Shown) -> InteractionResult | None:
        """One of its controls; None where it has none."""
        offered = [
            one
            for one in components(message)
            if one.get("custom_id") and not one.get("disabled") and one.get("style") != LINK
            if one["type"] in (BUTTON, MENU, PEOPLE_MENU, CHANNEL_MENU)
        ]
        weights = [self._weigh(one) for one in offered]
        if not offered or sum(weights) == 0:
            return None
        (chosen,) = self.rng.choices(offered, weights)
        control, who = chosen["custom_id"], self.choose_hand(message)
        self.tried[find_family(control)] += 1
        if chosen["type"] == BUTTON:
            shown = await who.click(message, custom_id=control)
        elif chosen["type"] == MENU:
            most = min(chosen.get("max_values", 1), len(chosen["options"]))
            count = self.rng.randint(min(chosen.get("min_values", 1), most), most)
            values = self.rng.sample([one["value"] for one in chosen["options"]], count)
            shown = await who.select(message, values, custom_id=control)
        else:
            others = self.channels if chosen["type"] == CHANNEL_MENU else self.others
            picked = self.rng.sample(others, min(chosen.get("max_values", 1), len(others), 2))
            shown = await who.select(message, picked, custom_id=control)
        return self.note(control, shown)

    def choose_hand(self, message: Any) -> MemberActor | UserHandle:
        """As what they press: in direct messages nobody is a member of a server."""
        user = self.actor.user
        return user if message.channel_id == user.dm_channel.id else self.actor

    async def fill_in(self, shown: InteractionResult) -> InteractionResult:
        assert shown.modal is not None
        values = {}
        for part in walk_parts(shown.modal["components"]):
            if part.get("type") == FORM_TEXT:
                usual = part.get("value") or ""
                typed = usual if usual and self.rng.random() < 0.7 else self.rng.choice(WORDS)
                typed = typed[: part.get("max_length") or 100]
                if part.get("required", True) and not typed:
                    typed = "1"
                values[part["custom_id"]] = typed
            elif part.get("type") == FORM_CHOICE:
                values[part["custom_id"]] = self.rng.choice(part["options"])["value"]
        is_private = shown._interaction.guild_id is None
        who = self.actor.user if is_private else self.actor
        sent = await who.submit_modal(shown, values)
        return self.note("form", sent) or sent

    def note(self, what: str, shown: InteractionResult) -> InteractionResult | None:
        """In the log, without the mark of a message, which is any number; None where Discord said
        that it failed."""
        what = MARK.sub(r"\1", what)
        if not shown.acknowledged:
            self.told(f"{self.name}: {what} failed")
            return None
        said = text(shown) if shown.modal is None else "a form"
        self.told(f"{self.name}: {what} -> {said[:60]!r}")
        return shown

    def weigh_trial(self, name: str) -> float:
        """What nobody has tried is tried first."""
        return 1 / (1 + self.tried[name]) ** 2 if self.is_curious else 1.0

    def _weigh(self, component: dict[str, Any]) -> float:
        if self.is_curious:
            return self.weigh_trial(find_family(component["custom_id"]))
        if component["type"] != BUTTON:
            return 0.7
        name = component["custom_id"].split(":")[-1]
        is_calm = any(part in name for part in CALM)
        return WEIGHTS.get(component.get("style", GREY), 1.0) * (0.3 if is_calm else 1.0)


def find_family(custom_id: str) -> str:
    """What a control is called, whatever match, decision and choice it names."""
    names = MARK.sub(r"\1", custom_id).split(":")[-1].split(".")
    return ".".join("" if any(map(str.isdigit, one)) else one for one in names[:2])
