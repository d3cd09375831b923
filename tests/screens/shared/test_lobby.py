"""The poster of a lobby and the private options behind it, in both games and all languages."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

import pytest

from bot.games import build_games, build_screens
from bot.interactions.lobby import reader_of
from bot.matches.sessions import find_session_rules, list_options
from bot.models.match import (
    CLOCK_PRESETS,
    SeatInfo,
    SessionPosition,
    Stake,
    Table,
    choose_days_clock,
)
from bot.models.people import AnswerPace
from bot.presentation.boards import list_proposals
from bot.presentation.layouts import view_of
from bot.render.scene import Box, Label
from bot.screens.screen import Button, Choice, Picture, Row, Screen, Select
from bot.screens.shared.lobby import LIVE_CLOCK, LobbyGame, render_lobby
from bot.screens.shared.lobby_options import ABOUT, PAGES, render_options
from bot.words import Words
from engine.contract import Options, PlaysSessions, Seat, middle_computer, settle_options
from tests.screens.shared.test_screens import controls, said, table

GAMES = build_games()
DAILY, BLITZ = CLOCK_PRESETS["daily"], CLOCK_PRESETS["blitz"]
HOST = reader_of(1, {"see", "host", "close"}.__contains__)
GUEST, STRANGER = (reader_of(player, {"see"}.__contains__) for player in (2, 9))
STEWARD = reader_of(9, {"see", "organise", "close"}.__contains__)
LONGEST_BUTTON = 24
RELAXED = "3 days per move + 7 days extra"


def game_of(
    key: str, words: Words, answers: int | None = 37, chosen: Options | None = None
) -> LobbyGame:
    game, screens = GAMES[key], build_screens()[key]

    def draw_options(seat: Seat | None) -> Picture | None:
        return screens.draw_options(settle_options(game.options, 4, chosen or {}), seat, words)

    return LobbyGame(
        game.options, game.computers, game.seats, answers, isinstance(game, PlaysSessions),
        screens.build_cover(words), {1: AnswerPace(19, 20, 2 * 3600)},
        colours=screens.list_colours(words),
        draw_options=draw_options, usual_level=middle_computer(game),
    )  # fmt: skip


def lobby_of(key: str, seats: int, taken: int = 2, **more: object) -> Table:
    """Ana, the host, then Ben, then computers, then empty seats."""
    people = (SeatInfo(0, 1, 101, "Ana"), SeatInfo(1, 2, 102, "Ben"))
    computers = (SeatInfo(n, None, None, "", computer="easy") for n in range(2, taken))
    empty = (SeatInfo(n, None, None, "") for n in range(taken, seats))
    options = settle_options(GAMES[key].options, seats, {})
    made = table(
        game=key, seats=(*people[:taken], *computers, *empty), options=options, clock=DAILY
    )
    return replace(made, **more)  # type: ignore[arg-type]


def menus(screen: Screen) -> dict[str, tuple[Choice, ...]]:
    return {block.control: block.choices for block in screen.blocks if isinstance(block, Select)}


def buttons(screen: Screen) -> Iterator[Button]:
    for block in screen.blocks:
        if isinstance(block, Row):
            yield from block.buttons


def test_a_poster_has_a_cover_a_line_the_seats_and_few_buttons(words: Words) -> None:
    screen = render_lobby(lobby_of("cutterland", 4), game_of("cutterland", words), words)

    assert said(screen).splitlines() == [
        "## Amber Otter · #42",
        "2 of 4 players · about 7 days · 24 h per move + 3 days extra",
        "1 · **Ana** (host)",
        "2 · **Ben**",
        "3–4 · *empty seats*",
        "-# For the host:",
    ]
    assert isinstance(screen.blocks[1], Picture)
    assert controls(screen) == {
        "lobby.join": True, "lobby.computer.medium": True, "lobby.start": False,
        "lobby.options": True, "lobby.pace.now": True, "lobby.pace.days": True,
    }  # fmt: skip


def test_computers_of_a_kind_share_a_line(words: Words) -> None:
    screen = render_lobby(lobby_of("clustered", 8, 7), game_of("clustered", words), words)
    assert said(screen).splitlines()[2:6] == [
        "1 · **Ana** (host)", "2 · **Ben**", "3–7 · **computer (easy)**", "8 · *empty seat*",
    ]  # fmt: skip


def test_a_poster_names_what_differs_from_the_defaults(words: Words) -> None:
    options = {**lobby_of("cutterland", 3).options, "first": "2", "overcut": "penalty"}
    special = lobby_of(
        "cutterland", 3, options=options, open_to_all=False, stake=Stake(rated=True),
        session=SessionPosition(42, 1, 2), start_when_full=True, expected=("*Cleo*", "", "Dario"),
    )  # fmt: skip

    shown = said(render_lobby(special, game_of("cutterland", words), words)).splitlines()

    assert shown[-4:-1] == [
        "-# tournament session of 2 matches · rated · invited only"
        " · Cut extra pieces: Allowed, −3 VP · First player: Ben",
        "-# Invited: \\*Cleo\\* and Dario",
        "-# Starts when the last seat is taken.",
    ]


def test_a_full_lobby_is_started_by_its_green_button_and_not_joined(words: Words) -> None:
    full = lobby_of("clustered", 2, 2, expected=("Dario",))

    screen = render_lobby(full, game_of("clustered", words), words)

    assert [one.control for one in buttons(screen) if one.style == "success"] == ["lobby.start"]
    assert controls(screen)["lobby.start"]
    assert not controls(screen)["lobby.join"]
    assert "Ana, press **Start**." in said(screen)
    assert "Dario" not in said(screen)


def test_a_computer_may_be_added_with_a_seat_if_need_be_until_the_table_cannot_grow(
    words: Words,
) -> None:
    found = []
    for taken, seats in ((2, 2), (3, 4), (4, 4)):
        lobby = lobby_of("cutterland", seats, taken)
        screen = render_lobby(lobby, game_of("cutterland", words), words)
        (add,) = [one for one in buttons(screen) if one.control == "lobby.computer.medium"]
        found.append((add.label, add.disabled))
    assert found == [
        ("Add computer", False), ("Add computer", False), ("Add computer", True),
    ]  # fmt: skip


def test_a_press_gives_computers_the_next_level(words: Words) -> None:
    game, found = game_of("clustered", words), list[tuple[str, str]]()
    for taken in (2, 3):
        screen = render_lobby(lobby_of("clustered", 4, taken), game, words)
        found += [(b.control, b.label) for b in buttons(screen) if ".level." in b.control]
    assert found == [("lobby.level.medium", "🤖 Level: easy")]


def test_what_was_chosen_first_stands_out_and_says_how_long_it_takes(words: Words) -> None:
    game = game_of("cutterland", words)
    for clock, chosen in (
        (DAILY, ["lobby.pace.days"]),
        (CLOCK_PRESETS["bank"], ["lobby.pace.days"]),
        (LIVE_CLOCK, ["lobby.pace.now"]),
    ):
        screen = render_lobby(lobby_of("cutterland", 3, clock=clock), game, words)
        assert [one.control for one in buttons(screen) if one.style == "primary"] == chosen
        assert ("about half an hour" in said(screen)) == (clock == LIVE_CLOCK)


def test_another_clock_highlights_no_pace_and_has_its_length(words: Words) -> None:
    game = game_of("cutterland", words)
    for clock, size in (
        (BLITZ, "2 of 3 players · about 3 days · 3 h per move + 6 h extra"),
        (CLOCK_PRESETS["relaxed"], "2 of 3 players · about 30 days · " + RELAXED),
        (None, "2 of 3 players"),
    ):
        lobby = replace(lobby_of("cutterland", 3, clock=clock))
        screen = render_lobby(lobby, replace(game, paces={}), words)
        assert not [one for one in buttons(screen) if one.style == "primary"]
        assert said(screen).splitlines()[1] == size


def test_over_days_a_shorter_game_is_offered_until_it_is_chosen(words: Words) -> None:
    game = replace(game_of("clustered", words), proposals={"quick": True})
    lobby = lobby_of("clustered", 3)
    assert [one.label for one in buttons(render_lobby(lobby, game, words))][-3:] == [
        "⚡ 10 min/move", "📅 24 h/move", "Fast game",
    ]  # fmt: skip
    chosen = replace(game, proposals={"quick": False})
    for one, each in ((replace(lobby, clock=LIVE_CLOCK), game), (lobby, chosen)):
        assert not controls(render_lobby(one, each, words))["lobby.propose.quick"], "nothing moves"
    assert list_proposals(GAMES["clustered"], lobby) == {"quick": True}
    fast = replace(lobby, options={**lobby.options, "fast": True})
    assert list_proposals(GAMES["clustered"], fast) == {"quick": False}
    assert list_proposals(GAMES["cutterland"], lobby_of("cutterland", 3)) == {}


def test_a_duel_is_proposed_an_even_start_and_told_why(words: Words) -> None:
    game = replace(game_of("wildlands", words), proposals={"even": True})
    for clock in (DAILY, BLITZ):
        screen = render_lobby(lobby_of("wildlands", 2, clock=clock), game, words)
        assert "lobby.propose.even" in controls(screen)
        assert "62%" in said(screen)
    assert list_proposals(GAMES["wildlands"], lobby_of("wildlands", 2)) == {"even": True}
    assert list_proposals(GAMES["wildlands"], lobby_of("wildlands", 3)) == {}


@pytest.mark.parametrize(("answers", "clock"), [(None, "daily"), (61, "daily"), (87, "bank")])
def test_a_match_with_many_decisions_has_little_time_for_each_by_default(
    answers: int | None, clock: str
) -> None:
    assert choose_days_clock(answers) == clock


def test_against_computers_alone_there_is_neither_clock_nor_pace(words: Words) -> None:
    computer = SeatInfo(1, None, None, "", computer="easy")
    two = lobby_of("cutterland", 2)
    solo = replace(two, seats=(two.seats[0], computer))
    game = game_of("cutterland", words)

    paces = [one for one in buttons(render_lobby(solo, game, words)) if ".pace." in one.control]
    assert [one.disabled for one in paces] == [True, True]
    assert "2 players · about half an hour" in said(render_lobby(solo, game, words))
    options = said(render_options(solo, game, words, "clock", HOST))
    assert "No clock against computers." in options


def test_everyone_reads_the_terms_and_only_the_host_gets_tools(words: Words) -> None:
    lobby, game = lobby_of("cutterland", 3), game_of("cutterland", words)

    for reader in (HOST, GUEST, STRANGER):
        shown = said(render_options(lobby, game, words, ABOUT, reader))
        assert "Daily: 24 h per move + 3 days extra" in shown
        clock = said(render_options(lobby, game, words, "clock", reader))
        assert "On a timeout, the computer moves" in clock
        assert "19 of 20 moves on time, usually within 2 h" in shown
    pages = {f"lobby.page.{one}" for one in PAGES}
    for reader, tools in (
        (HOST, {"lobby.leave", "lobby.cancel"}), (GUEST, {"lobby.leave"}), (STRANGER, set()),
        (STEWARD, {"lobby.cancel"}),
    ):  # fmt: skip
        about = render_options(lobby, game, words, ABOUT, reader)
        assert {*controls(about)} == pages | tools
        assert ("Only the host can change this." in said(about)) is (reader is not HOST)
    for page in PAGES[1:]:
        guest = render_options(lobby, game, words, page, GUEST)
        assert {*controls(guest)} == pages
        assert not menus(guest)


def test_a_guest_reads_what_is_set_and_what_it_means(words: Words) -> None:
    lobby, game = lobby_of("cutterland", 3), game_of("cutterland", words)
    lobby = replace(lobby, options={**lobby.options, "overcut": "penalty"})
    shown = said(render_options(lobby, game, words, "rules", GUEST)).replace("\\", "")

    assert "Cut extra pieces: Allowed, −3 VP\n-# For each extra piece" in shown
    assert "Hints and suggestions: On\n-# I suggest" in shown
    assert "Pack: Classics" in shown
    first = said(render_options(lobby, game, words, "seats", GUEST)).replace("\\", "")
    assert "First player: Random\n-# Rulebook" in first
    clock = said(render_options(lobby, game, words, "clock", GUEST))
    assert "Unrated." in clock
    guests = said(render_options(lobby, game, words, "guests", GUEST))
    assert "Anyone can join.\nThe host starts it.\nPlayed in the channel." in guests
    clustered = said(
        render_options(lobby_of("clustered", 3), game_of("clustered", words), words, "rules", GUEST)
    )
    assert "Third wild" in clustered


def test_every_option_of_the_game_can_be_changed(words: Words) -> None:
    for key, seats in (("cutterland", 3), ("clustered", 3)):
        lobby, game = lobby_of(key, seats), game_of(key, words)
        if key == "cutterland":
            lobby = replace(lobby, options={**lobby.options, "pieces": "bag"})
        together = menus(render_options(lobby, game, words, "rules", HOST))
        together |= menus(render_options(lobby, game, words, "seats", HOST))
        keys = {choice.value.partition("=")[0] for choice in together["lobby.rule"]}
        keys |= {name.removeprefix("lobby.set.") for name in together if "lobby.set." in name}
        assert keys == {spec.key for spec in GAMES[key].options if spec.offered}


def test_whoever_is_alone_cancels_instead_of_leaving(words: Words) -> None:
    """A lobby closes with its last person, for which a question is asked."""
    for people, is_there in ((1, False), (2, True)):
        lobby = lobby_of("cutterland", 3, people)
        shown = controls(render_options(lobby, game_of("cutterland", words), words, ABOUT, HOST))
        assert shown["lobby.leave"] is is_there


def test_an_option_is_offered_where_it_counts(words: Words) -> None:
    """Whether a bag is filled, where pieces come from it; or where it was chosen before."""
    lobby, game = lobby_of("cutterland", 3), game_of("cutterland", words)
    for options, is_there in (
        ({}, False), ({"pieces": "bag"}, True), ({"pieces": "box"}, True), ({"fill": True}, True),
    ):  # fmt: skip
        chosen = replace(lobby, options={**lobby.options, **options})
        shown = render_options(chosen, game, words, "rules", HOST)
        assert ("short bag" in said(shown)) is is_there, options
        values = [one.value for one in menus(shown)["lobby.rule"]]
        assert any(one.startswith("fill=") for one in values) is is_there, options


def test_every_page_ends_with_the_same_tabs(words: Words) -> None:
    """What goes on to another page stays under the finger."""
    lobby, game = lobby_of("cutterland", 3), game_of("cutterland", words)
    for page, reader in product(PAGES, (HOST, GUEST)):
        *_, tabs = render_options(lobby, game, words, page, reader).blocks
        assert isinstance(tabs, Row)
        assert [one.control for one in tabs.buttons] == [f"lobby.page.{one}" for one in PAGES]
        (here,) = (one for one in tabs.buttons if one.style == "primary")
        assert here.control == f"lobby.page.{page}"


def test_a_menu_offers_what_is_not_chosen_yet(words: Words) -> None:
    lobby, game = lobby_of("clustered", 3), game_of("clustered", words)
    values = [
        one.value for one in menus(render_options(lobby, game, words, "rules", HOST))["lobby.rule"]
    ]
    assert values == [
        "fast=true", "size_bonuses=true", "third_wild=true", "hints=false", "table=large",
        "table=small",
    ]  # fmt: skip


def test_a_rule_to_turn_on_or_off_is_not_told_as_if_it_held(words: Words) -> None:
    """`Fast game: Yes` read as what holds now, while it was what a press would set."""
    lobby, game = lobby_of("clustered", 3), game_of("clustered", words)
    lobby = replace(lobby, options={**lobby.options, "hints": True})
    offered = menus(render_options(lobby, game, words, "rules", HOST))["lobby.rule"]
    labels = {choice.value: choice.label for choice in offered}
    assert labels["fast=true"] == "Turn on: Fast game"
    assert labels["hints=false"] == "Turn off: Hints"


def test_what_is_no_longer_installed_sets_nothing() -> None:
    assert find_session_rules(GAMES["cutterland"], 3, {"pack": "gone"}) == {}


def test_a_session_tells_what_it_sets_and_offers_only_the_rest(words: Words) -> None:
    cutterland = GAMES["cutterland"]
    free = list_options(cutterland, in_session=True)
    ruled = find_session_rules(cutterland, 3, {})
    lobby = lobby_of("cutterland", 3)
    game = replace(game_of("cutterland", words), session_matches=2, set_by_session=ruled)
    told = "With **2 matches, added up**: Cut extra pieces: Allowed, −3 VP · "
    assert told in said(render_options(lobby, game, words, "rules", HOST)), "before it changes them"
    lobby = replace(lobby, session=SessionPosition(1, 1, 2))
    page = render_options(lobby, game, words, "rules", HOST)

    assert told in said(page)
    offered = {choice.value.partition("=")[0] for choice in menus(page)["lobby.rule"]}
    assert offered <= {one.key for one in free}


def test_seats_and_the_first_player_are_chosen_by_name(words: Words) -> None:
    lobby = lobby_of("clustered", 4, 3)
    shown = menus(render_options(lobby, game_of("clustered", words), words, "seats", HOST))

    assert [one.label for one in shown["lobby.order"]] == [
        "Ben before Ana", "easy before Ben", "Seat 4 before easy",
    ]  # fmt: skip
    assert [one.label for one in shown["lobby.set.first"]] == [
        "First player: Random", "First player: Ana", "First player: Ben",
        "First player: computer (easy)", "First player: Seat 4",
    ]  # fmt: skip
    guests = menus(render_options(lobby, game_of("clustered", words), words, "guests", HOST))
    assert [one.value for one in guests["lobby.free"]] == ["1", "2"]
    assert [one.value for one in shown["lobby.computer"]] == [*GAMES["clustered"].computers]


@pytest.mark.parametrize("key", GAMES)
def test_every_page_fits_discord_and_a_phone(key: str, spoken: Words) -> None:
    game = game_of(key, spoken)
    for seats, taken, page in product(GAMES[key].seats, range(1, 9), PAGES):
        if taken > seats:
            continue
        lobby = lobby_of(key, seats, taken)
        for screen in (
            render_lobby(lobby, game, spoken),
            render_options(lobby, game, spoken, page, HOST),
            render_options(lobby, game, spoken, page, GUEST),
        ):
            view = view_of(screen)
            assert view.total_children_count <= 40
            rows = [one for one in screen.blocks if not isinstance(one, Picture)]
            assert len(rows) <= 7, "text and at most six rows, without a picture"
            for button in buttons(screen):
                assert len(button.label) <= LONGEST_BUTTON, button.label
            for choices in menus(screen).values():
                assert 0 < len(choices) <= 25
                assert len({one.value for one in choices}) == len(choices)


def test_a_player_chooses_a_free_colour_and_everyone_sees_it(words: Words) -> None:
    lobby, game = lobby_of("clustered", 3, 3), game_of("clustered", words)
    ana, ben, computer = lobby.seats
    lobby = replace(lobby, seats=(replace(ana, colour=4), ben, replace(computer, colour=7)))

    offered = menus(render_options(lobby, game, words, ABOUT, GUEST))["lobby.colour"]

    assert [one.value for one in offered] == ["0", "1", "2", "3", "5", "6", "8"]
    assert [one.value for one in offered if one.chosen] == ["0"]
    assert (offered[2].label, offered[2].description) == ("turquoise", "Rising stripes")
    own = menus(render_options(lobby, game, words, ABOUT, HOST))["lobby.colour"]
    assert [one.value for one in own if one.chosen] == ["4"]
    assert "lobby.colour" not in menus(render_options(lobby, game, words, ABOUT, STRANGER))
    assert said(render_lobby(lobby, game, words)).splitlines()[3:6] == [
        "1 · **Ana** (host) · blue", "2 · **Ben**", "3 · **computer (easy)** · grey",
    ]  # fmt: skip


def test_a_player_chooses_their_own_faction_and_everyone_sees_it(spoken: Words) -> None:
    """The host's page has those of empty seats and computers only."""
    lobby, game = lobby_of("wildlands", 4, 3), game_of("wildlands", spoken)
    lobby = replace(lobby, options={**lobby.options, "faction_1": "galewing"})

    own = menus(render_options(lobby, game, spoken, ABOUT, GUEST))
    assert [one for one in own if "faction" in one] == ["lobby.own.faction_2"]
    random, *factions = own["lobby.own.faction_2"]
    assert (random.value, random.chosen) == ("random", True)
    label, colon, _ = random.label.partition(": ")
    assert (label, colon) == (spoken("wildlands-option-faction_1-own"), ": "), "it names itself"
    assert [one.label for one in factions] == ["Emberglass", "Galewing", "Ironbriar", "Oldroad"]
    assert all(one.description for one in factions)
    rules = render_options(lobby, game, spoken, "rules", HOST)
    assert [one for one in menus(rules) if "faction" in one] == [
        "lobby.set.faction_3", "lobby.set.faction_4",
    ]  # fmt: skip
    lines = said(render_lobby(lobby, game, spoken)).splitlines()
    assert any(line.startswith("1 · ") and line.endswith(" · Galewing") for line in lines)
    assert sum("Galewing" in line for line in lines) == 1
    assert "faction" not in str(menus(render_options(lobby, game, spoken, ABOUT, STRANGER)))


