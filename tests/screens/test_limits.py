"""Every screen fits into a Discord message, in the worst cases too."""

import re
from collections.abc import Iterator

import pytest

from bot.games import find_catalogue_files
from bot.screens.context import Context
from bot.screens.contract import MoveCommand
from bot.screens.cutterland import CutterlandScreens
from bot.screens.replies import BadInput, Draft, KeepDraft
from bot.screens.screen import Choice, Form, Line, Picture, Row, Screen, Select, Text
from bot.words import Catalogues, Words
from engine.cutterland.actions import Action
from engine.cutterland.state import State
from engine.cutterland.views import View
from tests.cutterland.matches import set_up
from tests.screens.matches import (
    GAME,
    LONG,
    buttons,
    context,
    cutting,
    pictures,
    random_states,
    resolving,
    selects,
    sharing,
    table_of,
    views,
)

LOCALES = sorted(find_catalogue_files())


@pytest.fixture(scope="module", params=LOCALES)
def words(request: pytest.FixtureRequest) -> Words:
    """Whatever fits in one language has to fit in all."""
    return Catalogues.load(find_catalogue_files()).words(request.param)


CONTROL = re.compile(r"[A-Za-z0-9._-]{1,60}")


def components(screen: Screen) -> int:
    """How many components Discord counts, the frame among them."""
    count = 1
    for block in screen.blocks:
        match block:
            case Row(buttons=inside):
                count += 1 + len(inside)
                assert 1 <= len(inside) <= 5
            case Select():
                count += 2
            case Picture() | Text() | Line():
                count += 1
    return count


def check(screen: Screen) -> None:
    assert components(screen) <= 36, "four are kept for the house's own lines"
    texts = [block.body for block in screen.blocks if isinstance(block, Text)]
    assert all(text.strip() for text in texts)
    assert sum(map(len, texts)) <= 3_600
    assert all(0 < len(picture.alt) <= 1_024 for picture in pictures(screen))
    names = [picture.name for picture in pictures(screen)]
    assert len(names) == len(set(names)), "two pictures would be one file"
    controls = [button.control for button in buttons(screen)] + [s.name for s in selects(screen)]
    assert len(controls) == len(set(controls))
    assert all(CONTROL.fullmatch(control.removeprefix("form.")) for control in controls)
    assert all(0 < len(button.label) <= 34 for button in buttons(screen))
    for select in selects(screen):
        check_select(select)


def check_in_words(screen: Screen) -> None:
    """Where words stand in for the pictures, one message holds them, too."""
    texts = [block.body for block in screen.blocks if isinstance(block, Text)]
    assert sum(map(len, [*texts, *(one.text or one.alt for one in pictures(screen))])) <= 3_600


def check_select(select: Select) -> None:
    assert 1 <= len(select.choices) <= 25
    assert 1 <= select.least <= select.most <= len(select.choices)
    assert len(select.placeholder) <= 150
    assert len({choice.value for choice in select.choices}) == len(select.choices)
    for choice in select.choices:
        assert 0 < len(choice.value) <= 100
        assert 0 < len(choice.label) <= 100
        assert len(choice.description) <= 100


def check_form(form: Form) -> None:
    assert CONTROL.fullmatch(form.control)
    assert len(form.title) <= 45
    for entry in form.fields:
        assert len(entry.label) <= 45
        assert len(entry.placeholder) <= 100
        assert len(entry.value) <= entry.longest


def shown(state: State, screens: CutterlandScreens, words: Words) -> Iterator[Screen]:
    table = table_of(state, (LONG,) * 4)
    for view in views(state):
        if view.seat is None:
            yield screens.render_board(Context(view, table, words))
        else:
            yield screens.render_panel(Context(view, table, words))


@pytest.mark.parametrize(("seats", "number"), [(2, 1), (3, 2), (4, 3)])
@pytest.mark.slow
def test_screens_of_whole_matches_fit(
    seats: int, number: int, screens: CutterlandScreens, words: Words
) -> None:
    for state in random_states(seats, number)[::8]:
        for screen in shown(state, screens, words):
            check(screen)
            check_in_words(screen)


@pytest.mark.parametrize(("seats", "number"), [(2, 4), (4, 5)])
def test_final_screens_fit(
    seats: int, number: int, screens: CutterlandScreens, words: Words
) -> None:
    for screen in shown(random_states(seats, number)[-1], screens, words):
        check(screen)
        check_in_words(screen)


