"""What the pages of a league say at each moment of its season."""

from dataclasses import replace

import pytest

from bot.leagues.commands import begin_season
from bot.leagues.events import (
    Body,
    Changed,
    Closed,
    Corrected,
    Dropped,
    Ended,
    Event,
    Opened,
    Paused,
    Withdrew,
)
from bot.leagues.league import League, RunningSession
from bot.leagues.season_rules import find_walkover, rank_divisions
from bot.leagues.settings import DAY
from bot.models.match import Address, SeatInfo, Status, Table
from bot.render.scene import Label
from bot.screens.screen import Picture, Row, Screen, Select, Text
from bot.screens.shared.league import (
    announcements,
    calendar,
    export,
    home,
    panel,
    sessions,
    standings,
)
from bot.screens.shared.league import settings as settings_screens
from bot.screens.shared.league.formatting import LeagueView
from bot.screens.shared.league.season_letter import render_away_letter
from bot.screens.shared.profile import Profile, render_profile
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
    assert "once their players are free" in text(panel.render_league_panel(view(league)))
    league = opened(league, 1, 2)
    second = BEGAN + 7 * DAY
    assert f"The next matches start <t:{second}:f>" in text(panel.render_league_panel(view(league)))
    late = panel.render_league_panel(view(league, second + DAY))
    assert "once their players are free" in text(late), "not a time that is past"
    busy = view(league).join_names(league.slots[0].fixture.players)
    digest = announcements.render_announcement("digest", {"season": 1}, second, view(league))
    assert digest is not None
    assert text(digest).count("can't start yet. Still in another match: ") == 2
    part = view(ended(league, 2), second + DAY)
    assert f"free. Still in another match: {busy}." in text(panel.render_league_panel(part))
    assert "hasten" not in controls(late)
    everything = panel.render_league_panel(view(opened(league, 3, 4, 5, 6)))
    assert "The season ends with the last match" in text(everything)


def test_the_organiser_reads_in_which_sessions_everyone_is_away() -> None:
    shown = replace(view(opened(begun(2), 1)), deserted=frozenset({1}))
    listed = text(sessions.render_sessions(shown, 0))
    assert "▶️ Session 1: Cleo and ben · everyone away" in listed
    claimed = replace(shown, stand_ins={1: {shown.league.slots[0].fixture.players[0]: 3}})
    page = text(panel.render_league_panel(claimed))
    assert "Session 1 waits: everyone is away (Cleo (played by Ana) and ben)." in page


def test_a_swiss_season_draws_its_next_round_when_this_one_is_over() -> None:
    league = opened(begun(format="swiss", rounds=2), 1, 2)
    assert "The next round starts after this one" in text(panel.render_league_panel(view(league)))
    assert "The next round starts after this one" in text(
        home.render_league_home(view(ended(league, 1)), 1, organiser=False, others=())
    )


def test_a_player_reads_when_their_next_session_begins() -> None:
    def page(league: League, at: int = BEGAN) -> str:
        return text(home.render_league_home(view(league, at), 1, organiser=False, others=()))

    league = begun()
    assert "once their players are free" in page(league)
    numbers = [slot.number for slot in league.slots_of(1)]
    assert "Press **My matches** to play" in page(opened(league, *numbers[:1]))
    league = ended(opened(league, *numbers[:1]), *numbers[:1])
    assert f"The next matches start <t:{BEGAN + 7 * DAY}:f>" in page(league)
    assert "No new matches start" in page(grown(league, [Paused(on=True)], BEGAN))
    assert "You have no matches left this season (finished: 3)." in page(ended(league, *numbers))


def test_the_organiser_sees_how_old_a_page_is_and_can_always_start() -> None:
    screen = panel.render_league_panel(view(signed_up(1), 5_000))
    assert "As of <t:5000:f>" in text(screen)
    assert "begin" in controls(screen), "others may have joined since"


def test_an_answer_stands_right_above_what_was_pressed() -> None:
    shown = view(signed_up(0))
    blocks = panel.render_league_panel(shown, "⚠️ Too few").blocks
    assert isinstance(blocks[0], Text)
    assert blocks[0].body.endswith("\n⚠️ Too few")
    assert isinstance(blocks[1], Row)
    for menu, after in (("late", Select), ("rated", Row)):
        page = settings_screens.render_settings_page(shown, "points", (2, 3, 4), "✅", menu)
        at = page.blocks.index(Text("✅"))
        below = page.blocks[at + 1]
        assert isinstance(below, after)
        assert not isinstance(below, Select) or below.control.endswith("set.late")


