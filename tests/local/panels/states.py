"""The states of the middle and the end of matches in which the panels are measured."""

from dataclasses import replace
from datetime import date
from typing import Any, Final

from bot.interactions.league.admin import LeagueAdmin
from bot.interactions.lobby import reader_of
from bot.interactions.match_lists import turns_screen
from bot.interactions.puzzle import Attempt
from bot.leagues.settings import LeagueSettings
from bot.models.match import Address
from bot.models.matchmaking import Seek, Terms
from bot.models.puzzles import PuzzleProgress, PuzzleTry
from bot.presentation.boards import board_of, read_lobby_game
from bot.presentation.custom_ids import ControlId
from bot.screens.clustered.placement_draft import (
    DIRECTIONS,
    find_cell_towards,
    read_placement_draft,
)
from bot.screens.replies import KeepDraft
from bot.screens.shared.league.formatting import LeagueView
from bot.screens.shared.league.panel import render_sign_up
from bot.screens.shared.lobby_options import ABOUT, render_options
from bot.screens.shared.matchmaking import QueuePanel, render_queue
from bot.screens.shared.pages import MAIN_COMMANDS, render_help
from bot.screens.wildlands.act_draft import read_act_draft
from bot.storage.leagues import LeagueRow
from engine.cells import name_of
from tests.local.panels.gallery import LANGUAGES, Gallery, Shot, press_control
from tests.local.panels.replays import Replay, Tables

MIDDLE: Final = "middle"
END: Final = "end"
PUZZLES: Final[tuple[tuple[str, str, dict[str, str]], ...]] = (
    ("2026-12-07", "g.kind.bridge", {}),
    ("2026-11-27", "g.right", {}),
    ("2026-11-25", "g.sq.1.A", {}),
    ("2026-12-06", "g.to", {"choice": "claim 2"}),
)
"""Days with each kind of puzzle, and what is pressed first."""
OVERCUT: Final = "AB CD EF GH IJ KL"
COLLECTED: Final[list[Shot]] = []
"""The messages that this process has collected, for every test that looks at them."""


async def collect(tables: Tables, address: Address, *, every: bool) -> Gallery:
    """Every panel in at least one state, mostly of the end, where lands are largest; with `every`,
    more states of each."""
    gallery = Gallery()
    for game in ("cutterland", "clustered", "wildlands") if every else ("cutterland", "wildlands"):
        await show_lobby(gallery, tables, game, address)
    show_queue(gallery, tables, address)
    show_help(gallery, tables)
    await show_lessons(gallery, tables, address)
    await show_puzzles(gallery, tables, address)
    await show_three(gallery, await tables.start("cutterland-3", address), every=every)
    await show_two(gallery, await tables.start("cutterland-2", address), every=every)
    await show_four(gallery, tables, address, every=every)
    await show_clustered(gallery, await tables.start("clustered-4", address), every=every)
    await show_fast(gallery, await tables.start("clustered-3", address))
    await show_wildlands_two(gallery, tables, address, every=every)
    await show_wildlands_four(gallery, tables, address)
    await show_turns(gallery, tables, address)
    await show_league(gallery, tables, address)
    COLLECTED[:] = gallery.shots
    return gallery


async def show_lobby(gallery: Gallery, tables: Tables, game: str, address: Address) -> None:
    """With two people, a computer and an empty seat."""
    table = await tables.open_lobby(game, 4, address)
    services = tables.services
    screens = [
        await board_of(services, table.match, services.catalogues.words(language))
        for language in LANGUAGES
    ]
    gallery.state = "one seat free"
    gallery.add(f"{game} lobby", screens, private=False)
    host = table.seats[0].player or 0
    guest = next(seat.player for seat in table.seats if seat.player not in (None, host))
    host_reader = reader_of(host, {"see", "host", "close"}.__contains__)
    guest_reader = reader_of(guest or 0, {"see"}.__contains__)
    for page, reader in ((ABOUT, host_reader), ("rules", host_reader), ("rules", guest_reader)):
        pages = []
        for language in LANGUAGES:
            words = services.catalogues.words(language)
            shown = await read_lobby_game(services, table, words)
            pages.append(render_options(table, shown, words, page, reader))
        gallery.state = "host" if reader is host_reader else "guest"
        gallery.add(f"{game} options: {page}", pages, private=True)


