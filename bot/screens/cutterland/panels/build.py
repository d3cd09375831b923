"""The panel for the bonus tokens: one is held over the land where it brings most, moved by
buttons and built, until the layout is locked in. In menus the dragons' prey is chosen, an area or
a part of one on each page."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final, Self

from bot.markdown import quote
from bot.render.cutterland.build_scene import BuiltToken, OfferedToken
from bot.render.cutterland.hold_scene import LegalSpot
from bot.render.scene import Target
from bot.screens.context import Context
from bot.screens.cutterland import phrases
from bot.screens.cutterland.drafts import confirm_button, own
from bot.screens.cutterland.layout_draft import (
    BRIDGE,
    KEPT,
    KINDS,
    MOST_LAYOUT,
    NONE,
    TOWER,
    WALL,
    HeldToken,
    LayoutDraft,
    Page,
    add_token,
    choose_prey,
    find_best_use,
    find_feasts,
    find_spot_at,
    find_token_spots,
    hold_token,
    list_cells,
    list_tokens,
    read_layout_draft,
    rebuild_layout,
    remove_token,
    score_layout,
    split_pages,
    write_short_layout,
    write_spot,
)
from bot.screens.cutterland.panel_pictures import build_picture
from bot.screens.cutterland.panels.place import key_row
from bot.screens.cutterland.placement_draft import Spot
from bot.screens.cutterland.text_pictures import creature_words, describe_prey
from bot.screens.discord_limits import MOST_CHOICES
from bot.screens.drafts import digest, number_in, strings_in, text_in
from bot.screens.panel import explain_refusal, format_gain
from bot.screens.replies import Answers, Draft, KeepDraft
from bot.screens.screen import (
    Button,
    Choice,
    Field,
    Form,
    LazyPicture,
    Note,
    Part,
    Picture,
    Row,
    Select,
    Style,
    Text,
)
from bot.words import Words
from engine.cells import SIDE, Cell, cell_at, name_of
from engine.cutterland.actions import Resolve, write_action
from engine.cutterland.layouts import Bridge, Layout
from engine.cutterland.views import SeatView, View

EXAMPLE = "tower M12, wall M12-N12, bridge O14h"
SUGGESTED = ("use-yes", "use-no", "none-yes", "none-no")
"""What a suggestion found, and whether it is proven best."""
ASKED: Final = "ask"  # instead, before it replaces what was built by hand
ROOM_FOR_OUTCOME = 1_600
"""Characters for what a layout leads to, in a message with everything else."""
ROOM_FOR_CHOICES: Final = 300  # characters for what dragons can devour, above the picture
_SHOWN: Final = cell_at(SIDE // 2, SIDE // 2)  # the cell of a token that is only offered
MOST_STEPS: Final = 8  # layouts that **Remove** goes back to


def panel(ctx: Context[View]) -> tuple[Part, ...]:
    return _Build.read(ctx).list_panel()


def details(ctx: Context[View]) -> tuple[Part, ...]:
    """What tokens do, what the layout leads to, and other ways to one: menus and forms."""
    return _Build.read(ctx).list_details()


@dataclass(frozen=True, slots=True)
class _Build:
    """The viewer's layout in the making, and the token that is held."""

    ctx: Context[View]
    draft: LayoutDraft
    held: HeldToken | None

    @classmethod
    def read(cls, ctx: Context[View]) -> Self:
        draft = read_layout_draft(ctx.view, ctx.draft)
        return cls(ctx, draft, hold_token(ctx.view, ctx.draft, draft))

    @property
    def words(self) -> Words:
        return self.ctx.words

    @property
    def seat(self) -> SeatView:
        return own(self.ctx.view)

    @property
    def has_tokens(self) -> bool:
        return self.seat.towers + self.seat.wall_bridges > 0

    @property
    def can_gain(self) -> bool:
        """Whether one more token gains, as far as that may be told."""
        return hold_token(self.ctx.view, {}, self.draft) is not None

    @property
    def must_ask(self) -> bool:
        """Whether keeping all tokens may be a mistake. A puzzle has more than one try."""
        if self.draft.has_tokens or not self.ctx.scores:
            return False
        return not self.ctx.view.hints or self.can_gain

    def list_panel(self) -> tuple[Part, ...]:
        ctx, draft, words = self.ctx, self.draft, self.words
        picture = LazyPicture(self._draw)
        if not self.has_tokens:
            head, lines = words("cutterland-panel-prey"), _describe_choices(ctx, draft)
            status = "\n".join(_fit_lines(lines, ROOM_FOR_CHOICES))
            confirm = confirm_button(draft.action, words("cutterland-layout-confirm"))
            return Text(head), Text(status), picture, Note(), *self._prey_menu(), Row((confirm,))
        head, status = words("cutterland-panel-resolve"), self._describe_status()
        return Text(head), Text(status), picture, Note(), *self._list_rows()

    def list_details(self) -> tuple[Part, ...]:
        outcome, words = describe_outcome(self.ctx, self.draft), self.words
        if not self.has_tokens:
            return (Text("\n".join(outcome)),)
        owned = phrases.format_tokens(self.seat.towers, self.seat.wall_bridges, words)
        lines = [words("cutterland-build-about", tokens=owned), *outcome]
        hints = self.ctx.view.hints
        jump = (self._jump_button(),) if hints else ()
        clear = Button(
            "g.clear", words("cutterland-layout-clear"), disabled=not self.draft.text,
            does=self._keep("", NONE),
        )  # fmt: skip
        return (
            Row((*jump, self._write_button(), clear, *self._keep_buttons())),
            *((self._spot_menu(self.held),) if self.held is not None and hints else ()),
            *self._prey_menu(),
            Text("\n".join(lines)),
        )

    def _draw(self) -> Picture:
        ctx, draft, held = self.ctx, self.draft, self.held
        is_touched = ctx.page_height and self.has_tokens
        offered = tuple(self._offer_tokens()) if is_touched else ()
        built = tuple(self._lift_tokens()) if is_touched else ()
        if held is None:
            return build_picture(ctx, draft, None, dict(self._touch_prey()), (), offered, built)
        ways = {
            spot: Target("g.goto", (("cell", write_spot(held.kind, spot)),)) for spot in held.spots
        }
        # A tap turns the held token like a held piece, or builds one that can't be turned there. It
        # brings it to any other spot. Of two in one cell, the last counts: with its orientation.
        tapped, targets = Target("g.turn" if "turn" in held.ways else "g.put"), {}
        for spot in sorted(held.spots, key=lambda spot: spot.turns == held.spot.turns):
            is_wall = held.kind == WALL
            place = list_cells(held.kind, spot.cell, spot.turns) if is_wall else (spot.cell,)
            targets[place] = tapped if spot == held.spot else ways[spot]
        drops = tuple(self._list_drops(held, ways))
        return build_picture(ctx, draft, held, targets, drops, offered, built)

    def _offer_tokens(self) -> Iterator[OfferedToken | None]:
        """What can still be built, each way round: a drop builds it. None for what can't. The last
        one says how many walls and bridges are left."""
        layout = self.draft.explicit_layout
        if layout is None:
            return
        towers = self.seat.towers - len(layout.towers)
        others = self.seat.wall_bridges - layout.wall_bridges
        ways = [(TOWER, 0), (WALL, 0), (WALL, 1), (BRIDGE, 0), (BRIDGE, 1)]
        spots = {way: tuple(self._drop_token(layout, way[0], spot)
                            for spot in find_token_spots(self.seat, layout, way[0])
                            if spot.turns == way[1]) for way in ways}  # fmt: skip
        last = next((way for way in reversed(ways) if spots[way]), ways[0])
        for way in ways:
            kind, left = way[0], towers if way == ways[0] else others if way == last else 0
            yield OfferedToken(
                add_token(Layout(), kind, _SHOWN, way[1]), list_cells(kind, _SHOWN, way[1]),
                f"g.kind.{kind}", spots[way], self.words(f"cutterland-refusal-{kind}"), left,
            ) if spots[way] else None  # fmt: skip

    def _lift_tokens(self) -> Iterator[BuiltToken]:
        """What is built: a drop moves it or, in the row of tokens, takes it back."""
        layout = self.draft.explicit_layout
        if layout is None:
            return
        for token in list_tokens(layout):
            kind, _, turns = token
            rest = Layout(prey=layout.prey)
            for other in list_tokens(layout):
                rest = rest if other == token else add_token(rest, *other)
            rest = rebuild_layout(self.seat, rest)
            spots = [
                self._drop_token(rest, kind, spot)._replace(turns=(spot.turns - turns) % 2)
                for spot in find_token_spots(self.seat, rest, kind)
            ]
            yield BuiltToken(
                add_token(Layout(), *token), list_cells(*token), tuple(spots),
                self._drop_layout(rest, score_layout(self.seat, rest).total),
                self.words(f"cutterland-refusal-{kind}"),
            )  # fmt: skip

    def _drop_token(self, layout: Layout, kind: str, spot: Spot) -> LegalSpot:
        """One more token in a layout."""
        after = rebuild_layout(self.seat, add_token(layout, kind, spot.cell, spot.turns))
        cells = list_cells(kind, spot.cell, spot.turns)
        return self._drop_layout(after, spot.points)._replace(cells=cells)

    def _drop_layout(self, layout: Layout, points: int) -> LegalSpot:
        """With what it brings in a match with hints."""
        target, gain = Target("g.layout", (("layout", write_short_layout(layout)),)), ""
        if self.draft.score is not None and self.ctx.view.hints and self.ctx.scores:
            gain = format_gain(points - self.draft.score.total)
        return LegalSpot((), target, gain)

    def _touch_prey(self) -> Iterator[tuple[tuple[Cell, ...], Target]]:
        """A tap on a creature of the page that is shown chooses it."""
        layout, (number, pages) = self.draft.layout, self._find_prey_page()
        if layout is not None and pages:
            page = pages[number]
            chosen = [cell for cell in page.prey if cell in (layout.prey or ())]
            for cell in page.prey:
                if cell not in chosen:
                    picked = ",".join(map(name_of, [*chosen, cell][-page.most :]))
                    yield (cell,), Target(page.control, (("choice", picked),))

    def _list_drops(self, held: HeldToken, ways: Mapping[Spot, Target]) -> Iterator[LegalSpot]:
        """The same way round as the token is held; with what they bring in a match with hints."""
        score = self.draft.score
        if score is None:
            return
        tells = self.ctx.view.hints and self.ctx.scores
        for spot, target in ways.items():
            if spot.turns == held.spot.turns:
                gain = format_gain(spot.points - score.total) if tells else ""
                yield LegalSpot(list_cells(held.kind, spot.cell, spot.turns), target, gain)

    def _list_rows(self) -> tuple[Row, ...]:
        """What locks in never stands where **Build** does, which is first. It is the main action
        once something is built, or the hints say that no token gains. While the layout is illegal,
        only that can be changed."""
        draft, held, words = self.draft, self.held, self.words
        remove = self._remove_button()
        if draft.error is not None:
            return (Row((replace(remove, style="success"), self._write_button())),)
        hints = self.ctx.view.hints
        put = Button("g.put", words("cutterland-key-put"), disabled=True)
        ways: dict[str, Draft] = {}
        if held is not None:
            does = self._keep(write_short_layout(held.layout))
            put = replace(put, style="success", disabled=False, does=does)
            ways = {way: self._hold(held.kind, spot) for way, spot in held.ways.items()}
        return (
            Row(tuple(self._kind_buttons())),
            key_row(ways, words),
            Row((put, remove, self._confirm_button(), *(() if hints else (self._jump_button(),)))),
        )

    def _confirm_button(self) -> Button:
        """While nothing is built, only if no token gains or all are to be kept."""
        draft, words = self.draft, self.words
        style: Style = "success" if self.held is None else "secondary"
        if draft.has_tokens:
            return confirm_button(draft.action, words("cutterland-layout-confirm"), style)
        if text_in(self.ctx.draft, "suggested") == KEPT:
            return confirm_button(draft.action, words("cutterland-layout-confirm"), "danger")
        if self.must_ask:
            return confirm_button(None, words("cutterland-layout-confirm"), "secondary")
        return confirm_button(draft.action, words("cutterland-layout-confirm-none"), style)

    def _keep_buttons(self) -> tuple[Button, ...]:
        """Lets all tokens be kept, though one could gain."""
        if not self.must_ask:
            return ()
        does = KeepDraft(self._kept | {"kind": NONE, "suggested": KEPT})
        return (Button("g.keep", self.words("cutterland-layout-confirm-none"), does=does),)

    def _kind_buttons(self) -> Iterator[Button]:
        """A button for each kind of token that can still be built, then the ways to good spots."""
        layout, held, words = self.draft.explicit_layout, self.held, self.words
        for kind in KINDS:
            is_off = layout is None or not find_token_spots(self.seat, layout, kind)
            style: Style = "primary" if held is not None and held.kind == kind else "secondary"
            yield Button(
                f"g.kind.{kind}", words(f"cutterland-key-{kind}"), style, disabled=is_off,
                emoji=phrases.token_emoji(kind), beside="",
                does=KeepDraft(self._kept | {"kind": kind, "cursor": -1}),
            )  # fmt: skip
        following = Button("g.next", words("cutterland-key-next"), disabled=True)
        if held is not None and len(held.spots) > 1:
            does = KeepDraft(self._hold(held.kind, held.next_spot))
            following = replace(following, disabled=False, does=does)
        yield following
        if self.ctx.view.hints:
            yield Button("g.suggest", words("cutterland-key-suggest"), does=self._suggest_layout)

    def _describe_status(self) -> str:
        """What the held token would bring; or what the layout brings, or why it is illegal."""
        ctx, draft, held, words = self.ctx, self.draft, self.held, self.words
        if draft.score is None:
            assert draft.error is not None
            return f"⚠️ {explain_refusal('cutterland', draft.error, words)}"
        now = draft.score.total
        if text_in(ctx.draft, "suggested") == KEPT and not draft.has_tokens:
            return words("cutterland-build-keep")
        if held is not None and not ctx.scores:
            return f"**{_name_spot(held.kind, held.spot, words)}**"
        if draft.layout is not None and draft.has_tokens and not ctx.scores:
            return phrases.layout_words(draft.layout, words)
        if held is not None:
            after = held.score.total
            name, gain = _name_spot(held.kind, held.spot, words), format_gain(after - now)
            return words("cutterland-build-held", token=name, now=now, after=after, gain=gain)
        if (suggested := text_in(self.ctx.draft, "suggested")) in {*SUGGESTED, ASKED}:
            return words("cutterland-build-suggested", found=suggested, points=now)
        if not draft.has_tokens:
            is_done = ctx.view.hints and not self.can_gain
            key = "cutterland-build-none" if is_done else "cutterland-build-start"
            return words(key, points=now)
        gain = format_gain(now - score_layout(self.seat, Layout()).total)
        return words("cutterland-build-built", points=now, gain=gain)

    def _jump_button(self) -> Button:
        words, held, layout = self.words, self.held, self.draft.explicit_layout

        def build_form() -> Form:
            label, hint = words("cutterland-form-goto-label"), words("cutterland-form-goto-hint")
            cell = Field("cell", label, placeholder=hint, longest=12, notation=True)
            return Form("g.goto", words("cutterland-form-goto"), (cell,))

        def hold_typed(answers: Answers) -> KeepDraft:
            assert held is not None
            assert layout is not None
            spot = find_spot_at(self.seat, layout, held, answers.get("cell", ""))
            return KeepDraft(self._hold(held.kind, spot))

        label, is_off = words("cutterland-lay-jump"), held is None
        return Button("form.g.goto", label, disabled=is_off, form=build_form, does=hold_typed)

    def _write_button(self) -> Button:
        words = self.words

        def build_form() -> Form:
            entry = Field(
                "layout",
                words("cutterland-form-layout-label"),
                placeholder=words("cutterland-form-layout-hint", example=EXAMPLE),
                value=self.draft.text,
                required=False,
                longest=MOST_LAYOUT,
                multiline=True,
                notation=True,
            )
            return Form("g.layout", words("cutterland-form-layout"), (entry,))

        def keep_typed(answers: Answers) -> KeepDraft:
            kept = self._keep(answers.get("layout", "")[:MOST_LAYOUT], NONE)
            return KeepDraft(kept.draft | {"suggested": KEPT})

        label = words("cutterland-layout-form")
        return Button("form.g.layout", label, form=build_form, does=keep_typed)

    def _spot_menu(self, held: HeldToken) -> Select:
        """The best spots of the held token."""
        assert self.draft.score is not None
        words, now = self.words, self.draft.score.total
        choices = tuple(
            Choice(
                spot.value,
                words("cutterland-spot-worth", spot=_name_spot(held.kind, spot, words),
                      points=spot.points, gain=format_gain(spot.points - now)),
                chosen=spot == held.spot,
                emoji=phrases.token_emoji(held.kind),
            )
            for spot in held.spots[:MOST_CHOICES]
        )  # fmt: skip

        def hold_chosen(answers: Answers) -> KeepDraft:
            chosen = next(spot for spot in held.spots if spot.value == answers["choice"])
            return KeepDraft(self._hold(held.kind, chosen))

        head = words("cutterland-lay-menu", n=len(held.spots))
        control, salt = f"g.spot.{held.kind}", held.spot.value
        return Select(control, head, choices, does=hold_chosen, salt=salt)

    def _prey_menu(self) -> tuple[Part, ...]:
        """The menu of a page of the dragons' prey, and the way to the other pages."""
        words, layout, (number, pages) = self.words, self.draft.layout, self._find_prey_page()
        if layout is None or not pages:
            return ()
        page, last = pages[number], len(pages) - 1
        head = words("cutterland-prey-menu", cell=name_of(page.feast.first),
                     count=page.feast.count, page=number + 1, pages=len(pages))  # fmt: skip

        def choose(answers: Answers) -> KeepDraft:
            cells = [cell for cell in page.prey if name_of(cell) in answers["choice"].split(",")]
            chosen = write_short_layout(choose_prey(layout, page, cells))
            return KeepDraft(self._kept | {"layout": chosen})

        menu = Select(
            page.control, head,
            tuple(self._prey_choice(layout, page, cell) for cell in page.prey),
            page.least, page.most, choose, digest(write_action(Resolve(layout)))[:6],
        )  # fmt: skip
        text = Text(f"-# {head}")  # the menu shows the selection in place of its own heading
        if not last:
            return text, menu
        ways = (
            ("cutterland-prey-back", max(number - 1, 0), number == 0),
            ("cutterland-prey-on", min(number + 1, last), number == last),
        )
        return text, menu, Row(tuple(
            Button(f"g.page.{to}", words(key), disabled=is_off,
                   does=KeepDraft(self._kept | {"page": to}))
            for key, to, is_off in ways
        ))  # fmt: skip

    def _find_prey_page(self) -> tuple[int, tuple[Page, ...]]:
        """The number of the page that is shown, and all pages."""
        layout = self.draft.layout
        pages = () if layout is None else split_pages(find_feasts(self.seat.land, layout))
        return number_in(self.ctx.draft, "page") % max(len(pages), 1), pages

    def _prey_choice(self, layout: Layout, page: Page, cell: Cell) -> Choice:
        """A creature; where only one is devoured, with what that would score."""
        assert self.draft.score is not None
        seat, words = self.seat, self.words
        chosen = cell in (layout.prey or ())
        label, emoji = creature_words(seat.land, cell, words), phrases.cell_emoji(seat.land, cell)
        if page.feast.count > 1:
            return Choice(name_of(cell), label, chosen=chosen, emoji=emoji)
        points = score_layout(seat, choose_prey(layout, page, [cell])).total
        gain = format_gain(points - self.draft.score.total)
        worth = words("cutterland-prey-worth", points=points, gain=gain)
        return Choice(name_of(cell), label, worth, chosen, emoji)

    @property
    def _kept(self) -> Draft:
        """The draft without what holds only until the next press."""
        kept = ("kind", "cursor", "turn", "page", "before")
        raw = self.ctx.draft
        return {"layout": self.draft.text} | {key: raw[key] for key in kept if key in raw}

    def _hold(self, kind: str, spot: Spot) -> Draft:
        return self._kept | {"kind": kind, "cursor": spot.cell, "turn": spot.turns}

    def _keep(self, layout: str, kind: str = "") -> KeepDraft:
        """Another layout, with the way back to this one; then a token of that kind is held."""
        before = [*strings_in(self.ctx.draft, "before"), self.draft.text][-MOST_STEPS:]
        return KeepDraft({"layout": layout, "before": [*before], "kind": kind})

    def _remove_button(self) -> Button:
        """With the sign of what goes if it is one token, as one of another kind may be held."""
        draft = self._without_last
        drafts = self.draft, read_layout_draft(self.ctx.view, draft)
        now, then = ({*list_tokens(one.layout or Layout())} for one in drafts)
        emoji = ""
        if then < now and len(now) - len(then) == 1:
            ((kind, _, _),) = now - then
            emoji = phrases.token_emoji(kind)
        return Button(
            "g.remove", self.words("cutterland-key-remove"), disabled=not self.draft.has_tokens,
            emoji=emoji, beside="✕", does=KeepDraft(draft),
        )  # fmt: skip

    @property
    def _without_last(self) -> Draft:
        """What was built last goes; what is wrong goes first."""
        before = strings_in(self.ctx.draft, "before")
        if self.draft.error is None and before:
            return {"layout": before[-1], "before": [*before[:-1]], "kind": NONE}
        return {"layout": write_short_layout(remove_token(self.draft)), "kind": NONE}

    def _suggest_layout(self, answers: Answers) -> KeepDraft:
        """The best layout of a quick search; in place of others only at a second press."""
        suggested = text_in(self.ctx.draft, "suggested")
        if self.draft.has_tokens and suggested not in {*SUGGESTED, ASKED}:
            return KeepDraft(self._kept | {"kind": NONE, "suggested": ASKED})
        best = find_best_use(self.seat)
        sure = "yes" if best.exact else "no"
        nothing = score_layout(replace(self.seat, penalty=0), Layout()).total
        is_gain = best.score.total > nothing
        kept = self._keep(write_short_layout(best.layout) if is_gain else "", NONE)
        return KeepDraft(kept.draft | {"suggested": f"{'use' if is_gain else 'none'}-{sure}"})


