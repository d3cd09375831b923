"""What matches are called: two words of ours, made from the match's number and nothing else."""

from __future__ import annotations

_ADJECTIVES = """
Amber Ancient Autumn Azure Bold Brave Bright Bronze Calm Cedar Clever Cloudy Copper Crimson
Crystal Curious Dappled Distant Dusky Early Eastern Elder Emerald Fabled Faraway Fearless
Gentle Gilded Golden Hidden Hollow Honey Humble Idle Indigo Ivory Jade Jolly Keen Kindly
Lively Lofty Lucky Marble Merry Mighty Misty Mossy Noble Northern Olive Patient Pearly
Proud Quiet Rosy Rustic Silver Sleepy Sunny Velvet Wandering Western Winter
"""
_NOUNS = """
Acorn Anchor Anvil Arrow Badger Banner Barley Beacon Bramble Brook Candle Canyon Cavern
Cherry Clover Comet Compass Coral Cove Crane Crown Dawn Delta Drum Ember Falcon Fern
Feather Fjord Forge Fountain Garden Geyser Glade Grove Harbour Harvest Hazel Heron Hill
Island Juniper Kettle Lagoon Lantern Lark Maple Meadow Mill Orchard Otter Pebble Pine
Quarry Raven Reed River Rowan Sail Spring Thistle Valley Willow Zephyr
"""
_FIRST, _SECOND = _ADJECTIVES.split(), _NOUNS.split()

_STEP, _SHIFT = 2531, 977


def match_name(match: int) -> str:
    """The name of a match; the same again only after 4,096 others."""
    place = (match * _STEP + _SHIFT) % (len(_FIRST) * len(_SECOND))
    return f"{_FIRST[place // len(_SECOND)]} {_SECOND[place % len(_SECOND)]}"
