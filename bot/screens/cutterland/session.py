"""Tournament sessions: the cards shown before they are dealt, and the result of both matches."""

from __future__ import annotations

from bot.models.match import SessionResult, Table
from bot.render.cutterland.land_scene import deck_scene
from bot.screens.contract import Values
from bot.screens.cutterland.text_pictures import deck_text
from bot.screens.screen import Block, Picture, Screen, Text
from bot.screens.shared.names import bold_name
from bot.words import Words
from engine.contract import Seat
from engine.cutterland.views import View


def render_cards(view: View, words: Words) -> tuple[Block, ...]:
    """All cards of the match, in the order of their pack; who holds which stays hidden."""
    n = len(view.shown)
    alt = words("cutterland-alt-cards", n=n, cards="; ".join(map(str, view.shown)))
    return (
        Text(words("cutterland-cards", n=n)),
        Picture("cards", alt, deck_scene(view.shown), deck_text(view.shown, words)),
    )


def show_cards(
    view: View, table: Table, values: Values, words: Words, before: View | None = None
) -> Screen:
    """`/cards`: those that were shown before they were dealt."""
    if not view.shown:
        return Screen((Text(words("cutterland-cards-hidden")),), table.match)
    return Screen(render_cards(view, words), table.match)


def render_result(found: SessionResult, table: Table, words: Words) -> tuple[Block, ...]:
    """All places; where points are equal, what decided."""
    order = sorted(range(len(found.ranks)), key=lambda seat: found.ranks[seat])
    winner = bold_name(table, order[0], words)
    lines = [f"## {words('cutterland-session-won', name=winner, points=found.scores[order[0]])}"]
    lines += [_line(found, table, seat, words) for seat in order]
    return (Text("\n".join(lines)),)


def _line(found: SessionResult, table: Table, seat: Seat, words: Words) -> str:
    each = [scores[seat] for scores in found.match_scores]
    line = words(
        "cutterland-session-place",
        place=found.ranks[seat],
        name=bold_name(table, seat, words),
        points=found.scores[seat],
        first=each[0],
        second=each[1],
    )
    survivors, turn = found.tie_breaks[seat]
    equal = [other for other, points in enumerate(found.scores) if points == found.scores[seat]]
    if len(equal) > 1 and not table.seats[seat].resigned:
        line += " · " + words("cutterland-session-survivors", n=survivors)
        if sum(found.tie_breaks[other][0] == survivors for other in equal) > 1:
            line += " · " + words("cutterland-session-turn", turn=turn)
    return line
