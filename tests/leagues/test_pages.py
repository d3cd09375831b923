"""What the pages of a league say at each moment of its season."""

from __future__ import annotations

from bot.leagues.commands import begin_season
from bot.leagues.events import Ended, Opened, Paused
from bot.leagues.league import League
from bot.leagues.settings import DAY
from bot.screens.screen import Row, Screen, Select, Text
from bot.screens.shared.league import home, panel
from bot.screens.shared.league.formatting import LeagueView
from tests.leagues.test_screens import WORDS, grown, signed_up

NAMES = {1: "Cleo", 2: "ben", 3: "Ana", 4: "Dario"}
BEGAN = 1_000
"""When the leagues of these tests begin their season."""


def view(league: League, at: int = BEGAN, locale: str = "en") -> LeagueView:
    return LeagueView(1, "Winter", league, NAMES, WORDS.words(locale), at)


def text(screen: Screen) -> str:
    return "\n".join(block.body for block in screen.blocks if isinstance(block, Text))


def controls(screen: Screen) -> list[str]:
    buttons = [one for block in screen.blocks if isinstance(block, Row) for one in block.buttons]
    menus = [block.control for block in screen.blocks if isinstance(block, Select)]
    return [one.control.removeprefix("league.1.") for one in buttons if not one.disabled] + menus


def begun(players: int = 4, **terms: object) -> League:
    """Tables of two, one session at a time, a round every week."""
    league = signed_up(players, **{"table": 2, "interval": 7, "at_once": 1, **terms})
    return grown(league, begin_season(league, bytes(32)), BEGAN)


def opened(league: League, *numbers: int) -> League:
    return grown(league, [Opened(number, 50 + number) for number in numbers])


def ended(league: League, *numbers: int) -> League:
    return grown(league, [Ended(number, (1, 2), (9, 5)) for number in numbers])


def test_the_organiser_reads_when_the_next_sessions_begin() -> None:
    league = begun()
    assert "as soon as their players are free" in text(panel.render_league_panel(view(league)))
    league = opened(league, 1, 2)
    second = BEGAN + 7 * DAY
    assert f"The next sessions start automatically <t:{second}:f>" in text(
        panel.render_league_panel(view(league))
    )
    late = panel.render_league_panel(view(league, second + DAY))
    assert "as soon as their players are free" in text(late), "not a time that is past"
    assert "hasten" not in controls(late)
    everything = panel.render_league_panel(view(opened(league, 3, 4, 5, 6)))
    assert "All sessions have started" in text(everything)


def test_a_swiss_season_draws_its_next_round_when_this_one_is_over() -> None:
    league = opened(begun(format="swiss", rounds=2), 1, 2)
    assert "once this one is finished" in text(panel.render_league_panel(view(league)))
    assert "once this one is finished" in text(
        home.render_league_home(view(ended(league, 1)), 1, organiser=False, others=())
    )


def test_a_player_reads_when_their_next_session_begins() -> None:
    def page(league: League, at: int = BEGAN) -> str:
        return text(home.render_league_home(view(league, at), 1, organiser=False, others=()))

    league = begun()
    assert "as soon as all its players are free" in page(league)
    numbers = [slot.number for slot in league.slots_of(1)]
    assert "open your match" in page(opened(league, *numbers[:1]))
    league = ended(opened(league, *numbers[:1]), *numbers[:1])
    assert f"Your next session starts automatically <t:{BEGAN + 7 * DAY}:f>" in page(league)
    assert "No new sessions start" in page(grown(league, [Paused(on=True)], BEGAN))
    assert "played all your sessions" in page(ended(league, *numbers))


def test_the_organiser_sees_how_old_a_page_is_and_can_always_start() -> None:
    screen = panel.render_league_panel(view(signed_up(1), 5_000))
    assert "Updated <t:5000:R>" in text(screen)
    assert "begin" in controls(screen), "others may have joined since"