def show_queue(gallery: Gallery, tables: Tables, address: Address) -> None:
    """Before somebody joins, and while they wait for three games."""
    services, terms = tables.services, Terms("cutterland", 4, "days", rated=True)
    seeks = [
        Seek(1, 1, replace(terms, game=game), address, 0, 1_800_000_000) for game in services.games
    ]
    names = ("Wilhelmina of Oranje-Nassau",) * 5
    for state, own, waiting in (("free", (), names), ("waiting", seeks, ())):
        panel = QueuePanel(
            terms, [*services.games], (2, 3, 4), tuple(own), waiting, address.channel, 3
        )
        gallery.state = state
        screens = [render_queue(panel, services.catalogues.words(one)) for one in LANGUAGES]
        gallery.add("queue", screens, private=True)


def show_help(gallery: Gallery, tables: Tables) -> None:
    catalogues = tables.services.catalogues
    gallery.state = ""
    screens = [render_help(MAIN_COMMANDS, catalogues.words(one)) for one in LANGUAGES]
    gallery.add("help", screens, private=True)


async def show_lessons(gallery: Gallery, tables: Tables, address: Address) -> None:
    """Every step of every game's lesson, as it begins."""
    for game, screens in tables.services.screens.items():
        if screens.lesson is None:
            continue
        for step in range(len(screens.lesson.steps)):
            gallery.state = f"step {step + 1}"
            route = ControlId(0, step, f"learn.{game}.step.{step}")
            people = [tables.requester(0, one, address) for one in LANGUAGES]
            steps = [await press_control(one, route) for one in people]
            gallery.add(f"{game} lesson", steps, private=True)


async def show_puzzles(gallery: Gallery, tables: Tables, address: Address) -> None:
    """Each kind of puzzle: the question, its editor after two tries and with the first action or
    token, what the last try has brought, and the best answer."""
    puzzles = tables.services.matches.puzzles
    for day, control, values in PUZZLES:
        daily = await puzzles.read(date.fromisoformat(day).toordinal())
        best = await puzzles.read_best(daily.day)
        tries = tuple(PuzzleTry(1, daily.day, n, None, 20 + n, 40, 0) for n in (1, 2, 3))
        gallery.state = f"{daily.puzzle.kind}, last try"
        questions, editors, results, answers = [], [], [], []
        for language in LANGUAGES:
            requester = tables.requester(0, language, address)
            fresh = Attempt(requester, daily, PuzzleProgress((), {}, ()))
            questions.append(await fresh.show_position())
            game = requester.services.screens[daily.key]
            reply = game.press(fresh.editor_context(), control, values)
            assert isinstance(reply, KeepDraft)
            begun = replace(fresh, progress=PuzzleProgress((), reply.draft, tries[:2]))
            editors.append(await begun.show_attempt())
            over = replace(fresh, progress=PuzzleProgress((), {}, tries))
            results.append(await over.show_result(best.actions))
            answers.append(await fresh.show_answer(daily.day, from_old=True))
        gallery.add(f"{daily.key} puzzle question", questions, private=True)
        gallery.add(f"{daily.key} puzzle", editors, private=True)
        gallery.add(f"{daily.key} puzzle result", results, private=True)
        gallery.add(f"{daily.key} puzzle answer", answers, private=True)


async def show_turns(gallery: Gallery, tables: Tables, address: Address) -> None:
    """`/turns` of somebody whom several matches wait for."""
    for name in ("cutterland-2", "cutterland-3", "clustered-4"):
        replay = await tables.start(name, address)
        for _ in range(20):
            await replay.play_next()
        await replay.play_until(lambda view: 0 in view.to_act)
    screens = [await turns_screen(tables.requester(0, one, address)) for one in LANGUAGES]
    gallery.state = "three matches"
    gallery.add("turns", screens, private=True)


async def show_league(gallery: Gallery, tables: Tables, address: Address) -> None:
    """A league while people sign up, and once its season has begun."""
    leagues, (ana, *others) = tables.services.leagues, [one.player for one in tables.people]
    head = LeagueRow(0, address.guild, address.channel, "Winter", ana, 0)
    league = (await leagues.create(head, LeagueSettings("clustered", table=2))).id
    for player in (ana, *others):
        await leagues.sign_up(league, player)
    gallery.state = "sign-up"
    await show_league_pages(gallery, tables, address, league, ("show_panel", "show_home"))
    words = map(tables.services.catalogues.words, LANGUAGES)
    loaded = await leagues.get(league)
    names = await leagues.read_names(loaded)
    views = [LeagueView(league, "Winter", loaded.league, names, one) for one in words]
    gallery.add("league sign-up", [render_sign_up(view) for view in views], private=False)
    await leagues.begin(league, ana)
    gallery.state = "season"
    pages = ("show_panel", "show_home", "show_standings", "show_schedule", "explain_rank")
    await show_league_pages(gallery, tables, address, league, pages)


