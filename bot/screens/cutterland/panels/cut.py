"""The panel of the active player: choose a card, press its squares to cut pieces off, confirm; and
that for removing the surplus pieces of an overcut, where each piece is a button to toggle.

The pieces have letters and colours in the order in which they were begun, and keep them. What is
typed counts like what is pressed.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import partial
from math import ceil
from typing import Final

from bot.markdown import quote
from bot.screens.context import Context
from bot.screens.cutterland import cut_draft
from bot.screens.cutterland.drafts import confirm_button
from bot.screens.cutterland.panel_pictures import card_picture_with_names, editor_picture
from bot.screens.cutterland.phrases import describe_piece, emoji_of
from bot.screens.cutterland.pictures import hand_picture, offer_picture
from bot.screens.cutterland.placement_draft import tell_best_gain
from bot.screens.drafts import strings_in
from bot.screens.panel import button_rows, explain_refusal
from bot.screens.replies import Answers, BadInput, Draft, KeepDraft
from bot.screens.screen import Button, Field, Form, LazyPicture, Note, Part, Row, Style, Text
from bot.screens.shared.names import bold_name, format_list
from engine.cutterland.actions import Discard
from engine.cutterland.cards import COLUMNS, LETTERS
from engine.cutterland.cuts import is_connected, mask_of_group
from engine.cutterland.events import CardCut, Event
from engine.cutterland.options import OVERCUT_COSTS
from engine.cutterland.order import discarding_seat
from engine.cutterland.views import View

EXAMPLES = {3: "ABEF CDGH", 4: "ABE CDGH FIJ"}
STYLES: Final[tuple[Style, ...]] = ("primary", "success", "danger")
"""By the letter of a piece that was cut off; what is left of the card is grey. Nothing is red
before a third piece is cut off, since red looks like a mistake."""
WHOLE: Final = "–"  # in place of a letter, and as wide, while nothing is cut off
ACROSS: Final = 4  # pieces in a row of those to remove


def panel(ctx: Context[View]) -> tuple[Part, ...]:
    draft, words = cut_draft.read_cut_draft(ctx.view, ctx.draft), ctx.words
    if not draft.card:
        return _list_card_choice(ctx)
    # The rows are always the same, so that no button moves under a finger.
    brush = draft.next_brush
    following = Button(
        f"g.brush.{brush}", f"{draft.letter_of(brush)} ▸",
        disabled=brush == draft.brush or not draft.pieces,
        does=KeepDraft(_keep_card(ctx, draft.card) | {"brush": brush}),
    )  # fmt: skip
    confirm = confirm_button(draft.action, words("cutterland-cut-confirm"))
    return (
        Text(words("cutterland-panel-editor", card=draft.card, pieces=draft.wanted)),
        Text(_describe_progress(ctx, draft)),
        LazyPicture(lambda: editor_picture(ctx, draft)),
        Note(),
        *_list_card_row(ctx, draft.card),
        *button_rows([*_square_buttons(ctx, draft)], COLUMNS),
        # What confirms is where no press on another panel ends.
        Row((*_suggest_buttons(ctx, draft.card), following, confirm)),
        *_back_row(ctx, draft.card),
    )


def _back_row(ctx: Context[View], open_card: int) -> tuple[Row, ...]:
    """The way to the other cards, always, so that **Suggest** keeps its place; a row on a page."""
    if ctx.page_height or len(cut_draft.list_cards(ctx.view)) == 1:
        return ()
    label, back = ctx.words("cutterland-cut-other"), KeepDraft(_keep_card(ctx, 0))
    return (Row((Button("g.back", label, disabled=not open_card, does=back),)),)


def _list_card_row(ctx: Context[View], open_card: int) -> tuple[Row, ...]:
    """The cards, of which the open one leads back to all; only a page has room for it."""
    cards = cut_draft.list_cards(ctx.view)
    if not ctx.page_height or len(cards) == 1:
        return ()
    buttons = [_card_button(ctx, number) for number in cards]
    at, back = cards.index(open_card), KeepDraft(_keep_card(ctx, 0))
    label = f"◂ {buttons[at].label}"
    buttons[at] = Button("g.back", label, "primary", does=back)
    return (Row(tuple(buttons)),)


def _card_button(ctx: Context[View], number: int, style: Style = "secondary") -> Button:
    does = KeepDraft(_keep_card(ctx, number) | {"brush": 0})
    return Button(
        f"g.card.{number}", ctx.words("cutterland-cut-card", card=number), style, does=does
    )


def _list_card_choice(ctx: Context[View]) -> tuple[Part, ...]:
    view, words = ctx.view, ctx.words
    cards = {number: cut_draft.card_of(view, number) for number in cut_draft.list_cards(view)}
    controls = {number: f"g.card.{number}" for number in cards}
    suggest = _suggest_buttons(ctx, cut_draft.find_easiest_card(cards, view.players_pieces))
    return (
        Text(words("cutterland-panel-cut", pieces=view.players_pieces)),
        Text(words("cutterland-cut-order", seats=view.seats)),
        LazyPicture(lambda: hand_picture(view, words, controls, page_height=ctx.page_height)),
        Note(),
        Row(tuple(_card_button(ctx, number, "primary") for number in cards)),
        *((Row(suggest),) if suggest else ()),
        *_back_row(ctx, 0),
    )  # fmt: skip


def _square_buttons(ctx: Context[View], draft: cut_draft.CutDraft) -> Iterator[Button]:
    """The card as it lies: a button for each square, with the letter of its piece and its content.
    Each names the card, so that a press means the card it was shown on."""

    def press(square: str, answers: Answers) -> KeepDraft:
        passed = dict.fromkeys([square, *answers.get("stroke", "").split(",")])
        stroke = [letter for letter in passed if letter in {*LETTERS}]
        borders = {frozenset(part.split("|")) for part in passed if "|" in part}
        if borders:
            now = cut_draft.cut_along(draft, borders)
        elif len(stroke) > 1:
            now = cut_draft.draw_piece(draft, stroke)
        else:
            now = cut_draft.press_square(draft, square)
        return KeepDraft(_keep_groups(ctx, draft.card, now))

    number_of = {square: n for n, piece in enumerate(draft.lettered_pieces) for square in piece}
    for square, content in zip(
        LETTERS, cut_draft.card_of(ctx.view, draft.card).squares, strict=True
    ):
        number = number_of.get(square)
        letter = WHOLE if number is None else LETTERS[number]
        style: Style = "secondary"
        if number is not None and draft.lettered_pieces[number] in draft.painted_groups:
            style = STYLES[number % len(STYLES)]
        label, does = f"{letter} {emoji_of(content)}", partial(press, square)
        yield Button(f"g.sq.{draft.card}.{square}", label, style, does=does)


def _suggest_buttons(ctx: Context[View], card: int) -> tuple[Button, ...]:
    """Cuts what is left evenly, or the whole card; then the next even cut. The pieces made by hand,
    but for single squares, are remembered, so that one suggestion after another keeps them. None
    without hints."""
    if not ctx.view.hints:
        return ()

    def suggest(answers: Answers) -> KeepDraft:
        draft = cut_draft.read_cut_draft(ctx.view, ctx.draft | {"card": card})
        kept = _read_shape(ctx, "kept")
        if not kept or not set(kept) <= set(draft.pieces):
            done = [group for group in draft.painted_groups if len(group) > 1]
            kept = tuple(done) if len(done) < draft.wanted - 1 else ()
        now = tuple(sorted(draft.pieces))
        groups = cut_draft.find_next_cut(cut_draft.card_of(ctx.view, card), draft.wanted, now, kept)
        others = [group for group in groups if group not in kept]
        made = [group for group in kept if group in groups]  # keep their letters
        painted = _keep_groups(ctx, card, cut_draft.Pressed((*made, *others), 0))
        return KeepDraft(painted | ({"kept": [*kept]} if kept else {}))

    return (Button(f"g.suggest.{card}", ctx.words("cutterland-cut-suggest"), does=suggest),)


def _describe_progress(ctx: Context[View], draft: cut_draft.CutDraft) -> str:
    """What is wrong, what is still missing, or that it can be cut."""
    pieces, words = draft.lettered_pieces, ctx.words
    if draft.error is not None:
        why = explain_refusal("cutterland", draft.error, words)
        return words("cutterland-cut-wrong", text=quote(draft.text), why=why)
    letter, count = draft.letter_of(draft.brush), len(draft.marked)
    broken = [LETTERS[number] for number, piece in enumerate(pieces)
              if piece and not is_connected(mask_of_group(piece))]  # fmt: skip
    if broken:
        return words("cutterland-cut-apart", n=len(broken), pieces=format_list(broken, words))
    if len(pieces) > draft.most:
        return words("cutterland-cut-many", most=draft.most)
    if not count:
        key = "cutterland-cut-draw" if ctx.page_height else "cutterland-cut-begin"
        return words(key, letter=letter)
    if not draft.cut:
        following = draft.letter_of(draft.next_brush)
        return words("cutterland-cut-few", letter=letter, n=count, next=following)
    if surplus := len(pieces) - draft.wanted:
        name = _name_discarder(ctx)
        return words(f"cutterland-cut-overcut-{ctx.view.overcut}", surplus=surplus, name=name)
    left = [piece for piece in pieces if piece not in draft.painted_groups]
    is_newest = draft.brush == len(draft.painted_groups) - 1 and not draft.text
    if count == 1 and is_newest and len(left) == 1:
        rest = LETTERS[pieces.index(left[0])]
        return words("cutterland-cut-rest", letter=letter, rest=rest)
    if gains := _tell_gains(ctx, draft):
        return words("cutterland-cut-worth", gains=gains)
    return words("cutterland-cut-whole", letter=letter)


def _tell_gains(ctx: Context[View], draft: cut_draft.CutDraft) -> str:
    """`A +1 · B +4 · C +3`: the most that each piece would bring the viewer; empty where gains are
    not told."""
    offered = cut_draft.list_pieces_of(cut_draft.card_of(ctx.view, draft.card), draft.pieces)
    view = replace(ctx.view, offered=offered)
    gains = {one.letter: tell_best_gain(replace(ctx, view=view), one) for one in offered}
    return " · ".join(f"{letter} {gain}" for letter, gain in gains.items() if gain)


def _name_discarder(ctx: Context[View]) -> str:
    """Who would remove the surplus: on the right, and on the left in a mirrored match."""
    seat = discarding_seat(ctx.view.seats, ctx.seat, ctx.view.mirrored)
    return bold_name(ctx.table, seat, ctx.words)


def details(ctx: Context[View]) -> tuple[Part, ...]:
    """The rule in full; in the editor also pieces in words, squares' names, other ways to cut."""
    view, words = ctx.view, ctx.words
    draft = cut_draft.read_cut_draft(view, ctx.draft)
    rule = [words("cutterland-cut-order", seats=view.seats)]
    if view.overcut in OVERCUT_COSTS:
        name = _name_discarder(ctx)
        rule.append(words(f"cutterland-panel-overcut-{view.overcut}", name=name))
    if not draft.card:
        return (Text("\n".join(rule)),)
    rule.append(words("cutterland-cut-presses"))
    card = cut_draft.card_of(view, draft.card)
    groups = draft.lettered_pieces
    told = [describe_piece(piece, words) for piece in cut_draft.list_pieces_of(card, groups)]
    return (
        Row(tuple(_other_ways(ctx, draft))),
        LazyPicture(lambda: card_picture_with_names(card, groups, words)),
        *((Text("\n".join(told)),) if told else ()),
        Text("\n".join(rule)),
    )


