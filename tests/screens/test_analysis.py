"""Looking back in words and pictures, within what a message may hold."""

from __future__ import annotations

import pytest

from bot.render.cutterland.card_scenes import card_scene
from bot.render.scene import Label
from bot.screens.cutterland import CutterlandScreens
from bot.screens.cutterland.cut_draft import find_even_cuts
from bot.screens.screen import Screen
from bot.screens.shared import analysis
from bot.words import Catalogues, Words
from engine.cutterland.actions import Cut, Discard, Place
from engine.cutterland.computers.looking_back import Hindsight, Regret, Tokens
from engine.cutterland.layouts import Layout
from engine.cutterland.scoring import score
from tests.cutterland.matches import set_up
from tests.cutterland.test_looking_back import lived
from tests.screens.conftest import CATALOGUE, ROOT
from tests.screens.matches import (
    CARD,
    GAME,
    LONG,
    as_text,
    cell,
    cutting,
    land_at_m13,
    pictures,
    random_states,
    sharing,
    table_of,
)
from tests.screens.test_limits import check

HOUSE = ROOT / "bot" / "locales" / "en" / "house.ftl"


def both(learnt: Hindsight, seat: int, screens: CutterlandScreens) -> Screen:
    words = Catalogues.load({"en": [CATALOGUE, HOUSE]}).words("en")
    table = table_of(random_states(4, 3)[-1], (LONG,) * 4)
    return analysis.render_analysis(
        screens.analysis_blocks(learnt, table, seat, seat, words), table, seat, words
    )


@pytest.mark.slow
def test_every_finding_fits_into_a_message(screens: CutterlandScreens) -> None:
    shown = 0
    for seat, (final, decided) in enumerate(lived(3, 8, at_random=0)):
        screen = both(GAME.look_back(final, decided), seat, screens)
        check(screen)
        shown += len(pictures(screen))
    assert shown >= 2, "the careless seat has a better layout and a better choice to see"


def test_a_better_cut_is_told_and_shown_on_its_card(
    screens: CutterlandScreens, words: Words
) -> None:
    view = GAME.observe(cutting(), 0)
    did, better = Cut(1, ("ABCD", "EFGH", "IJKL")), Cut(1, ("ABEF", "CDGH", "IJKL"))
    learnt = Hindsight(None, Regret(view, did, better, 240))

    blocks = screens.analysis_blocks(learnt, table_of(cutting()), 0, None, words)

    assert getattr(blocks[1], "body", None) == (
        "**Biggest mistake.** In round 4 **Ana** cut card 1 into `ABCD EFGH IJKL`. The cut "
        "`ABEF CDGH IJKL` was worth about 2 VP more."
    )
    [picture] = pictures(Screen(blocks))
    assert picture.scene == card_scene(CARD, better.groups, with_names=True)
    check(both(learnt, 0, screens))


def test_better_pieces_to_remove_are_told_and_crossed_out(
    screens: CutterlandScreens, words: Words
) -> None:
    state = set_up(sharing((None,) * 5, ("AB", "CDGH", "EF", "IJ", "KL")), overcut="penalty")
    view = GAME.observe(state, 2)
    learnt = Hindsight(None, Regret(view, Discard(("A", "B")), Discard(("C", "E")), 130))

    blocks = screens.analysis_blocks(learnt, table_of(state), 2, 1, words)

    assert getattr(blocks[1], "body", None) == (
        "**Biggest mistake.** In round 4 **Cleo** removed pieces A and B. Removing pieces C and E "
        "was worth about 1 VP more."
    )
    [picture] = pictures(Screen(blocks))
    assert "C: E wetland with kraken, F wetland, removed" in picture.alt
    check(both(learnt, 2, screens))


def test_where_nothing_was_better_words_are_enough(
    screens: CutterlandScreens, words: Words
) -> None:
    table = table_of(random_states(2, 1)[-1])

    blocks = screens.analysis_blocks(Hindsight(None, None), table, 1, None, words)

    assert [getattr(block, "body", None) for block in blocks] == [
        "**Tokens.** The match ended before **Ben** used any.",
        "**Choices.** I found no clearly better cut, piece or spot for **Ben**.",
    ]


