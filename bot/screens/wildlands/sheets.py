"""Sheets of factions and characters: strengths, health, and how many cards of a deck let whom do
what; in a match with where they stand, as far as the reader may know."""

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence

from bot.markdown import escape
from bot.models.match import Table
from bot.render.wildlands.sheets import (
    Abilities,
    Roster,
    Sheet,
    character_scene,
    deck_scene,
    faction_scene,
    factions_scene,
)
from bot.screens.context import Context
from bot.screens.discord_limits import fit_alt_text
from bot.screens.screen import Part, Picture, Text, mark_emoji
from bot.screens.shared.names import look_of, seat_name
from bot.screens.wildlands.emojis import flag_emoji
from bot.screens.wildlands.phrases import (
    count_points,
    describe_flag,
    describe_health,
    format_card,
    letter_of,
)
from bot.screens.wildlands.pictures import find_ghosts, hand_picture, list_players
from bot.words import Words
from engine.contract import Seat
from engine.wildlands.actions import Fighter
from engine.wildlands.cards import CHARACTERS, LETTERS, WILD, Card, Character, Flag, offer_of
from engine.wildlands.factions import Faction
from engine.wildlands.state import Standing
from engine.wildlands.views import View

SIDES = ("strong", "weak")


def faction_picture(faction: Faction, words: Words) -> Picture:
    """A faction, of no seat, for below its name."""
    sheet = build_sheet(faction, words)
    rows = (
        f"{faction.name_of(one)}: {faction.health[one - 1]} ♥; "
        f"{_name_flags(sheet.abilities.flags[one], words)}."
        for one in range(1, CHARACTERS + 1)
    )
    alt = fit_alt_text([f"{faction.name}: {'; '.join(sheet.strengths)}.", *rows])
    lines = _write_faction(sheet, lambda one: f"{faction.health[one - 1]}")
    text = "\n".join((" · ".join(sheet.strengths), *lines))
    return Picture(f"faction-{faction.key}", alt, faction_scene(sheet), text)


def factions_picture(factions: Collection[Faction], chosen: str, words: Words) -> Picture:
    """All factions to choose from, the one with this key marked."""
    sheets = [build_sheet(one, words) for one in factions]
    lines = [f"{one.faction.name}: {'; '.join(one.strengths)}." for one in sheets]
    alt = fit_alt_text(lines)
    return Picture("factions", alt, factions_scene(sheets, chosen), "\n".join(lines))


def list_rosters(ctx: Context[View]) -> tuple[Picture, ...]:
    return tuple(roster_picture(ctx, seat) for seat in range(ctx.view.seats))


def roster_picture(ctx: Context[View], seat: Seat) -> Picture:
    """A seat's faction; names of pictures differ by seat."""
    view, table, words = ctx.view, ctx.table, ctx.words
    sheet, roster = build_sheet(view.table.factions[seat], words), _build_roster(ctx, seat)
    alt = fit_alt_text([*_describe_seat(view, table, sheet, roster, words)])
    text = "\n".join(_write_seat(view, table, sheet, roster, words))
    return Picture(f"roster-{letter_of(seat)}", alt, faction_scene(sheet, roster), text)


def character_picture(ctx: Context[View], fighter: Fighter) -> Picture:
    """What the cards of its deck let a character do, by name."""
    view, words, character = ctx.view, ctx.words, fighter.character
    faction = view.table.factions[fighter.seat]
    sheet, roster = build_sheet(faction, words), _build_roster(ctx, fighter.seat)
    names = {flag: (name := describe_flag(flag, words))[:1].upper() + name[1:] for flag in Flag}
    move = words("wildlands-kind-move")
    scene = character_scene(sheet, character, names, move, roster)
    counts = {move: sheet.abilities.icons[character]}
    counts |= {names[flag]: n for flag, n in sheet.abilities.flags[character].items()}
    shown = ", ".join(f"{name} {count}" for name, count in counts.items())
    health = describe_health(view.table, fighter, words)
    text = f"{faction.name_of(character)} ({faction.name}), {health}: {shown}."
    return Picture(f"character-{letter_of(fighter.seat)}{character}", text, scene, text)


def deck_picture(name: str, cards: Sequence[Card], ctx: Context[View], seat: Seat) -> Picture:
    """Some cards (at least one) of a seat's deck."""
    counts = sorted(Counter(cards).items())
    shown = [f"{n} × `{format_card(card)}`" if n > 1 else f"`{format_card(card)}`"
             for card, n in counts]  # fmt: skip
    text = " · ".join(shown)
    scene = deck_scene(sorted(cards), seat, look_of(ctx.table, seat))
    return Picture(name, fit_alt_text([text.replace("`", "")]), scene, text)


