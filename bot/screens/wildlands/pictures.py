"""Pictures of what a view shows, with their alt texts and text forms."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from bot.models.match import Table
from bot.render.wildlands.boards import Marks, Player, Trail
from bot.render.wildlands.scenes import close_up_scene, hand_scene, map_scene, panel_scene
from bot.screens.panel import ranks_of
from bot.screens.screen import Picture
from bot.screens.shared.colours import look_of
from bot.screens.shared.names import seat_name
from bot.screens.wildlands.alt_text import final_alt, hand_alt, map_alt
from bot.screens.wildlands.text_pictures import hand_text, map_text
from bot.words import Words
from engine.wildlands.cards import Card, Character
from engine.wildlands.maps import Number
from engine.wildlands.state import Phase, Standing
from engine.wildlands.views import View


def map_picture(
    view: View, table: Table, words: Words, before: View | None = None, marks: Marks | None = None
) -> Picture:
    """The map as the view's reader sees it: own hidden characters as ghosts, what has changed since
    `before` framed, and what `marks` say beside."""
    marks = complete_marks(view, marks or Marks(), before)
    scene = map_scene(view.table, marks, list_players(view, table, words))
    text = map_text(view, table, words, marks)
    return Picture("map", map_alt(view, table, words, marks), scene, text)


def panel_picture(
    view: View, table: Table, words: Words, before: View | None = None,
    marks: Marks | None = None, chosen: Sequence[Card] = (),
) -> Picture:  # fmt: skip
    """The map with the viewer's hand below it, the chosen cards lifted. `marks` say what the draft
    shows; ghosts, dealt map cards and changes since `before` come from the view."""
    assert view.seat is not None
    marks = complete_marks(view, marks or Marks(), before)
    players = list_players(view, table, words)
    scene = panel_scene(view.table, marks, players, view.seat, view.hand, chosen)
    alt = map_alt(view, table, words, marks)
    return Picture("map", alt, scene, map_text(view, table, words, marks, view.hand))


def hand_picture(view: View, table: Table, words: Words) -> Picture | None:
    """The viewer's own cards; None without any."""
    assert view.seat is not None
    if not view.hand:
        return None
    faction = view.table.factions[view.seat].key
    scene = hand_scene(view.hand, faction, look_of(table, view.seat))
    return Picture("hand", hand_alt(view.hand, words), scene, hand_text(view.hand, words))


def close_up(
    view: View, table: Table, words: Words, spaces: Collection[Number], marks: Marks | None = None
) -> Picture:
    """Some spaces (at least one) and their neighbours, enlarged."""
    marks = complete_marks(view, marks or Marks(), None)
    scene = close_up_scene(view.table, marks, list_players(view, table, words), spaces)
    text = map_text(view, table, words, marks)
    return Picture("close-up", map_alt(view, table, words, marks), scene, text)


def final_picture(view: View, table: Table, words: Words) -> Picture:
    """The map at the end, and everyone's points, the winners first and marked."""
    players = list_players(view, table, words)
    if view.seats > 1:
        ranks = ranks_of(view.outcome, table)
        players = [
            replace(player, active=False, place=rank)
            for player, rank in zip(players, ranks, strict=True)
        ]
    scene = map_scene(view.table, Marks(), players)
    text = map_text(view, table, words, Marks())
    return Picture("final", final_alt(view, table, words), scene, text)


def list_players(view: View, table: Table, words: Words) -> list[Player]:
    return [
        Player(
            seat_name(table, seat, words), look_of(table, seat), view.hands[seat],
            active=seat in view.to_act,
        )
        for seat in range(view.seats)
    ]  # fmt: skip


def complete_marks(view: View, marks: Marks, before: View | None) -> Marks:
    """The marks with what the view alone tells: own hidden characters unless a draft places them,
    the map cards dealt during set-up, and what has changed."""
    fresh = marks.fresh or find_fresh(view, before) | _find_deed(view)
    trails = marks.trails or (*find_trails(view, before), *_find_strike(view))
    marks = replace(marks, fresh=fresh, trails=trails)
    if view.seat is None:
        return marks
    offers = view.dealt if view.phase is Phase.SETUP else ()
    ghosts = marks.ghosts or find_ghosts(view)
    return replace(marks, seat=view.seat, ghosts=ghosts, offers=offers)


def find_ghosts(view: View) -> dict[Number, Character]:
    """The viewer's hidden characters by the space they will appear in."""
    if not view.places:
        return {}
    return {
        view.places[character - 1]: character for character in view.own.characters(Standing.HIDDEN)
    }


def find_fresh(view: View, before: View | None) -> frozenset[Number]:
    """The spaces where something has changed since `before`."""
    if before is None or before.phase is Phase.SETUP:
        return frozenset()
    found: set[Number] = set()
    for side, earlier in zip(view.table.sides, before.table.sides, strict=True):
        found |= set(side.shards) ^ set(earlier.shards)
        for piece, was in zip(side.pieces, earlier.pieces, strict=True):
            if piece != was:
                found.add(piece.space or was.space)
    return frozenset(found - {0})


def _find_deed(view: View) -> frozenset[Number]:
    """The spaces of the action that others may interrupt: those entered, and of those attacked."""
    if view.phase is not Phase.ASK or view.deed is None:
        return frozenset()
    attacked = {view.table.piece(fighter).space for fighter in view.deed.attacked}
    return frozenset(({*view.deed.entered} | attacked) - {0})


def find_trails(view: View, before: View | None) -> list[Trail]:
    """From where to where characters have gone since `before`."""
    if before is None:
        return []
    return [
        Trail(was.space, piece.space)
        for side, earlier in zip(view.table.sides, before.table.sides, strict=True)
        for piece, was in zip(side.pieces, earlier.pieces, strict=True)
        if piece.space and was.space and piece.space != was.space
    ]


def _find_strike(view: View) -> list[Trail]:
    """The attack that is open, with the spaces it aims at."""
    strike = view.strike
    if strike is None:
        return []
    start = view.table.piece(strike.attacker).space
    ends = sorted({view.table.piece(hit).space for hit in strike.hits})
    return [Trail(start, end, strike.flag) for end in ends]
