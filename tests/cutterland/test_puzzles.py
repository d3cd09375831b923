"""Puzzles: the best answers are proven, and none is found at first sight."""

from dataclasses import dataclass, replace
from hashlib import sha256
from itertools import repeat

import pytest

from engine.contract import IllegalAction, Puzzle, SetsPuzzles
from engine.cutterland.actions import Cut, Resolve, read_action
from engine.cutterland.cards import read_card
from engine.cutterland.commands import make_stage, read_packs
from engine.cutterland.cuts import group_of, partitions, pieces_of, sort_groups
from engine.cutterland.endgame import score_of
from engine.cutterland.game import Cutterland
from engine.cutterland.lands import FIRST_LAID, Land
from engine.cutterland.layout_choices import layouts
from engine.cutterland.layouts import Layout
from engine.cutterland.order import turn_count
from engine.cutterland.puzzles import building, cutting
from engine.cutterland.state import Player, Setup, State
from engine.match_commands import print_puzzle
from engine.puzzles import seed_of

GAME = Cutterland(read_packs())
DATE = "2026-12-06"
CARD = read_card("pC p. mG m. / wK w. m= p. / wF w. mF p^")


@pytest.fixture(scope="module")
def build() -> Puzzle[State]:
    return GAME.make_puzzle("build", seed_of("build", DATE))


def lay(*squares: str) -> Land:
    return Land(tuple(FIRST_LAID + number for number in range(len(squares))), squares)


def cut_position(*lands: Land) -> State:
    hand = (CARD, None, None)
    return State(Setup(first=2, hints=False), tuple(Player(hand, land) for land in lands), turn=2)