def explain_hand(ctx: Context[View]) -> tuple[Part, ...]:
    """The viewer's cards in large, who may use what is on them, and the signs by name."""
    hand, words = hand_picture(ctx), ctx.words
    return (hand, Text(words("wildlands-hand-legend", signs=_name_signs(words)))) if hand else ()


def explain_roster(words: Words) -> Text:
    """What stands in a row, and the signs by name."""
    return Text(words("wildlands-roster-legend", signs=_name_signs(words)))


def _name_signs(words: Words) -> str:
    """With the letters they are typed with."""
    letters = {flag: letter for letter, flag in LETTERS.items()}
    return " · ".join(
        f"{mark_emoji(flag_emoji(flag))}`{letters[flag]}` {describe_flag(flag, words)}"
        for flag in Flag
    )


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


def build_sheet(faction: Faction, words: Words) -> Sheet:
    anyone = words("wildlands-roster-anyone")
    abilities = count_abilities(faction.deck)
    return Sheet(faction, abilities, list_strengths(faction, words), anyone)


def list_strengths(faction: Faction, words: Words) -> list[str]:
    """What a faction is good at, and what not."""
    keys = [f"wildlands-faction-{faction.key}-{side}" for side in SIDES]
    return [words(key) for key in keys if words.has_message(key)]


def _build_roster(ctx: Context[View], seat: Seat) -> Roster:
    view = ctx.view
    own = find_ghosts(view) if seat == view.seat else {}
    places = {character: space for space, character in own.items()}
    return Roster(view.table, list_players(ctx), seat, places)


def _describe_seat(
    view: View, table: Table, sheet: Sheet, roster: Roster, words: Words
) -> Iterator[str]:
    """A sentence for each character, for those who hear the picture."""
    points = count_points(view.table.sides[roster.seat].points, words)
    yield f"{seat_name(table, roster.seat, words)}, {sheet.faction.name}, {points}."
    yield from (f"{strength}." for strength in sheet.strengths)
    for character in range(1, CHARACTERS + 1):
        flags = _name_flags(sheet.abilities.flags[character], words)
        health = describe_health(view.table, roster.fighter(character), words)
        name, place = sheet.faction.name_of(character), _name_place(roster, character, words)
        yield f"{name}: {place}, {health}; {flags}."


def _name_flags(counts: Mapping[Flag, int], words: Words) -> str:
    return ", ".join(f"{describe_flag(flag, words)} {count}" for flag, count in counts.items())


def _name_place(roster: Roster, character: Character, words: Words) -> str:
    """The space, or that the character is hidden or out; with the place that only its player
    knows."""
    piece = roster.table.piece(roster.fighter(character))
    if piece.standing is Standing.REVEALED:
        return str(piece.space)
    text, place = words(f"wildlands-{piece.standing}"), roster.places.get(character)
    return f"{text} ({place})" if place else text


def _write_seat(
    view: View, table: Table, sheet: Sheet, roster: Roster, words: Words
) -> Iterator[str]:
    points = count_points(view.table.sides[roster.seat].points, words)
    name = escape(seat_name(table, roster.seat, words))
    yield f"`{letter_of(roster.seat)}` **{name}** · {sheet.faction.name} · {points}"

    def tell(character: Character) -> str:
        fighter = roster.fighter(character)
        health = view.table.health(fighter)
        left = health - view.table.piece(fighter).damage
        return f"{left}/{health} {_name_place(roster, character, words)}"

    yield from _write_faction(sheet, tell)


def _write_faction(sheet: Sheet, tell: Callable[[Character], str]) -> Iterator[str]:
    """Two lines of at most 32 columns for each character, with the letters that cards are typed
    with: `1 Skiff 4/4 34`, `  12 · m3 f2 r1`. `tell` adds a character's health."""
    abilities = sheet.abilities
    yield "```"
    for character in range(1, CHARACTERS + 1):
        yield f"{character} {sheet.faction.name_of(character):8} {tell(character)}"
        counts = _write_flags(abilities.flags[character])
        yield f"  {abilities.icons[character]} · {counts}"
    yield f"+ {_write_flags(abilities.open_actions)} · W{abilities.wilds}"
    yield "```"


def _write_flags(counts: Mapping[Flag, int]) -> str:
    letters = {flag: letter for letter, flag in LETTERS.items()}
    return " ".join(f"{letters[flag]}{count}" for flag, count in counts.items())
