"""The options of a match (rules, section 2): the map, the factions, an even start, and hints."""

from collections.abc import Mapping
from typing import Final

from engine.contract import HINTS, IllegalOptions, Options, OptionSpec
from engine.rng import RANDOM, Rng
from engine.wildlands.factions import Faction
from engine.wildlands.maps import Map

SEATS: Final = (2, 3, 4)
MAP: Final = "map"
DEFAULT_MAP: Final = "stonecrown"  # unless it is not installed
EVEN_START: Final = "even_start"


def build_options(
    maps: Mapping[str, Map], factions: Mapping[str, Faction]
) -> tuple[OptionSpec, ...]:
    """The choice among the installed maps, and among the factions for each seat; whether who begins
    starts with fewer cards; and whether screens suggest anything, which changes no rule."""
    ground = OptionSpec(
        MAP,
        "choice",
        DEFAULT_MAP if DEFAULT_MAP in maps else next(iter(maps)),
        choices=tuple(maps),
        names=tuple(one.name for one in maps.values()),
        versions=tuple(one.version for one in maps.values()),
    )
    return (
        ground,
        *(_faction_option(number, factions) for number in range(1, SEATS[-1] + 1)),
        OptionSpec(EVEN_START, "flag", default=False),
        OptionSpec(HINTS, "flag", default=True),
    )


def _faction_option(number: int, factions: Mapping[str, Faction]) -> OptionSpec:
    """The faction of a seat. The version of a random one changes with that of any faction."""
    versions = [one.version for one in factions.values()]
    return OptionSpec(
        f"faction_{number}",
        "choice",
        RANDOM,
        choices=(RANDOM, *factions),
        names=("Random", *(one.name for one in factions.values())),
        versions=(sum(versions), *versions),
        seats=tuple(seats for seats in SEATS if seats >= number),
        seat=number - 1,
    )


def choose_factions(
    seats: int, seed: bytes, settled: Options, factions: Mapping[str, Faction]
) -> tuple[Faction, ...]:
    """The faction of each seat; `Rng(seed, "factions")` shuffles those that no seat names, in the
    order installed, and deals them out. Raises `IllegalOptions`: `faction-twice`."""
    named = [str(settled[f"faction_{number}"]) for number in range(1, seats + 1)]
    for key in factions:
        if named.count(key) > 1:
            raise IllegalOptions("faction-twice", faction=factions[key].name)
    free = [one for key, one in factions.items() if key not in named]
    drawn = iter(Rng(seed, "factions").shuffle(free))
    return tuple(next(drawn) if key == RANDOM else factions[key] for key in named)
