"""The colours that players have chosen, on the map and in the hand."""

from dataclasses import replace

from bot.render.scene import Sprite
from bot.screens.context import Context
from bot.screens.wildlands import WildlandsScreens
from bot.screens.wildlands.pictures import hand_picture, map_picture
from bot.words import Words
from tests.screens.wildlands.tables import playing, seen, table_of


def test_a_chosen_colour_is_shown_on_the_map_and_in_the_hand(words: Words) -> None:
    assert WildlandsScreens().list_colours(words)
    state = playing({"a1": 8, "b1": 21}, "12", "W", shards=("3", "4"))
    table = table_of(state)
    table = replace(table, seats=(replace(table.seats[0], colour=8), table.seats[1]))
    shown = map_picture(Context(seen(state, None), table, words)).scene
    names = {one.drawing.name for one in shown.shapes if isinstance(one, Sprite)}
    assert {"wildlands/shard-7", "wildlands/shard-1"} <= names
    hand = hand_picture(Context(seen(state), table, words))
    assert hand is not None
    assert [one.drawing.name for one in hand.scene.shapes if isinstance(one, Sprite)] == [
        "wildlands/card-0-7-12-"
    ]