def _other_ways(ctx: Context[View], draft: cut_draft.CutDraft) -> Iterator[Button]:
    """Other ways to a cut: typed, begun again, in the shape of the last one."""
    words, shape = ctx.words, _read_shape(ctx, "last")

    def build_form() -> Form:
        cut = draft.cut or filter(None, draft.painted_groups)
        entry = Field(
            "pieces",
            words("cutterland-form-cut-label", pieces=draft.wanted),
            placeholder=words("cutterland-form-cut-hint", example=EXAMPLES[draft.wanted]),
            value=(draft.text if draft.error else " ".join(cut))[:200],
            notation=True,
        )
        return Form(f"g.cut.{draft.card}", words("cutterland-form-cut", card=draft.card), (entry,))

    def keep_typed(answers: Answers) -> KeepDraft:
        text = answers.get("pieces", "")
        if not text.strip():
            raise BadInput("cutterland-refusal-cut")
        return KeepDraft(_keep_card(ctx, draft.card) | {"text": text[:200]})

    label = words("cutterland-cut-type")
    yield Button(f"form.g.cut.{draft.card}", label, form=build_form, does=keep_typed)
    yield Button(
        "g.clear", words("cutterland-cut-clear"), disabled=not draft.pieces,
        does=KeepDraft(_keep_groups(ctx, draft.card, cut_draft.Pressed((), 0))),
    )  # fmt: skip
    if shape:
        yield Button(
            f"g.shape.{draft.card}.{'_'.join(shape)}", words("cutterland-cut-shape"),
            disabled={*draft.pieces} == {*shape},
            does=KeepDraft(_keep_groups(ctx, draft.card, cut_draft.Pressed(shape, 0))),
        )  # fmt: skip


