"""The story of what has happened since the viewer last looked, in order: who hit whom, who gained
points, and which characters appeared or moved, with how near they are."""

from collections import Counter
from collections.abc import Hashable, Iterator, Sequence
from itertools import groupby, takewhile
from math import ceil
from typing import Final, NamedTuple

from bot.markdown import escape
from bot.models.match import Table
from bot.screens.context import Context
from bot.screens.contract import Report
from bot.screens.shared.names import bold_name, seat_name
from bot.screens.wildlands.endings import find_gain
from bot.screens.wildlands.phrases import describe_flag, name_defences, name_of
from bot.words import Words
from engine.contract import Seat
from engine.wildlands.actions import Actor, Fighter
from engine.wildlands.cards import Flag, offer_of
from engine.wildlands.events import (
    AttackDeclared,
    AttackResolved,
    CardsDrawn,
    CharacterRevealed,
    CharactersMoved,
    EndDeclared,
    Event,
    Hit,
    InterruptPlayed,
    ShardClaimed,
    TurnBegan,
)
from engine.wildlands.maps import Number
from engine.wildlands.state import DRAW, HAND
from engine.wildlands.targets import list_defences
from engine.wildlands.views import View

NEAR: Final = 3
"""Within how many steps an enemy is near."""
SMALL: Final = "-# "
LINE: Final = 38
"""Letters in a line of a phone."""


class Deed(NamedTuple):
    """What a seat did and what came of it. In a row of its deeds the newest with a `key` stands for
    all, with their `amount` of damage or cards; the steps of a walk (`way`) are one as long as
    nothing comes between. A `plain` one was merely done; a `vital` one is what an attack of the
    viewer's has led to, or a reveal that nobody chose; a `point` a claim or a knock-out; `turn` is
    0 before the first that begins."""

    seat: Seat
    key: Hashable
    text: str
    is_plain: bool = False
    is_vital: bool = False
    is_point: bool = False
    amount: int = 0
    way: tuple[Number, ...] = ()
    turn: int = 0


def tell_story(ctx: Context[View], events: Sequence[Event]) -> list[Deed]:
    """All that has happened since the viewer looked, in order; to a view without a seat as the
    deeds of others."""
    story: list[Deed] = []
    flag: Flag | None = None
    turn, table = 0, ctx.view.table
    # As it was before the events: what was seen then may have been undone since
    points, hurt = [side.points for side in table.sides], Counter[Fighter]()
    for event in events:
        seat, gain = find_gain(event)
        points[seat] -= gain
        for hit in event.hits if isinstance(event, AttackResolved) else ():
            hurt[hit.actor.fighter] -= hit.damage
    for event in events:
        seat, gain = find_gain(event)
        points[seat] += gain
        if isinstance(event, AttackDeclared):
            flag = event.flag
        elif isinstance(event, TurnBegan):
            turn = event.turn
        elif isinstance(event, AttackResolved):
            for hit in event.hits:
                fighter = hit.actor.fighter
                hurt[fighter] += hit.damage
                left = table.health(fighter) - table.piece(fighter).damage - hurt[fighter]
                by, now = event.attacker, points[seat]
                deed = _tell_hit(ctx, hit, by, flag, left=left, points=now, story=story)
                _add(story, deed._replace(turn=turn))
        for deed in _tell_event(event, points[seat], ctx.view, ctx.words, story):
            _add(story, deed._replace(turn=turn))
    return story


def write_story(
    story: Sequence[Deed], seat: Seat | None, table: Table, words: Words, lines: int,
    head: str = "", *, is_brief: bool = False,
) -> Report:  # fmt: skip
    """A line for each row of deeds, the first after the `head`. Where more than so many lines of a
    phone would be needed, the oldest is left out: first what the reader did, then what others
    merely did, but no point of another, nothing of their newest turn, except what the reader merely
    did in it, nor the end of an own attack; where it `is_brief`, of that turn the newest deed."""
    deeds = dict(enumerate(story))  # by their places, as deeds of two turns may be equal
    newest = [one.turn for one in story if one.seat != seat and not is_brief][-1:]

    def weigh(at: int) -> tuple[bool, bool, bool, int]:
        return story[at].is_vital, story[at].seat != seat, not story[at].is_plain, at

    kept = {at for at in deeds if story[at].turn in newest and any(weigh(at)[1:3])}
    kept = (kept or {len(story) - 1}) | {*[at for at in deeds if story[at].is_vital][-1:]}
    kept |= {at for at in deeds if story[at].is_point and story[at].seat != seat}
    rows = [head, *write_rows(story, seat, table, words)]
    for at in sorted(deeds.keys() - kept, key=weigh):
        if _count_lines(rows) <= lines:
            break
        if story[at].seat != seat and not head.endswith("…"):
            head = f"{head} …".strip()
        del deeds[at]
        rows = [head, *write_rows([*deeds.values()], seat, table, words)]
    first = " ".join(filter(None, rows[:2]))
    if SMALL in first:  # must come first
        first = SMALL + first.replace(SMALL, "")
    return Report("\n".join([first, *rows[2:]]), len(deeds) == len(story))


