"""From a screen to Discord: a fresh `LayoutView` for every render, and modals. Every component that
can be pressed is a dynamic item without a timeout: discord.py unregisters the item class for the
whole bot if a view mixes plain and dynamic items."""

from collections.abc import Callable, Iterator
from random import randrange
from typing import Any, Protocol, Self, cast

import discord
from discord import ui

from bot.markdown import join_units
from bot.presentation import custom_ids
from bot.presentation.artist import file_name
from bot.presentation.command_links import CommandLinks
from bot.presentation.emojis import Emojis
from bot.screens.discord_limits import MOST_ALT
from bot.screens.screen import (
    Attachment,
    Button,
    Field,
    Film,
    Form,
    Line,
    Pick,
    Picture,
    Row,
    Screen,
    Select,
    Text,
)

MOST_TEXT = 4_000
MOST_CONTENT = 2_000
MOST_ROWS = 5
MOST_LABEL = 80
MOST_PLACEHOLDER = 150
MOST_CHOICE = 100
FORM_SECONDS = 900.0
MOST_COMPONENTS = 40
FIRST_NUMBER = 1 << 30
"""From here on ids are those of menus, far from those of other components."""
FIRST_MARK = 1 << 24
"""From here to there they are marks: numbers of the outbox, which begin at random in each store."""
KEPT = FIRST_NUMBER - 1  # the first mark of a panel that a person keeps in a place of their own
MENUS = (ui.Select, ui.UserSelect, ui.RoleSelect, ui.ChannelSelect)

STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}


class RoutingClient(Protocol):
    """The part of the client that items use."""

    async def route(self, interaction: discord.Interaction[Any]) -> None: ...


class Control(ui.DynamicItem[ui.Item[Any]], template=custom_ids.PATTERN):
    """Any button or menu; its custom id says everything."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: object, /
    ) -> Self:
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await cast(RoutingClient, interaction.client).route(interaction)


class FormModal(ui.Modal):
    """A form; the router reads its answers from the interaction."""

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        await cast(RoutingClient, interaction.client).route(interaction)


def view_of(
    screen: Screen,
    links: CommandLinks | None = None,
    *,
    drawn: frozenset[str] | None = None,
    emojis: Emojis | None = None,
) -> ui.LayoutView:
    """A fresh view of a screen, with `links` and `emojis` as far as there are any. A picture whose
    name is not in `drawn` is shown as text."""
    view, known = ui.LayoutView(timeout=None), emojis or Emojis()
    texts = _Budget(MOST_TEXT - len(screen.head))
    items = [_build_item(screen, block, drawn, texts, known) for block in screen.blocks]
    if screen.head:
        view.add_item(ui.TextDisplay(screen.head))
    if screen.accent is not None:
        view.add_item(ui.Container(*items, accent_colour=screen.accent))
    else:
        for item in items:
            view.add_item(item)
    # A mark is the id of a component: the history of a channel returns it, and no one sees it.
    for item, mark in zip(_walk(view), screen.marks, strict=False):
        item.id = mark
    # A client remembers what was chosen by the component's id and refuses the same choice again, so
    # that each menu has another id in each render.
    first = FIRST_NUMBER + randrange(FIRST_NUMBER // MOST_COMPONENTS) * MOST_COMPONENTS
    for number, item in enumerate(_walk(view), first):
        if isinstance(item, MENUS):
            item.id = number
    _rewrite_texts(view, lambda text, _: join_units(text))
    _rewrite_texts(view, known.write)
    if links is not None:
        _rewrite_texts(view, links.link)
    return view


def _walk(view: ui.LayoutView) -> Iterator[ui.Item[Any]]:
    for item in view.walk_children():
        yield item.item if isinstance(item, Control) else item


def _rewrite_texts(view: ui.LayoutView, rewrite: Callable[[str, int], str]) -> None:
    """In their order, as far as the message's limit allows: `rewrite` takes a text and the
    characters that may be added."""
    texts = [one for one in view.walk_children() if isinstance(one, ui.TextDisplay)]
    spare = MOST_TEXT - sum(len(one.content) for one in texts)
    for one in texts:
        rewritten = rewrite(one.content, spare)
        spare -= len(rewritten) - len(one.content)
        one.content = rewritten


def content_of(screen: Screen) -> str | None:
    """The text of a screen that fits a classic message, which unlike a layout is quoted in push
    notifications: texts with buttons below them, which carry its marks. None for any other
    screen."""
    bodies = screen.texts
    rows = [block for block in screen.blocks if isinstance(block, Row)]
    if screen.accent is not None or screen.blocks != (*screen.blocks[: len(bodies)], *rows):
        return None
    carriers = [button for row in rows for button in row.buttons if not button.url]
    if len(rows) > MOST_ROWS or len(carriers) < len(screen.marks):
        return None
    text = "\n".join(filter(None, (screen.head, *bodies)))
    return text if 0 < len(text) <= MOST_CONTENT else None


def buttons_of(screen: Screen, emojis: Emojis | None = None) -> ui.View:
    """The buttons below a classic message. Their custom ids carry its marks, since components of
    such messages need not keep their own ids."""
    view, marks, known = ui.View(timeout=None), iter(screen.marks), emojis or Emojis()
    rows = [block for block in screen.blocks if isinstance(block, Row)]
    for number, row in enumerate(rows):
        for button in row.buttons:
            mark = 0 if button.url else next(marks, 0)
            view.add_item(_build_button(screen, button, known, number, mark))
    return view


def modal_of(form: Form, route: custom_ids.ControlId) -> FormModal:
    """A fresh modal, submitted to the route's match and decision."""
    modal = FormModal(
        title=clip(form.title, 45),
        timeout=FORM_SECONDS,
        custom_id=custom_ids.write_form_id(
            custom_ids.ControlId(route.match, route.decision, form.control)
        ),
    )
    for field in form.fields:
        hint = clip(field.hint, 100) or None
        entry = _build_entry(field)
        modal.add_item(ui.Label(text=clip(field.label, 45), component=entry, description=hint))
    return modal


