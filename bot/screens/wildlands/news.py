"""What others have done since the viewer last looked, a line for each of their turns: who hit whom,
who gained points, and which characters appeared or moved, with how near they are."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from bot.models.match import Table
from bot.screens.shared.names import bold_name
from bot.screens.wildlands.phrases import describe_flag, describe_health, name_of
from bot.words import Words
from engine.contract import Seat
from engine.wildlands.actions import Actor, Fighter
from engine.wildlands.cards import Flag
from engine.wildlands.events import (
    AttackDeclared,
    AttackResolved,
    CardsDrawn,
    CharacterRevealed,
    CharactersMoved,
    Event,
    Hit,
    InterruptPlayed,
    ShardClaimed,
    TurnBegan,
)
from engine.wildlands.maps import Number
from engine.wildlands.state import Standing
from engine.wildlands.views import View

MOST_TURNS: Final = 3
"""The newest turns, a line each: as many as others can have between two of the viewer's."""
MOST: Final = 4
"""Parts of a line; more are counted."""
NEAR: Final = 3
"""Within how many steps an enemy is near."""
LONGEST: Final = 70
"""Letters of news where there is room for one line only: two lines of a phone."""


@dataclass(slots=True)
class _Turn:
    """What a seat has done in a turn, its own or one that it interrupts."""

    seat: Seat
    interrupts: bool = False
    flag: Flag | None = None
    hits: list[tuple[Actor, Flag | None, Hit]] = field(default_factory=list)
    guarded: list[tuple[Seat, str]] = field(default_factory=list)
    gained: int = 0
    claimed: list[Number] = field(default_factory=list)
    drawn: int = 0
    revealed: dict[Fighter, Number] = field(default_factory=dict)
    moved: dict[Fighter, Number] = field(default_factory=dict)


def describe_news(
    view: View, table: Table, words: Words, events: Iterable[Event], told: Sequence[str] = ()
) -> str:
    """The news in small print; empty if others have done nothing. Without the hits that were `told`
    before."""
    lines = []
    for turn in _split_turns(events):
        results, steps = _describe_turn(view, turn, told, words)
        parts = () if turn.seat == view.seat else (*results, *steps)
        if parts:
            name = bold_name(table, turn.seat, words)
            shown = " · ".join(parts[:MOST])
            if len(parts) > MOST:
                shown = words("wildlands-news-more", news=shown, n=len(parts) - MOST)
            lines.append(f"-# {words('wildlands-news-turn', name=name, news=shown)}")
    return "\n".join(lines[-MOST_TURNS:])


def list_turns(view: View, table: Table, words: Words, events: Iterable[Event]) -> list[str]:
    """All that has happened, a line for each turn and interrupt, also those of the viewer: first
    who went where, then what came of it."""
    public = replace(view, seat=None)  # who is near whom is seen on the map
    lines = []
    for turn in _split_turns(events):
        results, steps = _describe_turn(public, turn, (), words)
        parts = [*steps, *results]
        for seat, guarded in dict.fromkeys(turn.guarded):
            player = bold_name(table, seat, words)
            parts.append(words("wildlands-report-guarded", player=player, name=guarded))
        if parts:
            name = bold_name(table, turn.seat, words)
            name = f"⚡ {name}" if turn.interrupts else name
            lines.append(words("wildlands-news-turn", name=name, news=" · ".join(parts)))
    return lines


def describe_gains(
    view: View, table: Table, words: Words, gains: Mapping[Seat, int]
) -> tuple[str, ...]:
    """The line of points that seats have gained; none where none has."""
    found = [
        words(
            "wildlands-news-point",
            name=bold_name(table, seat, words),
            gain=gain,
            n=view.table.sides[seat].points,
        )
        for seat, gain in gains.items()
    ]
    return (" · ".join(found),) if found else ()


def shorten_news(news: str) -> str:
    """All turns in one line, or the first one, for a panel whose buttons need the room."""
    first, *others = news.splitlines() or [""]
    joined = " · ".join([first, *(line.removeprefix("-# ") for line in others)])
    return joined if len(joined.replace("*", "")) <= LONGEST else first


def _split_turns(events: Iterable[Event]) -> list[_Turn]:
    """What was done, by turn and by whose it was, in order."""
    turns: list[_Turn] = []
    by_seat: dict[Seat, _Turn] = {}
    for event in events:
        seat = _seat_of(event)
        if isinstance(event, TurnBegan):
            by_seat = {}
        if seat is None:
            continue
        if seat not in by_seat:
            by_seat[seat] = _Turn(seat)
            turns.append(by_seat[seat])
        _note(by_seat[seat], event)
    return turns