def test_the_help_leads_back_to_its_league() -> None:
    shown = view(signed_up(2))
    learn = f"learn.{shown.league.settings.game}.open"
    page = home.render_league_help(shown.words, ("clustered",), shown, organiser=True)
    assert controls(page) == ["panel", "home", learn]
    assert controls(home.render_league_help(shown.words, (), shown)) == ["home", learn]
    assert "league.begin" in controls(home.render_league_help(shown.words, ("clustered",)))


def list_ranks(screen: Screen) -> list[str]:
    """The lines of a code block below its heads."""
    return text(screen).partition("```\n")[2].partition("\n```")[0].splitlines()[1:]


def test_before_anything_is_played_there_is_no_order_and_no_gold() -> None:
    league = opened(begun(), 1)
    page = standings.render_standings(view(league), 1)
    assert [line.split() for line in list_ranks(page)] == [
        ["–", name, "0", "0/3"] for name in ("Ana", "ben", "Cleo", "Dario")
    ]  # fmt: skip
    head = f"▶️ Round 1 of 3 · 0 of 6 matches finished · ends <t:{league.deadline}:D>\n"
    assert f"{head}-# 1 running · 5 not started\nNo one has a rank: no" in text(page)
    assert "League points: 10 for a win, 6 for second place." in text(page)
    assert "The next matches start once their players are free" in text(page)
    picture = standings.render_standings_picture(view(league), 1).blocks[0]
    assert isinstance(picture, Picture)
    labels = [shape for shape in picture.scene.shapes if isinstance(shape, Label)]
    assert "amber" not in {label.colour for label in labels}
    assert "leads" not in picture.alt
    assert "no rank.\nNo one has a rank: no match" in text(
        standings.render_rank_explanation(view(league), 1)
    )
    digest = announcements.render_announcement("digest", {"season": 1}, BEGAN, view(league))
    assert digest is None, "nothing has ended"


def test_standings_say_how_far_the_season_is_and_how_it_has_ended() -> None:
    def page(league: League) -> str:
        picture = standings.render_standings_picture(view(league), 1).blocks[0]
        assert isinstance(picture, Picture)
        return f"{text(standings.render_standings(view(league), 1))}\n{picture.alt}"

    stopped = Ended(2, (), (), (), "unplayed", (1,), 20, (2,))
    league = grown(ended(opened(begun(), 1, 2, 3), 1), [stopped], BEGAN)
    done, others = (
        "1 of 6 matches finished",
        "1 running · 3 not started · 1 stopped early, no points",
    )
    stage = f"Round 2 of 3 · {done}"
    assert f"▶️ {stage} · ends <t:{league.deadline}:D>\n-# {others}\n```" in page(league)
    away = standings.render_standings(replace(view(league), deserted=frozenset({2, 3})), 1)
    assert others.replace("1 running", "1 running · 1 waiting, with everyone away") in text(away)
    timed_out = grown(opened(begun(), 1), [Ended(1, (1, 2), (9, 5), how="adjudicated")], BEGAN)
    assert "1 unfinished but counted · 5 not started" in page(timed_out)
    assert f"Winter · season 1 · {done} · {others}: " in page(league)
    assert f"⏸️ Paused · {stage}\n" in page(grown(league, [Paused(on=True)], BEGAN))
    cut = grown(league, [Closed(rank_divisions(league))], BEGAN)
    assert "🏁 The season is over. No one has a rank: no match was finished." in page(
        grown(opened(begun(), 1), [Closed(rank_divisions(begun()))], BEGAN)
    )
    winner = view(cut).display_name(cut.champions(1)[0])
    assert f"🏆 **{winner}** is the champion.\n-# 1 of 6 matches finished" in page(cut)
    assert "Winter · season 1 · final" in page(cut)
    assert controls(standings.render_standings(view(cut), 1))[0] == "join"
    signed = replace(view(cut), reader=cut.roster[0])
    assert controls(standings.render_standings(signed, 1))[0] == "ties.1", "they have joined"
    assert controls(standings.render_standings(view(league), 1))[0] == "next"


