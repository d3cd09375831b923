"""The private panel of a seat, and what a press in it or a typed move leads to."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from math import inf
from typing import Any, Final

from bot.interactions.declarations import Controls
from bot.interactions.last_presses import WARNING
from bot.interactions.press import Press
from bot.interactions.requester import Requester
from bot.interactions.view_commands import describe_events
from bot.matches import PlayerView, Refusal
from bot.matches.drafts import read_draft
from bot.matches.play.plan import PlanState
from bot.matches.play.plan_lines import PlanLine
from bot.models.log import EventSource, LogEvent, UnseenEvents
from bot.models.match import ActionResult, Status, Table
from bot.presentation.boards import can_replay, list_moves_in_vote
from bot.presentation.plans import describe_line, explain_missed_plan
from bot.screens.context import Context
from bot.screens.contract import (
    DrawsPlans,
    Report,
    ResumesPlans,
    SupportsPlanRecall,
    SupportsPlans,
    SupportsRecall,
    SupportsReports,
)
from bot.screens.controls import find_control
from bot.screens.drafts import UNDO, digest
from bot.screens.panel import append_buttons
from bot.screens.replies import Draft, PlayAction, Reply
from bot.screens.screen import (
    Block,
    Button,
    Form,
    Picture,
    Row,
    Screen,
    Text,
    drop_tips,
    insert_note,
    link_button,
)
from bot.screens.shared import clocks
from bot.screens.shared.kept_panels import keep_button
from bot.screens.shared.names import match_title, seat_label
from bot.screens.shared.private_screen import (
    DETAILS,
    count_moves,
    describe_news,
    details_button,
    picture_toggle,
    render_details,
)
from bot.screens.shared.replay import name_control
from bot.screens.shared.seats import vote_blocks
from bot.storage.errors import DraftChanged
from bot.storage.matches import ANY_DRAFT
from engine.contract import Game, IllegalAction, Json, TakesOrders, offers

control = Controls()
NEXT: Final = "move."  # before the number of another match, the control that leads to its panel
MOST_TRIES: Final = 5
LONGEST_NOTE: Final = 45  # letters of news that take one line


async def show_panel(
    requester: Requester,
    match: int,
    note: str = "",
    *,
    details: int | None = None,
    is_seen: bool = True,
    keeps_news: bool = False,
) -> Screen:
    """The panel as it is now, with a note on what was just done or refused, and the way to the next
    match that waits, unless this one does; or that page of its `details`. Unless `is_seen`, its
    person has not asked for it. What is new stays new then, as it does where it `keeps_news`.
    Raises `Refusal`."""
    services = requester.services
    rev = await services.matches.kept_panels.read_revision(match)
    player_view = await requester.read_view(match)
    if player_view.view is None or player_view.seat is None:
        raise Refusal("not-running" if player_view.seat is not None else "not-seated")
    planned = await requester.matches.plans.read(match, requester.player)
    resumed = await _resume_plan(requester, player_view)
    ctx = await read_context(requester, player_view, planned)
    last_seen = services.matches.last_seen
    marks = is_seen and not keeps_news
    look = last_seen.mark_seen if marks else last_seen.read_unseen
    since = await look(match, requester.player)
    table, words = player_view.table, requester.words
    ctx = replace(ctx, before=since.view if since else None)
    news = await describe_events(requester, table, since.events if since else ())
    is_read = since is not None and last_seen.is_read(match, requester.player, since)
    notes, report = "", Report("", is_whole=False)
    if details is None:
        unread = None if is_read else since
        if unread is not None:
            screens: object = services.screens_of(table)
            if offers(screens, SupportsReports):
                past = _read_past(requester, player_view, unread)
                report = screens.report_events(past, unread.game_events)
        if unread is not None and report.is_whole:  # no button counts what is told here
            untold = [row for row in unread.events if not row.events]  # who left or returned
            news = await describe_events(requester, table, untold)
        last = note or resumed
        notes = await _gather_notes(requester, player_view, planned, unread, report.text, last)
    # More than a line of news takes the room that a suggestion needs.
    is_long = "\n" in notes or len(notes.replace("*", "")) > LONGEST_NOTE
    offer = () if is_long else await _read_offer(requester, match, planned, ctx.draft)
    ctx = replace(ctx, is_told=bool(report.text))
    if offer:
        described = await _describe_offer(requester, player_view, offer)
        drawn = await draw_plan(requester, player_view, offer)
        ctx = replace(ctx, offer=described, offer_picture=drawn)
    render = services.screens_of(table).render_panel
    screen = await services.run_in_thread(render, ctx, details=details is not None)
    decision = player_view.decision or 0
    screen = replace(screen, match=match, decision=decision, is_panel=True, rev=rev, note=note)
    if details is not None:
        return await _show_details(
            requester, player_view, screen, since, news, details, is_seen=is_seen
        )
    if screen.has_tip and await requester.knows_game(table):
        screen = drop_tips(screen)
    screen = replace(screen, blocks=insert_note(screen.blocks, notes))
    is_asked = table.seat_of(requester.player) in table.seats_to_vote
    more = details_button(0 if is_read else count_moves(news), words, is_asked=is_asked)
    buttons = await _build_buttons(requester, table, planned, ctx.draft)
    if find_control(screen.blocks, UNDO):  # which comes before the undo of a move
        buttons = tuple(button for button in buttons if not button.control.startswith("undo."))
    offering = tuple[Button, ...]()  # behind what is always there, which keeps its place
    if offer and any(ctx.offer in text for text in screen.texts):
        mark = digest_lines(services.games[table.game], offer)
        take = Button(f"plan.offer.{mark}", words("plan-offer-take"), "success")
        offering = take, Button("plan.decline", words("plan-decline"))
        buttons = tuple(replace(button, style="secondary") for button in buttons)
    league, decides = table.stake.league, table.seat_of(requester.player) in table.awaited_seats
    if league is not None and requester.guild is not None and not decides:
        buttons = (*buttons, Button(f"league.{league}.next", words("league-my-next")))
    screen = append_buttons(append_buttons(screen, (*buttons, more)), offering)
    following = await build_turn_button(requester, table)
    return append_buttons(screen, following) if following else screen


async def _gather_notes(
    requester: Requester, player_view: PlayerView, planned: PlanState, since: UnseenEvents | None,
    report: str, note: str,
) -> str:  # fmt: skip
    """What a panel tells above its picture, a line each: why a plan was missed, a kept panel
    closed, what was done for a person out of time and what else is new `since`, with the
    game's `report` of it, when a computer would answer, and the `note`."""
    table, words = player_view.table, requester.words
    services, me = requester.services, requester.player
    missed = await explain_missed_plan(services, table.match, me, words, planned)
    kept = requester.matches.store.kept_panels
    reason = await kept.take_reason(table.match, requester.player)
    closed = words(f"keep-closed-{reason}") if reason else ""
    assert player_view.seat is not None
    due = await requester.matches.clocks.find_wish_time(table.match, player_view.seat)
    wish = "" if due is None else words("wish-counts", when=f"<t:{due}:R>")
    late = passed = follows = ""
    if planned.follows:
        line = await _describe_line(requester, table.match, planned.lines[0])
        follows = words("plan-follows", plan=line) if line else ""
    if since is not None:
        late = await _tell_own_events(requester, table, since.events, ("late", "wish"))
        passed = _tell_passes(requester, player_view, since)
        if not report and requester.page_height:
            report = await _tell_own_events(requester, table, since.events, ("plan",))
    told = missed, closed, late, report, passed, wish, note, follows
    return "\n".join(filter(None, told))