def test_a_cut_as_suggested_is_no_blame(screens: CutterlandScreens, words: Words) -> None:
    view = GAME.observe(cutting(), 0)
    did = Cut(1, find_even_cuts(CARD, 3)[0])
    learnt = Hindsight(None, Regret(view, did, Cut(1, ("ABEF", "CDGH", "IJKL")), 300))

    told = getattr(
        screens.analysis_blocks(learnt, table_of(cutting()), 0, None, words)[1], "body", ""
    )

    assert ", as suggested. After a longer look, `ABEF CDGH" in told


def test_the_reader_is_told_of_themselves_as_you(screens: CutterlandScreens, words: Words) -> None:
    view = GAME.observe(cutting(), 0)
    did, better = Cut(1, ("ABCD", "EFGH", "IJKL")), Cut(1, ("ABEF", "CDGH", "IJKL"))
    learnt = Hindsight(None, Regret(view, did, better, 240))

    own, others = (
        as_text(Screen(screens.analysis_blocks(learnt, table_of(cutting()), 0, reader, words)))
        for reader in (0, 1)
    )

    assert "ended before you used any" in own
    assert "In round 4 you cut card 1" in own
    assert "Ana" not in own
    assert "In round 4 **Ana** cut card 1" in others


@pytest.mark.slow
def test_a_better_use_of_my_tokens_is_mine_on_its_picture(
    screens: CutterlandScreens, words: Words
) -> None:
    final, decided = lived(3, 8, at_random=0)[0]
    learnt = GAME.look_back(final, decided)
    assert learnt.tokens is not None
    assert learnt.tokens.best.total > learnt.tokens.total
    table = table_of(random_states(3, 3)[-1])

    blocks = screens.analysis_blocks(learnt, table, 0, 0, words)

    assert "**Tokens.** You finished with" in as_text(Screen(blocks))
    title = f"Your best: {learnt.tokens.best.total} VP"
    assert title in str(pictures(Screen(blocks))[0].scene)


def test_the_spots_of_the_text_are_numbered_on_the_land(
    screens: CutterlandScreens, words: Words
) -> None:
    """First where the piece was placed, then where it was best."""
    state = sharing((0, 1, 2))
    view = GAME.observe(state, 0)
    did, better = Place("A", cell("A3"), 0), Place("A", cell("C1"), 1)
    learnt = Hindsight(None, Regret(view, did, better, 200, (better.cell, better.turns)))

    blocks = screens.analysis_blocks(learnt, table_of(state), 0, None, words)

    told = as_text(Screen(blocks[1:2]))
    assert "piece A at M15, no turn **(marked 1)**." in told
    assert "at O13 with a quarter turn **(marked 2)** was worth about" in told
    [picture] = pictures(Screen(blocks))
    badges = [s for s in picture.scene.shapes if isinstance(s, Label) and s.on == "gold"]
    assert [badge.text for badge in badges] == ["1", "2"]


def test_the_tokens_of_the_text_are_numbered_on_the_land(
    screens: CutterlandScreens, words: Words
) -> None:
    land = land_at_m13("pC p. / mG wK")
    layout = Layout(towers=(cell("A1"),), walls=((cell("A2"), cell("B2")),))
    best = score(land, layout, 0, 0)
    learnt = Hindsight(Tokens(land, best.total - 2, layout, best, exact=True), None)

    blocks = screens.analysis_blocks(learnt, table_of(cutting()), 0, None, words)

    told = as_text(Screen(blocks[:1]))
    assert "tower on M13 **(marked 1)**; wall at M14–N14 **(marked 2)**" in told
    [picture] = pictures(Screen(blocks))
    badges = [s for s in picture.scene.shapes if isinstance(s, Label) and s.on == "gold"]
    assert [badge.text for badge in badges] == ["1", "2"]