def test_a_title_by_tie_break_says_which_one() -> None:
    def page(scores: tuple[int, int]) -> str:
        league = begun(3)
        for slot in league.slots:
            first, second = slot.fixture.players
            places = (1, 2) if (first, second) in ((1, 2), (2, 3), (3, 1)) else (2, 1)
            points = scores if {first, second} == {1, 2} else (9, 5)
            points = points if places == (1, 2) else points[::-1]
            league = grown(opened(league, slot.number), [Ended(slot.number, places, points)])
        over = grown(league, [Closed(rank_divisions(league))], BEGAN)
        return text(standings.render_standings(view(over), 1))

    assert "```\n-# ben is ahead of " in page((9, 8))
    assert "on share of the winner's score: 9" in page((9, 8))
    assert "is ahead of" not in page((9, 5)), "they share the title"


def test_only_players_who_are_tied_on_everything_share_a_rank() -> None:
    league = begun()
    slot = league.slots[0]
    page = standings.render_standings(view(ended(league, slot.number)), 1)
    assert [line.split()[0] for line in list_ranks(page)] == ["1.", "2.", "3.", "3."]
    others = [player for player in NAMES if player not in slot.fixture.players]
    every = standings.render_standings_picture(view(ended(league, slot.number)), 1).blocks[0]
    assert isinstance(every, Picture)
    assert " 0.0 %" not in every.text, "nobody without a match has a share"
    why = text(standings.render_rank_explanation(view(ended(league, slot.number)), others[0]))
    assert ": rank **3**" in why
    assert "are tied on everything and share the rank" in why


def test_standings_are_as_wide_as_a_phone() -> None:
    league = ended(begun(12, division=6), *range(1, 9))
    names = dict.fromkeys(range(20), "Wwwwwwwww " * 3)
    named = LeagueView(1, "W", league, names, WORDS.words("ru"))
    lines = list_ranks(standings.render_standings(named, 2))
    assert {len(line) for line in lines} == {28}
    assert sum(set(line) == {"─"} for line in lines) == 1


def test_standings_show_the_present_scores_of_three_matches_and_who_is_away() -> None:
    league = opened(begun(), 1, 2)
    first = league.slots[0].fixture.players
    running = {
        1: RunningSession(("Mighty Forge", 51), 40, (31, 22), (first[1],)),
        2: RunningSession(("Amber Otter", 52), 0, (0, 0)),
    }
    for locale in ("en", "es", "ru"):
        page = standings.render_standings(replace(view(league, locale=locale), running=running), 1)
        assert max(map(len, list_ranks(page))) == 28
    page = standings.render_standings(replace(view(league), running=running), 1)
    rows = [line.strip() for line in list_ranks(page)]
    assert NAMES[first[1]] in rows[rows.index("away in 1 of 1 match") - 1]
    line = f"Mighty Forge #51** · 40% played\n-# {NAMES[first[0]]} 31 · {NAMES[first[1]]} 22 💤"
    assert f"**Running now**\n**Session 1 · {line}\n" in text(page)
    assert "Amber Otter" not in text(page), "nothing has happened in it"
    assert "… and 1 more" in text(page)
    many = opened(begun(16), *range(1, 9))
    running = dict.fromkeys(range(1, 9), RunningSession(("Amber Otter", 52), 5, (0, 0)))
    shown = text(standings.render_standings(replace(view(many), running=running), 1))
    assert shown.count("Amber Otter") == 3
    assert "💤" not in shown
    explained = text(standings.render_tie_breaks(view(many), 1))
    assert "No one has a rank" in explained
    assert "```" not in explained, "without the table, in which nothing is decided"
    assert "… and 5 more" in shown
    running = dict.fromkeys(running, RunningSession(("Amber Otter", 52), 0, (0, 0)))
    begins = text(standings.render_standings(replace(view(many), running=running), 1))
    assert "Running now" not in begins, "nothing has happened in them"


def test_standings_count_what_is_over_but_not_finished() -> None:
    league = grown(ended(opened(begun(), 1, 2), 1), [Dropped(4)])
    won = next(one for slot in league.slots[2:] if (one := find_walkover(league, slot)))
    left, second = next(p for p in league.find_slot(won.fixture).fixture.players if p != 4), 2
    (away, _) = league.find_slot(second).fixture.players
    both: list[Body] = [won, Ended(second, (2, 1), (5, 9), (away,), absent=(away,))]
    for changed in (both, [*both, Corrected(1, (), ())]):
        rows = list_ranks(standings.render_standings(view(grown(league, changed)), 1))
        states = {name: rows[n + 1 :] for n, row in enumerate(rows) for name in row.split()[1:2]}
        assert "won without playing: 1" in {row.strip() for row in states[NAMES[left]][:2]}
        assert "forfeited: 1" in {row.strip() for row in states[NAMES[away]][:2]}
    voided = league.find_slot(1).fixture.players
    assert sum("void: 1" in row for row in rows) == len(voided), "also for who left"


