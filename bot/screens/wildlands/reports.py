"""What has come of the viewer's actions since they last looked, and of attacks on them: told at the
head of a panel, before the news of what others did; and all of it by turn for the details."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from bot.models.match import Table
from bot.screens.context import Context
from bot.screens.screen import Block, Text
from bot.screens.shared.names import bold_name
from bot.screens.wildlands.endings import describe_end
from bot.screens.wildlands.news import (
    describe_gains,
    describe_hit,
    describe_news,
    list_turns,
    shorten_news,
)
from bot.screens.wildlands.pictures import changes_picture
from bot.words import Words
from engine.contract import Seat
from engine.wildlands.actions import Actor
from engine.wildlands.cards import WILD, Flag, offer_of
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
)
from engine.wildlands.state import DRAW, HAND, Phase
from engine.wildlands.targets import MELEE
from engine.wildlands.views import View

LONGEST: Final = 70
"""Letters of a report: two lines of a phone."""
PLAIN: Final = "✓"
"""Begins what was merely done."""


def report_events(ctx: Context[View], events: Sequence[Event]) -> str:
    """A line of what the viewer did and suffered, with what came of each attack: of their own last
    one even where there's room for nothing else. Then the news, of which others' points are told
    even where there's room for that line only. At the end, what decided the match."""
    view, table, words = ctx.view, ctx.table, ctx.words
    if view.outcome is not None:
        return describe_end(ctx, events)
    parts, vital = list[str](), list[str]()
    flag: Flag | None = None
    for event in events:
        flag = event.flag if isinstance(event, AttackDeclared) else flag
        result = [*_tell_event(event, flag, view, table, words)]
        parts += result
        if isinstance(event, AttackResolved) and event.attacker.fighter.seat == view.seat:
            vital = result
    is_short = view.phase in (Phase.ACT, Phase.ASK)
    if is_short:
        parts += _tell_gains(view, table, events, words)
    told = fit_parts([*dict.fromkeys(parts)], vital)
    report, news = " · ".join(told), describe_news(view, table, words, events, told)
    if is_short:
        return shorten_news(news) if is_plain(told) and news else report
    return "\n".join(filter(None, (report, news)))


def tell_turns(ctx: Context[View], events: Sequence[Event]) -> tuple[Block, ...]:
    """All that has happened, a line for each turn, above the map with what has changed."""
    lines = list_turns(ctx.view, ctx.table, ctx.words, events)
    if not lines:
        return ()
    return Text("\n".join(f"-# {line}" for line in lines)), changes_picture(ctx)


def explain_passes(ctx: Context[View], events: Sequence[Event]) -> str:
    """That the viewer had no wild card, as far as that was so all the time."""
    view = ctx.view
    has_one = WILD in view.hand or any(_spends_wild(event, view.seat) for event in events)
    return "" if has_one else ctx.words("wildlands-passed")


def _spends_wild(event: Event, seat: Seat | None) -> bool:
    match event:
        case CharactersMoved(by, _, _, cards):
            return by.fighter.seat == seat and WILD in cards
        case ShardClaimed(by, _, cards):
            return by == seat and WILD in cards
        case InterruptPlayed(by) | CardsDrawn(by, _, True):
            return by == seat
        case _:
            return False


def _tell_gains(view: View, table: Table, events: Sequence[Event], words: Words) -> Sequence[str]:
    """What others have gained points for, or where there's no room for that, how many."""
    told = list[str]()
    for event in events:
        match event:
            case ShardClaimed(seat, space, _) if seat != view.seat:
                player = bold_name(table, seat, words)
                told.append(words("wildlands-report-claimed-by", player=player, space=space))
            case AttackResolved(attacker, hits) if attacker.fighter.seat != view.seat:
                told += [
                    _tell_hit(hit, attacker, None, view, table, words)
                    for hit in _find_points(view, attacker.fighter.seat, hits)
                ]
            case _:
                pass
    if measure_parts(told) <= LONGEST:
        return told
    return describe_gains(view, table, words, _count_gains(view, events))


def _find_points(view: View, attacker: Seat, hits: Sequence[Hit]) -> list[Hit]:
    """The knock-outs that are points for the attacker, but for those of the viewer's characters."""
    return [
        hit for hit in hits if hit.is_out and hit.actor.fighter.seat not in {attacker, view.seat}
    ]


