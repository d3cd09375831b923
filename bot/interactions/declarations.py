"""How a control is declared: on the function that answers it.

    control = Controls()

    @control("lobby.pace.<pace:now|days>", right="host")
    async def set_pace(press: Press, pace: str) -> Screen: ...

Each module has its own `Controls`; `controls.py` joins them.
"""

import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, TypeAlias, TypeVar

from bot.screens.screen import Form, Screen

Answer: TypeAlias = Callable[..., Awaitable[Screen | None]]
"""Gets the press, and the pattern's parameters by name. None: the pressed message is its own
answer, by its next edit. Raises `Refusal`."""
BuildForm: TypeAlias = Callable[..., Awaitable[Form]]
"""Gets the same. Raises `Refusal`."""
Parameter: TypeAlias = int | str
AnyFunction = TypeVar("AnyFunction", bound=Callable[..., Awaitable[Any]])
FORM: Final = "form."
_NUMBER: Final = "[0-9]{1,12}"
_KINDS: Final[Mapping[str, tuple[str, Callable[[str], Parameter]]]] = {
    "": (_NUMBER, int),
    "signed": (f"-?{_NUMBER}", int),
    "word": ("[A-Za-z0-9_-]+", str),
    "rest": ("[A-Za-z0-9._-]+", str),
    "terms": (rf"[A-Za-z0-9_-]+\.{_NUMBER}\.(?:now|days)\.[01]", str),
}


@dataclass(frozen=True, slots=True)
class Control:
    """How a control is written, the right it requires (see `authorise`), and what answers it.

    In the pattern, `<page>` is a number, `<player:signed>` one that may be negative, `<game:word>`
    a word, `<name:rest>` all that follows, `<terms:terms>` what somebody in the queue waits for,
    `<pace:now|days>` one of these words; without a name (`<on|off>`) it is not passed on. What
    stands in square brackets may be missing: then it is not passed on either. `<match>` is the
    match that is meant, and not passed on. `form.` is before what opens a form, and is what a
    submitted form is found by: `build_form` opens it, `answer` gets what was typed.
    `is_silent`: a public message that is pressed shows the answer by its next edit.
    """

    pattern: str
    right: str
    answer: Answer
    build_form: BuildForm | None = None
    is_silent: bool = False

    def read(self, text: str) -> dict[str, Parameter] | None:
        """The parameters of a control that is written like this, else None."""
        written, kinds = _compile(self.pattern)
        found = written.fullmatch(text)
        if found is None:
            return None
        given = {name: value for name, value in found.groupdict().items() if value is not None}
        return {name: kinds[name](value) for name, value in given.items()}


class Controls:
    def __init__(self) -> None:
        self.declared: list[Control] = []

    def __call__(
        self,
        *patterns: str,
        right: str,
        build_form: BuildForm | None = None,
        is_silent: bool = False,
    ) -> Callable[[AnyFunction], AnyFunction]:
        def declare(answer: AnyFunction) -> AnyFunction:
            for pattern in patterns:
                self.declared.append(Control(pattern, right, answer, build_form, is_silent))
            return answer

        return declare


@cache
def _compile(pattern: str) -> tuple[re.Pattern[str], dict[str, Callable[[str], Parameter]]]:
    """How to find the parameters, and to read each."""
    kinds: dict[str, Callable[[str], Parameter]] = {}

    def write(parameter: re.Match[str]) -> str:
        if "|" in parameter[1] and ":" not in parameter[1]:
            return f"(?:{parameter[1]})"
        name, _, kind = parameter[1].partition(":")
        written, kinds[name] = _KINDS.get(kind, (kind, str))
        return f"(?P<{name}>{written})"

    text = pattern.replace(".", r"\.").replace("[", "(?:").replace("]", ")?")
    return re.compile(re.sub("<([^>]+)>", write, text)), kinds
