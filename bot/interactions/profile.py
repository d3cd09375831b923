"""`/profile`, `/rating` and `/leaderboard`: what people have played, and how well. Everyone may see
the totals, unless the person hides them; single matches, with their boards and opponents, only the
person themselves and the server in which they were played."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, TypeAlias

import discord

from bot.interactions.league.pages import LeaguePages
from bot.interactions.requester import Requester, name_of
from bot.leagues import profiles
from bot.leagues.ratings import size_class
from bot.matches import Refusal
from bot.models.people import Person
from bot.models.results import MatchResult, Tally
from bot.presentation.boards import draw_miniature, has_miniatures, read_final_view
from bot.presentation.services import Services
from bot.render.drawing import Drawing
from bot.render.profile_card import MINIATURE
from bot.screens.contract import SupportsFavourites, SupportsTallies
from bot.screens.screen import Screen
from bot.screens.shared import rating as rating_screens
from bot.screens.shared.profile import BestBoard, Profile, render_profile
from bot.words import Words
from engine.contract import MeasuresLuck, offers

User: TypeAlias = discord.User | discord.Member
UNKNOWN_PLAYER: Final = 0  # stands for people the bot has never met: nothing is kept of them
DEFAULT_SIZE: Final = "few"
NEWEST: Final = 20
"""Matches of a game that averages and favourites are made of: each is read from its log."""
MOST_OPPONENTS: Final = 6
MOST_TIMES: Final = 20_000  # half hours with a move that a streak of days is made of

PlayedViews: TypeAlias = Sequence[tuple[Any, int]]
"""Public views of finished matches, each with a player's seat."""


async def profile_screen(requester: Requester, player: User | None = None) -> Screen:
    person = await find_person(requester, player)
    profile = await build_profile(requester, person)
    render = requester.services.run_in_thread
    return await render(render_profile, profile, requester.words)


async def build_profile(requester: Requester, person: Person) -> Profile:
    services, words, player = requester.services, requester.words, person.player
    results = await services.ratings.results_of(player)
    ranks = await services.leagues.read_ranks({row.guild for row in results})
    results = tuple(profiles.apply_ranks(row, ranks) for row in results)
    own = person.player == requester.player
    shown = [row for row in results if own or row.guild == requester.guild]
    tallies = profiles.build_tallies(results, player)
    played = {
        one.game: await _read_views(services, one.newest[:NEWEST])
        for one in tallies
        if isinstance(services.screens.get(one.game), SupportsTallies | SupportsFavourites)
    }
    record = await services.matches.puzzles.read_record(player)
    running = await services.matches.queries.count_running(player) if own else 0
    times = await services.matches.store.matches.read_move_times(player, MOST_TIMES)
    hours = (await services.matches.clocks.read_hours(player)).hours
    return Profile(
        name=person.name,
        is_own=own,
        running=running,
        puzzles=record,
        tallies=tallies,
        ranks=await services.ratings.ratings_of(player),
        seasons=await LeaguePages(requester).list_seasons(player),
        more=(
            *await _build_lines(services, player, played, words),
            *await _describe_luck(services, tallies, words),
        ),
        days=profiles.count_days(times, hours.zone, services.now()),
        wins=profiles.count_wins(results, player),
        saved=profiles.count_saved(results, player),
        favourites=_find_favourites(services, played, words),
        board=await _draw_best(services, shown, player, tallies, words),
        opponents=await _name_opponents(services, shown, player),
    )


async def _draw_best(
    services: Services,
    results: Sequence[MatchResult],
    player: int,
    tallies: Iterable[Tally],
    words: Words,
) -> BestBoard | None:
    """The best board of the first game that has pictures of them; None where there is none."""
    for tally in tallies:
        best = profiles.find_best(results, player, tally.game)
        if best is None or not has_miniatures(services, tally.game):
            continue
        drawn = await draw_miniature(services, best.match, best.seat, MINIATURE, words)
        if drawn is not None:
            table, scene = drawn
            return BestBoard(tally.game, best.score, table.name, scene)
    return None


async def _name_opponents(
    services: Services, results: Sequence[MatchResult], player: int
) -> list[tuple[str, int]]:
    """The latest opponents, but for those who hide or have deleted their data."""
    counts = profiles.count_opponents(results, player)
    people = await services.matches.people.read_people([one for one, _ in counts])
    named = [(people[one], n) for one, n in counts if one in people]
    shown = [(person.name, n) for person, n in named if person.user and not person.hidden]
    return shown[:MOST_OPPONENTS]


