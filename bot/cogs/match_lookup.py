"""Commands that are answered with one private screen, and which match they mean."""

from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final, TypeAlias

from discord import app_commands

from bot.cogs.command_builder import Callback, Option, SlashCommand, build_command, sentence
from bot.interactions.inputs import Interaction
from bot.interactions.press import Continuation, MatchRefusal, PendingCommand
from bot.interactions.requester import Requester, authorise, requester_of
from bot.interactions.responses import acknowledge
from bot.interactions.router import REFUSALS, Router
from bot.matches import ACTIVE, Refusal
from bot.models.match import Status, Table
from bot.screens.screen import Screen
from bot.screens.shared import match_lists
from bot.screens.shared.names import match_title
from bot.words import Words

Work: TypeAlias = Callable[..., Awaitable[Screen]]
"""Gets the requester, the match if there is one, and the options by name."""
HIGHEST_NUMBER: Final = 999_999_999_999
NUMBER: Any = app_commands.Range[int, 1, HIGHEST_NUMBER]
MATCH_OPTION: Final = Option("match", sentence("command-number"), NUMBER)


@dataclass(frozen=True, slots=True)
class MatchFilter:
    """The matches a command chooses among: of these games (None: of any), finished ones too,
    those of this channel, else of this server, where the requester has no seat, and lobbies. Those
    that it `suits` come first or, without it, those that wait for the requester. Of several, each
    is named by what `describe` says of it, else by its players."""

    games: Collection[str] | None = None
    finished: bool = False
    others: bool = False
    lobbies: bool = False
    suits: Callable[[Requester, int], Awaitable[bool]] | None = None
    describe: Callable[[Requester, int], Awaitable[str]] | None = None


ENDED_TOO: Final = MatchFilter(finished=True, others=True)


def build_screen_command(
    router: Router, words: Words, name: str, work: Work, options: Sequence[Option] = ()
) -> SlashCommand:
    """A command about no match."""
    return build_command(name, words, make_screen_callback(router, work), options)


def build_match_command(
    router: Router,
    words: Words,
    name: str,
    work: Work,
    matches: MatchFilter,
    right: str = "see",
    options: Sequence[Option] = (),
) -> SlashCommand:
    """A command about the match that is named, else about the one that is meant, for those who have
    the right, see `authorise`."""
    callback = make_match_callback(router, work, matches, right)
    return build_command(name, words, callback, [*options, MATCH_OPTION])


def make_screen_callback(router: Router, work: Work) -> Callback:
    async def run(interaction: Interaction, values: dict[str, Any]) -> None:
        await answer(router, interaction, lambda requester: work(requester, **values))

    return run


def make_match_callback(router: Router, work: Work, matches: MatchFilter, right: str) -> Callback:
    async def run(interaction: Interaction, values: dict[str, Any]) -> None:
        named = values.pop("match", None)

        async def proceed(requester: Requester, match: int) -> Screen:
            await authorise(requester, match, right)
            return await work(requester, match, **values)

        async def find(requester: Requester) -> Screen:
            if named is not None:
                return await proceed(requester, named)
            return await pick_match(router, requester, matches, proceed)

        await answer(router, interaction, find)

    return run


async def answer(
    router: Router, interaction: Interaction, work: Callable[[Requester], Awaitable[Screen]]
) -> None:
    """Acknowledge the command, do the work, and show its screen, or why it was refused, to the
    requester alone."""

    async def run() -> None:
        if not await acknowledge(interaction):
            return
        requester = await requester_of(router.services, interaction)
        try:
            screen = await work(requester)
        except MatchRefusal as refused:
            await router.refuse(interaction, requester, refused.error, refused.table)
        except REFUSALS as error:
            await router.refuse(interaction, requester, error, None)
        else:
            await router.show(interaction, requester, screen)
            await router.sentences.keep(interaction, None)

    await router.run_guarded(interaction, run)


async def _require_any_match(requester: Requester) -> None:
    """Raises `Refusal` for a person who is in none, with a lobby of the server that has room."""
    queries = requester.matches.queries
    if await queries.find_newest(requester.player, ACTIVE) is not None:
        return
    guild = requester.guild
    lobbies = () if guild is None else await queries.list_in_server(guild, (Status.LOBBY,))
    free = (one for one in lobbies if one.open_to_all and not one.is_full)
    titles = (match_title(one, requester.words) for one in free)
    raise Refusal("no-match", lobby=next(titles, "none"))


async def pick_match(
    router: Router, requester: Requester, matches: MatchFilter, proceed: Continuation
) -> Screen:
    """Proceed with the match that is meant here, or ask which one. Raises `Refusal`."""
    tables = await find_matches(requester, matches)
    if not tables:  # it is of another game, not the requester's, or has not begun
        if others := await find_matches(requester, replace(matches, games=None)):
            raise Refusal("command-not-here", game=requester.words(f"{others[0].game}-name"))
        if not matches.others and (
            here := await find_matches(requester, replace(matches, others=True))
        ):
            if here[0].status.is_over and here[0].seat_of(requester.player) is not None:
                raise Refusal("match-over")
            await _require_any_match(requester)
            raise Refusal("not-seated")
        if not matches.others:
            await _require_any_match(requester)
        if await find_matches(requester, replace(matches, others=True, lobbies=True)):
            raise Refusal("not-begun")
        raise Refusal("no-match-here")
    if len(tables) == 1:
        return await proceed(requester, tables[0].match)
    offered = frozenset(table.match for table in tables)
    word = router.pending.commands.keep(PendingCommand(requester.player, offered, proceed))
    say = matches.describe
    meant = {one.match: await say(requester, one.match) for one in tables} if say else {}
    return match_lists.render_match_choice(tables, f"which.{word}", requester.words, meant)


async def find_matches(requester: Requester, matches: MatchFilter) -> tuple[Table, ...]:
    """The matches that a command typed here may mean."""
    queries, address = requester.matches.queries, requester.address
    games = requester.services.games if matches.games is None else matches.games
    suits = matches.suits and partial(matches.suits, requester)
    own = await queries.find_candidates(address, requester.player, matches.finished, games, suits)
    if own or not matches.others or address is None:
        return own
    lobbies = (Status.LOBBY,) if matches.lobbies else ()
    elsewhere: tuple[Table, ...] = ()
    for status in (Status.RUNNING, *lobbies, Status.FINISHED):
        listed = await queries.list_in_server(address.guild, (status,))
        most = 1 if status is Status.FINISHED else len(listed)
        in_server = [table for table in listed if table.game in games]
        here = address.destination
        in_channel = [
            table for table in in_server if here in (table.address.channel, table.address.thread)
        ]
        if in_channel:
            return tuple(in_channel[:most])
        elsewhere = elsewhere or tuple(in_server[:most])
    return elsewhere