async def _resume_plan(requester: Requester, player_view: PlayerView) -> str:
    """What its person had not saved of a plan when their turn came becomes the panel's draft, as
    far as it has anything for this question; tells of it, once."""
    matches, me, match = requester.matches, requester.player, player_view.table.match
    seat, decision, draft = player_view.seat, player_view.decision, dict[str, Json]()
    if seat is None or decision is None:
        return ""
    text = await matches.store.matches.read_earlier_draft(match, seat, decision, me)
    if text is None:
        return ""
    screens: object = requester.services.screens_of(player_view.table)
    if offers(screens, ResumesPlans):
        unsaved = read_draft(text, f"match {match}")
        resume, view = screens.resume_plan, player_view.view
        draft = await requester.services.run_in_thread(resume, view, unsaved)
    try:
        await matches.drafts.save(match, me, decision, draft, before=None)
    except (Refusal, DraftChanged):  # answered, or another draft begun, meanwhile
        return ""
    return requester.words("plan-resumed" if draft else "plan-unsaved")


async def tell_played_plan(requester: Requester, table: Table) -> str:
    """What was played for the requester by their plan since they last looked."""
    read = requester.matches.last_seen.list_unseen
    unseen = await read(table.match, requester.player, from_start=False)
    return await _tell_own_events(requester, table, unseen, ("plan",))