@pytest.mark.slow
def test_every_form_opens_and_fits(screens: CutterlandScreens, words: Words) -> None:
    opened = set()
    states = [*random_states(2, 1)[::3], random_states(2, 1)[-2]]
    for state in states:
        table = table_of(state, (LONG,) * 4)
        for view in filter(lambda view: view.seat is not None, views(state)):
            ctx = Context(view, table, words)
            screen = screens.render_panel(ctx)
            for button in (*buttons(screen), *buttons(Screen(screen.details))):
                if button.control.startswith("form.") and not button.disabled:
                    form = screens.build_form(ctx, button.control.removeprefix("form."))
                    assert form is not None
                    check_form(form)
                    opened.add(form.control.split(".")[1])
    assert opened == {"cut", "at", "goto", "layout"}


def test_a_cut_into_twelve_pieces_fits(screens: CutterlandScreens, words: Words) -> None:
    state = cutting(overcut="penalty")
    table = table_of(state, (LONG,) * 4)
    view = next(view for view in views(state) if view.seat == 0)
    ctx = Context(view, table, words, {"card": 1, "text": "A B C D E F G H I J K L"})
    screen = screens.render_panel(ctx)
    check(screen)
    behind = Screen(screen.details)
    check(behind)
    check_in_words(behind)
    (form,) = [b.control for b in buttons(behind) if b.control.startswith("form.")]
    opened = screens.build_form(ctx, form.removeprefix("form."))
    assert opened is not None
    assert opened.fields[0].value == "A B C D E F G H I J K L"


def test_the_editor_of_an_overcut_fits_at_its_fullest(
    screens: CutterlandScreens, words: Words
) -> None:
    """Two players, four pieces wanted, twelve painted, a cut to repeat and another card."""
    state = cutting(2, overcut="penalty")
    view = next(view for view in views(state) if view.seat == 0)
    last = ["ABCEFG", "D", "H", "IJKL"]
    for cuts in ([*"ABCDEFGHIJKL"], ["ACIK", "BDJL", "EG", "FH"], [""] * 11 + ["A"]):
        draft: Draft = {"card": 1, "cuts": {"1": [*cuts]}, "brush": 3, "last": [*last]}
        screen = screens.render_panel(Context(view, table_of(state, (LONG,) * 4), words, draft))
        assert components(screen) <= 33
        assert len([block for block in screen.blocks if isinstance(block, Row)]) == 5
        check(screen)
        check(Screen(screen.details))
        check_rows(screen)


def check_rows(screen: Screen) -> None:
    """A phone has room for about 34 characters beside each other."""
    for block in screen.blocks:
        if isinstance(block, Row):
            assert sum(len(button.label) for button in block.buttons) <= 38


@pytest.mark.parametrize(("seats", "number"), [(2, 1), (4, 3)])
@pytest.mark.slow
def test_a_piece_tried_fits_into_the_panel(
    seats: int, number: int, screens: CutterlandScreens, words: Words
) -> None:
    tried = 0
    for state in random_states(seats, number):
        if state.phase != "take":
            continue
        (seat,) = GAME.to_act(state)
        view, table = GAME.observe(state, seat), table_of(state, (LONG,) * 4)
        for one in view.offered:
            screen = screens.render_panel(Context(view, table, words, {"piece": one.letter}))
            check(screen)
            check_rows(screen)
            check(Screen(screen.details))
            tried += bool(selects(Screen(screen.details)))
    assert tried > 20


def test_twelve_pieces_to_remove_fit(screens: CutterlandScreens, words: Words) -> None:
    removing = set_up(sharing((None,) * 12, tuple("ABCDEFGHIJKL")), overcut="penalty")
    view, table = GAME.observe(removing, 2), table_of(removing, (LONG,) * 4)
    for chosen in ("", "ABCDEFGHI"):
        screen = screens.render_panel(Context(view, table, words, {"pieces": chosen}))
        check_rows(screen)
        check(screen)


def test_a_long_text_typed_does_not_burst_the_panel(
    screens: CutterlandScreens, words: Words
) -> None:
    check(_typed(screens, words, cutting(), {"card": 1, "text": "`ABEF* " * 60}))
    check(_typed(screens, words, resolving("mG m.", 2, 2), {"layout": "wall `M13 " * 60}))


def _typed(screens: CutterlandScreens, words: Words, state: State, draft: Draft) -> Screen:
    view = next(view for view in views(state) if view.seat == 0)
    return screens.render_panel(Context(view, table_of(state, (LONG,) * 4), words, draft))