def write_rows(story: Sequence[Deed], reader: Seat | None, table: Table, words: Words) -> list[str]:
    """A line for each row of a seat's deeds: those of the reader in plain letters, others in small
    print with the name."""
    rows = []
    for seat, deeds in groupby(story, key=lambda deed: deed.seat):
        told = " · ".join(deed.text for deed in deeds)
        if seat != reader:
            name = bold_name(table, seat, words)
            told = SMALL + words("wildlands-news-turn", name=name, news=told)
        rows.append(told)
    return rows


def _count_lines(rows: Sequence[str]) -> int:
    head, *others = (row.removeprefix(SMALL).replace("*", "") for row in rows)
    shown = [f"{head} {others[0]}", *others[1:]] if others else [head]
    return sum(ceil(len(row) / LINE) for row in shown)


def _add(story: list[Deed], deed: Deed) -> None:
    row = _list_row(story, deed.seat)
    for at in [*row][:1] if deed.way else row:
        if story[at].key == deed.key:
            del story[at]
            break
    story.append(deed)


def _sum_up(story: Sequence[Deed], seat: Seat, key: Hashable, amount: int) -> int:
    """With what the row of the seat's deeds has of it already."""
    return amount + sum(story[at].amount for at in _list_row(story, seat) if story[at].key == key)


def _list_row(story: Sequence[Deed], seat: Seat) -> Iterator[int]:
    """Where the newest row of a seat's deeds is, the newest first."""
    places = reversed(range(len(story)))
    return takewhile(lambda at: story[at].seat == seat, places)


def _tell_event(
    event: Event, points: int, view: View, words: Words, story: Sequence[Deed]
) -> Iterator[Deed]:
    """What an event means to the viewer, in a few words, and to whom it has brought so many
    `points`."""
    match event:
        case CharacterRevealed(actor, space, forced):
            seat = actor.fighter.seat
            is_last = forced and seat == view.seat
            key = f"wildlands-report-revealed{'-last' if is_last else ''}"
            text = words(key, name=actor.name, space=space)
            if seat != view.seat:
                text = _tell_near(view, text, [space], words)
            yield Deed(seat, ("reveal", actor), text, is_vital=is_last)
        case CharactersMoved(by, _, steps, _):
            seat = by.fighter.seat
            walked = "move", *(step.actor for step in steps), *([len(story)] if steps[1:] else [])
            is_on = bool(story) and (story[-1].seat, story[-1].key) == (seat, walked)
            way = (*(story[-1].way if is_on else ()), steps[-1].end)
            ends = [*(str(step.end) for step in steps[:-1]), " → ".join(map(str, way))]
            named = [f"{one.actor.name} → {end}" for one, end in zip(steps, ends, strict=True)]
            if seat != view.seat and steps[-1].end in view.table.sides[seat].shards:
                named[-1] = words("wildlands-asked-shard", step=named[-1])
            told = ", ".join(named)
            text = words(f"wildlands-{'report' if seat == view.seat else 'news'}-moved", steps=told)
            if seat != view.seat:
                text = _tell_near(view, text, [step.end for step in steps], words)
            yield Deed(seat, walked, text, is_plain=True, way=way)
        case EndDeclared(seat, True):
            side = "report" if seat == view.seat else "news"
            yield Deed(seat, "end", words(f"wildlands-{side}-last"), is_plain=True)
        case ShardClaimed(seat, space, _):
            key = f"wildlands-{'report-claimed' if seat == view.seat else 'news-claim'}"
            yield Deed(seat, ("claim", space), words(key, space=space, n=points), is_point=True)
        case CardsDrawn(seat, count, wild, _) if seat == view.seat:
            # Why they were fewer than at other times
            is_limited = count < (2 if wild else DRAW) and len(view.hand) >= HAND
            kind = f"wildlands-report-drawn{'-limit' if is_limited else ''}"
            drawn = _sum_up(story, seat, ("draw", wild), count)
            yield Deed(seat, ("draw", wild), words(kind, n=drawn), is_plain=True, amount=drawn)
        case CardsDrawn(seat, count, True, _):
            drawn = _sum_up(story, seat, "draw", count)
            text = words("wildlands-news-draw", n=drawn)
            yield Deed(seat, "draw", text, is_plain=True, amount=drawn)
        case InterruptPlayed(seat) if seat != view.seat:
            yield Deed(seat, "interrupt", words("wildlands-news-interrupt"))
        case _:
            return


