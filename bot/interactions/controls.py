"""Every control that exists: how it is written, who may press it, and what answers it.

What is not declared here is refused before anything is read, and a control's right follows from
its form alone: what a match, a league or a setting is, the right's check finds out.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from bot.interactions.board import (
    handle_board_details,
    handle_claim,
    handle_end,
    handle_resign,
    handle_see,
)
from bot.interactions.box import handle_box
from bot.interactions.follow import handle_follow
from bot.interactions.history import handle_analysis, handle_file, handle_history, handle_replay
from bot.interactions.inputs import read_page, require_number
from bot.interactions.kept_panels import handle_keep
from bot.interactions.league.controls import handle_league
from bot.interactions.learn import handle_lesson_control
from bot.interactions.lobby import handle_lobby
from bot.interactions.match_lists import handle_join, handle_matches, handle_turns
from bot.interactions.matchmaking import handle_queue
from bot.interactions.new import handle_new
from bot.interactions.orders import handle_orders
from bot.interactions.organise import handle_organise
from bot.interactions.panels import handle_game_control, show_panel
from bot.interactions.pause import handle_clock
from bot.interactions.plan import handle_plan_control
from bot.interactions.press import Handler, Press
from bot.interactions.privacy import handle_privacy
from bot.interactions.puzzle import handle_puzzle_control
from bot.interactions.rematch import handle_rematch
from bot.interactions.requester import MATCH_RIGHTS, Requester
from bot.interactions.seats import handle_seat
from bot.interactions.settings import handle_settings
from bot.interactions.undo import handle_undo
from bot.interactions.view_commands import handle_view_command
from bot.interactions.votes import handle_vote
from bot.matches import Refusal
from bot.presentation.custom_ids import ControlId
from bot.screens.screen import Screen
from bot.screens.shared import pages


@dataclass(frozen=True, slots=True)
class Control:
    """How a control is written, the right it requires (see `authorise`), and what answers it.

    In `form`, `<game>` and other words in angle brackets are parameters, `<a|b>` is one of these,
    what stands in square brackets may be missing, and `*` is anything a game has. `form.` is
    before what opens a form, and is what a submitted form is found by.
    """

    form: str
    right: str
    handle: Handler

    def match(self, text: str) -> re.Match[str] | None:
        return _compile(self.form).fullmatch(text)


@dataclass(frozen=True, slots=True)
class ParsedControl:
    """A control that exists, where it goes, and the choice between pictures and text that it may
    begin with. A button of a list names its match behind its word."""

    control: Control
    route: ControlId
    pictures: bool | None

    @property
    def family(self) -> str:
        return self.route.control.partition(".")[0]

    @property
    def is_of_game(self) -> bool:
        """Whether it is a game's own, in a match, a plan, a lesson or a puzzle."""
        return self.family in {"g", "plan", "learn", "puzzle"}

    @property
    def is_of_panel(self) -> bool:
        """Whether the answer is the panel of the presser's seat."""
        return self.family in {"g", "move", "details", "undo", "plan", "orders"}


def parse_control(route: ControlId, *, submitted: bool) -> ParsedControl | None:
    """None for anything that is not declared; for a `submitted` form `route` lacks the `form.` of
    the button that opened it."""
    pictures, text = None, route.control
    if chosen := re.match(r"pictures\.(on|off)\.", text):
        pictures, text = chosen[1] == "on", text[chosen.end() :]
    asked = f"{FORM}{text}" if submitted else text
    for control in CONTROLS:
        if found := control.match(asked):
            return ParsedControl(control, _find_route(control, route, text, found), pictures)
    return None


def _find_route(control: Control, route: ControlId, text: str, found: re.Match[str]) -> ControlId:
    """Without a match where the right is to none."""
    if number := found.groupdict().get("match"):
        return ControlId(int(number), 0, text.partition(".")[0])
    match = route.match if control.right in MATCH_RIGHTS else 0
    return ControlId(match, route.decision, text.removeprefix(FORM))


