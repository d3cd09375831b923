"""The page's own words: every language says all of them."""

import pytest

from bot.games import find_catalogue_files
from bot.local.play import LOCALES, load_catalogues
from tests.languages.reading import PLURALS, sentences

ENGLISH = sentences(LOCALES / "en.ftl")


def test_the_page_speaks_the_languages_of_the_house() -> None:
    assert set(load_catalogues().locales) == set(find_catalogue_files())


@pytest.mark.parametrize("locale", sorted(load_catalogues().locales))
def test_every_language_has_the_same_sentences_with_the_same_blanks(locale: str) -> None:
    told = sentences(LOCALES / f"{locale}.ftl")
    assert [one.key for one in told] == [one.key for one in ENGLISH]
    for one, english in zip(told, ENGLISH, strict=True):
        assert one.used == english.used, one.key
        assert all(keys - PLURALS <= {"0"} for _, keys in one.choices), one.key


def test_a_browsers_language_is_followed_and_any_other_is_english() -> None:
    found = load_catalogues()
    key = "local-hint-start"
    assert len({found.words(each)(key) for each in ("en-GB", "es-419", "ru-RU")}) == 3
    assert found.words("ja")(key) == found.words("en")(key)