async def show_league_pages(
    gallery: Gallery, tables: Tables, address: Address, league: int, pages: tuple[str, ...]
) -> None:
    """Pages of an organiser who plays, by the methods that show them."""
    loaded = await tables.services.leagues.get(league)
    for page in pages:
        people = [tables.requester(0, one, address) for one in LANGUAGES]
        admins = [LeagueAdmin(replace(one, organiser=True)) for one in people]
        screens = [await getattr(admin, page)(loaded) for admin in admins]
        gallery.add(f"league: {page.partition('_')[2]}", screens, private=True)


async def show_three(gallery: Gallery, replay: Replay, *, every: bool) -> None:
    """Cutterland of three players: every decision."""
    gallery.state = f"{MIDDLE}, 3 players"
    await show_cut(gallery, replay, 5)
    if every:
        await show_take(gallery, replay, 5)
        await show_plans(gallery, replay, 5)
        await show_place(gallery, replay, 5)
    gallery.state = f"{END}, 3 players"
    if every:
        await show_cut(gallery, replay, 9)
        await show_take(gallery, replay, 9)
    await show_plans(gallery, replay, 9)
    if every:
        await show_place(gallery, replay, 9)
    await show_build(gallery, replay)
    await replay.play_rest()
    await gallery.panel("cutterland over", replay, 0)
    if every:
        await gallery.board("cutterland board: final", replay)


async def show_cut(gallery: Gallery, replay: Replay, turn: int) -> None:
    view = await replay.play_until(lambda view: view.turn == turn and view.phase == "cut")
    cutter, other = view.active, (view.active + 1) % view.seats
    await gallery.board("cutterland board: cut", replay)
    mine = await replay.read_view(cutter)
    cards = [str(number) for number, card in enumerate(mine.hand, 1) if card is not None]
    squares = f"g.sq.{cards[0]}."
    card: tuple[str, ...] = ()
    if len(cards) > 1:
        card = (f"g.card.{cards[0]}",)
        await gallery.panel("cutterland cut: card", replay, cutter)
    first, second = [f"{squares}{one}" for one in "AB"], [f"{squares}{one}" for one in "CDG"]
    painted = (*card, *first, "g.brush.1", *second)
    await gallery.panel("cutterland cut: editor", replay, cutter, *painted)
    suggested = f"g.suggest.{cards[0]}"
    await gallery.panel("cutterland cut: review", replay, cutter, *card, suggested)
    await gallery.panel("cutterland waiting: cut", replay, other)
    if view.turn < view.turns:
        presses = ("plan.g.cutting", "plan.g.suggest.*")
        await gallery.plan("cutterland plan: cut", replay, other, *presses)


async def show_overcut(gallery: Gallery, replay: Replay) -> None:
    """A card in six pieces where four are wanted."""
    view = await replay.play_until(lambda view: view.turn == 6 and view.phase == "cut")
    typed = ("g.cut.1", {"pieces": OVERCUT})
    await gallery.panel("cutterland cut: overcut", replay, view.active, "g.card.1", typed)


async def show_take(gallery: Gallery, replay: Replay, turn: int) -> None:
    view = await replay.play_until(lambda view: view.turn == turn and view.phase == "take")
    await gallery.board("cutterland board: take", replay)
    await gallery.panel("cutterland take", replay, view.choosers[0])
    await gallery.panel("cutterland try", replay, view.choosers[0], "g.try.*")


async def show_plans(gallery: Gallery, replay: Replay, turn: int) -> None:
    """While the first player chooses: the second one, with a plan, and the one who has cut."""
    view = await replay.play_until(lambda view: view.turn == turn and view.phase == "take")
    later = view.choosers[1]
    await gallery.panel("cutterland waiting: take", replay, later)
    await gallery.panel("cutterland waiting: has cut", replay, view.active, moved=True)
    await gallery.plan("cutterland plan", replay, later, "plan.g.best")
    await gallery.plan("cutterland plan: place", replay, later, "plan.g.best", "plan.g.lay.*")
    await gallery.plan("cutterland plan: kept", replay, later, "plan.g.best", "plan.keep.*")