def _build_entry(field: Field) -> ui.Item[Any]:
    if field.choices:
        options = [
            discord.RadioGroupOption(
                label=clip(one.label, MOST_CHOICE), value=one.value, default=one.chosen
            )
            for one in field.choices
        ]
        return ui.RadioGroup(custom_id=field.key, required=field.required, options=options)
    return ui.TextInput(
        custom_id=custom_ids.write_field_id(field.key, notation=field.notation),
        style=discord.TextStyle.paragraph if field.multiline else discord.TextStyle.short,
        placeholder=clip(field.placeholder, 100) or None,
        default=field.value or None,
        required=field.required,
        max_length=field.longest,
    )


def texts_of(message: discord.Message) -> list[str]:
    if not message.flags.components_v2:
        return [message.content]
    view = ui.LayoutView.from_message(message, timeout=None)
    return [item.content for item in view.walk_children() if isinstance(item, ui.TextDisplay)]


def marks_of(message: discord.Message) -> frozenset[int]:
    if not message.flags.components_v2:
        view = ui.View.from_message(message, timeout=None)
        return frozenset(
            custom_ids.read_mark(getattr(item, "custom_id", None) or "") for item in view.children
        )
    layout = ui.LayoutView.from_message(message, timeout=None)
    ids = (item.id or 0 for item in layout.walk_children())
    return frozenset(one for one in ids if FIRST_MARK <= one < FIRST_NUMBER)


def list_custom_ids(message: discord.Message) -> list[str]:
    kind = ui.LayoutView if message.flags.components_v2 else ui.View
    items = kind.from_message(message, timeout=None).walk_children()
    return [str(getattr(item, "custom_id", None) or "") for item in items]


def is_kept(message: discord.Message) -> bool:
    """Whether a message is a panel that its person keeps: known from the message alone."""
    first = next(iter(message.components), None)
    return getattr(first, "id", None) == KEPT