def _keep_card(ctx: Context[View], card: int) -> Draft:
    """The draft as it is painted, typed groups too, with this card chosen."""
    draft = cut_draft.read_cut_draft(ctx.view, ctx.draft)
    now = cut_draft.Pressed(draft.painted_groups, draft.brush)
    return _keep_groups(ctx, draft.card, now) | {"card": card}


def _keep_groups(ctx: Context[View], card: int, now: cut_draft.Pressed) -> Draft:
    """The draft with a card painted like this; the other cards stay as they are."""
    painted = cut_draft.read_painted_cuts(ctx.view, ctx.draft) | {card: now.groups}
    cuts: Draft = {str(number): [*groups] for number, groups in painted.items() if groups}
    return {"card": card, "brush": now.brush, "cuts": cuts}


def _read_shape(ctx: Context[View], key: str) -> cut_draft.Groups:
    return cut_draft.sanitise_groups(strings_in(ctx.draft, key), cut_draft.most_pieces(ctx.view))


def recall_last_cut(view: View, events: Iterable[Event]) -> Draft:
    """The shape of the viewer's last cut; before that, of the newest cut at the table."""
    if view.phase != "cut" or view.seat not in view.to_act:
        return {}
    cuts = [event for event in events if isinstance(event, CardCut)]
    mine = [event for event in cuts if event.seat == view.seat]
    return {"last": [*(mine or cuts)[-1].groups]} if cuts else {}


