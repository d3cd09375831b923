"""A league as one reader sees it: names, points, times, sessions and results as text."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeVar

from bot.leagues import events
from bot.leagues.league import ENDS, League, MatchName, RunningSession, SessionEnd, Slot
from bot.leagues.standings import MILLION, POINT, Line, Measure, Result, prize
from bot.markdown import escape, to_plain_text
from bot.screens.discord_limits import MOST_CHOICES
from bot.screens.panel import order_seats
from bot.screens.screen import Button, Row, Screen, Style, Text, link_button
from bot.screens.shared.names import computer_name, format_list
from bot.screens.shared.playing_hours import league_letters_button
from bot.words import Words

NONE: Final = "–"
BUTTON_ROOM: Final = 24  # characters of a button that a phone shows
MOST_LEFT: Final = 3  # sessions of somebody who is away that the page names
T = TypeVar("T")
_LABELS: Final = {
    "next": "my-next", "table": "standings", "why": "why-me", "help": "help-button",
    "panel": "to-panel", "computer": "add-computer", "export": "files", "ties": "explain",
}  # fmt: skip
_STYLES: Final[Mapping[str, Style]] = {
    "next": "primary", "panel": "primary", "join": "success", "end": "danger", "again": "success",
}  # fmt: skip
"""The label and the style of a button by the first part of its control, where they are not
`league-<part>` and secondary."""


@dataclass(frozen=True, slots=True)
class LeagueView:
    """A league as a reader sees it at a time; `names` are those of its players, `deserted` the
    running sessions in which everyone is away, and `running` how those stand that are shown, where
    that is known; `match_names` are those of matches by session. `single`: each session is one
    match, and is called so. `undoes`: an organiser's act that can be undone. `is_stuck`: sessions
    will not be finished in time. `late`: people for whom sessions have waited for more than a day,
    and since when. `away`: in how many of their running sessions people are away, and of how many.
    `left`: each of those sessions with such a player.
    `reminded`: whom a reminder would mention. `reader`: the player whom a page is for, 0 where all
    see it; whether they can start a season is `organises`. `stand_ins`: by running session, whose
    seats others have claimed, and who plays there now."""

    number: int
    name: str
    league: League
    names: Mapping[int, str]
    words: Words
    at: int = 0
    deserted: frozenset[int] = frozenset()
    running: Mapping[int, RunningSession] = field(default_factory=dict)
    match_names: Mapping[int, MatchName] = field(default_factory=dict)
    single: bool = False
    undoes: events.Event | None = None
    is_stuck: bool = False
    late: Sequence[tuple[int, int]] = ()
    away: Mapping[int, tuple[int, int]] = field(default_factory=dict)
    left: Sequence[tuple[int, int]] = ()
    reminded: Sequence[int] = ()
    organises: bool = False
    reader: int = 0
    stand_ins: Mapping[int, Mapping[int, int]] = field(default_factory=dict)

    def plain_name(self, player: int) -> str:
        """A player's name for pictures and files."""
        return to_plain_text(self._name_of(player)) or self.words("seat-nameless")

    def display_name(self, player: int) -> str:
        """A player's name, safe for a message."""
        return escape(self._name_of(player)) or self.words("seat-nameless")

    def join_names(self, players: Iterable[int]) -> str:
        return format_list([self.display_name(one) for one in players], self.words)

    def seat_name(self, session: int, player: int) -> str:
        """A player's name, with who plays in a running session for them."""
        name, by = self.display_name(player), self.stand_ins.get(session, {}).get(player)
        if by is None:
            return name
        return self.words("league-stand-in", name=name, by=self.display_name(by))

    def join_holders(self, session: int, players: Iterable[int]) -> str:
        """The seat names in a running session of some who play there, for themselves or others."""
        owners = (self.find_owner(session, one) for one in players)
        return format_list([self.seat_name(session, one) for one in owners], self.words)

    def find_owner(self, session: int, player: int) -> int:
        """For whom somebody plays in a running session, mostly for themselves."""
        seats = self.stand_ins.get(session, {}).items()
        return next((owner for owner, by in seats if by == player), player)

    def join_seats(self, slot: Slot, without: int = 0) -> str:
        """The players of a running session, or all but one."""
        players = (one for one in slot.fixture.players if one != without)
        return format_list([self.seat_name(slot.number, one) for one in players], self.words)

    def heading(self, division: int) -> str:
        """Plain text: the league, its season, the division where there are several."""
        parts = [self.name, self.words("league-season", n=self.league.season)]
        if len(self.league.divisions) > 1:
            parts.append(self.words("league-division", n=division))
        return " · ".join(parts)

    @property
    def season_title(self) -> str:
        """The league and its season, safe for a message."""
        return escape(f"{self.name} · {self.words('league-season', n=self.league.season)}")

    def button(self, what: str, label: str = "", style: Style | None = None) -> Button:
        """A button of this league; without a label it has the usual label and style."""
        part = what.partition(".")[0]
        usual = "secondary" if label else _STYLES.get(part, "secondary")
        label = label or self.words(f"league-{_LABELS.get(part, part)}")
        return Button(self.control(what), label, style or usual)

    def undo_buttons(self) -> tuple[Button, ...]:
        """A button that names the act which it undoes, and whose it was if there is room; none if
        there is nothing to undo."""
        if self.undoes is None:
            return ()
        body = self.undoes.body
        act = "resumed" if isinstance(body, events.Paused) and not body.on else body.kind
        label = self.words("league-undo-act", act=act)
        if isinstance(body, events.SignedUp | events.Withdrew | events.Listed | events.Dropped):
            named = f"{label} ({self.plain_name(body.player)})"
            label = named if len(named) <= BUTTON_ROOM else label
        return (self.button(f"undo.{self.undoes.seq}", label),)

    def row(self, *buttons: str | Button) -> Row:
        """A row of buttons; a control stands for its usual button."""
        return Row(tuple(self.button(one) if isinstance(one, str) else one for one in buttons))

    def letter_row(self, url: str) -> Row:
        """The way from a direct message to the league's channel, and the button to get no more."""
        channel = link_button(url, self.words("league-letter-channel"))
        return Row((channel, league_letters_button(self.words)))

    def division_rows(self, what: str, division: int) -> tuple[Row, ...]:
        """A button for the same page of each other division."""
        others = [n for n in range(1, len(self.league.divisions) + 1) if n != division][:5]
        buttons = [self.button(f"{what}.{n}", self.words("league-division", n=n)) for n in others]
        return (Row(tuple(buttons)),) if others else ()

    def control(self, what: str) -> str:
        return f"league.{self.number}.{what}"

    def _name_of(self, player: int) -> str:
        return computer_name(-player, self.words) if player < 0 else self.names.get(player, "")

    def render_no_season(self) -> Screen:
        return Screen((Text(self.words("league-no-season", league=escape(self.name))),))

    def name_absentee(self, player: int) -> str:
        """With how many of their running matches a player is away from, if not all."""
        name, (n, of) = self.display_name(player), self.away.get(player, (0, 0))
        return self.words("league-absence-in", name=name, n=n, of=of) if n < of else name

    def name_away_seats(self, player: int) -> str:
        """Somebody who is away, and from which sessions; from how many if they are many."""
        left = [number for number, one in self.left if one == player]
        if not 0 < len(left) <= MOST_LEFT:
            return self.name_absentee(player)
        slots = map(self.league.find_slot, left)
        sessions = ", ".join(self.stage_name(slot) for slot in slots)
        return self.words("league-away-at", name=self.display_name(player), sessions=sessions)

    def describe_next_start(self, slots: Iterable[Slot]) -> str | None:
        """When the next of some sessions begins: at a time, or once its players are free, with who
        is not; None if all have begun."""
        pending = [slot for slot in slots if slot.state == "pending"]
        due = [slot for slot in pending if slot.starts <= self.at]
        if due:
            return self.words("league-start-free") + self.describe_busy(*due)
        first = min((slot.starts for slot in pending), default=None)
        return None if first is None else self.words("league-start-at", at=format_time(first))

    def describe_busy(self, *slots: Slot) -> str:
        """Whom sessions that are due wait for, as they are still in others; empty if for nobody."""
        busy = dict.fromkeys(player for slot in slots for player in self.league.list_busy(slot))
        return f" {self.words('league-start-busy', who=self.join_names(busy))}" if busy else ""

    def describe_leaving(self, player: int) -> str:
        """What having left the season means for a player now."""
        league, words = self.league, self.words
        slots = (slot for slot in league.slots_of(player) if player not in slot.absentees)
        still_open = sum(slot.state == "open" for slot in slots)
        lines = [words("league-next-left")]
        if still_open:
            lines.append(words("league-left-goes-on", n=still_open))
        leaving = league.find_drop(player)
        if league.can_rejoin(player):
            lines.append(words("league-left-return"))
        elif leaving is not None and leaving[1].by is not None:
            lines.append(words("league-left-by", name=self.display_name(leaving[1].by)))
        return " ".join(lines)

    def number_name(self, number: int) -> str:
        """`Match 7`, or `session 7` where that is several matches."""
        return self.words("league-match" if self.single else "league-session", number=number)

    def stage_name(self, slot: Slot) -> str:
        """`Match 7`, or which match of the playoffs it is."""
        name, stage = self.number_name(slot.number), slot.fixture.stage.partition("-")[0]
        if stage not in ("semi", "final", "third"):
            return name
        return self.words(f"league-stage-{stage}", session=name)

    def session_name(self, slot: Slot, match: MatchName | None = None) -> str:
        """`Match 7 · Mighty Forge #12`, once it has begun; its match, where it is not the first."""
        session, match = self.stage_name(slot), match or self.match_names.get(slot.number)
        if match is None:
            return session
        title = self.words("match-title", name=escape(match[0]), number=str(match[1]))
        return self.words("league-session-match", session=session, match=title)

    def result_line(self, slot: Slot) -> str:
        """The players of a session by rank with their points; without a result only their names."""
        result, words = slot.result, self.words
        if result is None:
            return self.join_seats(slot)
        if slot.is_unplayed:
            key = classify_missing_points(slot, self.league)
            who = self.join_names(slot.fixture.players)
            line = words(f"league-{key}", who=who, percent=slot.percent)
            is_explained = key == "stopped" and slot.missed
            return f"{line}. {self.describe_missed(slot)}" if is_explained else line
        if self.league.is_void(slot):
            return words("league-annulled", who=self.join_names(result.players))
        if slot.how == "bye":
            return words("league-bye", name=self.display_name(result.players[0]))
        parts = [self._seat_result(slot, result, seat) for seat in order_seats(result.places)]
        claimants = slot.moved - {*slot.fixture.players}
        replaced = [one for one in slot.list_missed() if one not in result.forfeits]
        if claimants and replaced:
            by, who = self.join_names(sorted(claimants)), self.join_names(replaced)
            parts.append(words("league-played-for", name=who, by=by))
        if slot.how == "corrected":
            parts.append(words("league-place-corrected"))
        return " · ".join(parts)

    def describe_missed(self, slot: Slot) -> str:
        """For whom a session without points waited, and who played for them; that all its people
        were away, if they were."""
        missed, claimants = slot.list_missed(), sorted(slot.moved - {*slot.fixture.players})
        away = {*missed} >= {player for player in slot.fixture.players if player > 0}
        who = self.join_names(missed)
        if claimants:
            key = "league-stand-in" if len(missed) == 1 else "league-stand-in-partly"
            who, away = self.words(key, name=who, by=self.join_names(claimants)), False
        return self.words("league-waited-away" if away else "league-waited", who=who)

    def describe_own_end(self, player: int) -> str:
        """How the sessions have ended of a player who has none left."""
        return self.words("league-next-none", what=" · ".join(self.list_ends(player)))

    def list_ends(self, player: int, keys: Iterable[SessionEnd] = ENDS) -> list[str]:
        """How many sessions of a player are finished or ended in other ways, and are left."""
        ends, runs = self.league.count_ends(player), self.league.phase != "sign-up"
        return [
            self.words(f"league-own-{key}", n=ends[key], runs="yes" if runs else "no")
            for key in keys
            if ends[key] or key == "played"
        ]

    def _seat_result(self, slot: Slot, result: Result, seat: int) -> str:
        """A player's rank and points in a session."""
        player, name = result.players[seat], self.display_name(result.players[seat])
        if player in result.forfeits:
            return self.words("league-place-forfeit", name=name)
        if slot.how == "walkover":
            won = prize(result.places, seat, self.league.season_settings.prizes)
            return self.words("league-place-walkover", name=name, **points_params(won))
        return f"{result.places[seat]}. {name} ({result.scores[seat]})"

    def describe_last_undo(self) -> str:
        """The organiser's action that was undone last; empty if there is none."""
        bodies = [event.body for event in self.league.events]
        undone = [body.seq for body in bodies if isinstance(body, events.Undone)]
        return self.describe_act(bodies[undone[-1] - 1]) if undone else ""

    def describe_act(self, body: events.Body) -> str:
        """An organiser's action in a few words."""
        words = self.words
        if isinstance(body, events.Paused):
            return words("league-act-paused" if body.on else "league-act-resumed")
        if isinstance(body, events.Corrected):
            return words("league-act-corrected", session=self.number_name(body.fixture))
        if isinstance(body, events.Extended):
            return words("league-act-extended", days=body.days)
        if isinstance(body, events.SignedUp | events.Withdrew | events.Listed | events.Dropped):
            return words(f"league-act-{body.kind}", name=self.display_name(body.player))
        return words(f"league-act-{body.kind}")


