"""The way into leagues: the help, a new league, and a league's page for its players."""

from collections.abc import Iterable, Sequence
from typing import Final

from bot.leagues.settings import LeagueSettings
from bot.markdown import escape
from bot.screens.discord_limits import MOST_CHOICES
from bot.screens.screen import (
    Block,
    Button,
    Choice,
    Field,
    Form,
    Line,
    Row,
    Screen,
    Select,
    Style,
    Text,
)  # fmt: skip
from bot.screens.shared.league.formatting import LeagueView
from bot.screens.shared.league.panel import describe_season
from bot.screens.shared.league.settings import build_choice_fields, describe_settings
from bot.words import Words

HELP: Final = ("play", "points", "absent", "organise")
LONGEST_NAME: Final = 60


def render_league_help(
    words: Words, games: Sequence[str] = (), view: LeagueView | None = None, *,
    organiser: bool = False,
) -> Screen:  # fmt: skip
    """How leagues work, for those who play in them and those who run them; opened from a league it
    shows its settings and leads back there, else to the leagues of the server. `games` are those
    the reader may open a league of."""
    texts = (Text(words(f"league-help-{one}")) for one in HELP)
    steps = [block for text in texts for block in (Line(), text)]
    if view is None:
        begin = Button("league.begin", words("league-begin-here"), "success")
        row = Row((begin, *new_league_buttons(games, words)))
        return Screen((Text(words("league-help-head")), *steps, Line(), row))
    league = view.league
    settings = league.settings if league.phase == "sign-up" else league.season_settings
    about = describe_settings(settings, len(league.players), words)
    learn = words("learn-open", game=words(f"{settings.game}-name"))
    learning = Button(f"learn.{settings.game}.open", learn)
    row = view.row(*(("panel",) if organiser else ()), "home", learning)
    head = Text(f"## {escape(view.name)}\n{about}")
    return Screen((head, *steps, Line(), row))


def render_no_league(games: Sequence[str], organiser: bool, words: Words) -> Screen:
    """A server without a league; only an organiser can open one."""
    if not organiser:
        return Screen((Text(words("league-none")),))
    return Screen((Text(words("league-none-organiser")), Row(new_league_buttons(games, words))))


def new_league_buttons(games: Sequence[str], words: Words) -> tuple[Button, ...]:
    named = [(game, words("league-new", game=words(f"{game}-name"))) for game in games[:4]]
    return tuple(Button(f"form.league.new.{game}", name, "success") for game, name in named)


def build_new_league_form(settings: LeagueSettings, seats: Sequence[int], words: Words) -> Form:
    game = settings.game
    name = words("league-usual-name", game=words(f"{game}-name"))[:LONGEST_NAME]
    field = Field("name", words("command-league-called"), value=name, longest=LONGEST_NAME)
    choices = build_choice_fields(settings, seats, words)
    return Form(f"league.new.{game}", words("league-new-form"), (field, *choices))


def render_league_home(
    view: LeagueView, player: int, *, organiser: bool, others: Sequence[tuple[int, str]],
    games: Sequence[str] = (),
) -> Screen:  # fmt: skip
    """A player's page: the state of the season, their next step and a button for it; `others` are
    all leagues of the server by number and name, `games` those of which the reader may open one in
    this channel."""
    words = view.words
    step = _describe_next_step(view, player, organiser=organiser)
    lines = [f"## {escape(view.name)}", describe_season(view), step]
    blocks: list[Block] = [Text("\n".join(lines)), *_rows(view, player, organiser)]
    if len(others) > 1:
        choices = tuple(
            Choice(str(number), name, chosen=number == view.number)
            for number, name in others[:MOST_CHOICES]
        )
        blocks.append(Select("league.which", words("league-which"), choices))
    if games:
        here = Text(words("league-none-in-channel"))
        blocks += [Line(), here, Row(new_league_buttons(games, words))]
    return Screen(tuple(blocks))


def _describe_next_step(view: LeagueView, player: int, *, organiser: bool) -> str:
    league, words = view.league, view.words
    if player in league.waiting_list:
        return words("league-next-waiting", n=league.waiting_list.index(player) + 1)
    if league.phase == "sign-up" and organiser:
        least, season = league.settings.min_players, league.season + 1
        key = "organise" if len(league.players) >= least else "gather"
        return words(f"league-then-{key}", season=season, least=least)
    if league.phase == "sign-up":
        return words("league-then-wait" if player in league.roster else "league-then-join")
    if player in league.dropped:
        return view.describe_leaving(player)
    if league.division_of(player) is None:
        if not league.can_be_joined:
            return words("league-then-started")
        listed = player in league.substitutes
        return words("league-then-listed" if listed else "league-then-stand-by")
    slots = league.slots_of(player)
    if any(slot.state == "open" for slot in slots):
        return words("league-then-play")
    if league.phase == "paused":
        return words("league-post-paused")
    start = view.describe_next_start(slots)
    if start or not league.has_round_to_draw:
        return start or view.describe_own_end(player)
    return words("league-then-round")


def _rows(view: LeagueView, player: int, organiser: bool) -> Iterable[Row]:
    league, words = view.league, view.words
    runs = league.phase != "sign-up"
    has_left = runs and player in league.dropped
    plays = league.division_of(player) is not None and player not in league.dropped
    is_in = plays if runs else player in league.roster
    is_listed = player in league.substitutes
    can_join = not runs or (league.can_be_joined and not is_listed)
    can_join = league.can_rejoin(player) if has_left else can_join
    first: list[str | Button] = []
    if can_join and not is_in:
        key = "league-join" if not runs else "league-back" if has_left else "league-stand-by"
        first.append(view.button("join", words(key), "success"))
    if league.season:
        style: Style = "primary" if plays else "secondary"
        first += [view.button("next", style=style)] if runs else []
        first += ["table.0", "calendar.0"]
    if is_in or is_listed:
        first.append("leave")
    yield view.row(*first)
    organise = view.button("panel", style="secondary" if runs else "primary")
    yield view.row(
        *((organise,) if organiser else ()),
        *(("why",) if plays and league.season else ()),
        *(("export",) if league.season else ()),
        "help",
    )