async def _read_views(services: Services, newest: Iterable[tuple[int, int]]) -> PlayedViews:
    found = [(await read_final_view(services, match), seat) for match, seat in newest]
    return [(shown.view, seat) for shown, seat in found if shown is not None]


def _find_favourites(
    services: Services, played: Mapping[str, PlayedViews], words: Words
) -> dict[str, tuple[str, Drawing]]:
    """By game, what did most for the player."""
    found = {}
    for game, views in played.items():
        screens: object = services.screens.get(game)
        if isinstance(screens, SupportsFavourites):
            counts: Counter[str] = Counter()
            for view, seat in views:
                counts.update(screens.count_favourites(view, seat))
            key, most = next(iter(counts.most_common(1)), ("", 0))
            if most > 0:
                found[game] = screens.draw_favourite(key, words)
    return found


async def _build_lines(
    services: Services, player: int, played: Mapping[str, PlayedViews], words: Words
) -> list[str]:
    """Averages of a game's own figures, and the pace."""
    lines = []
    for game, views in played.items():
        screens: object = services.screens.get(game)
        if isinstance(screens, SupportsTallies) and views:
            sums = await services.run_in_thread(_sum_tallies, screens, views)
            what = " · ".join(
                words("profile-average", what=screens.tally_name(key, words), n=f"{n:.1f}")
                for key, n in ((key, total / len(views)) for key, total in sums.items())
            )
            lines.append(words("profile-averages", game=words(f"{game}-name"), what=what))
    paces = await services.matches.clocks.measure_paces([player])
    if (pace := paces.get(player)) is not None:
        hours = max(1, -(-pace.median // 3600))
        lines.append(words("profile-pace", intime=pace.in_time, of=pace.of, hours=hours))
    return lines


async def _describe_luck(services: Services, tallies: Iterable[Tally], words: Words) -> list[str]:
    """By game, what luck brought lately."""
    lines = []
    for one in tallies:
        game = services.games.get(one.game)
        if game is None or not offers(game, MeasuresLuck):
            continue
        luck = await services.matches.analyses.average_luck(one.newest)
        if luck is not None:
            told = f"{luck.gain:+.1f} ± {luck.error:.1f}".replace("-", "−")
            lines.append(
                words("profile-luck", game=words(f"{one.game}-name"), n=luck.matches, luck=told,
                      unit=game.luck_unit)
            )  # fmt: skip
    return lines


def _sum_tallies(screens: SupportsTallies[Any], views: PlayedViews) -> Counter[str]:
    sums: Counter[str] = Counter()
    for view, seat in views:
        sums.update(screens.tally(view, seat))
    return sums


async def rating_screen(
    requester: Requester, player: User | None = None, game: str | None = None
) -> Screen:
    person = await find_person(requester, player)
    ranks = await requester.services.ratings.ratings_of(person.player)
    chosen = [one for one in ranks if game in (None, one.game)]
    return rating_screens.render_ratings(person.name, chosen, requester.words)


async def leaderboard_screen(
    requester: Requester, game: str | None = None, tables: str | None = None
) -> Screen:
    """By default of the game and size of table played most here, of rated ones if there are any."""
    services, guild = requester.services, requester.require_address().guild
    leagues = await services.leagues.list_in_server(guild)
    settings = [one.league.season_settings for one in leagues]
    known = [
        *await services.ratings.list_sizes(guild),
        *await services.ratings.list_played(guild),
        *((one.game, size_class(one.table)) for one in settings),
        *((one, DEFAULT_SIZE) for one in services.games),
    ]
    fitting = (one for one in known if game in (None, one[0]) and tables in (None, one[1]))
    chosen_game, size = next(fitting, (game or known[0][0], tables or DEFAULT_SIZE))
    leaders = await services.ratings.list_leaders(guild, chosen_game, size)
    people = await services.matches.people.read_people([one.player for one in leaders])
    shown = [one for one in leaders if not people[one.player].hidden]
    ranks = shown[: rating_screens.MOST_LEADERS]
    names = {one.player: people[one.player].name for one in ranks}
    return rating_screens.render_leaderboard(ranks, names, chosen_game, size, requester.words)


async def find_person(requester: Requester, user: User | None) -> Person:
    """Whom a command is about. Raises `Refusal` for bots, and for private profiles."""
    if user is None:
        return requester.person
    if user.bot:
        raise Refusal("rating-bot")
    known = await requester.matches.people.find_person(user.id)
    if known is not None and known.hidden and known.player != requester.player:
        raise Refusal("profile-hidden")
    return known or Person(UNKNOWN_PLAYER, user.id, name_of(user), None, None)
