"""Every language says the same: the same sentences, placeholders and whole plurals, no English."""

import re
from collections import Counter

import pytest
from babel import Locale

from bot.games import build_games, find_catalogue_files
from bot.markdown import NO_BREAK_SPACE
from bot.words import Catalogues
from tests.languages.foreign import LEFT_BEHIND
from tests.languages.reading import (
    ENGLISH,
    PLURALS,
    catalogues,
    locales,
    sentences,
    whole,
)

EMOJI = re.compile(r"⟦\w+⟧")
"""What names an emoji in a text."""
OTHERS = [locale for locale in locales() if locale != ENGLISH]


def test_three_languages_are_spoken() -> None:
    assert locales() == ["en", "es", "ru"]


@pytest.mark.parametrize("locale", OTHERS)
def test_every_catalogue_has_the_same_sentences(locale: str) -> None:
    english, own = catalogues(ENGLISH), catalogues(locale)

    assert set(own) == set(english)
    for name, path in english.items():
        keys = [one.key for one in sentences(own[name])]
        assert keys == [one.key for one in sentences(path)], name


@pytest.mark.parametrize("locale", locales())
def test_no_sentence_stands_there_twice(locale: str) -> None:
    for path in catalogues(locale).values():
        counted = Counter(one.key for one in sentences(path))
        assert [key for key, count in counted.items() if count > 1] == []


@pytest.mark.parametrize("locale", locales())
def test_what_two_catalogues_have_both_say_alike(locale: str) -> None:
    """The house and its games are read into one: the first to have a sentence wins."""
    said: dict[str, tuple[str, ...]] = {}
    for path in catalogues(locale).values():
        for one in sentences(path):
            assert said.setdefault(one.key, one.texts) == one.texts, one.key


@pytest.mark.parametrize("locale", OTHERS)
def test_every_sentence_has_the_same_placeholders(locale: str) -> None:
    """A language may leave out what another only chooses by, and may choose by what is shown."""
    english = whole(ENGLISH)
    wrong = {
        one.key: sorted(english[one.key].shown ^ one.used)
        for one in whole(locale).values()
        if not english[one.key].shown <= one.used <= english[one.key].used
    }
    assert wrong == {}


@pytest.mark.parametrize("locale", locales())
def test_every_sentence_that_is_named_is_there(locale: str) -> None:
    known = whole(locale)
    strays = {one.key: one.named - set(known) for one in known.values() if one.named - set(known)}
    assert strays == {}


@pytest.mark.parametrize("locale", locales())
def test_plurals_are_whole(locale: str) -> None:
    """The categories are Unicode's (CLDR), as babel has them."""
    categories = {"other", *Locale.parse(locale).plural_form.tags}
    for one in whole(locale).values():
        for _, keys in one.choices:
            numbers = keys & PLURALS
            assert numbers <= {"other"} or numbers == categories, one.key


@pytest.mark.parametrize("locale", OTHERS)
def test_where_both_choose_by_a_name_they_know_the_same_ones(locale: str) -> None:
    english = whole(ENGLISH)
    for one in whole(locale).values():
        known = {(name, keys - PLURALS) for name, keys in english[one.key].choices}
        names = {name for name, keys in known if keys}
        chosen = {(name, keys - PLURALS) for name, keys in one.choices if name in names}
        assert {both for both in chosen if both[1]} <= known, one.key


@pytest.mark.parametrize("locale", locales())
def test_spaces_are_joined_where_texts_leave_and_not_in_a_catalogue(locale: str) -> None:
    assert [one.key for one in whole(locale).values() if NO_BREAK_SPACE in "".join(one.texts)] == []


@pytest.mark.parametrize("locale", OTHERS)
def test_no_english_is_left(locale: str) -> None:
    left = {
        one.key: strays
        for one in whole(locale).values()
        if (strays := LEFT_BEHIND[locale](EMOJI.sub("", " ".join(one.texts))))
    }
    assert left == {}


def test_few_sentences_are_the_same_in_spanish_and_english() -> None:
    """Names, signs, and words that both have; more would be sentences left behind."""
    english = whole(ENGLISH)
    alike = {
        text
        for one in whole("es").values()
        for text in one.texts
        if one.texts == english[one.key].texts and re.search(r"[A-Za-z]{3}", text)
    }
    assert alike <= {
        "Clustered", "Cutterland", "English", "Español", "Flexible: ", "Goblins",
        "Krakens", "No", "Pack", "Total", "Wildlands", "rating", "? (provisional)", "Русский",
        "auto", "goblin", "goblins ", "kraken", "krakens ", "pack", "plan", " goblin", " goblins",
        " kraken", " krakens", "`G` goblin", "`K` kraken", "◀ Plan", "final (", " UTC", " min",
        "-# Idea: ",
    }  # fmt: skip


@pytest.mark.parametrize("locale", ["es-ES", "es-419", "es"])
def test_all_of_spanish_is_spanish(locale: str) -> None:
    assert Catalogues.load(find_catalogue_files()).words(locale)("option-true") == "Sí"


def test_every_game_is_called_by_its_name_everywhere() -> None:
    for game in build_games():
        assert len({whole(locale)[f"{game}-name"].texts for locale in locales()}) == 1


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("key", ["note-late-waits", "note-resigned"])
def test_people_are_called_by_their_names_and_not_by_their_seats(locale: str, key: str) -> None:
    words = Catalogues.load(find_catalogue_files()).words(locale)
    said = words(key, name="Ana", title="Otter", seat=97)
    assert "Ana" in said
    assert "97" not in said