def discard_panel(ctx: Context[View]) -> tuple[Part, ...]:
    view, words = ctx.view, ctx.words
    chosen = cut_draft.read_discard_letters(view, ctx.draft)
    offered = tuple(replace(piece, discarded=piece.letter in chosen) for piece in view.offered)
    toggles = []
    for piece in offered:
        others = [letter for letter in chosen if letter != piece.letter]
        after = others if piece.discarded else [*chosen, piece.letter][-view.surplus :]
        out = "yes" if piece.discarded else "no"
        label = words("cutterland-discard-piece", letter=piece.letter, out=out)
        style: Style = "danger" if piece.discarded else "secondary"
        does = KeepDraft({"pieces": "".join(after)})
        toggles.append(Button(f"g.out.{piece.letter}", label, style, does=does))
    action = Discard(tuple(sorted(chosen))) if chosen and len(chosen) == view.surplus else None
    active = bold_name(ctx.table, view.active, words)
    rows = ceil(len(offered) / ACROSS)
    return (
        Text(words("cutterland-panel-discard", n=view.surplus)),
        Text(words("cutterland-discard-status", n=view.surplus, active=active)),
        LazyPicture(lambda: offer_picture(offered, words)),
        Note(),
        *button_rows(toggles, ceil(len(offered) / rows)),
        Row((confirm_button(action, words("cutterland-discard-confirm"), "danger"),)),
    )


def discard_details(ctx: Context[View]) -> tuple[Part, ...]:
    """The pieces in words."""
    return (Text("\n".join(describe_piece(piece, ctx.words) for piece in ctx.view.offered)),)