async def _tell_own_events(
    requester: Requester, table: Table, unseen: Sequence[LogEvent], by: Sequence[EventSource]
) -> str:
    """What was done for the requester by these, a line each."""
    own = table.seat_of(requester.player)
    seat = None if own is None else own.seat
    rows = [row for row in unseen if row.by in by and row.seat == seat]
    return "\n".join(await describe_events(requester, table, rows))


async def build_turn_button(requester: Requester, table: Table | None = None) -> tuple[Button, ...]:
    """The way to the most urgent match that waits for the requester, unless this one does, as it
    mostly does: then the others need not be read."""
    if table is not None and table.seat_of(requester.player) in table.awaited_seats:
        return ()
    turns = await requester.matches.queries.list_turns(requester.player)
    if not turns or (table is not None and any(turn.match == table.match for turn in turns)):
        return ()
    match = min(turns, key=partial(find_deadline, requester)).match
    label = requester.words("panel-next-turn", match=str(match))
    return (Button(f"{NEXT}{match}", label, "primary"),)


async def _read_offer(
    requester: Requester, match: int, planned: PlanState, draft: Draft
) -> tuple[PlanLine, ...]:
    """A plan of one press for somebody who waits and has begun none."""
    if planned.lines or not planned.can_plan or draft or not requester.person.hints:
        return ()
    return await requester.matches.plans.propose(match, requester.player)


async def _describe_offer(
    requester: Requester, player_view: PlayerView, lines: Sequence[PlanLine]
) -> str:
    """All its lines, in small print."""
    screens: object = requester.services.screens_of(player_view.table)
    if not offers(screens, SupportsPlans):
        return ""
    describe, words = screens.describe_plan, requester.words
    told = await requester.services.run_in_thread(describe, player_view.view, lines, words)
    return words("plan-offer", plan=" · ".join(told))


async def draw_plan(
    requester: Requester, player_view: PlayerView, lines: Sequence[PlanLine]
) -> Picture | None:
    screens: object = requester.services.screens_of(player_view.table)
    if not offers(screens, DrawsPlans):
        return None
    draw, words = screens.draw_plan, requester.words
    return await requester.services.run_in_thread(draw, player_view.view, lines, words)


def write_lines(game: Game[Any, Any, Any, Any], lines: Sequence[PlanLine]) -> str:
    """A plan as it would be typed."""
    return "\n".join("; ".join(map(game.write, line)) for line in lines)


def digest_lines(game: Game[Any, Any, Any, Any], lines: Sequence[PlanLine]) -> str:
    return digest(write_lines(game, lines))


def find_deadline(requester: Requester, table: Table) -> float:
    """When the requester's time in a match ends; without a clock, never."""
    seat = table.seat_of(requester.player)
    return inf if seat is None or seat.due is None else seat.due


async def _show_details(
    requester: Requester, player_view: PlayerView, screen: Screen, since: UnseenEvents | None,
    news: Sequence[str], page: int, *, is_seen: bool,
) -> Screen:  # fmt: skip
    """What is behind a panel, with all that is new, which counts as read if it `is_seen`."""
    table, words, services = player_view.table, requester.words, requester.services
    if since is not None and is_seen:
        services.matches.last_seen.mark_read(table.match, requester.player, since)
    last = picture_toggle(f"{DETAILS}.{page}", requester.person.pictures, words)
    if since is not None and news and can_replay(services, table):
        last = Button(name_control(None, since.seen), words("board-replay"))
    ways = await _list_ways(requester, table)
    told = await _tell_news(requester, player_view, since, news)
    own = table.seat_of(requester.player)
    time = "" if own is None else clocks.describe_own_deadline(table, own, words)
    # The panel has no room for the match's name beside a deadline.
    deadline = (Text(f"-# {match_title(table, words)} · {time}"),) if time else ()
    players: tuple[Text, ...] = ()
    if any(seat.computer is not None for seat in table.seats):  # with their levels
        labels = (seat_label(table, seat, words) for seat in table.seats)
        players = (Text(f"-# {' · '.join(labels)}"),)
    behind = (*screen.details, *players, *([Row(ways)] if ways else ()))
    header = (*told, *deadline)
    if (vote := table.vote) is not None and own in table.seats_to_vote:
        lines = await list_moves_in_vote(services, table, words)
        header = (*vote_blocks(vote, table, words, lines), *header)
    shown = replace(screen, is_panel=False, details=behind, behind=page)
    return render_details(shown, header, last, words, None if requester.page_height else page)