def test_maps_and_factions_are_shown_where_they_are_chosen(spoken: Words) -> None:
    """The one that is chosen is framed in gold."""
    lobby = lobby_of("wildlands", 4, 3)
    game = game_of("wildlands", spoken, chosen={"map": "redgulch", "faction_2": "oldroad"})
    rules = render_options(lobby, game, spoken, "rules", HOST)
    assert all(one.description for one in menus(rules)["lobby.set.map"])
    (maps,) = pictures(rules)
    (factions,) = pictures(render_options(lobby, game, spoken, ABOUT, GUEST))

    assert find_gold(maps) == [("Redgulch", ["Glassmere", "Heatherfell", "Redgulch", "Stonecrown"])]
    assert find_gold(factions) == [("Oldroad", ["Emberglass", "Galewing", "Ironbriar", "Oldroad"])]
    assert not pictures(render_options(lobby, game, spoken, ABOUT, STRANGER))
    other = game_of("cutterland", spoken)
    assert not pictures(render_options(lobby_of("cutterland", 4, 3), other, spoken, "rules", HOST))


def pictures(screen: Screen) -> list[Picture]:
    return [block for block in screen.blocks if isinstance(block, Picture)]


def find_gold(picture: Picture) -> list[tuple[str, list[str]]]:
    """The name in each golden frame, and all names that stand for a choice."""
    boxes = [one for one in picture.scene.shapes if isinstance(one, Box)]
    names = [one for one in picture.scene.shapes if isinstance(one, Label) and one.text.isalpha()]
    return [
        (name.text, [one.text for one in names])
        for box in boxes
        for name in names
        if box.outline == "gold" and is_inside(name.at, box)
    ]


def is_inside(at: tuple[int, int], box: Box) -> bool:
    return 0 < at[0] - box.left < box.width and 0 < at[1] - box.top < box.height


def test_a_game_without_colours_offers_none(words: Words) -> None:
    lobby, game = lobby_of("cutterland", 3), game_of("cutterland", words)
    assert not menus(render_options(lobby, game, words, ABOUT, GUEST))


@pytest.mark.parametrize("key", ["clustered", "cutterland"])
def test_the_choice_of_the_first_player_names_the_rule_of_the_game(key: str, spoken: Words) -> None:
    lobby, game = lobby_of(key, 3), game_of(key, spoken)
    random, *people = menus(render_options(lobby, game, spoken, "seats", HOST))["lobby.set.first"]
    assert random.description == spoken(f"{key}-option-first-about")
    assert not any(one.description for one in people)


def test_a_single_match_may_have_free_overcuts_and_its_cards_shown(spoken: Words) -> None:
    lobby, game = lobby_of("cutterland", 3), game_of("cutterland", spoken)
    offered = menus(render_options(lobby, game, spoken, "rules", HOST))["lobby.rule"]
    assert {"overcut=free", "overcut=penalty", "shown=true"} <= {one.value for one in offered}
