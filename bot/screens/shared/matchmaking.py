"""The panel of the queue, and the sentence for those whose wait has ended."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import islice, zip_longest
from typing import Final

from bot.markdown import escape
from bot.models.match import Table
from bot.models.matchmaking import PACES, Seek, Terms
from bot.models.people import AnswerPace
from bot.screens.panel import button_rows
from bot.screens.screen import Block, Button, Choice, Row, Screen, Select, Style, Text
from bot.screens.shared.boards import move_button
from bot.screens.shared.clocks import count_hours
from bot.screens.shared.names import (
    format_list,
    format_players,
    match_link,
    match_title,
    title_in_game,
)
from bot.words import Words

MOST_NAMES: Final = 5


@dataclass(frozen=True, slots=True)
class QueuePanel:
    """What the panel shows: the terms that are chosen, among which games and sizes, the reader's
    `own` waits, the `names` of others who wait for the same in this server, and how many do
    `elsewhere`. Matches are shown in the channel. `shares`: this server shares its queue, as do so
    many others (`sharing_others`). `hears`: whether the reader has the role of those who hear of
    new lobbies; None: the server has none. `lobby` has an empty seat for the reader. `paces` are
    those of `names`, where they are known."""

    terms: Terms
    games: Sequence[str]
    sizes: Sequence[int]
    own: Sequence[Seek]
    names: Sequence[str]
    channel: int
    elsewhere: int = 0
    shares: bool = False
    sharing_others: int = 0
    hears: bool | None = None
    lobby: Table | None = None
    paces: Sequence[AnswerPace | None] = ()


def render_queue(panel: QueuePanel, words: Words) -> Screen:
    """Those who wait for the chosen game see when their wait ends, others what they may choose."""
    own = next((seek for seek in panel.own if seek.terms.game == panel.terms.game), None)
    shown = panel.terms if own is None else own.terms
    text = f"### {describe_terms(shown, words)}\n{_describe_next(panel, own, words)}"
    blocks: list[Block] = [Text(text)]
    if len(panel.games) > 1:
        games = tuple(
            Choice(game, words(f"{game}-name"), chosen=game == panel.terms.game)
            for game in panel.games
        )
        blocks.append(Select(_control("game", panel.terms), words("queue-game"), games))
    leaves = []
    for seek in panel.own:
        label = words("queue-leave", game=words(f"{seek.terms.game}-name"))
        # It ends with when the wait began.
        control = f"queue.leave.{seek.terms.game}.{_write(panel.terms)}.{seek.joined}"
        leaves.append(Button(control, label, "danger"))
    if own is None:
        blocks += _term_controls(panel, words)
        join = Button(_control("join", panel.terms), words("queue-join"), "success")
        leaves.insert(0, join)
    leaves.append(Button(_control("show", panel.terms), words("queue-refresh")))
    if panel.hears is not None:
        what, key = ("mute", "queue-mute") if panel.hears else ("tell", "queue-tell")
        leaves.append(Button(_control(what, panel.terms), words(key)))
    several = words("queue-several") if len(panel.own) > 1 else ""
    lines = [_describe_others(panel, own, words), several, _describe_sharing(panel, own, words)]
    if panel.lobby is not None:
        title, where = match_title(panel.lobby, words), match_link(panel.lobby)
        lines.insert(0, words("queue-lobby", title=title, where=where))
        leaves.insert(0, Button(f"join.{panel.lobby.match}", words("queue-lobby-join"), "primary"))
    if any(lines):
        blocks.append(Text("\n".join(filter(None, lines))))
    queue = (panel.terms, 0 if own is None else own.joined)
    return Screen((*blocks, *button_rows(leaves)), queue=queue)


def render_started(
    table: Table, player: int, servers: Mapping[int, str], words: Words, *, is_new: bool
) -> Screen:
    """Tells a player who waited that their match has begun, and with whom; `servers` are the names
    of servers. `is_new`: they have not finished any of this game."""
    seats = [seat for seat in table.seats if seat.player != player]
    title, others = title_in_game(table, words), format_players(table, seats, servers, words)
    text = words("queue-started", title=title, place=match_link(table), others=others)
    buttons = [move_button(words)]
    if is_new:
        label = words("learn-open", game=words(f"{table.game}-name"))
        buttons.append(Button(f"learn.{table.game}.open", label))
    return Screen((Text(text), Row(tuple(buttons))), table.match)


def render_end(seek: Seek, user: int, words: Words) -> Screen:
    """Tells somebody why they wait no longer, with a button to begin again."""
    game = words.name_of(f"{seek.terms.game}-name", seek.terms.game)
    text = words(f"queue-end-{seek.reason}", name=f"<@{user}>", game=game)
    if seek.reason == "game":
        return Screen((Text(text),))
    again = Button(_control("show", seek.terms), words("queue-again"))
    return Screen((Text(text), Row((again,))))


def describe_terms(terms: Terms, words: Words) -> str:
    """`Cutterland · 3 players · over days · unrated`."""
    return " · ".join((
        words(f"{terms.game}-name"),
        words("lobby-seats", n=terms.seats),
        words(f"queue-pace-{terms.pace}"),
        words("lobby-rated" if terms.rated else "queue-unrated"),
    ))  # fmt: skip


def _describe_others(panel: QueuePanel, own: Seek | None, words: Words) -> str:
    """Who else waits, unless the sentence above says it."""
    names = [*islice(_format_names(panel, words), MOST_NAMES)]
    more = len(panel.names) - len(names) + panel.elsewhere
    if own is not None and own.terms != panel.terms:
        return ""
    if own is not None and not more and not names:
        return words("queue-first")
    if own is None and names and _is_last(panel):
        return ""
    if names and more:
        return words("queue-waiting-more", names=", ".join(names), n=more)
    if names:
        return words("queue-waiting", names=format_list(names, words))
    return words("queue-waiting-elsewhere", n=more) if more else words("queue-empty")


def _describe_sharing(panel: QueuePanel, own: Seek | None, words: Words) -> str:
    """Whether people of other servers see who waits and can join; nothing where no server shares
    its queue."""
    if panel.shares:
        return f"-# {words('queue-shared' if panel.sharing_others else 'queue-shared-alone')}"
    is_alone = own is not None and panel.sharing_others
    return f"-# {words('queue-shared-alone')}" if is_alone else ""


def _describe_next(panel: QueuePanel, own: Seek | None, words: Words) -> str:
    if own is not None:
        place = f"<#{own.address.destination}>"
        return words("queue-wait", place=place, when=f"<t:{own.leaves}:R>")
    place = f"<#{panel.channel}>"
    if not _is_last(panel):
        return words("queue-next", n=panel.terms.seats, place=place)
    names = [*islice(_format_names(panel, words), panel.terms.seats - 1)]
    if not names:
        return words("queue-next-any", place=place)
    return words("queue-next-with", names=format_list(names, words), n=len(names), place=place)


def _format_names(panel: QueuePanel, words: Words) -> Iterator[str]:
    """Those who wait in this server, with how fast they usually answer."""
    for name, pace in zip_longest(panel.names, panel.paces):
        if pace is None or not pace.is_known:
            yield escape(name)
        else:
            yield words("queue-name", name=escape(name), hours=count_hours(pace))


def _is_last(panel: QueuePanel) -> bool:
    """Whether enough wait already for a match with the reader."""
    return len(panel.names) + panel.elsewhere >= panel.terms.seats - 1


def _term_controls(panel: QueuePanel, words: Words) -> tuple[Select, Row]:
    terms, buttons = panel.terms, []
    sizes = tuple(
        Choice(str(size), words("lobby-seats", n=size), chosen=size == terms.seats)
        for size in panel.sizes
    )
    for pace in PACES:
        control = _control("show", replace(terms, pace=pace), f"{pace}-pace")
        style: Style = "primary" if pace == terms.pace else "secondary"
        buttons.append(Button(control, words(f"queue-pick-{pace}"), style))
    label = words("queue-rating", on=str(terms.rated).lower())
    buttons.append(Button(_control("show", replace(terms, rated=not terms.rated), "rated"), label))
    return Select(_control("size", terms), words("queue-size"), sizes), Row(tuple(buttons))


def _control(what: str, terms: Terms, tail: str = "") -> str:
    """`tail` tells buttons apart that lead to the same."""
    return ".".join(filter(None, (f"queue.{what}", _write(terms), tail)))


def _write(terms: Terms) -> str:
    return f"{terms.game}.{terms.seats}.{terms.pace}.{int(terms.rated)}"