async def show_place(gallery: Gallery, replay: Replay, turn: int) -> None:
    view = await replay.play_until(lambda view: view.turn == turn and view.phase == "lay")
    seat = min(view.to_act)
    await gallery.board("cutterland board: place", replay)
    name = "cutterland place" if len(view.table[seat].to_lay) == 1 else "cutterland place: several"
    await gallery.panel(name, replay, seat, moved=True)
    await gallery.panel("cutterland place: illegal", replay, seat, _occupied_spot(view, seat))
    while seat in view.to_act and view.phase == "lay":
        await replay.play_next(seat)
        view = await replay.read_view()
    if view.phase == "lay":
        await gallery.panel("cutterland waiting: place", replay, seat, moved=True)
    planned = await replay.matches.plans.read(replay.match, replay.players[seat])
    if view.phase == "lay" and view.turn == view.turns and planned.can_plan:
        await gallery.plan("cutterland plan: build", replay, seat, "plan.g.build")


def _occupied_spot(view: Any, seat: int) -> tuple[str, dict[str, str]]:
    """The first piece on squares of the land, as typed."""
    cell = view.table[seat].land.cells[0]
    return f"g.at.{view.table[seat].to_lay[0]}", {"cell": name_of(cell)}


async def show_build(gallery: Gallery, replay: Replay) -> None:
    await replay.play_until(lambda view: view.phase == "resolve")
    built = max(replay.moves, key=lambda move: len(move.text))
    builder, layout = built.seat, built.text.removeprefix("resolve ")
    await gallery.board("cutterland board: build", replay)
    await gallery.panel("cutterland build", replay, builder)
    tokens = ("g.layout", {"layout": layout})
    await gallery.panel("cutterland build: tokens", replay, builder, tokens)
    wrong = ("g.layout", {"layout": "tower A1"})
    await gallery.panel("cutterland build: illegal", replay, builder, wrong)
    await replay.play_next(builder)
    await gallery.panel("cutterland waiting: build", replay, builder, moved=True)


async def show_two(gallery: Gallery, replay: Replay, *, every: bool) -> None:
    """Cutterland of two players, who take several pieces."""
    for state, turn in ((MIDDLE, 4), (END, 8)) if every else ():
        gallery.state = f"{state}, 2 players"
        await show_take(gallery, replay, turn)
        await show_plans(gallery, replay, turn)
        await show_place(gallery, replay, turn)
    if not every:
        gallery.state = f"{END}, 2 players"
        await show_take(gallery, replay, 8)
        view = await replay.play_until(lambda view: view.turn == 8 and view.phase == "lay")
        await gallery.panel("cutterland place: several", replay, min(view.to_act), moved=True)


async def show_four(gallery: Gallery, tables: Tables, address: Address, *, every: bool) -> None:
    """Cutterland of four players with overcuts: four pieces and four lands."""
    replay = await tables.start("cutterland-4", address)
    gallery.state = f"{MIDDLE}, 4 players"
    await show_overcut(gallery, replay)
    if every:
        await show_cut(gallery, replay, 6)
        await show_take(gallery, replay, 6)
        await show_plans(gallery, replay, 6)
        await show_place(gallery, replay, 6)
    gallery.state = f"{END}, 4 players"
    await show_take(gallery, replay, 12)
    if every:
        await show_plans(gallery, replay, 12)
    await show_place(gallery, replay, 12)
    if every:
        await show_build(gallery, replay)
    await replay.play_rest()
    await gallery.board("cutterland board: final", replay)
    await show_discard(gallery, await tables.start("cutterland-4", address))


async def show_discard(gallery: Gallery, replay: Replay) -> None:
    view = await replay.play_until(lambda view: view.turn == 11 and view.phase == "cut")
    mine = await replay.read_view(view.active)
    card = next(number for number, one in enumerate(mine.hand, 1) if one is not None)
    await replay.play(view.active, f"cut {card} {OVERCUT}")
    view = await replay.read_view()
    await gallery.board("cutterland board: discard", replay)
    await gallery.panel("cutterland discard", replay, min(view.to_act), "g.out.B")
    await gallery.panel("cutterland waiting: discard", replay, view.active, moved=True)


async def show_clustered(gallery: Gallery, replay: Replay, *, every: bool) -> None:
    """Clustered of four players."""
    if every:
        gallery.state = f"{MIDDLE}, 4 players"
        await show_turn(gallery, replay, 70)
    gallery.state = f"{END}, 4 players"
    await show_turn(gallery, replay, 10)
    await replay.play_rest()
    await gallery.board("clustered board: final", replay)
    await gallery.panel("clustered over", replay, 0)