async def _list_ways(requester: Requester, table: Table) -> tuple[Button, ...]:
    """To what scores; in the chat also to the touch page, and to a kept panel if there is none."""
    words, match = requester.words, table.match
    page = requester.services.screens_of(table).scoring_page
    scoring = Button(f"rules.{page}", words("panel-scoring"), "primary")
    if requester.page_height:
        return (scoring,)
    kept = await requester.matches.store.kept_panels.read(match, requester.player)
    keep = () if kept is not None and kept.is_open else (keep_button(words),)
    return (scoring, *await link_to_page(requester, match), *keep)


async def link_to_page(requester: Requester, match: int) -> tuple[Button, ...]:
    url = await requester.services.link_page(requester.player, match)
    return (link_button(url, requester.words("touch-open")),) if url else ()


def _tell_passes(requester: Requester, player_view: PlayerView, since: UnseenEvents) -> str:
    """That the player's orders have answered since they last looked, if there was a choice."""
    if not since.passed or requester.page_height:
        return ""
    screens: object = requester.services.screens_of(player_view.table)
    if offers(screens, SupportsReports):
        past = _read_past(requester, player_view, since)
        if not screens.had_choice(past, since.game_events):
            return ""
    return requester.words("orders-passed")


def _read_past(requester: Requester, player_view: PlayerView, since: UnseenEvents) -> Context[Any]:
    view, table, high = player_view.view, player_view.table, requester.page_height
    return Context(view, table, requester.words, before=since.view, page_height=high)


async def _tell_news(
    requester: Requester, player_view: PlayerView, since: UnseenEvents | None, news: Sequence[str]
) -> tuple[Block, ...]:
    """The `news` whole: by a game that tells its turns, with what it doesn't know: what a
    computer did for the player, and who left or returned."""
    table, words = player_view.table, requester.words
    screens: object = requester.services.screens_of(table)
    if since is None or not news or not offers(screens, SupportsReports):
        return describe_news(news, words)
    past, tell = _read_past(requester, player_view, since), screens.tell_turns
    told = await requester.services.run_in_thread(tell, past, since.game_events)
    if not told:
        return describe_news(news, words)
    seat = player_view.seat
    rows = [
        row for row in since.events if not row.events or (row.seat == seat and row.is_by_computer)
    ]
    return describe_news(await describe_events(requester, table, rows), words, told)


async def read_context(
    requester: Requester,
    player_view: PlayerView,
    planned: PlanState | None = None,
    stored: Draft | None = None,
) -> Context[Any]:
    """What the panel of the player is made of: with the stored draft, what the game's panels recall
    of the match, and of the player's plan; draft and plan are read unless they are known."""
    view, table = player_view.view, player_view.table
    draft = stored
    if draft is None:
        draft = await requester.matches.drafts.read(table.match, requester.player)
    screens: object = requester.services.screens_of(table)
    if offers(screens, SupportsPlanRecall):
        if planned is None:
            planned = await requester.matches.plans.read(table.match, requester.player)
        draft = {**screens.recall_plan(view, planned.lines), **draft}
    if player_view.decision is not None and offers(screens, SupportsRecall):
        log_events = await requester.matches.queries.list_events(table.match)
        events = [event for log_event in log_events for event in log_event.events]
        draft = {**screens.recall_events(view, events), **draft}
    game: object = requester.services.games[table.game]
    orders = None
    if table.status is Status.RUNNING and offers(game, TakesOrders):
        orders = await requester.matches.orders.read(table.match, requester.player)
    return Context(
        view, table, requester.words, draft, page_height=requester.page_height, orders=orders
    )


