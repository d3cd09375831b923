"""Looking back in words and pictures, within what a message may hold."""

from __future__ import annotations

from bot.screens.cutterland import CutterlandScreens
from bot.screens.house import analysis
from bot.screens.screen import Screen
from bot.words import Catalogues, Words
from engine.cutterland.computers.looking_back import Hindsight
from tests.cutterland.test_looking_back import lived
from tests.screens.conftest import CATALOGUE, ROOT
from tests.screens.matches import GAME, LONG, pictures, random_states, table_of
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


def test_where_nothing_was_better_words_are_enough(
    screens: CutterlandScreens, words: Words
) -> None:
    table = table_of(random_states(2, 1)[-1])

    blocks = screens.analysis(Hindsight(None, None), table, 1, words)

    assert [getattr(block, "body", None) for block in blocks] == [
        "**Tokens.** The match ended before **Ben** used any.",
        "**Choices.** No piece or place would have been clearly better for **Ben**, as the "
        "strongest computer player sees it.",
    ]
