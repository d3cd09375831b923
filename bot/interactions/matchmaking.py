"""`/queue`: the panel where people wait for a match."""

from collections.abc import Collection
from dataclasses import replace

from bot.interactions.declarations import Controls
from bot.interactions.inputs import require_number, require_offered
from bot.interactions.match_lists import can_join
from bot.interactions.press import Press
from bot.interactions.requester import Requester
from bot.matches import Refusal
from bot.models.match import Address, Status
from bot.models.matchmaking import PACES, Terms
from bot.presentation.services import Services
from bot.screens.screen import Screen
from bot.screens.shared.matchmaking import QueuePanel, render_queue, render_started

control = Controls()


async def queue_screen(
    requester: Requester,
    game: str | None = None,
    players: int | None = None,
    pace: str | None = None,
    rated: bool | None = None,
) -> Screen:
    """The panel; somebody who says what they want joins at once. Raises `Refusal`."""
    address = await find_address(requester)
    terms = await _choose_terms(requester, address.guild, game)
    terms = Terms(
        terms.game,
        terms.seats if players is None else players,
        next((one for one in PACES if one == pace), terms.pace),
        terms.rated if rated is None else rated,
    )
    if not all(one is None for one in (game, players, pace, rated)):
        return await _join(requester, terms)
    return await show_queue(requester, terms)


@control("queue.join.<terms:terms>", right="anyone")
async def join_queue(press: Press, terms: str) -> Screen:
    return await _join(press.requester, _read_terms(press, terms))


@control("queue.show.<terms:terms>[.<now-pace|days-pace|rated>]", right="anyone")
async def show_terms(press: Press, terms: str) -> Screen:
    return await show_queue(press.requester, _read_terms(press, terms))


@control("queue.game.<terms:terms>", right="anyone")
async def choose_game(press: Press, terms: str) -> Screen:
    before = _read_terms(press, terms)
    game = require_offered(press.chosen, press.services.games)
    sizes = list_sizes(press.services, game)
    seats = before.seats if before.seats in sizes else sizes[0]
    return await show_queue(press.requester, replace(before, game=game, seats=seats))


@control("queue.size.<terms:terms>", right="anyone")
async def choose_size(press: Press, terms: str) -> Screen:
    chosen = replace(_read_terms(press, terms), seats=require_number(press.chosen))
    return await show_queue(press.requester, chosen)


@control("queue.<what:tell|mute>.<terms:terms>", right="anyone")
async def choose_role(press: Press, what: str, terms: str) -> Screen:
    """Give the requester the role that hears of new lobbies, or take it. Raises `Refusal`."""
    shown, requester, hears = _read_terms(press, terms), press.requester, what == "tell"
    guild = (await find_address(requester)).guild
    role = (await press.matches.people.read_server(guild)).role_to_call
    if role is None:
        raise Refusal("role-gone")
    await press.services.servers.give_role(guild, requester.person.user, role, given=hears)
    await press.matches.store.people.set_hearing(guild, press.player, hears)
    roles = requester.roles | {role} if hears else requester.roles - {role}
    return await show_queue(replace(requester, roles=roles), shown)


async def _join(requester: Requester, terms: Terms) -> Screen:
    address = await find_address(requester)
    seek = await requester.matches.matchmaking.join(requester.player, terms, address)
    panel = await show_queue(requester, terms)  # the match may have started before it was read
    return await find_started(requester, terms, seek.joined) or panel


@control("queue.leave.<game:word>.<terms:terms>.<since>", right="anyone")
async def leave_queue(press: Press, game: str, terms: str, since: int) -> Screen:
    """Stop waiting for a game, on the page of these terms. Raises `Refusal`."""
    shown = _read_terms(press, terms)
    left = replace(shown, game=game)
    try:
        await press.matches.matchmaking.leave(press.player, game)
    except Refusal:
        started = await find_started(press.requester, left, since)
        if started is None:
            raise
        return started
    return await show_queue(press.requester, shown)