NUMBER: Final = "[0-9]{1,12}"
WORD: Final = "[A-Za-z0-9_-]+"
WORDS: Final = frozenset({"game", "option", "value", "view", "word"})
"""Parameters that are no numbers."""


@cache
def _compile(form: str) -> re.Pattern[str]:
    def write(parameter: re.Match[str]) -> str:
        name = parameter[1]
        if "|" in name:
            return f"(?:{name})"
        if name == "player":  # those of computer players are negative
            return f"-?{NUMBER}"
        if name == "match":
            return f"(?P<match>{NUMBER})"
        return WORD if name in WORDS else NUMBER

    text = form.replace(".", r"\.").replace("[", "(?:").replace("]", ")?").replace("*", "@")
    return re.compile(re.sub("<([^>]+)>", write, text).replace("@", "[A-Za-z0-9._-]+"))


async def _handle_game(press: Press) -> Screen:
    route, typed = press.control_id, press.typed
    return await handle_game_control(press.requester, route, typed, too_soon=press.too_soon)


async def _handle_panel(press: Press) -> Screen:
    return await show_panel(press.requester, press.match)


async def _handle_details(press: Press) -> Screen:
    return await show_panel(press.requester, press.match, details=read_page(press.parts))


async def _handle_pages(press: Press) -> Screen:
    _, game, page, *_ = press.parts
    if game not in press.services.screens:
        raise Refusal("older-control")
    return pages.render_rules(press.services.screens[game], require_number(page), press.words)


async def _handle_which(press: Press) -> Screen:
    """The answer to "which match do you mean?": proceed with the pending command."""
    command, match = press.pending.find(press.player, press.parts[1]), require_number(press.chosen)
    if match not in command.matches:
        raise Refusal("older-control")
    return await command.proceed(press.requester, match)


def _of_game(
    handle: Callable[[Requester, ControlId, Mapping[str, str]], Awaitable[Screen]],
) -> Handler:
    """The games' own controls know nothing of people and lists."""

    async def run(press: Press) -> Screen:
        return await handle(press.requester, press.control_id, press.typed)

    return run


def _declare(handle: Handler, **forms: str) -> tuple[Control, ...]:
    """What one handler answers: by right, the forms that require it."""
    return tuple(
        Control(form, right, handle) for right, listed in forms.items() for form in listed.split()
    )