async def play(
    requester: Requester, table: Table, reply: Reply[Any], decision: int | None, receipt: str = "",
    before: str | None = ANY_DRAFT,
) -> Screen:  # fmt: skip
    """Play an action or keep a draft, then show the panel. `decision` is the one that was answered;
    None means the open one. With a draft, the `receipt` of the last move stays where it is, so that
    no button moves. Raises `Refusal` and `IllegalAction`, and `DraftChanged` where the stored
    draft is not that `before`."""
    services = requester.services
    if not isinstance(reply, PlayAction):
        chosen = decision
        if chosen is None:
            chosen = (await requester.read_view(table.match)).decision
        await services.matches.drafts.save(
            table.match, requester.player, chosen or 0, reply.draft, before
        )
        return await show_panel(requester, table.match, receipt)
    reports = offers(services.screens_of(table), SupportsReports)
    if reports:
        await services.matches.last_seen.mark_seen(table.match, requester.player)
    done = [await services.matches.play.act(table.match, requester.player, reply.action, decision)]
    await services.matches.computer_answers.wait(table.match)
    rest, missed = await _play_next(requester, table.match, reply, done)
    if len(done) > 1:
        await services.matches.computer_answers.wait(table.match)
    if reply.draft and not rest:
        # The action counts already, so a draft that is refused is dropped.
        next_decision = (await requester.read_view(table.match)).decision
        if next_decision is not None:
            with suppress(Refusal):
                await services.matches.drafts.save(
                    table.match, requester.player, next_decision, reply.draft
                )
    screens, words = services.screens_of(table), requester.words
    notes = []
    if not reports:  # else the game says it itself
        own, last = [event for each in done for event in each.events], done[-1]
        if last.table.status.is_over:  # who has won is told below, by a film first
            own = own[:-1]
        rows = await requester.matches.queries.list_events(last.table.match, last.seq)
        since = [event for row in rows if row.seat != last.seat for event in row.events]
        lines = screens.describe_action(own, since, last.seat, last.table, words)
        notes = [f"✓ {line}" for line in lines]
    if rest:
        notes.append(await _tell_rest(requester, table, reply, rest, missed, done[-1].known))
    # Computers may go on: what they have done until now is told with that until the next press.
    note = "\n".join(filter(None, notes))
    return await show_panel(requester, table.match, note, keeps_news=reports)


async def _play_next(
    requester: Requester, match: int, reply: PlayAction[Any], done: list[ActionResult]
) -> tuple[tuple[Any, ...], IllegalAction | None]:
    """Play what is to follow, as far as that is asked of the player; what is left, and why."""
    matches, player = requester.matches, requester.player
    for place, action in enumerate(reply.then):
        news = await matches.plans.find_news(match, player, done[-1].known)
        if news is not None:
            return reply.then[place:], news
        try:
            done.append(await matches.play.act(match, player, action, follows=True))
        except Refusal:
            return reply.then[place:], None
        except IllegalAction as error:
            if done[-1].known:
                return reply.then[place:], error
            if not await _run_plan(requester, match):
                return reply.then[place:], None
            with suppress(Refusal, IllegalAction):
                done.append(await matches.play.act(match, player, action, follows=True))
            return (), None
        await matches.computer_answers.wait(match)
    if reply.then:
        await _run_plan(requester, match)
    return (), None


async def _run_plan(requester: Requester, match: int) -> bool:
    """Play what was planned for the decision that is open now, rather than wait for its job."""
    player_view = await requester.read_view(match)
    seat, decision = player_view.seat, player_view.decision
    if seat is None or decision is None:
        return False
    return await requester.matches.plans.run(match, seat, decision)


async def _tell_rest(
    requester: Requester, table: Table, reply: PlayAction[Any], rest: tuple[Any, ...],
    error: IllegalAction | None, known: str,
) -> str:  # fmt: skip
    """Keep what of a line cannot be played yet as a plan; else say how far the line was played, why
    it stopped there, and what is left. The action counts already, so a plan that is refused is
    dropped."""
    match, words = table.match, requester.words
    if error is None:
        with suppress(Refusal, IllegalAction):
            await requester.matches.plans.follow_up(match, requester.player, rest, known)
            return ""  # panels tell a plan that follows
    if not known:
        return ""
    screens = requester.services.screens_of(table)
    left = await _describe_line(requester, match, rest)
    why = "" if error is None else screens.explain_refusal(error, words)
    length = len(reply.then) + 1
    return words("line-stopped", n=length - len(rest), all=length, why=why, left=left)


