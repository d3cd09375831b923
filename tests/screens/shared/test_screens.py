"""The house's own screens: what they say, and that the longest of them fits."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from discord import ui

from bot.games import build_games, build_screens, find_catalogue_files
from bot.interactions.settings import PAGES
from bot.matches import Refusal
from bot.models.match import Address, SeatInfo, SessionPosition, SessionResult, Span, Status, Table
from bot.models.matchmaking import Seek, Terms
from bot.models.outbox import NOTES
from bot.models.people import AnswerPace, Person, ServerSettings
from bot.presentation.layouts import MOST_TEXT, view_of
from bot.presentation.permissions import INVITED_WITH
from bot.render.scene import Scene
from bot.screens.panel import tab_row
from bot.screens.screen import Film, Picture, Row, Screen, Select, Text
from bot.screens.shared import boards, lobby, match_lists, pages, replay, settings, turns
from bot.screens.shared.matchmaking import QueuePanel, render_queue
from bot.screens.shared.names import describe_spans, seat_label
from bot.words import Words
from tests.languages.reading import ENGLISH, whole

EDGE = Path(__file__).parents[3] / "bot"
LONG = "W" * 32
ASKED = re.compile(r'(?:words|sentence)\(\s*"([a-z0-9-]+)"')
CATALOGUE = "\n".join(path.read_text("utf-8") for path in find_catalogue_files()["en"])
GAMES = build_games()
SPECS = GAMES["cutterland"].options
LEVELS = GAMES["cutterland"].computers


def table(status: Status = Status.LOBBY, number: int = 42, **more: object) -> Table:
    """Four seats: Ana the host, Ben, a computer player, and an empty one."""
    seats = (
        SeatInfo(0, 1, 101, "Ana", decision=None),
        SeatInfo(1, 2, 102, "Ben", decision=5 if status is Status.RUNNING else None),
        SeatInfo(2, None, None, "", computer=LEVELS[0]),
        SeatInfo(3, None, None, ""),
    )
    made = Table(
        match=number, name="Amber Otter", game="cutterland", status=status,
        options={"overcut": "penalty", "first": "2"}, seats=seats, host=1, invited=(),
        open_to_all=True, start_when_full=False, address=Address(1, 1 << 60), seq=5,
        seed_hash="f" * 64, seed=None, created=0, started=None, finished=None,
    )  # fmt: skip
    return replace(made, **more)  # type: ignore[arg-type]


def said(screen: Screen) -> str:
    return "\n".join(block.body for block in screen.blocks if isinstance(block, Text))


def controls(screen: Screen) -> dict[str, bool]:
    """The controls and whether they can be pressed."""
    buttons = [b for block in screen.blocks if isinstance(block, Row) for b in block.buttons]
    menus = {block.control: True for block in screen.blocks if isinstance(block, Select)}
    return {button.control: not button.disabled for button in buttons} | menus


def test_the_person_left_alone_may_claim_the_win(words: Words) -> None:
    board = Screen((Text("board"), Text("duties")))
    ana, ben, _, _ = table(Status.RUNNING).seats
    two = table(Status.RUNNING, seats=(replace(ana, resigned=True, computer=LEVELS[0]), ben))
    three = replace(two, seats=(*two.seats, SeatInfo(2, None, None, "", computer=LEVELS[0])))

    assert "claim" in controls(boards.render_running_board(board, two, ["done"], words))
    assert "claim" not in controls(boards.render_running_board(board, three, [], words))


def test_the_end_shows_who_gave_up_and_leaves_the_seed_to_the_record(words: Words) -> None:
    ana, ben, _, _ = table(Status.FINISHED).seats
    over = table(
        Status.FINISHED, seats=(replace(ana, resigned=True), ben), seed="ab" * 32,
        ranks=(2, 1), claimed=True, started=1, finished=2,
    )  # fmt: skip

    shown = said(boards.render_final_board(Screen((Text("board"),)), over, words))

    assert "Ben claimed the win after everyone else left." in shown
    assert "Ana resigned and finishes last." in shown
    assert "ab" * 32 not in shown


@pytest.mark.parametrize(
    ("each", "first", "second"),
    [
        ((), "**1.** Ben", "**2.** Ana"),
        (((7, 4),), "**1.** Ben: 4 points (4)", "**2.** Ana: 7 points (7)"),
    ],
)
def test_a_session_that_was_claimed_tells_of_the_matches_before(
    words: Words, each: tuple[tuple[int, ...], ...], first: str, second: str
) -> None:
    ana, ben, _, _ = table(Status.FINISHED).seats
    over = table(
        Status.FINISHED, seats=(replace(ana, resigned=True), ben), ranks=(2, 1), claimed=True,
        started=1, finished=2, session=SessionPosition(41, len(each) + 1, 2),
    )  # fmt: skip
    result = SessionResult((2, 1), each[0] if each else (0, 0), each, (), claimed=True)

    blocks = boards.session_result_blocks(result, over, words)
    lines = said(
        boards.render_final_board(Screen((Text("board"),)), over, words, blocks)
    ).splitlines()

    start = lines.index("## Ben wins the session after everyone else resigned")
    assert lines[start + 1 : start + 3] == [first, second]
    assert f"-# Tournament session: match {len(each) + 1} of 2" in lines


def worst(words: Words) -> list[Screen]:
    """The longest screens there can be."""
    seats = tuple(
        SeatInfo(n, n + 1, 10**18 + n, "*" * 32, resigned=True, decision=10**6) for n in range(8)
    )
    many = [
        table(status, 10**6 + n, seats=seats, name=LONG) for n, status in enumerate([*Status] * 30)
    ]
    turn = [
        turns.Turn(one, "waiting", (turns.NewsLine(LONG * 3),) * 9, LONG * 3, LONG * 3)
        for one in many
    ]
    page = turns.Turns(1, 1, turn[: turns.MOST_LISTED], 9, 1, 3)
    commands = re.findall(r"^command-([a-z-]+)-name =", CATALOGUE, re.MULTILINE)
    ana = Person(1, 2**62, LONG, None, "en-GB")
    server = ServerSettings(1, True, 2**62, 2**62, 2**62, "en")
    return [
        lobby.render_lobby(replace(many[0], status=Status.LOBBY), lobby.LobbyGame(SPECS), words),
        turns.render_turns(page, words),
        turns.render_turns(turns.Turns(1, 1, turn[:1], 1), words),
        match_lists.render_match_list(
            [match_lists.ListedMatch(one, True, True) for one in many], 2, words
        ),
        match_lists.render_match_choice(many, "which.abcdef01", words, {}),
        pages.render_help(commands, words),
        pages.render_commands("look", commands, {}, words),
        pages.render_greeting(GAMES, INVITED_WITH, words),
        *(
            Screen((*blocks, tab_row("settings", [one.name for one in PAGES], "me", words)))
            for blocks in (
                settings.personal_blocks(ana, ("en",), words, (2**40,) * 20),
                settings.server_blocks(server, words),
                settings.public_blocks(server, ("en",), None, words, has_pages=True),
            )
        ),
        *(
            pages.render_rules(screens, page, words)
            for screens in build_screens().values()
            for page in range(len(screens.rule_pages(words)))
        ),
    ]


async def test_the_longest_screens_fit_into_a_message(spoken: Words) -> None:
    for screen in worst(spoken):
        view = view_of(screen)
        letters = sum(len(b.body) for b in screen.blocks if isinstance(b, Text))
        assert view.total_children_count <= 40
        assert letters <= MOST_TEXT, said(screen)[:80]
        assert all(len(b.choices) <= 25 for b in screen.blocks if isinstance(b, Select))


async def test_no_two_controls_of_a_screen_have_one_id(spoken: Words) -> None:
    for screen in worst(spoken):
        ids = [
            item.custom_id
            for item in view_of(screen).walk_children()
            if isinstance(item, ui.DynamicItem)
        ]
        assert len(ids) == len(set(ids))


def test_every_refusal_and_note_has_its_sentence(spoken: Words) -> None:
    for key, sentence in whole(ENGLISH).items():
        if key.startswith("refusal-"):
            given = dict.fromkeys(sentence.used, 2)
            assert Refusal(key.removeprefix("refusal-"), **given).explain(spoken)
    noted: dict[str, int | str] = {
        "title": "t",
        "name": "n",
        "seat": 1,
        "n": 2,
        "seen": "rated",
        "for_name": "f",
        "other_name": "o",
    }
    for note in NOTES:
        assert spoken(f"note-{note}", **noted, days=2, hours=2, closing="1", since="1")


def test_every_sentence_that_the_edge_asks_for_is_there(words: Words) -> None:
    sources = [
        path.read_text("utf-8")
        for folder in ("interactions", "delivery", "presentation", "cogs", "screens/shared")
        for path in (EDGE / folder).glob("*.py")
    ]
    asked = {key for source in sources for key in re.findall(ASKED, source)}
    codes = {code for source in sources for code in re.findall(r'Refusal\("([a-z-]+)"', source)}

    assert len(asked) > 50
    assert {key for key in asked if not words.has_message(key)} == set()
    assert all(words.has_message(Refusal(code).find_key(words)) for code in codes)


def test_every_permission_asked_for_has_a_name(words: Words) -> None:
    assert pages.permission_names(INVITED_WITH, words).count("**") == 2 * len(INVITED_WITH)


def test_buttons_read_well(spoken: Words) -> None:
    for screen in worst(spoken):
        for block in screen.blocks:
            inside = block.buttons if isinstance(block, Row) else ()
            assert all(0 < len(button.label) <= 34 for button in inside)


def test_help_has_what_people_do_and_behind_it_all_commands_in_groups(words: Words) -> None:
    names = ["new", "cut", "act", "land", "score", "match board", "turns", "match replay"]
    names += ["settings", "league home", "league why", "learn", "help", "orders"]
    games = {
        "cutterland": pages.GameCommands(("score", "land"), {"cut"}),
        "wildlands": pages.GameCommands(("score",), {"act"}),
    }

    head, main = pages.render_help(names, words).texts
    groups = [
        pages.render_commands(page, names, games, words).texts[0]
        for page in (*pages.COMMAND_GROUPS, *games)
    ]

    assert head.startswith("## New here? Type `/learn`")
    assert re.findall(r"`/([\w ]+)`", main) == ["learn", "new", "turns", "settings"]
    assert [re.findall(r"`/([\w ]+)`", group) for group in groups] == [
        ["learn", "new", "help"],
        ["turns", "orders"],
        ["match board", "score"],
        ["match replay"],
        ["league home"],
        ["settings"],
        ["land", "cut"],
        ["act"],
    ]
    assert [group.split("\n")[0] for group in groups[-2:]] == ["### Cutterland", "### Wildlands"]


def test_a_greeting_keeps_what_to_do_apart_from_the_list_of_games(words: Words) -> None:
    games, how, lack = pages.render_greeting(GAMES, ["attach_files"], words).blocks

    assert isinstance(games, Text)
    assert isinstance(how, Text)
    assert isinstance(lack, Text)
    assert games.body.splitlines()[-1].startswith("- ")
    assert how.body.startswith("**`/new`** opens a match")
    assert "**Attach Files**" in lack.body


def test_a_match_of_one_has_no_others_to_show_a_film_of(words: Words) -> None:
    scenes = tuple(Scene(10, 10, "mat", ()) for _ in range(3))
    film = Film("film", "It grows.", scenes, 100, moves=(2, 5, 5))
    alone = table(Status.FINISHED, seats=table().seats[:1])

    assert "replay.all" not in controls(replay.render_replay(film, alone, "replay.all", words))
    several = replay.render_replay(film, table(Status.FINISHED), "replay.all", words)
    assert "replay.1" in controls(several)


def test_a_replay_goes_back_and_forward_to_the_end_and_to_its_film(words: Words) -> None:
    scenes = tuple(Scene(10, 10, "mat", ()) for _ in range(3))
    film = Film("film", "It grows.", scenes, 100, moves=(2, 5, 5))
    steps = {None: (), 0: ("Ana cuts.",), 2: ("Ben builds.",)}
    shown = {
        step: replay.render_replay(film, table(Status.FINISHED), "replay.1", words, step, lines)
        for step, lines in steps.items()
    }

    rows = {step: list(controls(screen).items())[:4] for step, screen in shown.items()}
    assert rows == {
        None: [
            ("replay.1.0.back", False), ("replay.1.0.on", True), ("replay.1.2.end", True),
            ("replay.1.film", False),
        ],
        0: [
            ("replay.1.0.back", False), ("replay.1.1.on", True), ("replay.1.2.end", True),
            ("replay.1.film", True),
        ],
        2: [
            ("replay.1.1.back", True), ("replay.1.2.on", False), ("replay.1.2.end", False),
            ("replay.1.film", True),
        ],
    }  # fmt: skip
    _, picture, *_ = shown[2].blocks
    assert picture == Picture("film", "Ben builds.", scenes[2])
    assert [replay.find_moves(film, step) for step in range(3)] == [(0, 2), (2, 5), (2, 5)]


def test_pages_of_settings_have_one_row_of_buttons_and_names_of_their_own(words: Words) -> None:
    names = [page.name for page in PAGES]

    assert len(names) == len({*names, "page"}) - 1 <= 5
    row = tab_row("settings", names, "server", words)
    styles = {button.control: button.style for button in row.buttons}
    assert [name for name, style in styles.items() if style == "primary"] == [
        "settings.page.server"
    ]


def test_who_played_which_moves_is_told_of_seats_that_changed_hands(words: Words) -> None:
    played = (
        Span(0, "Ana", 1, 5),
        Span(1, "Bo", 1, 3),
        Span(1, "", 4, 4),
        Span(1, "E*e", 5, 6),
    )
    assert describe_spans(played, words) == [
        "Seat 2, moves 1 to 3: Bo",
        "Seat 2, moves 4 to 4: Computer",
        "Seat 2, moves 5 to 6: E*e",
    ]


def test_a_seat_that_a_computer_player_holds_says_so(words: Words) -> None:
    held = SeatInfo(0, 1, 1000, "Ana", computer="easy")
    told = seat_label(table(Status.RUNNING), held, words)
    assert told == "Ana (away, computer playing)"
    assert seat_label(table(Status.FINISHED), held, words) == "Ana"


def test_the_queue_says_how_fast_those_who_wait_answer(words: Words) -> None:
    terms, seek = (
        Terms("clustered", 3, "days"),
        Seek(1, 1, Terms("cutterland", 2, "days"), Address(1, 2), 0, 9),
    )
    paces = (AnswerPace(18, 20, 2 * 3600), AnswerPace(2, 2, 3600))
    panel = QueuePanel(terms, ("clustered",), (2, 3), (), ("Ben", "Cleo"), 1, paces=paces)
    assert "Ben (usually answers within 2 h)" in said(render_queue(panel, words))
    assert "Cleo (" not in said(render_queue(panel, words)), "too few answers"
    assert "other queues" not in said(render_queue(panel, words))
    both = replace(panel, own=(seek, replace(seek, terms=terms)))
    assert "Once a match is found, you leave the other queues." in said(render_queue(both, words))
