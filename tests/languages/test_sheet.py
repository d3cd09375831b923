"""The sheet of all texts (`make texts`): side by side, each once, nothing left out."""

import pytest

from bot.screens.screen import Button, Row, Screen, Text
from tests.languages.reading import ENGLISH, whole
from tests.local.panels.gallery import LANGUAGES, Shot
from tests.texts.leftovers import list_leftovers
from tests.texts.recording import RecordingCatalogues, Saying, Variant
from tests.texts.sheet import Sheet


def shot(state: str, language: str, *lines: str) -> Shot:
    screen = Screen((Text("\n".join(lines)), Row((Button("go", f"Go {language}"),))))
    return Shot("panel", state, language, screen)


SAID: dict[str, set[Saying]] = {
    "**Ana** has 3 points": {("points", ("other",), 0)},
    "**Ben** has 5 points": {("points", ("other",), 0)},
    "Go en": {("go", (), 0)},
    "<en>": {("tag", (), 0)},
    "New": {("new", (), 0)},
    "One": {("one", (), 0)},
}


def test_screens_stand_side_by_side_and_say_a_sentence_once() -> None:
    sheet = Sheet(LANGUAGES, SAID)
    first = [shot("first", one, "**Ana** has 3 points <t:5:R>", f"<{one}>") for one in LANGUAGES]
    second = [shot("second", one, "**Ben** has 5 points", f"New {one}") for one in LANGUAGES]
    sheet.add_screens([*first, *second])
    page = sheet.write()

    assert page.count("points") == len(LANGUAGES)
    assert page.count("Go ru") == page.count("New ru") == 1
    assert '<td lang="es">&lt;es&gt;</td>' in page
    assert "<b>Ana</b> has 3 points in 5 hours" in page
    assert sheet.shown == {"points": {("other",)}, "go": {()}, "tag": {()}, "new": {()}}


def test_what_one_language_says_in_more_lines_is_not_lost() -> None:
    sheet = Sheet(LANGUAGES, SAID)
    sheet.add_screens(
        [shot("", "en", "One"), shot("", "es", "Uno y", "otro"), shot("", "ru", "Один")]
    )
    assert "otro" in sheet.write()


def test_short_words_are_not_found_in_other_words() -> None:
    sheet = Sheet(["en"], SAID)
    sheet.add_screens([shot("", "en", "Newest Oneself")])
    assert set(sheet.shown) == {"go"}


def test_catalogues_note_english_lines_by_sentence_and_variant() -> None:
    catalogues = RecordingCatalogues.load_all()
    for language in LANGUAGES:
        catalogues.words(language)("lobby-seats", n=1)
    assert catalogues.said == {"1 player": {("lobby-seats", ("one",), 0)}}


@pytest.mark.slow
def test_every_sentence_that_was_not_shown_is_left_in_all_its_variants() -> None:
    shown: dict[str, set[Variant]] = {"lobby-seats": {("one",)}, "lobby-start": {()}}

    left = [*list_leftovers(shown, [ENGLISH])]

    assert set(whole(ENGLISH)) - {one.key for one in left} == {"lobby-start"}
    assert all(one.texts[ENGLISH] for one in left)
    assert [one.texts[ENGLISH] for one in left if one.key == "lobby-seats"] == ["3 players"]
    assert [one.heading for one in left if one.key == "lobby-join"] == ["house: Lobby"]
