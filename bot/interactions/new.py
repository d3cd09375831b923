"""The buttons of `/new` without options, matches that a press opens, and `/match rematch` with the
button of a board at the end of a match."""

from dataclasses import replace
from typing import Final

from bot.interactions.declarations import Controls
from bot.interactions.panels import show_panel
from bot.interactions.press import Press
from bot.interactions.requester import Requester
from bot.markdown import escape
from bot.matches import AnyGame, NewMatch, Refusal
from bot.models.match import CLOCK_PRESETS, Address, Status, Table, choose_days_clock
from bot.presentation.boards import answers_of
from bot.screens.screen import Screen, Text
from bot.screens.shared.names import match_link, match_title, title_in_game
from bot.screens.shared.new import render_new
from engine.contract import FIRST_SEAT, middle_computer

control = Controls()
CROWDED: Final = 10  # live matches in one channel


def find_least_seats(game: AnyGame) -> int:
    """The smallest table of the game that has an opponent."""
    return min((seats for seats in game.seats if seats > 1), default=game.seats[0])


async def find_usual_game(requester: Requester) -> str:
    """The game that is meant where none is named."""
    games = tuple(requester.services.games)
    experience = requester.matches.experience
    return await experience.find_usual_game(requester.player, requester.guild, games)


def new_screen(requester: Requester, game: str) -> Screen:
    services = requester.services
    opponents = find_least_seats(services.games[game]) - 1
    teaches = services.screens[game].lesson is not None
    return render_new(game, [*services.games], opponents, requester.words, teaches=teaches)


@control("new.show.<game:word>", right="anyone")
async def show_game(press: Press, game: str) -> Screen:
    press.require_game(game)
    return new_screen(press.requester, game)


@control("new.open.<game:word>", right="anyone")
async def open_lobby(press: Press, game: str) -> Screen:
    """A lobby of the smallest table."""
    press.require_game(game)
    return await open_here(press.requester, game, None)


@control("new.alone.<game:word>", right="anyone")
async def start_alone(press: Press, game: str) -> Screen:
    level = middle_computer(press.require_game(game))
    return await open_here(press.requester, game, level)


async def open_here(requester: Requester, game: str, level: str | None) -> Screen:
    """Open the smallest table: for others, or against computers of a level, which starts at once
    unless players have something of their own to choose before. It is shown here, or in the
    server's channel for games. Raises `Refusal`."""
    rules, address = requester.services.games[game], requester.require_address()
    requester.require_permissions()
    server = await requester.matches.people.read_server(address.guild)
    if server.games_channel not in {None, address.channel}:
        address = Address(address.guild, server.games_channel or 0)
    seats = find_least_seats(rules)
    new = NewMatch(requester.player, address, game, seats, {})
    starts = level is not None and can_start_alone(rules)
    if level is not None:
        new = replace(new, computers=(level,) * (seats - 1), start_when_full=starts)
    if not starts:
        clock = CLOCK_PRESETS[choose_days_clock(answers_of(rules, seats, {}))]
        new = replace(new, clock=clock)
    return Screen((describe_opened(requester, await requester.matches.lobbies.open(new)),))


def can_start_alone(game: AnyGame) -> bool:
    """Whether a match against computers starts at once: unless players have own choices before."""
    return all(spec.seat is None for spec in game.options)


def describe_opened(requester: Requester, table: Table) -> Text:
    waiting = "lobby-ready" if table.is_full else "lobby-opened"
    key = waiting if table.status is Status.LOBBY else "lobby-started"
    title, place = title_in_game(table, requester.words), match_link(table)
    return Text(requester.words(key, title=title, place=place))


async def suggest_threads(requester: Requester, table: Table) -> tuple[Text, ...]:
    """Once in a server, where a channel is full of matches and there are no threads: the sentence
    for whoever has just opened this one."""
    matches, address = requester.matches, table.address
    server = await matches.people.read_server(address.guild)
    if address.thread is not None or table.has_own_thread(server.threads):
        return ()
    store = matches.store
    count = await store.matches.count_in_channel(address.channel)
    if count < CROWDED or not await store.people.mark_once(address.guild, "threads_suggested"):
        return ()
    return (Text(requester.words("threads-suggested", count=count)),)


@control("rematch", right="see")
async def open_rematch(press: Press) -> Screen:
    return await rematch_screen(press.requester, press.match)


async def rematch_screen(requester: Requester, match: int) -> Screen:
    """Open a match like the last one, or join it: the first who asks is its host."""
    services = requester.services
    words = requester.words
    last = await services.matches.queries.read_table(match)
    if requester.page_height:
        here, missing = await services.servers.find_place(last, requester.person.user)
        requester = replace(requester, address=here, missing_permissions=missing)
    requester.require_permissions()
    if requester.guild != last.seen_from(requester.guild).address.guild:
        raise Refusal("other-server")  # people who have left it may mention nobody there
    server = await services.matches.people.read_server(last.address.guild)
    in_channel = last.has_own_thread(server.threads) and last.address.thread is not None
    table = await services.matches.rematch.rematch(match, requester.player, in_channel=in_channel)
    is_ready = table.status is Status.LOBBY and table.is_full
    if requester.page_height and is_ready and table.host == requester.player:
        table = await services.matches.lobbies.start(table.match, requester.player)
    table = table.seen_from(requester.guild)
    if requester.page_height and table.status is Status.RUNNING:
        return await show_panel(requester, table.match)
    title, place = match_title(table, words), match_link(table)
    if requester.page_height:
        place = services.servers.name_channel(table.address)
    if table.status is not Status.LOBBY:
        return Screen((Text(words("rematch-goes", title=title, place=place)),))
    asked = "yes" if any(seat.is_empty and seat.reserved_for for seat in table.seats) else "no"
    begins, name = _find_beginner(table)
    params = {"title": title, "place": place, "asked": asked, "begins": begins, "name": name}
    return Screen((Text(words("rematch-open", **params)),), match=match)


def _find_beginner(table: Table) -> tuple[str, str]:
    """Whether the lobby's options leave to chance who begins, and else the name of who does."""
    first = table.options.get(FIRST_SEAT)
    if first is None:
        return "none", ""
    if not str(first).isdecimal():
        return "drawn", ""
    seat = table.seats[int(str(first)) - 1]
    name = seat.name or seat.reserved_for
    return ("seat", escape(name)) if name else ("none", "")
