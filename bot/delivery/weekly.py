"""Posts what happened in a server in the week before, on Monday mornings. After a kill nothing is
posted twice, and of several weeks only the last one."""

import logging
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from bot.delivery.lanes import visit_servers
from bot.delivery.sender import DeliveryContext, Sender
from bot.leagues.profiles import apply_ranks
from bot.leagues.ratings import RatingKey, size_class
from bot.matches.weekly import find_due, find_week
from bot.models.people import Week, WeeklyChannel
from bot.models.results import MatchResult
from bot.presentation.boards import draw_miniature, has_miniatures
from bot.presentation.layouts import FIRST_NUMBER
from bot.presentation.messenger import CLOSED, FAILED, code_of
from bot.render.profile_card import LARGE
from bot.screens.shared.weekly import (
    MatchLine,
    RatingLine,
    WeeklyBoard,
    WeeklyReport,
    render_weekly,
)
from bot.words import Words

RETRY_AFTER: Final = 300  # seconds until what could not be posted is tried again
WEEK: Final = 7 * 86_400
_log = logging.getLogger(__name__)


class WeeklyPoster(Sender):
    def __init__(self, context: DeliveryContext) -> None:
        super().__init__(context)
        self._weekly = self._matches.store.weekly
        self._has_failed = False

    async def run(self) -> None:
        self._has_failed = False
        due = (o for o in await self._list_channels() if find_due(o, self._at()) <= self._at())
        await visit_servers(due, self._visit)

    async def next_due(self) -> int | None:
        if self._has_failed:
            return self._at() + RETRY_AFTER
        channels = await self._list_channels()
        return min((find_due(one, self._at()) for one in channels), default=None)

    async def _visit(self, channel: WeeklyChannel) -> None:
        """One server's post must not hold up the others."""
        week = find_week(self._at(), channel.zone)
        try:
            await self._post(channel, week)
        except Exception as error:  # noqa: BLE001 - the other servers must get theirs
            if code_of(error) not in CLOSED:
                self._has_failed = True
                unknown = None if isinstance(error, FAILED) else error
                _log.warning("weekly post of %d: %s", channel.guild, error, exc_info=unknown)
                return
            _log.warning("channel %d is closed to me, for the weekly post", channel.channel)
        await self._weekly.finish(channel.guild, week.until)

    async def _post(self, channel: WeeklyChannel, week: Week) -> None:
        """Nothing is posted where no match has ended, or the bot is no longer there."""
        place, mark = channel.channel, FIRST_NUMBER - 1 - week.until // WEEK
        if not self._messenger.is_in(channel.guild):
            return
        if channel.tried == week.until and await self._messenger.find_own_message(place, mark):
            return
        presentation = await self._presentation_of(channel.guild)
        report = await self.build_report(channel.guild, week, presentation.words)
        if report is None:
            return
        screen = replace(render_weekly(report, presentation.words), marks=(mark,))
        await self._weekly.begin(channel.guild, week.until)
        nonce = f"w{channel.guild}"
        await self._messenger.send(place, screen, presentation.colour_scheme, nonce)

    async def build_report(self, guild: int, week: Week, words: Words) -> WeeklyReport | None:
        """What happened in a server; None where no match has ended."""
        results = await self._matches.store.results.find_between(guild, week.since, week.until)
        if not results:
            return None
        puzzles = await self._matches.puzzles.build_week_table(guild, week.first_day)
        players = {seat.player for row in results for seat in row.seats if seat.player is not None}
        players |= {one.player for one in puzzles}
        people = (await self._matches.people.read_people(players)).items()
        names = {player: one.name for player, one in people if one.user and not one.hidden}
        matches = Counter(s.player for row in results for s in row.seats if s.player in names)
        active = [(names[player], count) for player, count in matches.most_common()]
        table = [one for one in puzzles if one.player in names]
        return WeeklyReport(
            week,
            [await self._describe(row, names) for row in results],
            await self._find_board(results, names, words),
            active,
            await self._find_ratings(results, week, names),
            [(one.rank, names[one.player], one.points) for one in table],
        )

    async def _describe(self, row: MatchResult, names: Mapping[int, str]) -> MatchLine:
        table = await self._matches.queries.read_table(row.match)
        table = await self._services.leagues.rank_by_league(table)
        row = apply_ranks(row, {row.match: table.ranks} if table.forfeits else {})
        best = [seat for seat in row.seats if seat.rank == 1]
        winners = tuple(names.get(seat.player or 0) for seat in best)
        return MatchLine(table, winners, best[0].score, len(row.seats))

    async def _find_board(
        self, results: Sequence[MatchResult], names: Mapping[int, str], words: Words
    ) -> WeeklyBoard | None:
        """The board with most points in the game of the most matches of which there are pictures;
        only of somebody who may be named."""
        counts = Counter(r.game for r in results if has_miniatures(self._services, r.game))
        for game, _ in counts.most_common():
            seats = [
                (seat.score, row.match, number, names[seat.player])
                for row in results
                if row.game == game
                for number, seat in enumerate(row.seats)
                if seat.player is not None and seat.player in names
            ]
            if not seats:
                continue
            points, match, number, name = max(seats)
            drawn = await draw_miniature(self._services, match, number, LARGE, words)
            if drawn is not None:
                return WeeklyBoard(drawn[0], name, points, drawn[1])
        return None

    async def _find_ratings(
        self, results: Sequence[MatchResult], week: Week, names: Mapping[int, str]
    ) -> list[RatingLine]:
        """Those that matches here have changed, the highest first."""
        histories = (await self._services.ratings.read_ratings()).histories
        keys = {
            RatingKey(row.game, size_class(len(row.seats)), seat.player)
            for row in results
            for seat in row.seats
            if seat.rated and seat.player is not None and seat.player in names
        }
        lines = []
        for key in sorted(keys & histories.keys()):
            past = [value for at, value in histories[key] if at < week.until]
            before = [value for at, value in histories[key] if at < week.since]
            if len(past) > len(before):
                old = before[-1] if before else None
                lines.append(RatingLine(names[key.player], key.game, key.size, past[-1], old))
        return sorted(lines, key=lambda line: -line.now)

    async def _list_channels(self) -> list[WeeklyChannel]:
        """Those for which this process posts."""
        may_begin = self._services.shards.may_begin
        return [one for one in await self._weekly.find_channels() if may_begin(one.guild)]
