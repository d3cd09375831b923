"""A player's own sessions with links to their matches, and the calendar of a division."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bot.leagues.league import Slot
from bot.markdown import escape
from bot.models.match import SeatInfo, Table
from bot.screens.discord_limits import fit_lines
from bot.screens.screen import Block, Button, Row, Screen, Style, Text
from bot.screens.shared.league.formatting import LeagueView, capitalise, describe_state, format_time
from bot.screens.shared.league.settings import describe_pace
from bot.screens.shared.match_lists import describe_match_state
from bot.screens.shared.names import format_list, match_link
from bot.words import Words

MOST_LETTERS: Final = 3_400  # characters of a calendar in one message
MOST_OWN: Final = 4
NEVER: Final = 2**63


@dataclass(frozen=True, slots=True)
class OwnSession:
    """A session of a player, and its present match if it has begun."""

    slot: Slot
    player: int
    table: Table | None
    owner: int | None = None  # for whom the player sits there, as they have claimed the seat

    @property
    def seat(self) -> SeatInfo | None:
        return None if self.table is None else self.table.seat_of(self.player)

    @property
    def is_mine(self) -> bool:
        """Whether the match waits for the player."""
        return self.table is not None and self.seat in self.table.awaited_seats

    @property
    def is_held(self) -> bool:
        """Whether a computer replaces the player while they are away."""
        return self.seat is not None and self.seat.computer is not None

    @property
    def due(self) -> int | None:
        """When the time of the player ends, or else of the first who is awaited."""
        if self.table is None:
            return None
        seats = [self.seat] if self.is_mine else self.table.awaited_seats
        return min((one.due for one in seats if one and one.due is not None), default=None)


def render_own_sessions(view: LeagueView, player: int, tables: Mapping[int, Table]) -> Screen:
    """The player's open sessions, those first that wait for them, and the next ones; `tables` are
    the matches of open sessions by the numbers of these."""
    league, words = view.league, view.words
    runs = league.phase != "sign-up"
    has_left = player in league.dropped
    slots = [slot for slot in league.slots_of(player) if slot.result is None and runs]
    slots = [slot for slot in slots if player not in league.absentees_of(slot)]
    own = [OwnSession(slot, player, tables.get(slot.number)) for slot in slots]
    own += [
        OwnSession(slot, player, tables.get(slot.number), owner)
        for slot in league.slots
        for owner, by in view.stand_ins.get(slot.number, {}).items()
        if by == player
    ]
    has_no_part = not runs or league.division_of(player) is None or has_left
    if has_no_part and not own:
        return Screen((Text(_explain_no_sessions(view, player)), _navigation_row(view, player)))
    title = escape(view.heading(league.division_of(player) or 1))
    blocks: list[Block] = [Text(f"### {title}\n{_summarise(view, player, own)}")]
    own.sort(
        key=lambda one: (not one.slot.match, not one.is_mine, one.due or NEVER, one.slot.number)
    )
    for one in own[:MOST_OWN]:
        blocks += _own_session_blocks(view, one)
    if len(own) > MOST_OWN:
        blocks.append(Text(words("league-next-more", n=len(own) - MOST_OWN)))
    return Screen((*blocks, _navigation_row(view, player, "table.0")))


def render_withdrawal(view: LeagueView) -> Screen:
    """That the reader has left the next season's sign-up, and the way back."""
    line = view.words("league-left-sign-up", season=view.league.season + 1)
    return Screen((Text(line), view.row("join", "home")))


def render_calendar(view: LeagueView, division: int) -> Screen:
    """The sessions of a division by round; if not all fit, those that have ended come last."""
    league, words = view.league, view.words
    if not league.slots:
        return view.render_no_season()
    division = min(max(division, 1), len(league.divisions))
    slots = [slot for slot in league.slots if slot.fixture.division == division]
    lines = _round_lines(slots, view)
    if len("\n".join(lines)) > MOST_LETTERS:
        lines = _round_lines(sorted(slots, key=lambda slot: slot.state == "ended"), view)
    lines.insert(0, f"### {escape(view.heading(division))}")
    kept = fit_lines(lines, MOST_LETTERS)
    files = ("export",) if len(kept) < len(lines) else ()
    if files:
        kept.append(words("league-more", n=len(lines) - len(kept)))
    if league.phase != "sign-up":
        kept.append(words("league-deadline", at=format_time(league.deadline)))
    row = view.row(f"table.{division}", *files, "home")
    return Screen((Text("\n".join(kept)), row, *view.division_rows("calendar", division)))