def format_points(twelfths: int) -> str:
    """League points: `27.5`, `11.33`."""
    return f"{twelfths / POINT:.2f}".rstrip("0").rstrip(".")


def format_prizes(prizes: Sequence[int], table: int) -> str:
    """League points by rank in a session of a table: `10–6–3–1`."""
    return "–".join(map(str, prizes[:table]))


def points_params(twelfths: int) -> dict[str, int | str]:
    """Parameters of sentences: the points as text, and exactly, to choose the plural."""
    return {"points": format_points(twelfths), "twelfths": twelfths}


def capitalise(text: str) -> str:
    return text[:1].upper() + text[1:]


def format_measure(line: Line, measure: Measure, *, exact: bool = False) -> str:
    """What a line has in a column; `exact`: with every digit that may decide."""
    if (measure == "mutual" and line.mutual is None) or (measure == "share" and not line.counted):
        return NONE
    if measure == "share":
        return f"{line.share * 100 / MILLION:.{4 if exact else 1}f} %"
    if measure == "lot":
        return f"{line.lot / 2**32:.{10 if exact else 3}f}"
    return format_points(line.value(measure))


def format_time(at: int) -> str:
    """A timestamp that Discord shows in each reader's own time zone."""
    return f"<t:{at}:f>"


def describe_state(slot: Slot) -> str:
    """The last part of the message for a session's state."""
    if slot.is_stopped:
        return "stopped"
    return "unplayed" if slot.is_unplayed else slot.state


