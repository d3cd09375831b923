"""All characters of the table: health, where they stand as far as the reader may know, and how many
cards of their faction's deck let them do what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from bot.markdown import escape
from bot.models.match import Table
from bot.render.wildlands.roster import Abilities, Roster, roster_scene
from bot.screens.context import Context
from bot.screens.discord_limits import fit_alt_text
from bot.screens.screen import Picture, Text, mark_emoji
from bot.screens.shared.names import seat_name
from bot.screens.wildlands.emojis import flag_emoji
from bot.screens.wildlands.phrases import count_points, describe_flag, describe_health, letter_of
from bot.screens.wildlands.pictures import find_ghosts, list_players
from bot.words import Words
from engine.contract import Seat
from engine.wildlands.actions import Fighter
from engine.wildlands.cards import CHARACTERS, LETTERS, WILD, Card, Character, Flag, offer_of
from engine.wildlands.state import Standing
from engine.wildlands.views import View


def roster_picture(ctx: Context[View], seat: Seat) -> Picture:
    """A seat's faction; names of pictures differ by seat."""
    view, table, words = ctx.view, ctx.table, ctx.words
    roster = _build_roster(view, seat, words)
    scene = roster_scene(view.table, list_players(ctx), roster)
    alt = fit_alt_text([*_describe_seat(view, table, roster, words)])
    text = "\n".join(_write_seat(view, table, roster, words))
    return Picture(f"roster-{letter_of(seat)}", alt, scene, text)


def explain_roster(words: Words) -> Text:
    """What stands in a row, and the signs by name, with the letters they are typed with."""
    letters = {flag: letter for letter, flag in LETTERS.items()}
    signs = (
        f"{mark_emoji(flag_emoji(flag))}`{letters[flag]}` {describe_flag(flag, words)}"
        for flag in Flag
    )
    return Text(words("wildlands-roster-legend", signs=" · ".join(signs)))


def count_abilities(deck: Sequence[Card]) -> Abilities:
    offers = [offer_of(card) for card in deck]
    shown = [icon for offer in offers for icon in offer.icons]
    numbers = range(1, CHARACTERS + 1)
    return Abilities(
        icons={one: sum(icon == one for icon, _ in shown) for one in numbers},
        flags={one: _count_flags([flag for icon, flag in shown if icon == one]) for one in numbers},
        open_actions=_count_flags([offer.open_action for offer in offers]),
        wilds=sum(card == WILD for card in deck),
    )


def _count_flags(flags: Sequence[Flag | None]) -> dict[Flag, int]:
    """In the order of the rules."""
    counts = Counter(flags)
    return {flag: counts[flag] for flag in Flag if counts[flag]}


def _build_roster(view: View, seat: Seat, words: Words) -> Roster:
    faction = view.table.factions[seat]
    own = find_ghosts(view) if seat == view.seat else {}
    return Roster(
        seat,
        faction.name,
        count_abilities(faction.deck),
        words("wildlands-roster-anyone"),
        {character: space for space, character in own.items()},
    )


def _describe_seat(view: View, table: Table, one: Roster, words: Words) -> Iterator[str]:
    """A sentence for each character, for those who hear the picture."""
    name, points = seat_name(table, one.seat, words), view.table.sides[one.seat].points
    yield f"{name}, {one.faction}, {count_points(points, words)}."
    for character in range(1, CHARACTERS + 1):
        fighter = Fighter(one.seat, character)
        flags = _name_flags(one.abilities.flags[character], words)
        health = describe_health(view.table, fighter, words)
        called = view.table.factions[one.seat].name_of(character)
        yield f"{called}: {_name_place(view, one, character, words)}, {health}; {flags}."


def _name_flags(counts: Mapping[Flag, int], words: Words) -> str:
    return ", ".join(f"{describe_flag(flag, words)} {count}" for flag, count in counts.items())


def _name_place(view: View, one: Roster, character: Character, words: Words) -> str:
    """The space, or that the character is hidden or out; with the place that only its player
    knows."""
    piece = view.table.piece(Fighter(one.seat, character))
    if piece.standing is Standing.REVEALED:
        return str(piece.space)
    text, place = words(f"wildlands-{piece.standing}"), one.places.get(character)
    return f"{text} ({place})" if place else text


def _write_seat(view: View, table: Table, one: Roster, words: Words) -> Iterator[str]:
    """Two lines of at most 32 columns for each character, with the letters that cards are typed
    with: `1 Skiff 4/4 34`, `  12 · m3 f2 r1`."""
    points = count_points(view.table.sides[one.seat].points, words)
    name = escape(seat_name(table, one.seat, words))
    yield f"`{letter_of(one.seat)}` **{name}** · {one.faction} · {points}"
    yield "```"
    for character in range(1, CHARACTERS + 1):
        fighter = Fighter(one.seat, character)
        health = view.table.health(fighter)
        left = f"{health - view.table.piece(fighter).damage}/{health}"
        called = view.table.factions[one.seat].name_of(character)
        yield f"{character} {called:8} {left} {_name_place(view, one, character, words)}"
        counts = _write_flags(one.abilities.flags[character])
        yield f"  {one.abilities.icons[character]} · {counts}"
    yield f"+ {_write_flags(one.abilities.open_actions)} · W{one.abilities.wilds}"
    yield "```"


def _write_flags(counts: Mapping[Flag, int]) -> str:
    letters = {flag: letter for letter, flag in LETTERS.items()}
    return " ".join(f"{letters[flag]}{count}" for flag, count in counts.items())
