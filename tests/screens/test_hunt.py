"""The hunt step by step: layout, krakens, dragons, survivors, on every land, after the reveal."""

import pytest

from bot.screens.context import Context
from bot.screens.contract import ViewCommand
from bot.screens.cutterland import CutterlandScreens
from bot.screens.replies import BadInput
from bot.screens.screen import Screen
from bot.words import Words
from engine.cutterland.state import State
from engine.cutterland.views import View
from tests.screens.matches import GAME, as_text, buttons, pictures, resolving, table_of
from tests.screens.test_goldens import committed, revealed
from tests.screens.test_limits import check


@pytest.fixture
def hunt(screens: CutterlandScreens) -> ViewCommand[View]:
    return next(look for look in screens.view_commands if look.name == "hunt")


def step(
    hunt: ViewCommand[View], words: Words, state: State, number: int, seat: int | None = 0
) -> Screen:
    return hunt.show(Context(GAME.observe(state, seat), table_of(state), words), {"step": number})


@pytest.mark.parametrize(
    ("number", "said"),
    [
        (1, ("Hunt: **Ana** (1 of 4)", "tower on N13; wall at O13–P13", "(1 VP each)")),
        (2, ("Krakens first", "centaur N14, goblin P14", "That scores 4 VP.")),
        (3, ("surviving dragons", "Devoured by dragons: frog M14.")),
        (4, ("creatures survive", "6 VP: krakens 4")),
    ],
)  # fmt: skip
def test_each_step_says_what_happens(
    number: int, said: tuple[str, ...], hunt: ViewCommand[View], words: Words
) -> None:
    shown = step(hunt, words, revealed(), number)
    check(shown)
    for sentence in said:
        assert sentence in as_text(shown)


def test_the_four_pictures_differ(hunt: ViewCommand[View], words: Words) -> None:
    scenes = [pictures(step(hunt, words, revealed(), n))[0].scene for n in range(1, 5)]
    assert len({str(scene) for scene in scenes}) == 4


def test_buttons_lead_back_and_on_and_to_the_other_lands(
    hunt: ViewCommand[View], words: Words
) -> None:
    first, last = (step(hunt, words, revealed(), n) for n in (1, 4))
    assert [(b.control, b.disabled) for b in buttons(first)] == [
        ("look.hunt.player-1.step-1.back", True),
        ("look.hunt.player-1.step-2.on", False),
        ("look.hunt.player-1.step-1.seat", True),
        ("look.hunt.player-2.step-1.seat", False),
    ]
    assert [b.disabled for b in buttons(last)][:2] == [False, True]


def test_the_final_board_and_the_panel_lead_there(screens: CutterlandScreens, words: Words) -> None:
    state = revealed()
    table = table_of(state)
    board = screens.render_board(Context(GAME.observe(state, None), table, words))
    panel = screens.render_panel(Context(GAME.observe(state, 0), table, words))
    for screen in (Screen(board.details), panel):
        assert "look.hunt" in [button.control for button in buttons(screen)]
    running = screens.render_board(
        Context(GAME.observe(committed(), None), table_of(committed()), words)
    )
    assert "look.hunt" not in [button.control for button in buttons(running)]


def test_a_spectator_sees_every_land(hunt: ViewCommand[View], words: Words) -> None:
    state = revealed()
    for seat in (1, 2):
        values = {"player": seat, "step": 4}
        shown = hunt.show(Context(GAME.observe(state, None), table_of(state), words), values)
        assert ("Ana", "Ben")[seat - 1] in as_text(shown)


def test_before_the_reveal_only_the_own_layout_is_shown(
    hunt: ViewCommand[View], words: Words
) -> None:
    state = committed()
    assert "tower on N13" in as_text(step(hunt, words, state, 1))
    for viewer, player in ((1, 1), (None, 1), (0, 2)):
        with pytest.raises(BadInput) as refused:
            hunt.show(
                Context(GAME.observe(state, viewer), table_of(state), words), {"player": player}
            )
        assert refused.value.key == "cutterland-bad-hunt"


@pytest.mark.parametrize(
    ("values", "key"),
    [
        ({"step": 5}, "cutterland-bad-step"),
        ({"step": 0}, "cutterland-bad-step"),
        ({"player": 3}, "cutterland-bad-seat"),
    ],
)
def test_there_are_so_many_steps_and_seats(
    values: dict[str, int], key: str, hunt: ViewCommand[View], words: Words
) -> None:
    with pytest.raises(BadInput) as refused:
        hunt.show(Context(GAME.observe(revealed(), 0), table_of(revealed()), words), values)
    assert refused.value.key == key


def test_a_land_without_predators_says_so(hunt: ViewCommand[View], words: Words) -> None:
    state = GAME.apply(resolving("mG m. wF", 0, 1), 0, GAME.read("resolve")).state
    state = GAME.apply(state, 1, GAME.read("resolve")).state
    for number in (2, 3):
        assert "Nothing to devour." in as_text(step(hunt, words, state, number))