def test_away_says_in_how_many_matches_in_the_table() -> None:
    league = opened(begun(), 1, 2, 3)
    away = league.slots[0].fixture.players[0]
    of = sum(away in slot.fixture.players for slot in league.slots[:3])
    sessions = {n: RunningSession(("Mighty Forge", n), 0, (0, 0), ()) for n in (2, 3)}
    running = {1: RunningSession(("Mighty Forge", 1), 0, (0, 0), (away,)), **sessions}
    page = text(standings.render_standings(replace(view(league), running=running), 1))
    plural = "match" if of == 1 else "matches"
    assert f"away in 1 of {of} {plural}\n" in page


def test_standings_tell_at_the_end_who_left_who_was_away_and_how_to_play_again() -> None:
    league = opened(begun(), 1, 2)
    first, second = (slot.fixture.players for slot in league.slots[:2])
    league = grown(league, [Dropped(first[0]), Dropped(first[1], absent=True)], BEGAN)
    league = grown(league, [Ended(2, (1, 2), (9, 5), (second[1],), absent=(second[1],))], BEGAN)
    cut = grown(league, [Closed(rank_divisions(league))], BEGAN)
    page = text(standings.render_standings(view(cut), 1))
    assert "left the season" in page
    assert "stopped playing\n" in page
    assert "no rank: made no move\n   forfeited: 1\n" in page
    assert "press **Join**" in page
    assert "\n   champion" in page


def test_who_is_in_the_next_season_reads_of_no_sessions_of_the_last_one() -> None:
    league = begun(2)
    over = grown(ended(league, *(slot.number for slot in league.slots)), [Closed(((1, 2),))])
    assert "You're in for season 2!" in text(calendar.render_own_sessions(view(over), 1, {}))
    left = calendar.render_own_sessions(view(grown(over, [Withdrew(1)])), 1, {})
    assert "to play" in text(left)
    assert controls(left) == ["join", "home"]


def test_a_sign_up_has_four_lines_and_the_rest_is_how_it_works() -> None:
    for locale in ("en", "es", "ru"):
        league = signed_up(4, table=2)
        lines = text(panel.render_sign_up(view(league, locale=locale))).splitlines()
        assert lines[0] == "## Winter"
        assert lines[5].startswith("**"), "the list of players follows four lines"
        assert all(len(line) <= 45 for line in lines[1:5])
        assert lines[-1].startswith("-# ")
        assert "/" in lines[-1], "where the letters are switched off"
        quick = signed_up(4, table=4, interval=28, at_once=6, clock="bank", quick=True)
        quick = replace(quick, settings=replace(quick.settings, game="clustered"))
        running = replace(quick, phase="running", season=1)
        for one in (quick, running):
            named = replace(view(one, locale=locale), name="Liga de Clustered")
            head = panel.render_sign_up(named).blocks[0]
            assert isinstance(head, Text)
            assert len(head.body) <= 200
    rules = text(home.render_league_help(WORDS.words("en"), (), view(league)))
    assert "Ties: wins, " in rules
    assert "a substitute plays" in rules


def test_the_rules_of_a_running_season_are_its_own() -> None:
    league = begun()
    changed = grown(league, [Changed(replace(league.settings, interval=42))])
    rules = text(home.render_league_help(WORDS.words("en"), (), view(changed)))
    assert "7-day rounds" in rules
    assert "42" not in rules


def test_a_profile_says_what_the_standings_say() -> None:
    league = begun()
    assert standings.describe_own_season(view(league), 9) is None
    assert standings.describe_own_season(view(league), 1) == (
        "🏆 **Winter**, season 1 · rank: – · points: 0 · finished: 0"
    )
    first = league.slots[0]
    winner, loser = first.fixture.players
    league = grown(league, [Ended(first.number, (1, 2), (9, 5), (loser,), "adjudicated")])
    line = standings.describe_own_season(view(league), winner)
    assert line is not None
    assert line.endswith("rank: 1 · points: 10 · finished: 1, 1 of them at the deadline")
    line = standings.describe_own_season(view(league), loser)
    assert line is not None
    assert line.endswith("· finished: 0"), "a forfeit is not played"
    profile = text(render_profile(Profile("Ana", seasons=(line,)), WORDS.words("en")))
    assert profile == f"## Ana\n{line}", "it doesn't say that nothing has been finished"
    why = text(standings.render_rank_explanation(view(league), loser))
    assert "finished: 0" in why