async def find_started(requester: Requester, terms: Terms, since: int) -> Screen | None:
    """Tells of the match for which somebody waited `since` then; None if there is none."""
    game = terms.game
    waiting = await requester.matches.store.matchmaking.find_waiting()
    if any((seek.player, seek.terms.game) == (requester.player, game) for seek in waiting):
        return None
    table = await requester.matches.queries.find_newest(requester.player, (Status.RUNNING,))
    if table is None or table.game != game or (table.started or 0) < since:
        return None
    is_new = await requester.matches.experience.is_new_to(requester.player, game)
    servers = requester.services.servers.list_names(table)
    table = table.seen_by(requester.player)
    return render_started(table, requester.player, servers, requester.words, is_new=is_new)


async def find_address(requester: Requester) -> Address:
    """Where a match from the queue is shown: in the games channel, else here. Raises `Refusal`."""
    here = requester.require_address()
    server = await requester.matches.people.read_server(here.guild)
    if server.games_channel not in (None, here.channel):
        return Address(here.guild, int(server.games_channel or 0))
    requester.require_permissions()
    return here


def list_sizes(services: Services, game: str) -> list[int]:
    """The numbers of players for which people may wait."""
    return sorted(seats for seats in services.games[game].seats if seats > 1)


def _read_terms(press: Press, written: str) -> Terms:
    """What the control of a panel says. Raises `Refusal`."""
    game, seats, pace, rated = written.split(".")
    terms = Terms(game, int(seats), "now" if pace == "now" else "days", rated == "1")
    services = press.services
    if game not in services.games or terms.seats not in list_sizes(services, game):
        raise Refusal("older-control")
    return terms


async def _choose_terms(requester: Requester, guild: int, game: str | None) -> Terms:
    """What is chosen when the panel opens: what the requester waits for, else what somebody waits
    for here, else what they played last, else what is played most here."""
    waiting = await requester.matches.store.matchmaking.find_waiting()
    own = [seek.terms for seek in waiting if seek.player == requester.player]
    here = [seek.terms for seek in waiting if seek.address.guild == guild]
    for terms in (*own, *here):
        if game in (None, terms.game) and terms.game in requester.services.games:
            return terms
    services, matches = requester.services, requester.matches
    usual = matches.experience.find_usual_game
    chosen = game or await usual(requester.player, guild, tuple(services.games))
    last = await matches.queries.find_newest(requester.player, tuple(Status))
    sizes = list_sizes(services, chosen)
    fits = last is not None and last.game == chosen and len(last.seats) in sizes
    return Terms(chosen, len(last.seats) if last is not None and fits else sizes[0], "days")


async def show_queue(requester: Requester, terms: Terms) -> Screen:
    address = await find_address(requester)
    waiting = await requester.matches.store.matchmaking.find_waiting()
    own = [seek for seek in waiting if seek.player == requester.player]
    same = [seek for seek in waiting if seek.terms == terms and seek not in own]
    here = [seek.player for seek in same if seek.address.guild == address.guild]
    people = await requester.matches.people.read_people(here)
    known = [player for player in here if player in people]
    is_slow = terms.pace == "days"
    paces = await requester.matches.clocks.measure_paces(known) if is_slow else {}
    server = await requester.matches.people.read_server(address.guild)
    role = server.role_to_call
    sharing = await requester.matches.store.people.list_sharing()
    # Those in other servers count if this one shares its queue with them.
    others = {*sharing} - {address.guild} if address.guild in sharing else set()
    lobbies = await requester.matches.queries.list_in_server(address.guild, (Status.LOBBY,))
    open_here = (one for one in lobbies if one.game == terms.game)
    panel = QueuePanel(
        terms=terms,
        games=tuple(requester.services.games),
        sizes=tuple(list_sizes(requester.services, terms.game)),
        own=tuple(own),
        names=tuple(people[player].name for player in known),
        paces=tuple(map(paces.get, known)),
        channel=address.destination,
        elsewhere=sum(seek.address.guild in others for seek in same),
        shares=server.shares_queue,
        sharing_others=count_other_servers(requester, address.guild, sharing),
        hears=None if role is None else role in requester.roles,
        lobby=next((one for one in open_here if can_join(one, requester.player)), None),
    )
    return render_queue(panel, requester.words)


def count_other_servers(requester: Requester, guild: int, sharing: Collection[int]) -> int:
    """How many other servers that the bot is in share their queue."""
    servers = requester.services.servers
    return sum(one != guild and bool(servers.find_name(one)) for one in sharing)
