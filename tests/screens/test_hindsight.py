"""Looking back in words and pictures, within what a message may hold."""

from __future__ import annotations

from bot.render.cutterland.scenes import card_scene
from bot.screens.cutterland import CutterlandScreens
from bot.screens.cutterland.suggesting import even_cuts
from bot.screens.house import analysis
from bot.screens.screen import Screen
from bot.words import Catalogues, Words
from engine.cutterland.actions import Cut, Discard
from engine.cutterland.computers.looking_back import Hindsight, Regret
from tests.cutterland.matches import set_up
from tests.cutterland.test_looking_back import lived
from tests.screens.conftest import CATALOGUE, ROOT
from tests.screens.matches import (
    CARD,
    GAME,
    LONG,
    cutting,
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
    return analysis.screen(screens.analysis(learnt, table, seat, words), table, seat, words)


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

    blocks = screens.analysis(learnt, table_of(cutting()), 0, words)

    assert getattr(blocks[1], "body", None) == (
        "**The choice that cost most.** In turn 4 **Ana** cut card 1 into `ABCD EFGH IJKL`. "
        "Cutting it into `ABEF CDGH IJKL` was worth about 2 points more, as the strongest "
        "computer player sees what all would choose."
    )
    [picture] = pictures(Screen(blocks))
    assert picture.scene == card_scene(CARD, better.groups, numbered=True)
    check(both(learnt, 0, screens))


def test_better_pieces_to_remove_are_told_and_crossed_out(
    screens: CutterlandScreens, words: Words
) -> None:
    state = set_up(sharing((None,) * 5, ("AB", "CDGH", "EF", "IJ", "KL")), overcut="penalty")
    view = GAME.observe(state, 2)
    learnt = Hindsight(None, Regret(view, Discard(("A", "B")), Discard(("C", "E")), 130))

    blocks = screens.analysis(learnt, table_of(state), 2, words)

    assert getattr(blocks[1], "body", None) == (
        "**The choice that cost most.** In turn 4 **Cleo** removed pieces A and B. Removing "
        "pieces C and E was worth about one point more, as the strongest computer player sees "
        "what all would choose."
    )
    [picture] = pictures(Screen(blocks))
    assert "C: E wetland with kraken, F wetland, removed" in picture.alt
    check(both(learnt, 2, screens))


def test_where_nothing_was_better_words_are_enough(
    screens: CutterlandScreens, words: Words
) -> None:
    table = table_of(random_states(2, 1)[-1])

    blocks = screens.analysis(Hindsight(None, None), table, 1, words)

    assert [getattr(block, "body", None) for block in blocks] == [
        "**Tokens.** The match ended before **Ben** used any.",
        "**Choices.** No cut, piece or place would have been clearly better for **Ben**, as the "
        "strongest computer player sees it.",
    ]


def test_a_cut_as_suggested_is_no_blame(screens: CutterlandScreens, words: Words) -> None:
    view = GAME.observe(cutting(), 0)
    did = Cut(1, even_cuts(CARD, 3)[0])
    learnt = Hindsight(None, Regret(view, did, Cut(1, ("ABEF", "CDGH", "IJKL")), 300))

    told = getattr(screens.analysis(learnt, table_of(cutting()), 0, words)[1], "body", "")

    assert ", as suggested. A longer look finds that cutting it into `ABEF CDGH" in told