def test_a_session_closed_without_play_is_not_finished_anywhere() -> None:
    league = grown(opened(begun(), 1), [Ended(1, (), (), how="unplayed")], BEGAN)
    page = view(ended(opened(league, 2), 2))
    for screen in (panel.render_league_panel(page), home.render_league_home(
        page, 1, organiser=False, others=()
    )):  # fmt: skip
        assert "1 of 6 matches finished, 1 ended without points. It ends by " in text(screen)
    digest = announcements.render_announcement("digest", {"season": 1}, BEGAN, page)
    assert digest is not None
    counts = "1 of 6 matches finished · 4 not started · 1 where no player moved"
    assert f"{counts}\n**Ended this week: 2**" in text(digest)
    assert "- Session 1: Dario and Cleo: not played\n- Session 2: 1. Ana (9)" in text(digest)
    menu = sessions.render_sessions(page, 0).blocks[1]
    assert isinstance(menu, Select)
    assert [choice.label[:3] for choice in menu.choices[:2]] == ["➖ 1", "✅ 2"]
    closed = text(sessions.render_session(page, page.league.slots[0]))
    assert "Closed unplayed." in closed
    assert "inished" not in closed
    assert "➖ Session 1: " in text(calendar.render_calendar(page, 1))


def test_posts_name_the_session_first_and_a_walkover_its_points() -> None:
    league = ended(opened(begun(), 1), 1)
    league = grown(league, [Dropped(4)])
    slot = next(slot for slot in league.slots if slot.number > 1 and 4 in slot.fixture.players)
    won = find_walkover(league, slot)
    assert won is not None
    league = grown(league, [won, Corrected(1, (1, 2), (9, 5))])
    left = next(player for player in slot.fixture.players if player != 4)
    page = view(league)
    post = announcements.render_announcement("walkover", {"number": slot.number}, BEGAN, page)
    assert post is not None
    line = f"{NAMES[left]} wins without playing (10 points) · Dario (forfeit)"
    assert text(post) == f"**Winter** · Session {slot.number}: {line}"
    post = announcements.render_announcement("corrected", {"number": 1}, BEGAN, page)
    assert post is not None
    assert "· Session 1 corrected: 1. " in text(post)


def test_the_files_have_the_seed_and_the_start_spares_it() -> None:
    page = view(begun())
    start = announcements.render_announcement("began", {}, BEGAN, page)
    assert start is not None
    seed = page.league.seed.hex()
    assert seed[:16] not in text(start)
    assert seed in export.as_json(page)


def test_how_many_matches_come_at_once_is_said_wherever_a_season_is_joined_or_begun() -> None:
    league = signed_up(4, table=4, interval=28, at_once=6, clock="bank", quick=True)
    shown = view(league)
    assert "📅 28 days · all matches at once" in text(panel.render_sign_up(shown))
    assert "📅 28 days · all matches at once" in text(calendar.render_own_sessions(shown, 1, {}))
    menus = settings_screens.render_settings_page(shown, "points", (2, 3, 4)).blocks
    pace = next(one for one in menus if isinstance(one, Select) and "pace" in one.control)
    (label,) = [one.label for one in pace.choices if one.chosen]
    assert label == "All matches at once, 28 days"
    question = panel.render_start_question(shown)
    assert "lasts 28 days, and up to 7 more if needed." in text(question)
    assert "📅 28 days · all matches at once" in text(question)
    assert controls(question) == ["begin.yes", "panel"]
    rules = text(home.render_league_help(shown.words, (), shown))
    assert "📅 28 days · all matches at once" in rules
    assert "⏱️ 6 h per move + 5 days extra" in rules
    assert "- Timeout: the computer moves" in rules
    several = signed_up(4, table=4, interval=7, at_once=2)
    assert "7-day rounds · up to 2 matches at a time" in text(panel.render_sign_up(view(several)))


def test_a_start_that_would_be_refused_is_grey() -> None:
    for players, style in ((1, "secondary"), (2, "success")):
        blocks = panel.render_league_panel(view(signed_up(players))).blocks
        buttons = [button for row in blocks if isinstance(row, Row) for button in row.buttons]
        assert [one.style for one in buttons if one.control == "league.1.begin"] == [style]


def test_a_season_is_paused_only_while_matches_have_yet_to_start() -> None:
    def controls(league: League) -> list[str]:
        blocks = panel.render_league_panel(view(league)).blocks
        buttons = (one for row in blocks if isinstance(row, Row) for one in row.buttons)
        return [one.control.removeprefix("league.1.") for one in buttons]

    league = opened(begun(), 1)
    assert "pause" in controls(league)
    assert "resume" in controls(grown(league, [Paused(on=True)], BEGAN))
    assert "pause" not in controls(opened(league, 2, 3, 4, 5, 6))


