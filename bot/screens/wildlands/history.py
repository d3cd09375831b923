"""The history in words: a public line for each event, and the headings of a match file."""

from bot.models.match import Table
from bot.screens.shared.names import bold_name, bold_names, describe_forfeit_win, format_list
from bot.screens.wildlands.phrases import describe_flag, describe_space, name_cards
from bot.words import Words
from engine.contract import Seat
from engine.wildlands import events
from engine.wildlands.actions import SEAT_LETTERS, Actor
from engine.wildlands.cards import Flag
from engine.wildlands.events import Event
from engine.wildlands.state import Phase
from engine.wildlands.views import View


def describe_event(event: Event, table: Table, words: Words) -> str | None:
    match event:
        case events.ShardsPlaced(shards):
            each = (
                f"{bold_name(table, seat, words)} {', '.join(map(str, spaces))}"
                for seat, spaces in enumerate(shards)
            )
            return words("wildlands-deed-shards", shards="; ".join(each))
        case events.CharactersMoved():
            name, moved = bold_name(table, event.by.fighter.seat, words), event.steps
            way = format_list([f"{one.actor.name} {one.start} → {one.end}" for one in moved], words)
            key, cards = f"wildlands-deed-{event.flag or 'moved'}", name_cards(event.cards, words)
            return words(key, name=name, steps=way, cards=cards)
        case events.AttackDeclared():
            return _describe_attack(event, table, words)
        case events.AttackResolved(attacker, hits):
            return " ".join(_describe_hit(hit, attacker.fighter.seat, table, words) for hit in hits)
        case events.CharacterRevealed(actor, space, _):
            name = bold_name(table, actor.fighter.seat, words)
            return words("wildlands-deed-revealed", name=name, actor=actor.name, space=space)
        case events.ShardClaimed(seat, space, cards):
            name, paid = bold_name(table, seat, words), name_cards(cards, words)
            return words("wildlands-deed-claimed", name=name, space=space, cards=paid)
        case events.CardsDrawn(seat, count, wild, shuffled):
            return _describe_draw(seat, count, words, table, wild=wild, shuffled=shuffled)
        case events.MatchEnded() if table.is_won_by_forfeit:
            return describe_forfeit_win(table, words)
        case events.MatchEnded(scores, places):
            winners = [seat for seat, place in enumerate(places) if place == 1]
            names, points = bold_names(table, winners, words), scores[winners[0]]
            return words("wildlands-deed-ended", names=names, n=len(winners), points=points)
        case _:
            return _describe_stage(event, table, words)


def _describe_stage(event: Event, table: Table, words: Words) -> str | None:
    """A line about whose turn it is, and who sets up, interrupts or ends."""
    match event:
        case events.CharactersAssigned(seat):
            key = "assigned"
        case events.AssignmentRecalled(seat):
            key = "recalled"
        case events.EndDeclared(seat, forced):
            key = "end-forced" if forced else "end"
        case events.InterruptPlayed(seat):
            key = "interrupted"
        case events.InterruptDone(seat, _):
            key = "done"
        case events.SideWipedOut(seat):
            key = "wiped-out"
        case events.TurnBegan(seat, turn):
            name = bold_name(table, seat, words)
            return words("wildlands-deed-turn", name=name, turn=turn)
        case _:
            return None
    return words(f"wildlands-deed-{key}", name=bold_name(table, seat, words))


def _describe_attack(event: events.AttackDeclared, table: Table, words: Words) -> str:
    return words(
        "wildlands-deed-attacked",
        name=bold_name(table, event.attacker.fighter.seat, words),
        actor=event.attacker.name,
        target=_describe_target(event, table, words),
        flag=describe_flag(event.flag, words),
        card=name_cards((event.card,), words),
    )


def _describe_target(event: events.AttackDeclared, table: Table, words: Words) -> str:
    if event.aimed is not None:
        return describe_actor(event.aimed, table, words)
    if event.flag is Flag.AREA:
        return describe_space(int(event.target), words)
    return bold_name(table, SEAT_LETTERS.index(event.target), words)


def describe_actor(actor: Actor, table: Table, words: Words) -> str:
    """A character, and whose it is."""
    player = bold_name(table, actor.fighter.seat, words)
    return words("wildlands-whose", name=actor.name, player=player)


def _describe_hit(hit: events.Hit, attacker: Seat, table: Table, words: Words) -> str:
    actor = describe_actor(hit.actor, table, words)
    if hit.card:
        card = name_cards((hit.card,), words)
        name = bold_name(table, hit.actor.fighter.seat, words)
        return words("wildlands-deed-defended", name=name, actor=hit.actor.name, card=card)
    if not hit.is_out:
        return words("wildlands-deed-hurt", actor=actor, n=hit.damage)
    if hit.actor.fighter.seat == attacker:
        return words("wildlands-deed-out-own", actor=actor)
    return words("wildlands-deed-out", actor=actor, name=bold_name(table, attacker, words))


def _describe_draw(
    seat: Seat, count: int, words: Words, table: Table, *, wild: bool, shuffled: bool
) -> str | None:
    """Drawing at the end of a turn needs no line, unless the pile became a new deck."""
    name = bold_name(table, seat, words)
    lines = [words("wildlands-deed-drawn", name=name, n=count)] if wild else []
    lines += [words("wildlands-deed-shuffled", name=name)] if shuffled else []
    return " ".join(lines) or None


def list_headings(
    before: View, after: View, words: Words, table: Table | None = None
) -> tuple[str, ...]:
    """The heading of the part that the action between the two views belongs to: the set-up, or a
    turn. With a table only that of the set-up, since the turns have lines of their own."""
    if before.phase is Phase.SETUP:
        is_first = len(before.to_act) == before.seats
        return (words("wildlands-record-setup"),) if is_first else ()
    if table is not None:
        return ()
    return (words("wildlands-record-turn", turn=before.turn, number=before.active + 1),)