async def show_turn(gallery: Gallery, replay: Replay, left: int) -> None:
    """The turn before which so many moves are left."""
    view = await replay.play_until(lambda _: len(replay.moves) <= left)
    (seat,) = view.to_act
    after, last = (seat + 1) % view.seats, (seat - 1) % view.seats
    await gallery.board("clustered board", replay)
    held = read_placement_draft(await replay.read_view(seat), {})
    way = next(way for way in DIRECTIONS if find_cell_towards(held, way) is not None)
    await gallery.panel("clustered place", replay, seat, f"g.{way}")
    await gallery.panel("clustered waiting", replay, last, moved=True)
    await gallery.plan("clustered plan", replay, after)
    await gallery.plan("clustered plan: noted", replay, after, "plan.g.confirm.*")


async def show_fast(gallery: Gallery, replay: Replay) -> None:
    """The fast game of Clustered of three players."""
    gallery.state = "beginning, 3 players"
    await gallery.board("clustered board: opening", replay)
    await gallery.panel("clustered opening", replay, 0, "g.toss.*")
    await replay.play_next(0)
    await gallery.panel("clustered waiting: opening", replay, 0, moved=True)
    gallery.state = f"{MIDDLE}, 3 players"
    view = await replay.play_until(lambda view: view.phase == "trim")
    (seat,) = view.to_act
    await gallery.board("clustered board: trim", replay)
    await gallery.panel("clustered trim", replay, seat, "g.toss.*", moved=True)


async def show_wildlands_two(
    gallery: Gallery, tables: Tables, address: Address, *, every: bool
) -> None:
    """Wildlands of two players: set-up, a turn, an attack and the question after it."""
    replay = await tables.start("wildlands-2", address)
    gallery.state = "beginning, 2 players"
    await gallery.board("wildlands board: set-up", replay)
    await gallery.panel("wildlands set-up", replay, 0, "g.space.*")
    await replay.play_next(0)
    await gallery.panel("wildlands waiting: set-up", replay, 0, moved=True)
    gallery.state = f"{MIDDLE}, 2 players"
    if every:
        await show_battle(gallery, replay, 30)
    await replay.play_rest()
    await gallery.board("wildlands board: final", replay)
    await gallery.panel("wildlands over", replay, 0)


async def show_wildlands_four(gallery: Gallery, tables: Tables, address: Address) -> None:
    """Wildlands of four players on the map with high ground."""
    replay = await tables.start("wildlands-4", address)
    gallery.state = f"{MIDDLE}, 4 players"
    await show_battle(gallery, replay, 60)


async def show_battle(gallery: Gallery, replay: Replay, played: int) -> None:
    """Each decision for the first time after so many moves."""
    total = len(replay.moves)
    await replay.play_until(lambda view: total - len(replay.moves) >= played)
    view = await replay.play_until(lambda view: view.phase == "reveal")
    await gallery.board("wildlands board: reveal", replay)
    await gallery.panel("wildlands reveal", replay, view.acting)
    view = await replay.play_until(lambda view: view.phase == "ask")
    await gallery.board("wildlands board: question", replay)
    await gallery.panel("wildlands question", replay, view.asked[0])
    await gallery.panel("wildlands waiting", replay, view.acting, moved=True)
    await gallery.plan("wildlands plan", replay, view.acting)
    await gallery.plan("wildlands plan: added", replay, view.acting, "plan.g.add")
    view = await replay.play_until(lambda view: view.phase == "act" and len(replay.moves) % 3 == 0)
    await gallery.board("wildlands board", replay)
    await gallery.panel("wildlands act", replay, view.acting)
    await gallery.panel("wildlands act: character", replay, view.acting, "g.who.*")
    for kind in ("move", "attack", "fly", "rally"):
        mine = await replay.read_view(view.acting)
        if kind in read_act_draft(mine, {}).kinds:
            await gallery.panel(f"wildlands act: {kind}", replay, view.acting, f"g.kind.{kind}")
    await gallery.panel("wildlands act: line", replay, view.acting, "g.who.*", "g.add")
    view = await replay.play_until(lambda view: view.phase == "defend")
    await gallery.board("wildlands board: defence", replay)
    await gallery.panel("wildlands defend", replay, view.asked[0])
    attacker = view.acting
    view = await replay.play_until(lambda view: view.phase == "act" and view.acting == attacker)
    await gallery.panel("wildlands act: report", replay, attacker)
    await gallery.panel("wildlands act: report, character", replay, attacker, "g.who.*")