def _seat_of(event: Event) -> Seat | None:
    """Whose deed an event is; None for those that are none."""
    match event:
        case CharactersMoved(by):
            return by.fighter.seat
        case AttackDeclared(attacker) | AttackResolved(attacker):
            return attacker.fighter.seat
        case CharacterRevealed(actor):
            return actor.fighter.seat
        case ShardClaimed(seat) | CardsDrawn(seat, _, True) | InterruptPlayed(seat):
            return seat
        case _:
            return None


def _note(turn: _Turn, event: Event) -> None:
    match event:
        case CharactersMoved(_, _, steps):
            for step in steps:
                turn.moved[step.actor.fighter] = step.end
        case AttackDeclared(_, flag):
            turn.flag = flag
        case AttackResolved(attacker, hits):
            turn.hits += [(attacker, turn.flag, hit) for hit in hits if hit.damage and not hit.card]
            turn.flag = None
            turn.guarded += [(hit.actor.fighter.seat, hit.actor.name) for hit in hits if hit.card]
            turn.gained += sum(hit.is_out and hit.actor.fighter.seat != turn.seat for hit in hits)
        case CharacterRevealed(actor, space):
            turn.revealed[actor.fighter] = space
        case ShardClaimed(_, space):
            turn.claimed.append(space)
        case InterruptPlayed():
            turn.interrupts = True
        case CardsDrawn(_, count):
            turn.drawn += count
        case _:
            pass


def _describe_turn(
    view: View, turn: _Turn, told: Sequence[str], words: Words
) -> tuple[list[str], list[str]]:
    """The parts of its line: what came of it, the most important first, and all else."""
    damage = Counter[tuple[Actor, Flag | None, Actor]]()
    for attacker, flag, hit in turn.hits:
        damage[attacker, flag, hit.actor] += hit.damage
    hits = sorted(damage.items(), key=lambda item: item[0][2].fighter.seat != view.seat)
    parts = [
        describe_hit(view, attacker, flag, actor, lost, words)
        for (attacker, flag, actor), lost in hits
        if not any(one.startswith("💥") and f" {actor.name}" in one for one in told)
    ]
    points = view.table.sides[turn.seat].points
    if turn.claimed:
        spaces = ", ".join(map(str, turn.claimed))
        parts.append(words("wildlands-news-claim", spaces=spaces, n=points))
    elif turn.gained:
        parts.append(words("wildlands-news-gain", gain=turn.gained, n=points))
    steps = [
        _describe_place(view, fighter, turn.moved.get(fighter, space), "reveal", words)
        for fighter, space in turn.revealed.items()
    ]
    steps += [
        _describe_place(view, fighter, space, "move", words)
        for fighter, space in turn.moved.items()
        if fighter not in turn.revealed
    ]
    if turn.drawn:
        steps.append(words("wildlands-news-draw", n=turn.drawn))
    return parts, steps


def describe_hit(
    view: View, attacker: Actor, flag: Flag | None, actor: Actor, damage: int, words: Words
) -> str:
    """Who has hit whom, by which flag if that is known, and what is left of their health."""
    if view.table.piece(actor.fighter).standing is Standing.OUT:
        return words("wildlands-news-out", by=attacker.name, name=actor.name)
    how = [describe_flag(flag, words)] if flag else []
    how.append(describe_health(view.table, actor.fighter, words))
    named = {"by": attacker.name, "name": actor.name}
    return words("wildlands-news-hit", n=-damage, how=", ".join(how), **named)


def _describe_place(view: View, fighter: Fighter, space: Number, what: str, words: Words) -> str:
    """Where an enemy has appeared or gone to, and whom of the viewer's it is near there."""
    text = words(f"wildlands-news-{what}", label=name_of(view.table, fighter), space=space)
    walks = view.table.ground.walks[space]
    own = () if view.seat is None else view.revealed()
    found = [(walks.get(piece.space, NEAR + 1), view.fighter(one)) for one, piece in own]
    steps, near = min(found, default=(NEAR + 1, fighter))
    if steps > NEAR:
        return text
    return words("wildlands-news-near", place=text, n=steps, name=name_of(view.table, near))
