"""The panel of the acting seat: a character, what it does and where, and the cards it is played
with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from bot.models.match import Table
from bot.screens.contract import BadInput, Draft, KeepDraft, Reply
from bot.screens.discord_limits import LONGEST_LABEL, MOST_CHOICES, shorten
from bot.screens.drafts import digest
from bot.screens.screen import Block, Button, Choice, Note, Row, Select, Style, Text
from bot.screens.wildlands.act_draft import (
    ActDraft,
    choose_character,
    digest_of,
    play_line,
    read_act_draft,
    write_line,
)
from bot.screens.wildlands.labels import describe_offer, explain_offer, list_cards_in_words
from bot.screens.wildlands.marks import mark_draft
from bot.screens.wildlands.news import describe_news, shorten_news
from bot.screens.wildlands.offers import Offer, cards_of
from bot.screens.wildlands.phrases import describe_action, format_card
from bot.screens.wildlands.pictures import panel_picture
from bot.words import Words
from engine.wildlands.actions import Action, End
from engine.wildlands.cards import CHARACTERS, Character
from engine.wildlands.plan import LONGEST
from engine.wildlands.state import Standing
from engine.wildlands.views import View


def panel(
    view: View, table: Table, raw: Draft, words: Words, before: View | None
) -> tuple[Block, ...]:
    """News take the place of the kinds of action until something is chosen."""
    draft = read_act_draft(view, raw)
    news = "" if raw else shorten_news(describe_news(view, table, words, before))
    marks, cards = mark_draft(draft), cards_of(draft.action)
    return (
        Text("\n".join(filter(None, (news, _describe_draft(draft, words))))),
        panel_picture(draft.view, table, words, before, marks, cards),
        Note(),
        *choosing_blocks(draft, words, brief=bool(news)),
        Row(_last_buttons(draft, words)),
    )


def choosing_blocks(draft: ActDraft, words: Words, *, brief: bool = False) -> tuple[Block, ...]:
    """The buttons of characters and of kinds, and the menu of what can be done; if it is `brief`,
    without kinds."""
    draft = replace(draft, kind="") if brief else draft
    characters = tuple(_character_button(draft, one) for one in range(1, CHARACTERS + 1))
    kinds = [] if brief else [_kind_button(draft, kind, words) for kind in draft.kinds]
    menu = _offer_menu(draft, words)
    return (Row(characters), *((Row(tuple(kinds)),) if kinds else ()), *((menu,) if menu else ()))


def _describe_draft(draft: ActDraft, words: Words) -> str:
    """What Confirm plays."""
    seat = draft.view.seat
    assert seat is not None
    board = draft.view.table
    told = words(f"wildlands-act-nothing-{_ending(draft)}")
    if draft.offer is not None:
        told = f"▶️ {describe_action(draft.action, board, seat, words)}"
    return told


def _ending(draft: ActDraft) -> str:
    """Whether what ends is the turn, or an interrupt."""
    return "end" if draft.view.acting == draft.view.active else "done"


def _character_button(draft: ActDraft, one: Character) -> Button:
    piece = draft.view.own.pieces[one - 1]
    label = f"👁 {one}" if piece.standing is Standing.HIDDEN else str(one)
    is_able = any(one in offer.characters for offer in draft.offers)
    style: Style = "primary" if one == draft.who else "secondary"
    return Button(f"g.who.{one}", label, style, disabled=not is_able)


def _kind_button(draft: ActDraft, kind: str, words: Words) -> Button:
    style: Style = "primary" if kind == draft.kind else "secondary"
    return Button(f"g.kind.{kind}", words(f"wildlands-kind-{kind}"), style)


def _offer_menu(draft: ActDraft, words: Words) -> Select | None:
    """The targets, best first. The control's name changes with what is chosen, because a client
    keeps the selection of a menu of the same name."""
    offers = draft.choices[:MOST_CHOICES]
    if not offers:
        return None
    head = draft.offer.head if draft.offer else ""
    choices = tuple(
        Choice(
            one.head,
            describe_offer(draft.view, one, words),
            explain_offer(draft.view, one, words),
            one.head == head,
        )
        for one in offers
    )
    control = f"g.to.{draft.who}.{draft.kind or 'all'}.{digest(head)}"
    return Select(control, words("wildlands-act-menu", n=len(draft.choices)), choices)


def _last_buttons(draft: ActDraft, words: Words) -> tuple[Button, ...]:
    """Confirm, other cards, line up, end. The last one also plays what is lined up."""
    is_last = draft.offer is None
    ending = (*draft.line, End())
    finish = Button(
        f"g.finish.{digest_of(ending)}",
        words(f"wildlands-{_ending(draft)}{'-line' if draft.line else ''}"),
        "success" if is_last else "secondary",
    )
    if is_last:
        return (finish,)
    ways = len(draft.offer.ways) if draft.offer else 0
    confirm_key = "wildlands-confirm-line" if draft.line else "wildlands-confirm"
    label = words(confirm_key, n=len(draft.actions))
    buttons = [Button(f"g.confirm.{digest_of(draft.actions)}", label, "success")]
    if ways > 1:
        buttons.append(Button("g.other", words("wildlands-other")))
    full = len(draft.line) >= LONGEST
    buttons.append(Button("g.add", words("wildlands-add"), disabled=full))
    return (*buttons, finish)


def list_details(view: View, raw: Draft, words: Words) -> tuple[Block, ...]:
    """The actions lined up, with a button that removes the last one; and every way to pay for the
    one that is chosen."""
    draft = read_act_draft(view, raw)
    blocks: list[Block] = []
    if draft.line:
        assert view.seat is not None
        board, seat = draft.view.table, view.seat
        lined = [describe_action(one, board, seat, words) for one in draft.line]
        blocks.append(Text("\n".join(f"{number}. {one}" for number, one in enumerate(lined, 1))))
        blocks.append(Row((Button("g.pop", words("wildlands-pop")),)))
    return (*blocks, *describe_ways(draft, words))


def describe_ways(draft: ActDraft, words: Words) -> tuple[Block, ...]:
    """Every way to pay for the action that is chosen, if there are several."""
    if draft.offer is None or len(draft.offer.ways) == 1:
        return ()
    return (_way_menu(draft, draft.offer, words),)


def _way_menu(draft: ActDraft, offer: Offer, words: Words) -> Select:
    """The cards that can pay, cheapest first."""
    choices = tuple(
        Choice(
            str(number),
            " · ".join(map(format_card, cards_of(way))),
            shorten(list_cards_in_words(cards_of(way), words), LONGEST_LABEL),
            number == draft.way,
        )
        for number, way in enumerate(offer.ways[:MOST_CHOICES])
    )
    control = f"g.way.{digest(offer.head)}.{draft.way}"
    return Select(control, words("wildlands-ways"), choices)


def press(view: View, raw: Draft, control: list[str], values: Mapping[str, str]) -> Reply[Action]:
    draft = read_act_draft(view, raw)
    match control:
        case ["confirm", mark] if mark == digest_of(draft.actions):
            return play_line(draft.actions)
        case ["finish", mark] if mark == digest_of((*draft.line, End())):
            return play_line((*draft.line, End()))
        case ["confirm" | "finish", _]:
            raise BadInput("bad-confirm")
        case _:
            return KeepDraft(change_draft(draft, control, values))


def change_draft(draft: ActDraft, control: list[str], values: Mapping[str, str]) -> Draft:
    """The draft after a control that only chooses. Raises `BadInput`."""
    kept: Draft = write_line(draft.line)
    match control:
        case ["who", number] if _is_character(draft, number):
            return choose_character(draft, int(number))
        case ["kind", kind] if kind in draft.kinds:
            return {"who": draft.who, "kind": kind, **kept}
        case ["to", _, _, _]:
            head = values.get("choice", "")
            found = next((offer for offer in draft.offers if offer.head == head), None)
            if found is None:
                raise BadInput("wildlands-bad-control")
            return {"who": draft.who, "kind": draft.kind, "head": head, **kept}
        case ["other"] if draft.offer:
            return draft.draft | {"way": (draft.way + 1) % len(draft.offer.ways)}
        case ["way", mark, _] if draft.offer and mark == digest(draft.offer.head):
            return draft.draft | {"way": _read_number(values.get("choice", ""))}
        case ["add"] if draft.offer and len(draft.line) < LONGEST:
            return write_line(draft.actions)
        case ["pop"] if draft.line:
            return write_line(draft.line[:-1])
        case _:
            raise BadInput("wildlands-bad-control")


def _read_number(text: str) -> int:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 3 else 0


def _is_character(draft: ActDraft, number: str) -> bool:
    return any(number == str(one) for offer in draft.offers for one in offer.characters)