async def _describe_line(requester: Requester, match: int, line: PlanLine) -> str:
    """Actions in the game's words; empty for a game without plans."""
    seen = await requester.read_view(match)
    return describe_line(requester.services, seen, line, requester.words)


@control("move[.<match>]", right="sit")
async def open_panel(press: Press) -> Screen:
    return await show_panel(press.requester, press.match)


@control("details[.<page>]", right="sit")
async def open_details(press: Press, page: int = 0) -> Screen:
    return await show_panel(press.requester, press.match, details=page)


async def show_too_soon(press: Press) -> Screen:
    """The panel, which says that the button pressed has only just appeared."""
    note = f"{WARNING} {press.words('panel-too-soon')}"
    return await show_panel(press.requester, press.match, note)


async def build_game_form(press: Press, name: str) -> Form:
    route, requester = press.control_id, press.requester
    if route.decision:
        play = press.matches.play
        await play.check_decision(route.match, press.player, route.decision)
    player_view = await requester.read_view(route.match)
    if player_view.view is None:
        raise Refusal("not-running")
    ctx = await read_context(requester, player_view)
    form = press.services.screens_of(player_view.table).build_form(ctx, f"g.{name}")
    if form is None:
        raise Refusal("older-control")
    return form


@control("g.<name:rest>", right="sit")
@control("form.g.<name:rest>", right="sit", build_form=build_game_form)
async def press_game_control(press: Press, name: str) -> Screen:
    """Plays nothing that was pressed too soon (see `Press`). Raises `Refusal` for a control of an
    older board or panel. Pressed anew where another press has changed the draft meanwhile, in the
    chat, on the page or at another process."""
    for _ in range(MOST_TRIES):
        with suppress(DraftChanged):
            return await _press_game_control(press, name)
    return await _press_game_control(press, name)


async def _press_game_control(press: Press, name: str) -> Screen:
    requester, route = press.requester, press.control_id
    services = requester.services
    player_view = await requester.read_view(route.match)
    if player_view.view is None:
        raise Refusal("not-running")
    decision = route.decision or player_view.decision
    if decision != player_view.decision:
        # Only the service can tell an answered question from one that was never the asker's.
        await services.matches.play.check_decision(route.match, requester.player, decision or 0)
    before = await press.matches.drafts.read_text(route.match, press.player)
    stored = {} if before is None else read_draft(before, f"match {route.match}")
    ctx = await read_context(requester, player_view, stored=stored)
    answer = services.screens_of(player_view.table).press
    reply = await services.run_in_thread(answer, ctx, f"g.{name}", press.typed)
    if press.too_soon and isinstance(reply, PlayAction):
        return await show_too_soon(press)
    return await play(requester, player_view.table, reply, decision, press.receipt, before)


async def _build_buttons(
    requester: Requester, table: Table, planned: PlanState, draft: Draft
) -> tuple[Button, ...]:
    """What is beside the game's own. **Undo** asks first where it would take more than the last
    press, what others did since, or what the panel holds; or less."""
    seat = table.seat_of(requester.player)
    if seat is not None and seat.computer is not None and table.status is Status.RUNNING:
        return (Button("seat.back", requester.words("seat-back"), "success"),)
    undoing, undo = requester.matches.undo, tuple[Button, ...]()
    row = await undoing.find_undoable_row(table.match, requester.player)
    if row is not None:
        is_asked = seat is not None and seat.decision is not None
        holds = bool(draft) and is_asked and not requester.page_height  # which undoes that first
        asks = holds or await undoing.asks_first(table.match, requester.player, row)
        control = f"undo.ask.{row}" if asks else f"undo.{row}"
        undo = (Button(control, requester.words("undo-button")),)
    if not offers(requester.services.screens_of(table), SupportsPlans):
        return undo
    if planned.lines:
        return (Button("plan", requester.words("plan-see")), *undo)
    if planned.can_plan:
        return (Button("plan", requester.words("plan-make"), "primary"), *undo)
    return undo