def test_a_date_gives_the_same_land_everywhere(capsys: pytest.CaptureFixture[str]) -> None:
    assert isinstance(GAME, SetsPuzzles)
    assert print_puzzle(make_stage(), ["--date", DATE, "--kind", "build", "--best"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "Sunday 2026-12-06: cutterland, build",
        "   M  N  O  P  Q  R  S  T",
        "11 -- w. -- -- -- -- -- --",
        "12 -- w. wF mG w. m. -- --",
        "13 p. w. wK w. w. mG -- --",
        "14 -- w. mG m. w. mD pD p.",
        "15 w. wT w. mF p. mG mF m.",
        "16 w. w. p. m. wT wK w. p.",
        "17 w. -- -- -- -- -- -- --",
        "towers: 1, walls or bridges: 6",
        "What is the most this land can score?",
        "resolve tower P12, wall O13-O14, wall R15-R16, bridge Q12h, bridge Q14h, prey P15",
        "points: 32, proven best",
    ]


def test_on_other_days_the_command_names_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    assert print_puzzle(make_stage(), ["--date", "2026-11-24"]) == 2
    assert "Monday, Wednesday, Thursday, Saturday" in capsys.readouterr().err


def test_the_best_token_first_misses_the_best_land(build: Puzzle[State]) -> None:
    player = build.state.players[0]
    (answer,) = GAME.solve_puzzle(build)
    best = GAME.rate_answer(build, (answer,))
    missed = GAME.rate_answer(build, (Resolve(building.build_greedily(player)),))
    assert best is not None
    assert missed is not None
    assert best - missed >= building.LEAST_MISS
    assert best - score_of(player, Layout()).total >= building.LEAST_GAIN
    assert GAME.rate_answer(build, ()) is None
    assert GAME.rate_start(build) == GAME.rate_answer(build, (Resolve(Layout()),))
    assert not build.state.setup.hints


def test_no_layout_surpasses_the_best_one(build: Puzzle[State]) -> None:
    land = build.state.players[0].land
    # All layouts of one tower and one wall or bridge: those of all tokens are too many to list.
    state = building._ask(Player(building.HAND, land, 1, 1))
    best = building.rate(state, building.solve_position(state))
    assert best == max(score_of(state.players[0], one).total for one in layouts(land, 1, 1))


def test_a_land_of_a_match_is_the_puzzle_that_it_would_be_if_it_was_made(
    build: Puzzle[State],
) -> None:
    asked = build.state.players[0]
    builder = replace(asked, hand=(None,) * 4, penalty=3)
    other = replace(builder, land=lay("w.", "wK"), towers=1, wall_bridges=0)
    committed = replace(other, layout=Layout((FIRST_LAID + 1,)))
    match = State(Setup(first=1, pack="another"), (committed, builder), turn_count(2) + 1)
    assert GAME.read_puzzle("build", match, 1) == build
    assert GAME.read_puzzle("cut", match, 1) is None
    assert GAME.read_puzzle("build", match, 0) is None, "its layout is committed"
    easy = replace(match, players=(builder, other))
    assert GAME.read_puzzle("build", easy, 1) is None
    cutting = replace(match, players=(committed, replace(builder, hand=(CARD,))), turn=2)
    assert GAME.read_puzzle("build", cutting, 1) is None


def test_an_illegal_answer_is_refused(build: Puzzle[State]) -> None:
    with pytest.raises(IllegalAction):
        GAME.rate_answer(build, (read_action("resolve tower A1"),))


def test_the_others_take_what_brings_them_most() -> None:
    # Seat 1 has 6, 4 or 3 points with the pieces, and then seat 2 3 or 5 with the others.
    state = cut_position(lay("w."), lay("mG", "m."), lay("pC", "p."))
    cut = Cut(1, ("ABEFIJ", "CDGK", "HL"))
    assert cutting.rate(state, (cut,)) == 1
    after = GAME.observe(GAME.apply(state, 0, cut).state, 0)
    assert cutting.find_choices(after) == ((1, 1), (0, 4), (2, 3))
    assert cutting.rate(state, ()) is None


@pytest.mark.slow
def test_the_quick_evaluation_of_a_piece_is_exact() -> None:
    lands = (lay("wK", "w.", "mG"), lay("pC", "p.", "mD"), lay("wT", "wF"))
    for player in cut_position(*lands).players:
        rich = replace(player, towers=2, wall_bridges=1, penalty=3)
        quick = cutting.QuickLand(rich, CARD)
        for masks in partitions(3)[::150]:
            for group, piece in zip(
                groups := sort_groups(map(group_of, masks)), pieces_of(CARD, groups), strict=True
            ):
                assert quick.rate(group) == cutting.rate_piece(rich, piece)


@dataclass(frozen=True)
class SomeLand:
    """A land that is rated by chance."""

    seat: int

    def rate(self, group: str) -> int:
        return sha256(f"{self.seat} {group}".encode()).digest()[0]


def test_no_cut_surpasses_the_best_one() -> None:
    lands = [SomeLand(seat) for seat in range(3)]
    left = [
        lands[0].rate(cut[cutting._leave(lands, cut)])
        for masks in partitions(3)
        if (cut := sort_groups(map(group_of, masks)))
    ]
    best = cutting.find_best_cut(lands)
    assert lands[0].rate(best[cutting._leave(lands, best)]) == max(left)


@pytest.mark.slow
def test_medium_misses_the_best_cut() -> None:
    puzzle = GAME.make_puzzle("cut", seed_of("cut", "2026-11-25"))
    state = puzzle.state
    assert state.players[0].hand[1:] == tuple(repeat(None, 2))
    medium = GAME.choose(GAME.observe(state, 0), "medium", seed_of("cut", "2026-11-25"))
    points = GAME.rate_answer(puzzle, (medium,))
    assert points is not None
    lands = [cutting.QuickLand(player, cutting._card(state)) for player in state.players]
    assert isinstance(medium, Cut)
    assert cutting._rate_cut(lands, medium) == points, "rated in two ways"
    assert cutting._is_surpassed(lands, points + 2, seed_of("cut", "2026-11-25"))

    match = replace(state, setup=replace(state.setup, hints=True, pack="another"))
    read = GAME.read_puzzle("cut", match, 0)
    assert read is not None
    hidden = [replace(player, hand=(None,) * 3) for player in state.players[1:]]
    assert read.state == replace(state, players=(state.players[0], *hidden))
    assert GAME.rate_answer(read, (medium,)) == points


def test_only_early_cards_of_matches_of_three_are_puzzles() -> None:
    match = cut_position(lay("wK", "w.", "mG"), lay("pC", "p.", "mD"), lay("wT", "wF", "w."))
    tiny = cut_position(lay("w."), lay("mG", "m."), lay("pC", "p."))
    two = replace(match, players=match.players[:2])
    mirrored = replace(match, setup=replace(match.setup, mirrored=True))
    for one in (replace(match, turn=1), replace(match, turn=4), mirrored, two, tiny):
        assert GAME.read_puzzle("cut", one, 0) is None