def test_a_button_names_whose_act_it_undoes_if_there_is_room() -> None:
    for name, label in (("ben", "Undo: removal (ben)"), ("benjaminus", "Undo: removal")):
        shown = replace(view(begun()), undoes=Event(9, Dropped(2), 1, BEGAN), names={2: name})
        assert [one.label for one in shown.undo_buttons()] == [label]


@pytest.mark.parametrize(("count", "last"), [(4, "Session 4"), (5, "… and 2 more")])
def test_a_letter_about_being_away_leaves_out_no_single_match(count: int, last: str) -> None:
    league = opened(begun(), 1, 2, 3, 4, 5)
    left = [(league.find_slot(number), table(number)) for number in range(1, count + 1)]
    letter = render_away_letter([(view(league), left)], 1, "https://discord.com")
    assert letter is not None
    *_, end, gap, then = text(letter).splitlines()
    assert end.startswith(f"- {last}")
    assert not gap, "else the list would swallow the next line"
    assert "keep a seat" in then
    seats = [one for one in controls(letter) if one.startswith("move.")]
    assert len(seats) == (4 if count == 4 else 3), "each match that is named has its button"


def test_an_organiser_hears_what_helps_after_a_season_in_which_nothing_was_finished() -> None:
    league = opened(begun(4, table=4, at_once=6), 1, 2, 3, 4)
    lost = [Ended(slot.number, (), (), (), "unplayed") for slot in league.slots]
    hint = "💡 No match was finished. Try fewer"
    assert len(league.slots) == 4
    empty = grown(league, [*lost, Closed(league.divisions)])
    assert hint in text(panel.render_league_panel(view(empty)))
    cut = grown(league, [*lost[1:], Closed(league.divisions)])
    assert "No match was finished" not in text(panel.render_league_panel(view(cut)))
    assert "Players: 4" in text(panel.render_people(view(league)))
    done = grown(
        league, [Ended(1, (1, 2, 3, 4), (4, 3, 2, 1)), *lost[1:], Closed(league.divisions)]
    )
    assert hint not in text(panel.render_league_panel(view(done)))


def table(number: int, *seats: SeatInfo) -> Table:
    return Table(
        match=number, name="Quiet Otter", game="clustered", status=Status.RUNNING, options={},
        seats=seats, host=1, invited=(), open_to_all=True, start_when_full=False,
        address=Address(1, 2), seq=7, seed_hash="ab" * 32, seed=None, created=0, started=0,
        finished=None, ranks=(),
    )  # fmt: skip


def test_what_waits_for_a_player_comes_first_with_who_is_awaited_and_away() -> None:
    league = opened(begun(4, table=4, at_once=6), 1, 2, 3, 4)
    me, ben = SeatInfo(0, 1, 1, "Cleo"), SeatInfo(1, 2, 2, "ben")
    away = SeatInfo(2, 3, 3, "Ana", computer="easy", decision=5)
    mine = replace(me, decision=1, due=9_000)
    tables = {
        1: table(51, me, replace(ben, decision=2, due=5_000)),
        2: table(52, mine, ben),
        3: table(53, replace(mine, due=8_000), away),
        4: table(54, me, ben),
    }
    shown = calendar.render_own_sessions(view(league), 1, tables)
    assert controls(shown)[:4] == ["move.53", "move.52", "move.51", "move.54"]
    said = text(shown)
    assert "**Waiting for you: 2**. Open matches: 4." in said
    assert "**Session 3 · Quiet Otter #53** · 👉 your turn · ⏳ <t:8000:f> · away: Ana" in said
    assert "**Session 1 · Quiet Otter #51** · waiting for ben · ⏳ <t:5000:f>" in said
    assert "**Session 4 · Quiet Otter #54** · the computer is thinking" in said
    gone = replace(me, computer="easy")
    tables |= {2: table(52, gone, away), 3: table(53, gone, replace(ben, decision=2))}
    held = calendar.render_own_sessions(view(league), 1, tables)
    said = text(held)
    assert "💤 You're away in 2 matches. Open each and press **I'm back**." in said
    assert "No match is waiting for you" not in said
    assert "#52** · you're away, and the match waits" in said
    assert "#53** · waiting for ben · the computer fills in until you're back" in said