def _count_gains(view: View, events: Sequence[Event]) -> Counter[Seat]:
    """The points that others have gained, but for knock-outs of the viewer's characters: those are
    told as such."""
    gains = Counter[Seat]()
    for event in events:
        match event:
            case ShardClaimed(seat, _, _) if seat != view.seat:
                gains[seat] += 1
            case AttackResolved(attacker, hits) if attacker.fighter.seat != view.seat:
                seat = attacker.fighter.seat
                gains[seat] += len(_find_points(view, seat, hits))
    return +gains


def fit_parts(parts: Sequence[str], vital: Sequence[str] = ()) -> Sequence[str]:
    """As many parts as there is room for: rather those with a result than plain moves, then what is
    `vital`, then the newest."""
    if measure_parts(parts) > LONGEST:
        parts = [part for part in parts if not part.startswith(PLAIN)] or parts
    while len(parts) > 1 and measure_parts(parts) > LONGEST:
        oldest = next((part for part in parts if part not in vital), parts[0])
        parts = [part for part in parts if part != oldest]
    return parts


def is_plain(parts: Sequence[str]) -> bool:
    """Whether nothing came of what was done."""
    return all(part.startswith(PLAIN) for part in parts)


def measure_parts(parts: Sequence[str]) -> int:
    return sum(len(part.replace("*", "")) + 3 for part in parts)


def _tell_event(
    event: Event, flag: Flag | None, view: View, table: Table, words: Words
) -> Iterator[str]:
    """What an event means to the viewer, in a few words; nothing for what is news. `flag` is that
    of the newest attack, if it was declared since the viewer looked."""
    match event:
        case CharacterRevealed(actor, space, forced) if actor.fighter.seat == view.seat:
            key = f"wildlands-report-revealed{'-last' if forced else ''}"
            yield words(key, name=actor.name, space=space)
        case CharactersMoved(by, _, steps, _) if by.fighter.seat == view.seat:
            for step in steps:
                yield words("wildlands-report-moved", name=step.actor.name, space=step.end)
        case ShardClaimed(seat, space, _) if seat == view.seat:
            yield words("wildlands-report-claimed", space=space)
        case AttackResolved(attacker, hits):
            for hit in hits:
                if view.seat in (attacker.fighter.seat, hit.actor.fighter.seat):
                    told = _tell_hit(hit, attacker, flag, view, table, words)
                    yield told + _explain_helplessness(hit, flag, view, words)
        case CardsDrawn(seat, count, wild, _) if seat == view.seat:
            yield _tell_draw(view, count, words, wild=wild)
        case InterruptPlayed(seat) if seat != view.seat:
            yield words("wildlands-report-interrupted", name=bold_name(table, seat, words))
        case _:
            return


def _explain_helplessness(hit: Hit, flag: Flag | None, view: View, words: Words) -> str:
    """Why nobody was asked to defend, which all can tell: no unseen card could have stopped it."""
    fighter = hit.actor.fighter
    if hit.card or flag is None:  # who has seen the attack before was asked
        return ""
    stopping = {Flag.MELEE} if flag in MELEE else {Flag.GUARD, Flag.COVER}
    unseen = view.table.unseen(fighter.seat)
    if any(offer_of(card).flags_for(fighter.character) & stopping for card in unseen):
        return ""
    return " " + words("wildlands-report-helpless", name=hit.actor.name)


def _tell_hit(
    hit: Hit, attacker: Actor, flag: Flag | None, view: View, table: Table, words: Words
) -> str:
    fighter, name = hit.actor.fighter, hit.actor.name
    if hit.card:
        if fighter.seat == view.seat:
            return words("wildlands-report-guarded-own", name=name)
        player = bold_name(table, fighter.seat, words)
        return words("wildlands-report-guarded", name=name, player=player)
    if hit.is_out:
        return _tell_knock_out(hit.actor, attacker, view, table, words)
    return describe_hit(view, attacker, flag, hit.actor, hit.damage, words)


def _tell_knock_out(actor: Actor, attacker: Actor, view: View, table: Table, words: Words) -> str:
    seat, named = attacker.fighter.seat, {"by": attacker.name, "name": actor.name}
    if actor.fighter.seat == seat:
        return words("wildlands-report-out-own", name=actor.name)
    if seat == view.seat:
        return words("wildlands-report-out", **named)
    return words("wildlands-report-out-lost", player=bold_name(table, seat, words), **named)


def _tell_draw(view: View, count: int, words: Words, *, wild: bool) -> str:
    """How many cards were drawn, and why they were fewer than at other times."""
    assert view.seat is not None
    is_limited = count < (2 if wild else DRAW) and len(view.hand) >= HAND
    return words(f"wildlands-report-drawn{'-limit' if is_limited else ''}", n=count)
