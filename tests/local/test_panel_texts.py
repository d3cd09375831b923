"""What panels and boards say is short: buttons, choices of menus, and all before the first control.

Counted on the real screens of the gallery, in every language; `tests/languages/allowances.txt` has
what is too long until it is rewritten.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Final

import pytest

from bot.interactions.controls import CONTROLS
from bot.render.scene import Target
from bot.screens.panel import FORM_PREFIX
from bot.screens.screen import Button, Line, Picture, Row, Screen, Text
from tests.languages.allowances import check_allowances
from tests.local.panels.gallery import Shot
from tests.local.panels.texts import (
    list_buttons,
    list_options,
    list_texts,
    read_opening,
    visible,
)
from tests.security.samples import pressable

pytestmark = pytest.mark.slow

LONGEST: Final = {"button": 24, "option": 34, "opening": 200}
"""Characters of a button's label, of a menu's choice, and of all text before the first control."""
LONGEST_LESSON: Final = 350
"""Of a step of a lesson or of a puzzle, which explain a rule, too."""
ANSWERS: Final = (
    *(", details", "league: standings", "league: schedule"),
    *(" puzzle question", " puzzle result", " puzzle answer", "help"),
    *(" options: about", " options: rules"),
)
"""Panels whose text is what was asked for."""
HYPHEN: Final = re.compile(r"(?<![\w)}\]-])-\d")


@pytest.mark.parametrize("kind", LONGEST)
def test_what_panels_say_is_short(
    kind: str, shots: Sequence[Shot], figures: Callable[[str], None]
) -> None:
    found: dict[str, set[str]] = {}
    for shot in shots:
        found.setdefault(shot.language, set()).update(list_long(kind, shot))
    figures(f"too long as {kind}: {sum(map(len, found.values()))} in all languages")
    check_allowances(kind, found)


def list_long(kind: str, shot: Shot) -> Iterator[str]:
    """What is too long, with `#` for numbers; for an opening, the panel, unless it is an answer."""
    if kind == "opening":
        is_asking = shot.panel.endswith((" lesson", " puzzle"))
        most = LONGEST_LESSON if is_asking else LONGEST[kind]
        if not shot.panel.endswith(ANSWERS) and len(read_opening(shot.screen)) > most:
            yield shot.panel
        return
    labels = list_buttons(shot.screen) if kind == "button" else list_options(shot.screen)
    yield from (re.sub(r"\d+", "#", one) for one in labels if len(one) > LONGEST[kind])


def test_every_control_that_is_drawn_is_declared_once(shots: Sequence[Shot]) -> None:
    drawn = {name for shot in shots for name in pressable(shot.screen)}
    pressed = {re.sub(r"^pictures\.(on|off)\.", "", name) for name in drawn}
    found = {
        name: [one.pattern for one in CONTROLS if one.read(name) is not None] for name in pressed
    }
    assert {name: declared for name, declared in found.items() if len(declared) != 1} == {}
    assert len({declared for (declared,) in found.values()}) > 60


def test_every_target_is_a_control_of_its_panel(
    shots: Sequence[Shot], figures: Callable[[str], None]
) -> None:
    """Also of plans and puzzles; a control may stand behind **Details**. A lesson has none, but
    answers what stands there in a match."""
    controls: dict[tuple[str, str], set[str]] = {}
    for shot in shots:
        names = (f"{name.removeprefix(FORM_PREFIX)}." for name in pressable(shot.screen))
        controls.setdefault(find_panel(shot), set()).update(names)
    touched = Counter[str]()
    for shot in shots:
        if shot.panel.endswith(" lesson"):
            continue
        for target in list_targets(shot.screen):
            touched[shot.panel] += 1
            known = (one.startswith(f"{target.control}.") for one in controls[find_panel(shot)])
            assert any(known), (shot.name, target.control)
    figures(f"panels with targets: {sorted(touched)}")
    assert "cutterland puzzle" in touched


def find_panel(shot: Shot) -> tuple[str, str]:
    """What a message shares with its **Details**."""
    return shot.panel.removesuffix(", details"), shot.state.partition(", page ")[0]


def list_targets(screen: Screen) -> Iterator[Target]:
    for block in screen.blocks:
        if isinstance(block, Picture):
            yield from block.scene.targets


def test_numbers_below_zero_have_a_minus_sign(shots: Sequence[Shot]) -> None:
    texts = {visible(text) for shot in shots for text in list_texts(shot.screen)}
    assert [text for text in texts if HYPHEN.search(text)] == []
    assert any("−" in text for text in texts)


def test_marks_that_discord_hides_do_not_count() -> None:
    text = "### Cut\n-# **A** of `B` [here](https://x.y/z) <t:5:R>, </new:7>, a_b 2*3"
    assert visible(text) == "Cut\nA of B here in 5 hours, /new, a_b 2*3"


def test_only_text_before_the_first_control_is_its_opening() -> None:
    row = Row((Button("go", "Go"),))
    screen = Screen((Text("**One**"), Line(), Text("two"), row, Text("three")))
    assert read_opening(screen) == "One\ntwo"
