"""How a league is run, for somebody who has never seen one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from bot.markdown import escape
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
)
from bot.screens.shared.league.formatting import LeagueView, describe_leaving
from bot.screens.shared.league.panel import describe_season
from bot.words import Words

HELP_STEPS: Final = ("begin", "season", "play", "trouble", "end")


def render_league_help(words: Words, games: Sequence[str] = ()) -> Screen:
    """From nothing to a finished season, in the order in which it is needed, and the way there;
    `games` are those that the reader may open a league of."""
    steps = (Text(words(f"league-help-{one}")) for one in HELP_STEPS)
    apart = (block for step in steps for block in (Line(), step))
    begin = Button("league.begin", words("league-begin-here"), "success")
    row = Row((begin, *new_league_buttons(games, words)))
    return Screen((Text(words("league-help-head")), *apart, Line(), row))


LONGEST_NAME: Final = 60
MOST_LISTED: Final = 25
KnownLeagues = Sequence[tuple[int, str]]
"""The leagues of a server: their numbers and names."""


def render_no_league(games: Sequence[str], organiser: bool, words: Words) -> Screen:
    """There is no league here yet; an organiser opens one."""
    if not organiser:
        return Screen((Text(words("league-none")),))
    return Screen((Text(words("league-none-organiser")), Row(new_league_buttons(games, words))))


def new_league_buttons(games: Sequence[str], words: Words) -> tuple[Button, ...]:
    """A button for a new league of each game."""
    named = [(game, words("league-new", game=words(f"{game}-name"))) for game in games[:4]]
    return tuple(Button(f"form.league.new.{game}", name, "success") for game, name in named)


def build_new_league_form(game: str, words: Words) -> Form:
    """What a new league is called; a name is there already."""
    usual = words("league-usual-name", game=words(f"{game}-name"))[:LONGEST_NAME]
    field = Field("name", words("command-league-called"), value=usual, longest=LONGEST_NAME)
    return Form(f"league.new.{game}", words("league-new-form"), (field,))


def render_league_home(
    shown: LeagueView, player: int, *, organiser: bool, others: KnownLeagues
) -> Screen:
    """What a player sees: how the season stands, what they do next, and a button for it; `others`
    are all leagues of the server, where there are several."""
    words = shown.words
    lines = [f"## {escape(shown.name)}", describe_season(shown), _describe_next_step(shown, player)]
    if organiser and shown.league.phase == "sign-up":
        lines.append(words("league-then-organise", season=shown.league.season + 1))
    blocks: list[Block] = [Text("\n".join(lines)), *_rows(shown, player, organiser)]
    if len(others) > 1:
        choices = tuple(
            Choice(str(number), name, chosen=number == shown.number)
            for number, name in others[:MOST_LISTED]
        )
        blocks.append(Select("league.which", words("league-which"), choices))
    return Screen(tuple(blocks))


def _describe_next_step(shown: LeagueView, player: int) -> str:
    """One sentence on what this person does next."""
    league, words = shown.league, shown.words
    if player in league.waiting_list:
        return words("league-next-waiting", n=league.waiting_list.index(player) + 1)
    if league.phase == "sign-up":
        return words("league-then-wait" if player in league.roster else "league-then-join")
    if player in league.dropped:
        return describe_leaving(shown, player)
    if league.division_of(player) is not None:
        return words("league-then-play")
    listed = player in league.substitutes
    return words("league-then-listed" if listed else "league-then-stand-by")


def _rows(shown: LeagueView, player: int, organiser: bool) -> Iterable[Row]:
    league, words = shown.league, shown.words
    plays = league.division_of(player) is not None and player not in league.dropped
    runs = league.phase != "sign-up"
    inside = player in league.roster if league.phase == "sign-up" else plays
    gone = runs and player in league.dropped
    joining = words("league-join" if not runs else "league-back" if gone else "league-stand-by")
    listed = runs and player in league.substitutes
    outside = not league.can_return(player) if gone else listed
    first = [] if inside or outside else [shown.button("join", joining, "success")]
    style: Style = "primary" if runs and plays else "secondary"
    if league.season:
        first += [
            shown.button("next", words("league-my-next"), style),
            shown.button("table.0", words("league-standings")),
            shown.button("calendar.0", words("league-calendar")),
        ]
    if inside or player in league.substitutes:
        first.append(shown.button("leave", words("league-leave")))
    yield Row(tuple(first))
    next_one: Style = "secondary" if runs else "primary"
    second = [shown.button("panel", words("league-organise"), next_one)] if organiser else []
    if plays and league.season:
        second.append(shown.button("why", words("league-why-me")))
    if league.season:
        second.append(shown.button("export", words("league-files")))
    yield Row((*second, shown.button("help", words("league-help-button"))))