def _round_lines(slots: Iterable[Slot], view: LeagueView) -> list[str]:
    words, wave, lines = view.words, 0, list[str]()
    several = any(slot.fixture.wave > 1 for slot in view.league.slots)
    for slot in slots:
        if several and slot.fixture.wave != wave:
            wave = slot.fixture.wave
            lines.append(words("league-wave", n=wave, at=format_time(slot.starts)))
        state = words(f"league-state-{describe_state(slot)}")
        name = capitalise(view.session_name(slot))
        lines.append(f"{state} {name}: {view.result_line(slot)}")
    return lines


def _navigation_row(view: LeagueView, player: int, *before: str) -> Row:
    """The way to the league, and into it for those who have left the season or may sign up."""
    league, ways = view.league, list[str | Button]()
    if league.can_rejoin(player):
        ways.append(view.button("join", view.words("league-back"), "success"))
    if league.phase == "sign-up" and player not in league.roster:
        ways.append("join")
    return view.row(*before, *ways, "home")


def _summarise(view: LeagueView, player: int, own: Sequence[OwnSession]) -> str:
    """How many matches wait for the player, and until when the season lasts."""
    league, words = view.league, view.words
    if player in league.dropped:
        return view.describe_leaving(player)
    if not own:
        return view.describe_own_end(player)
    lines, mine, held = [], sum(one.is_mine for one in own), sum(one.is_held for one in own)
    if held:
        lines.append(words("turns-away", n=held))
    running = sum(one.slot.match is not None for one in own)
    if mine or (running and not held):
        lines.append(words("league-next-count", n=mine, of=running))
    lines.append(words("league-deadline", at=format_time(league.deadline)))
    return "\n".join((*lines, words("league-as-of", at=format_time(view.at))))


def _own_session_blocks(view: LeagueView, own: OwnSession) -> list[Block]:
    words, slot = view.words, own.slot
    against = view.join_seats(slot, own.player if own.owner is None else own.owner)
    if slot.match is None:
        session = capitalise(view.stage_name(slot))
        key = "league-next-later" if slot.starts > view.at else "league-next-room"
        at = format_time(slot.starts)
        line = words(key, session=session, against=against, at=at)
        return [Text(line + (view.describe_busy(slot) if key == "league-next-room" else ""))]
    match = None if own.table is None else (own.table.name, own.table.match)
    session = capitalise(view.session_name(slot, match))
    number = str(slot.match if own.table is None else own.table.match)
    where = "" if own.table is None else match_link(own.table)
    lines = [
        " · ".join((f"**{session}**", *_describe_turn(own, words))),
        words("league-next-against", against=against, where=where),
    ]
    if (by := view.stand_ins.get(slot.number, {}).get(own.player)) is not None:
        lines.insert(1, words("league-next-claimed", by=view.display_name(by)))
    elif own.owner is not None:
        lines.insert(1, words("league-next-for", name=view.display_name(own.owner)))
    key = "turns-open" if own.is_mine else "turns-seat" if own.is_held else "turns-look"
    style: Style = "primary" if own.is_mine or own.is_held else "secondary"
    what = "see" if own.seat is None else "move"
    open_it = Button(f"{what}.{number}", words(key, number=number), style)
    return [Text("\n".join(lines)), Row((open_it,))]


def _describe_turn(own: OwnSession, words: Words) -> Iterable[str]:
    """Whose turn it is, until when, and who is away."""
    if own.table is None:
        return
    if own.is_mine:
        yield words("league-next-mine")
    elif own.is_held and own.table.is_deserted:
        yield words("league-next-stopped")
    else:
        yield describe_match_state(own.table, words)
    if own.due is not None:
        yield f"⏳ {format_time(own.due)}"
    if own.is_held and not own.table.is_deserted:
        yield words("turns-held")
    away = [
        escape(seat.name)
        for seat in own.table.seats
        if seat.computer is not None and seat.player not in (None, own.player) and not seat.resigned
    ]
    if away:
        yield words("league-next-away", names=format_list(away, words))


def _explain_no_sessions(view: LeagueView, player: int) -> str:
    league, words = view.league, view.words
    if league.phase == "sign-up" and player in league.players:
        organises = "yes" if view.organises else "no"
        line = words("league-next-signed-up", season=league.season + 1, organises=organises)
        return f"{line}\n{describe_pace(league.settings, len(league.players), words)}"
    if player in league.waiting_list:
        return words("league-next-waiting", n=league.waiting_list.index(player) + 1)
    if league.phase != "sign-up" and not league.can_be_joined and player not in league.dropped:
        return words("league-then-started")
    if player in league.substitutes:
        return words("league-then-listed")
    if player in league.dropped and league.phase != "sign-up":
        return view.describe_leaving(player)
    return words("league-then-join" if league.phase == "sign-up" else "league-then-stand-by")