def classify_missing_points(slot: Slot, league: League) -> str:
    """Why a session has no points: it was `unplayed`, was `stopped` half-way, or computers had
    `replaced` its people."""
    if not slot.is_stopped:
        return "unplayed"
    return "stopped" if slot.percent < league.season_settings.least_played else "replaced"


def slice_page(items: Sequence[T], page: int) -> tuple[Sequence[T], int | None]:
    """What fits on a menu's page, from 0, and the page after it, the first one after the last;
    None if there is only one page."""
    first = page * MOST_CHOICES if page * MOST_CHOICES < len(items) else 0
    after = page + 1 if first + MOST_CHOICES < len(items) else 0
    return items[first : first + MOST_CHOICES], after if len(items) > MOST_CHOICES else None


def align_columns(rows: Sequence[Sequence[str]], left: int | None = 1) -> list[str]:
    """The rows as text, each column as wide as its widest entry; only the column `left` is aligned
    to the left."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        " ".join(
            text.ljust(width) if column == left else text.rjust(width)
            for column, (text, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]


def split_columns(rows: Sequence[Sequence[str]], widest: int) -> list[list[str]]:
    """The rows as text, the second column aligned to the left, in parts at most so wide; each part
    begins with the first column."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    parts = [[0]]
    for column in range(1, len(widths)):
        width = sum(widths[one] + 1 for one in parts[-1]) + widths[column]
        if width > widest and len(parts[-1]) > 1:
            parts.append([0])
        parts[-1].append(column)
    cut = (([[row[one] for one in part] for row in rows], part) for part in parts)
    return [align_columns(each, 1 if 1 in part else None) for each, part in cut]


def code_block(lines: Iterable[str]) -> str:
    """The lines in monospace; no name in them mentions anyone."""
    return "```\n" + "\n".join(lines).replace("@", "@\u2060") + "\n```"
