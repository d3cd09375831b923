"""The pictures in the rules: how a card is read, what is on a map and what its marks mean."""

from bot.games import build_screens, find_catalogue_files
from bot.render.scene import Label, Sprite
from bot.render.wildlands.guides import MARKS, THINGS
from bot.screens.screen import Picture
from bot.screens.shared.pages import render_rules
from bot.screens.wildlands import WildlandsScreens
from bot.screens.wildlands.rules_pages import PAGES
from bot.words import Catalogues, Words
from engine.wildlands.cards import Flag

CATALOGUES = Catalogues.load(find_catalogue_files())


def test_the_pages_about_cards_factions_the_map_and_its_marks_have_pictures(words: Words) -> None:
    screens = build_screens()["wildlands"]
    pages = (*PAGES, *("faction",) * 4)
    shown = [render_rules(screens, page, words) for page in range(len(pages))]
    pictured = [any(isinstance(one, Picture) for one in screen.blocks) for screen in shown]
    assert [page for page, has in zip(pages, pictured, strict=True) if has] == [
        "cards", "ground", "playing", "faction", "faction", "faction", "faction",
    ]  # fmt: skip


def test_the_rules_say_when_no_one_can_interrupt(words: Words) -> None:
    pages = dict(zip(PAGES, WildlandsScreens().rule_pages(words), strict=True))
    assert "interrupt a reveal, or the start or end of an interrupt" in pages["interrupts"]


def test_the_parts_of_a_card_and_all_flags_are_named_in_every_language() -> None:
    for locale in CATALOGUES.locales:
        picture = WildlandsScreens().rule_picture(PAGES.index("cards"), CATALOGUES.words(locale))
        assert picture is not None
        names = [one.text for one in picture.scene.shapes if isinstance(one, Label)]
        assert len(names) == len(set(names)) == 4 + len(Flag)
        signs = [one for one in picture.scene.shapes if isinstance(one, Sprite)]
        assert sum("flag-" in one.drawing.name for one in signs) == len(Flag)


def test_what_is_on_a_map_is_numbered_and_named() -> None:
    for locale in CATALOGUES.locales:
        picture = WildlandsScreens().rule_picture(PAGES.index("ground"), CATALOGUES.words(locale))
        assert picture is not None
        names = [one.text for one in picture.scene.shapes if isinstance(one, Label)]
        assert len(set(names)) == len(THINGS)
        discs = [
            one.drawing.name
            for one in picture.scene.shapes
            if isinstance(one, Sprite) and "disc-" in one.drawing.name
        ]
        assert len(discs) == 2 * len(set(discs)) == 2 * len(THINGS)


def test_every_mark_is_named_in_every_language() -> None:
    for locale in CATALOGUES.locales:
        picture = WildlandsScreens().rule_picture(PAGES.index("playing"), CATALOGUES.words(locale))
        assert picture is not None
        names = [one.text for one in picture.scene.shapes if isinstance(one, Label)]
        assert len({*names}) == len(MARKS)
