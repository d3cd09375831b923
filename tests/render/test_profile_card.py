"""What the card of a profile shows, before any pixel."""

from collections.abc import Callable
from dataclasses import replace

from bot.games import build_games, build_screens, find_catalogue_files
from bot.render.drawing import Drawing
from bot.render.profile_card import (
    MINIATURE,
    Board,
    Card,
    Course,
    Figure,
    GameLine,
    profile_scene,
)
from bot.render.scene import Box, Label, Scene, Sprite
from bot.screens.context import Context
from bot.screens.contract import SupportsMiniatures
from bot.words import Catalogues
from tests.screens.table import build_table

Golden = Callable[[str, Scene], None]

FIGURES = (
    Figure("71", "finished"), Figure("28", "won"), Figure("5", "days in a row", "longest: 12"),
    Figure("3", "wins in a row", "longest: 4"),
)  # fmt: skip
CARD = Card(
    "Ana",
    FIGURES,
    Course("Rating", "520?", "Cutterland, tables of 3–4", (480, 560, 520)),
    Board(
        "Most points", "72", "Cutterland · Quiet Otter", Scene(20, 10, "mat", (Box(0, 0, 9, 9),))
    ),
    (GameLine("Cutterland", "finished: 48", "Goblins", Drawing("goblin", ())),),
    ("Recent opponents", "Ben ×7"),
)


def test_a_card_has_everything_in_its_place(golden: Golden) -> None:
    golden("profile", profile_scene(CARD))


def test_what_is_missing_leaves_no_hole() -> None:
    whole = profile_scene(CARD)
    for one in (replace(CARD, course=None), replace(CARD, board=None)):
        assert profile_scene(one).height == whole.height
    bare = profile_scene(Card("Ana", FIGURES))
    assert bare.height < 400
    assert next(shape.text for shape in bare.shapes if isinstance(shape, Label)) == "Ana"


def test_the_badge_is_beside_the_name_and_takes_its_room() -> None:
    name, badge = (
        shape
        for shape in profile_scene(replace(CARD, name="W" * 32, badge="Matches saved: 3")).shapes
        if isinstance(shape, Label) and shape.text in {"W" * 32, "Matches saved: 3"}
    )
    assert name.widest is not None
    assert badge.widest is not None
    assert name.at[0] + name.widest < badge.at[0] - badge.widest / 2


def test_every_game_has_a_miniature_that_fits() -> None:
    words = Catalogues.load(find_catalogue_files()).words("en")
    screens = build_screens()
    for key, game in build_games().items():
        drawing: object = screens[key]
        assert isinstance(drawing, SupportsMiniatures)
        state = game.start(2, bytes(32), {})
        table = build_table(game, state, ("Ana", "Ben"))
        scene = drawing.draw_miniature(
            Context(game.observe(state, None), table, words), 0, MINIATURE
        )
        assert scene.width <= MINIATURE[0]
        assert scene.height <= MINIATURE[1]
        for shape in scene.shapes:
            if isinstance(shape, Sprite):
                assert 0 <= shape.left < scene.width
                assert 0 <= shape.top < scene.height