def _tell_near(view: View, text: str, spaces: Sequence[Number], words: Words) -> str:
    """With whom of the viewer's enemies are near where they have appeared or gone to."""
    own = () if view.seat is None else view.revealed()
    walks = view.table.ground.walks
    found = [
        (walks[space].get(piece.space, NEAR + 1), view.fighter(one))
        for one, piece in own
        for space in spaces
    ]
    steps, near = min(found, default=(NEAR + 1, None))
    if near is None or steps > NEAR:
        return text
    return words("wildlands-news-near", place=text, n=steps, name=name_of(view.table, near))


def _tell_hit(
    ctx: Context[View], hit: Hit, attacker: Actor, flag: Flag | None, *, left: int, points: int,
    story: Sequence[Deed],
) -> Deed:  # fmt: skip
    """What an attack has done to a character, with its earlier hits in the row of its seat's
    deeds: by which flag, if it was declared since the viewer looked, how much health is `left`, or
    how many `points` the attacker has now."""
    view, words, seat, fighter = ctx.view, ctx.words, attacker.fighter.seat, hit.actor.fighter
    is_vital, named = seat == view.seat, {"by": attacker.name, "name": hit.actor.name}
    if fighter.seat == view.seat != seat and not hit.card:
        named["name"] = words("wildlands-yours", name=hit.actor.name)
    elif hit.is_out and fighter.seat not in (view.seat, seat) and view.seats > 2 and not is_vital:
        player = seat_name(ctx.table, fighter.seat, words)
        named["name"] = words("wildlands-whose", player=escape(player), name=hit.actor.name)
    if hit.card:
        side = "-own" if fighter.seat == view.seat else ""
        text = words(f"wildlands-report-guarded{side}", **named)
        return Deed(fighter.seat, ("guard", attacker, hit.actor), text, is_vital=is_vital)
    key = ("hit", attacker, hit.actor)
    damage = _sum_up(story, seat, key, hit.damage)
    if hit.is_out:
        side = "-own" if fighter.seat == seat else ""
        text = words(f"wildlands-news-out{side}", n=points, **named)
    else:
        how = [describe_flag(flag, words)] if flag else []
        health = ctx.view.table.health(fighter)
        how.append(words("wildlands-health", left=left, health=health))
        text = words("wildlands-news-hit", n=-damage, how=", ".join(how), **named)
    if view.seat == fighter.seat:  # the attacker was told that the hit is sure
        text += _explain_helplessness(fighter, flag, view, words)
    return Deed(seat, key, text, is_vital=is_vital, is_point=hit.is_out, amount=damage)


def _explain_helplessness(fighter: Fighter, flag: Flag | None, view: View, words: Words) -> str:
    """Why the viewer was not asked to defend: no card of the hand could have stopped it."""
    if flag is None:  # who has seen the attack before was asked
        return ""
    space = view.table.piece(fighter).space
    is_covered = not space or view.table.ground.by_number[space].cover  # it may have been when out
    stopping = {*list_defences(flag, is_covered=is_covered)}
    if any(stopping & offer_of(card).flags_for(fighter.character) for card in view.hand):
        return ""
    flags = name_defences(flag, words, is_covered=is_covered)
    return " " + words("wildlands-report-helpless", name=name_of(view.table, fighter), flags=flags)
