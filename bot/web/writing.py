"""Screens and forms as JSON for the page: only what can be pressed there."""

import asyncio
import re
from base64 import b64encode
from collections.abc import Container, Iterable, Iterator
from dataclasses import replace
from typing import Any, Final

from bot.interactions.controls import ParsedControl, parse_control
from bot.interactions.requester import Requester
from bot.markdown import join_units
from bot.presentation.artist import file_name
from bot.presentation.boards import can_replay
from bot.presentation.custom_ids import ControlId, write_field_id
from bot.presentation.emojis import Emojis
from bot.render.paint.svg import write_colours, write_svg, write_symbols
from bot.render.scene import Target
from bot.screens.screen import Film, Form, Line, Looks, Picture, Row, Screen, Select, Text

FAMILIES: Final = frozenset(
    {"analysis", "board", "learn", "puzzle", "rematch", "replay", "rules", "see", "turns"}
)
WORDS: Final = ("matches", "buttons", "sign-out", "offline", "moved", "done", "hint")
"""Of the page itself."""
NEEDS_SERVER: Final = re.compile(r"learn\.[^.]+\.match")
"""A match opens in a channel."""


def can_press(parsed: ParsedControl) -> bool:
    """Whether a control is one of a panel, of what one reads or of what one does alone: what else a
    message offers needs its server."""
    return parsed.is_of_panel or (
        parsed.family in FAMILIES and NEEDS_SERVER.fullmatch(parsed.route.control) is None
    )


async def write_screen(
    requester: Requester, screen: Screen, has: Container[str] = ()
) -> dict[str, Any]:
    """`rev` is the newest row of the match's log: unlike the revision of a panel, it doesn't tell
    who has answered in secret. `has` are the names of drawings that the page has already."""
    services, words = requester.services, requester.words
    is_of_match = screen.is_panel and screen.match
    table = await requester.matches.queries.read_table(screen.match) if is_of_match else None
    colours = requester.presentation.colour_scheme
    drawn: dict[str, dict[str, str]] = {}
    symbols: dict[str, str] = {}
    if colours is not None:
        painted = tuple(block for block in screen.blocks if isinstance(block, Film | Looks))
        for file in await services.artist.render_files(replace(screen, blocks=painted), colours):
            kind = file.filename.rpartition(".")[2]
            source = f"data:image/{kind};base64,{b64encode(file.fp.read()).decode()}"
            drawn[file.filename] = {"source": source}
        pictures = [
            block
            for block in screen.blocks
            if isinstance(block, Picture) and not isinstance(block, Looks)
        ]
        written, symbols = await asyncio.to_thread(_write_vectors, pictures)
        drawn |= written
    keys = *(f"touch-{key}" for key in WORDS), "board-replay"
    return {
        "match": screen.match,
        "decision": screen.decision,
        "rev": 0 if table is None else table.seq,
        "isPanel": screen.is_panel,
        "canReplay": table is not None and can_replay(services, table),
        "language": words.locale,
        "words": {key.partition("-")[2]: words(key) for key in keys},
        "colours": "" if colours is None else write_colours(colours),
        "drawings": {name: symbol for name, symbol in symbols.items() if name not in has},
        "blocks": [*_write_blocks(screen, drawn)],
    }


def _write_vectors(
    pictures: Iterable[Picture],
) -> tuple[dict[str, dict[str, str]], dict[str, str]]:
    """The pictures by the names of their files, and the symbols of all their drawings by id."""
    drawn: dict[str, dict[str, str]] = {}
    symbols: dict[str, str] = {}
    for picture in pictures:
        drawn[file_name(picture)] = {"svg": write_svg(picture.scene)}
        symbols |= write_symbols(picture.scene)
    return drawn, symbols


def write_form(form: Form, route: ControlId) -> dict[str, Any]:
    names = "label", "hint", "placeholder", "value", "required", "longest", "multiline"
    fields = [
        {"name": write_field_id(field.key, notation=field.notation), **_take(field, names)}
        for field in form.fields
    ]
    return {
        "match": route.match,
        "decision": route.decision,
        "control": form.control,
        "title": form.title,
        "fields": fields,
    }


def _write_blocks(screen: Screen, drawn: dict[str, dict[str, str]]) -> Iterator[dict[str, Any]]:
    for block in screen.blocks:
        match block:
            case Text():
                yield {"text": Emojis().write(join_units(block.body), 0)}
            case Picture() | Film() if file_name(block) in drawn:
                yield _write_picture(screen, block, drawn[file_name(block)])
            case Picture() | Film():
                yield {"text": block.text or block.alt}
            case Row():
                buttons = [
                    _take(button, ("control", "label", "style", "disabled"))
                    for button in block.buttons
                    if not button.url and _is_pressable(screen, button.control)
                ]
                if block.steps is not None:
                    yield {"slider": _take(block.steps, ("control", "at", "last"))}
                if buttons:
                    yield {"buttons": buttons}
            case Select() if _is_pressable(screen, block.name):
                yield {"menu": _write_menu(block)}
            case Line():
                yield {"line": True}


def _write_picture(
    screen: Screen, picture: Picture | Film, drawn: dict[str, str]
) -> dict[str, Any]:
    touch = write_touch(screen, picture)
    touch["targets"] = [
        target for target in touch["targets"] if _is_pressable(screen, target["control"])
    ]
    held = picture.scene.held if isinstance(picture, Picture) else ()
    touch["held"] = [
        _take(one, ("boxes", "growth", "refusal"))
        | {"drops": [
            _take(drop, ("right", "down", "note", "turns")) | _write_press(drop.target)
            for drop in one.drops if _is_pressable(screen, drop.target.control)
        ]}
        for one in held
    ]  # fmt: skip
    if isinstance(picture, Picture):
        touch["strokeNotes"] = picture.scene.stroke_notes
        touch["remarks"] = [_take(one, ("box", "text")) for one in picture.scene.remarks]
    return {"picture": {**drawn, "alt": picture.alt, **touch}}


def write_touch(screen: Screen, picture: Picture | Film) -> dict[str, Any]:
    """A picture's size, and where it can be touched."""
    scene = picture.scene if isinstance(picture, Picture) else picture.frames[0]
    labels = {
        button.control: button.label
        for block in screen.blocks
        if isinstance(block, Row)
        for button in block.buttons
        if not button.disabled
    }
    targets = [
        _write_target(target, labels.get(target.control, ""))
        for target in scene.targets
        if target.answers or target.control in labels
    ]
    return {"width": scene.width, "height": scene.height, "targets": targets}


def _write_target(target: Target, label: str) -> dict[str, Any]:
    return {
        **_write_press(target),
        "boxes": target.boxes,
        "label": label or " ".join(dict(target.answers).values()),
        **({"stroke": target.stroke} if target.stroke else {}),
    }


def _write_press(target: Target) -> dict[str, Any]:
    answers = dict(target.answers)
    is_form = bool(answers) and "choice" not in answers
    return {"control": target.control, "answers": answers, "submitted": is_form}


def _write_menu(menu: Select) -> dict[str, Any]:
    names = "value", "label", "description", "chosen"
    return {
        "control": menu.name,
        **_take(menu, ("placeholder", "least", "most")),
        "choices": [_take(choice, names) for choice in menu.choices],
    }


def _take(value: object, names: tuple[str, ...]) -> dict[str, Any]:
    """Fields that the page knows by the same names."""
    return {name: getattr(value, name) for name in names}


def _is_pressable(screen: Screen, control: str) -> bool:
    route = ControlId(screen.match, screen.decision, control)
    parsed = parse_control(route, submitted=False)
    return parsed is not None and can_press(parsed)