FORM: Final = "form."
_TERMS: Final = "<game>.<seats>.<now|days>.<0|1>"
CONTROLS: Final = (
    # Of a match.
    *_declare(_handle_game, sit="g.* form.g.*"),
    *_declare(_handle_panel, sit="move[.<match>]"),
    *_declare(_handle_details, sit="details[.<page>]"),
    *_declare(handle_undo, sit="undo.<row>"),
    *_declare(
        _of_game(handle_plan_control),
        sit="""plan plan.<here|change|drop|leave> plan.details[.<page>] plan.keep.<word>
            form.plan.typed plan.g.* form.plan.g.*""",
    ),
    *_declare(handle_orders, sit="orders[.<set|quiet|loud>]"),
    *_declare(handle_seat, see="seat.take.<seat>", sit="seat.keep.<seat> seat.keep.all seat.back"),
    *_declare(
        handle_vote,
        sit="consent.<yes|no>.<number> consent.ask.<undo|pause> consent.ask.remove.<seat>",
    ),
    *_declare(handle_keep, sit="keep[.<thread|dm|off|calls>]"),
    *_declare(handle_clock, sit="clock.resume"),
    *_declare(handle_resign, sit="resign.<yes|no>"),
    *_declare(handle_claim, sit="claim"),
    *_declare(handle_end, organise="end"),
    *_declare(
        handle_organise,
        organise="""org.panel org.moves.<page>[.on] org.before org.rewind.<row>
            org.<offer|hold|pause|resume|extend|end|ended>""",
    ),
    *_declare(handle_see, see="see[.<match>]"),
    *_declare(handle_board_details, see="board[.<page>]"),
    *_declare(
        handle_history,
        see="log.<page>[.<back|on|seen>] log.own[.<page>[.<back|on>]]",
    ),
    *_declare(handle_file, see="record"),
    *_declare(handle_replay, see="replay[.<seat>] replay.all film.<match>"),
    *_declare(handle_analysis, see="analysis[.<seat>]"),
    *_declare(handle_view_command, see="look.<view>[.*]"),
    *_declare(handle_follow, see="follow.<on|off> follow.<match>"),
    *_declare(handle_rematch, see="rematch"),
    *_declare(handle_join, see="join.<match>"),
    *_declare(
        handle_lobby,
        see="lobby.<join|leave|colour|options> lobby.page.about lobby.own.<option>",
        host="""lobby.start lobby.quick lobby.pace.<now|days> lobby.page.<seats|rules|clock|guests>
            lobby.<computer|seat|shrink|order|free|invite|clock|late|rule> lobby.set.<option>
            lobby.<open|auto|rated|session|thread>.<on|off>""",
        close="lobby.<cancel|close>",
    ),
    # Of a person.
    *_declare(
        _of_game(handle_lesson_control),
        anyone="learn.<game>.<open|here|match> learn.<game>.step.<step> learn.<game>.g.* "
        "form.learn.<game>.g.*",
    ),
    *_declare(
        _of_game(handle_puzzle_control),
        anyone="""puzzle.<open|here|position|again|restart|yesterday|today>
            puzzle.pages.<game>.<page>[.on] puzzle.g.* form.puzzle.g.*""",
    ),
    *_declare(_handle_pages, anyone="pages.<game>.<page>[.on]"),
    *_declare(_handle_which, anyone="which.<word>"),
    *_declare(handle_matches, anyone="matches.<page>[.<back|on|list>]"),
    *_declare(handle_turns, anyone="turns.<page>[.<back|on>]"),
    *_declare(handle_new, anyone="new.<show|open|alone>.<game>"),
    *_declare(handle_privacy, anyone="privacy.<export|forget|hide|show|yes|no>"),
    *_declare(
        handle_queue,
        anyone=f"""queue.<join|game|size|tell|mute>.{_TERMS}
            queue.show.{_TERMS}[.<now-pace|days-pace|rated>]
            queue.leave.<word>.{_TERMS}.<since>""",
    ),
    *_declare(
        handle_settings,
        anyone="""settings.page.<me|hours|calls|vacation>[.<link|back>]
            settings.me.<locale|theme|palette|keeps|calls|pictures>
            settings.calls.<reminders|turns|letters|league|questions> settings.calls.league.off
            settings.hours.<clock|zone|wake|sleep|off> form.settings.hours.typed
            settings.vacation.ask settings.vacation.take.<days>.<left>""",
        manage_server="""settings.page.<server|public|find|puzzle|weekly>[.<link|mine>]
            settings.server.<threads|games|role|notice> settings.public.<locale|theme|palette>
            settings.find.<share|role> settings.weekly.<channel|clock>
            settings.puzzle.<channel|hour>""",
    ),
    # Of a server.
    *_declare(handle_box, anyone="box.show", organise_server="box.<new|yes>.<game>"),
    *_declare(
        handle_league,
        anyone="""league.<begin|guide|which>
            league.<league>.<home|join|leave|next|why|whom|export|help|guide>
            league.<league>.leave.yes
            league.<league>.<table|ties|picture|calendar>.<division>""",
        organise_server="""form.league.new.<game>
            league.<league>.<panel|people|enrol|drop|session|rehearse>
            league.<league>.<silent|announce|begin|computer|pause|resume|hasten|extend|remind|end>
            league.<league>.<begin|hasten|end>.yes league.<league>.terms.<play|points>
            league.<league>.people.<page> league.<league>.sessions.<page>
            league.<league>.drop.<player> league.<league>.again.<session>
            form.league.<league>.<correct|void>.<session> league.<league>.set.<option>
            league.<league>.fix.<option>.<value>[.<play|points>] league.<league>.undo.<act>
            league.<league>.flag.<rated|final|annul|quick|single>""",
    ),
)