def clip(text: str, most: int) -> str:
    """The text, shortened with an ellipsis if it is too long."""
    return text if len(text) <= most else text[: most - 1] + "…"


class _Budget:
    def __init__(self, left: int) -> None:
        self.left = left

    def take(self, text: str) -> str:
        fitting = clip(text, max(self.left, 1))
        self.left -= len(fitting)
        return fitting


def _build_item(
    screen: Screen, block: object, drawn: frozenset[str] | None, texts: _Budget, emojis: Emojis
) -> ui.Item[Any]:
    match block:
        case Text():
            return ui.TextDisplay(texts.take(block.body))
        case Picture() | Film() if drawn is not None and block.name not in drawn:
            if isinstance(block, Picture) and block.spoiler:
                return ui.TextDisplay(texts.take(f"||{block.alt}||"))
            return ui.TextDisplay(texts.take(block.text or block.alt))
        case Picture() | Film():
            url, hidden = f"attachment://{file_name(block)}", getattr(block, "spoiler", False)
            alt = clip(block.alt, MOST_ALT)
            item = discord.MediaGalleryItem(url, description=alt, spoiler=hidden)
            return ui.MediaGallery(item)
        case Attachment():
            return ui.File(f"attachment://{block.name}")
        case Line():
            return ui.Separator()
        case Row():
            return ui.ActionRow(*(_build_button(screen, one, emojis) for one in block.buttons))
        case Select():
            return ui.ActionRow(Control(_build_select(screen, block, emojis)))
        case Pick():
            return ui.ActionRow(Control(_build_pick(screen, block)))
        case _:
            raise TypeError(f"no such block: {block!r}")


def _build_custom_id(screen: Screen, control: str) -> str:
    return str(custom_ids.ControlId(screen.match, screen.decision, control))


def _build_button(
    screen: Screen, button: Button, emojis: Emojis, row: int | None = None, mark: int = 0
) -> ui.Item[Any]:
    emoji = emojis.find(button.emoji)
    shown = button.label if emoji is None or button.beside is None else button.beside
    label = clip(shown, MOST_LABEL)
    if button.url:
        return ui.Button(label=label, url=button.url, row=row)
    route = custom_ids.ControlId(screen.match, screen.decision, button.control)
    return Control(
        ui.Button(
            label=label,
            style=STYLES[button.style],
            disabled=button.disabled,
            row=row,
            emoji=emoji,
            custom_id=custom_ids.write_marked_id(route, mark) if mark else str(route),
        )
    )


def _build_select(screen: Screen, select: Select, emojis: Emojis) -> ui.Select[Any]:
    return ui.Select(
        custom_id=_build_custom_id(screen, select.name),
        placeholder=clip(select.placeholder, MOST_PLACEHOLDER),
        min_values=select.least,
        max_values=select.most,
        options=[
            discord.SelectOption(
                value=choice.value,
                label=clip(choice.label, MOST_CHOICE),
                description=clip(choice.description, MOST_CHOICE) or None,
                default=choice.chosen,
                emoji=emojis.find(choice.emoji),
            )
            for choice in select.choices
        ],
    )


def _build_pick(screen: Screen, pick: Pick) -> ui.Item[Any]:
    kind = discord.SelectDefaultValueType(pick.kind)
    said: dict[str, Any] = {
        "custom_id": _build_custom_id(screen, pick.control),
        "placeholder": clip(pick.placeholder, MOST_PLACEHOLDER),
        "min_values": pick.least,
        "max_values": pick.most,
        "default_values": [discord.SelectDefaultValue(id=one, type=kind) for one in pick.chosen],
    }
    match pick.kind:
        case "user":
            return ui.UserSelect(**said)
        case "role":
            return ui.RoleSelect(**said)
        case "channel":
            return ui.ChannelSelect(**said, channel_types=[discord.ChannelType.text])