def _name_spot(kind: str, spot: Spot, words: Words) -> str:
    """A token where it is held, as a heading: `Wall N13–N14`."""
    name = name_of(spot.cell)
    if kind == WALL:
        first, second = list_cells(kind, spot.cell, spot.turns)
        name = phrases.wall_name((first, second))
    elif kind == BRIDGE:
        name = phrases.bridge_name(Bridge(spot.cell, "v" if spot.turns else "h"))
    return words("cutterland-build-spot", kind=kind, cell=name)


def describe_outcome(ctx: Context[View], draft: LayoutDraft) -> list[str]:
    """What the layout uses, the points it brings and the hunt it leads to; or why it is illegal."""
    seat, layout, words = own(ctx.view), draft.layout, ctx.words
    if layout is None or draft.score is None:
        assert draft.error is not None
        why = explain_refusal("cutterland", draft.error, words)
        return [words("cutterland-layout-wrong", text=quote(draft.text, 400), why=why)]
    total, kinds = draft.score.total, phrases.points_by_kind(draft.score, words)
    if draft.has_tokens:
        towers, others = seat.towers - len(layout.towers), seat.wall_bridges - layout.wall_bridges
        left = phrases.format_tokens(towers, others, words)
        gain = format_gain(total - score_layout(seat, Layout()).total)
        lines = [
            words("cutterland-layout-built", layout=phrases.layout_words(layout, words)),
            words("cutterland-layout-left", tokens=left, n=towers + others),
            words("cutterland-layout-compared", points=total, gain=gain, kinds=kinds),
        ]
    else:
        lines = [words("cutterland-layout-points", points=total, kinds=kinds)]
    lines += describe_prey(seat.land, draft.score, words)
    return _fit_lines([*lines, *_describe_choices(ctx, draft)], ROOM_FOR_OUTCOME)


def _describe_choices(ctx: Context[View], draft: LayoutDraft) -> list[str]:
    """A line for each area where the dragons have a choice."""
    if draft.layout is None:
        return []
    key = "cutterland-layout-chosen" if draft.prey_chosen else "cutterland-layout-choice"
    if draft.prey_given:
        key = "cutterland-layout-given"
    eaten = draft.layout.prey or ()
    return [
        ctx.words(key, cell=name_of(feast.first), count=feast.count,
                  prey=phrases.format_cells(feast.prey),
                  eaten=phrases.format_cells(cell for cell in feast.prey if cell in eaten))
        for feast in find_feasts(own(ctx.view).land, draft.layout)
    ]  # fmt: skip


def _fit_lines(lines: list[str], room: int) -> list[str]:
    """The lines, the last one that there is room for shortened."""
    kept: list[str] = []
    for line in lines:
        left = room - sum(map(len, kept)) - len(kept)
        if len(line) > left:
            return [*kept, f"{line[: max(left - 1, 0)]}…"]
        kept.append(line)
    return kept