def test_a_whole_layout_of_many_tokens_fits_and_comes_back(
    screens: CutterlandScreens, words: Words
) -> None:
    """Twenty walls: as many tokens as nobody ever had, and still the form opens filled in."""
    row = " ".join(["m."] * 21)
    state = resolving(f"{row[:35]} / {row[:35]}", 0, 20)
    walls = [f"wall {chr(77 + n)}13-{chr(77 + n)}14" for n in range(12)]
    text = ", ".join(walls)
    screen = _typed(screens, words, state, {"layout": text})
    check(screen)
    behind = buttons(Screen(screen.details))
    (form,) = [b.control for b in behind if b.control.startswith("form.g.layout")]
    view = GAME.observe(state, 0)
    opened = screens.build_form(context(view, {"layout": text}), form.removeprefix("form."))
    assert opened is not None
    assert opened.fields[0].value == text


@pytest.mark.slow
def test_the_largest_land_with_the_most_tokens_and_prey_fits(
    screens: CutterlandScreens, words: Words
) -> None:
    """14 by 14 squares, dragons and krakens and their prey everywhere, thirty tokens in use."""
    rows = [
        "wK wF mG mD mF mD mG mF mD pC pD pT pD pT",
        "pC pD pT pD pT pD mG mF mG mD mF mF mG mG",
    ]
    state = resolving(
        " / ".join(rows[n % 2] for n in range(13)) + " / " + " ".join(["m."] * 14), 15, 15
    )
    view = next(view for view in views(state) if view.seat == 0)
    draft: Draft = {
        "layout": "tower M14 O14 M16 M18, wall R13-S13 R15-S15 R17-S17 M25-M26,"
        " bridge N14h N15h O15h N16h"
    }
    for key in ("kind.tower", "put", "kind.wall", "put", "kind.bridge", "turn", "put"):
        reply = screens.press(context(view, draft), f"g.{key}", {})
        assert isinstance(reply, KeepDraft)
        draft = reply.draft
    assert isinstance(draft["layout"], str)
    assert len(draft["layout"].split()) == 18, "15 tokens of three kinds"
    for page in range(8):
        check(_typed(screens, words, state, {**draft, "page": page}))


def test_a_negative_score_is_shown_as_it_is(screens: CutterlandScreens, words: Words) -> None:
    state = resolving("wF w. wF w. wF", 0, 1)
    screen = _typed(screens, words, state, {})
    shown = words("cutterland-points", points=-5)
    assert any(f"**{shown}**" in b.body for b in screen.blocks if isinstance(b, Text))


def test_suggestions_fit(screens: CutterlandScreens, words: Words) -> None:
    for state in random_states(2, 1)[::6]:
        for view in views(state):
            for command in screens.commands:
                for parameter in command.parameters:
                    choices = _suggested(command, parameter.key, view, words)
                    assert len(choices) <= 25
                    assert all(0 < len(c.label) <= 100 and 0 < len(c.value) <= 100 for c in choices)


def _suggested(
    command: MoveCommand[View, Action], key: str, view: View, words: Words
) -> tuple[Choice, ...]:
    try:
        return command.suggest(view, key, {key: ""}, words)
    except BadInput:
        return ()


def test_the_rules_are_five_to_eight_short_pages(screens: CutterlandScreens, words: Words) -> None:
    pages = screens.rule_pages(words)
    assert 5 <= len(pages) <= 8
    assert all(page.startswith("## ") and len(page) <= 1_500 for page in pages)


@pytest.mark.parametrize("language", ["en", "es", "ru"])
def test_the_rules_tell_the_variants_and_the_shared_victory(
    screens: CutterlandScreens, language: str
) -> None:
    words = Catalogues.load(find_catalogue_files()).words(language)
    pages = screens.rule_pages(words)
    assert pages[-1].count("\n• **") == 5
    assert f"/{words('command-bag-name')}" in pages[-1]
    assert f"/{words('command-box-name')}" in pages[-1]
    share = {"en": "share the win", "es": "victoria compartida", "ru": "победа общая"}
    assert share[language] in pages[0]
    assert " A" in pages[2].rsplit("Z", 1)[1], "columns continue"


def test_command_descriptions_fit(screens: CutterlandScreens, words: Words) -> None:
    declared = [(move.name, move.parameters) for move in screens.commands]
    declared += [(look.name, look.parameters) for look in screens.view_commands]
    for name, parameters in declared:
        assert len(words(f"command-{name}")) <= 100
        for parameter in parameters:
            assert len(words(f"command-{name}-{parameter.key}")) <= 100
