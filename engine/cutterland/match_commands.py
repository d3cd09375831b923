"""The commands `play` and `replay`: whole matches on the command line. Reads files and prints."""

from __future__ import annotations

import json
import secrets
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Sequence
from contextlib import nullcontext
from hashlib import sha256
from pathlib import Path
from typing import TextIO

from engine.contract import IllegalAction, IllegalOptions, Seat
from engine.cutterland import computers
from engine.cutterland.game import Cutterland
from engine.cutterland.narration import score_lines, tell
from engine.cutterland.options import OPTIONS
from engine.cutterland.order import SEATS
from engine.cutterland.packs import Pack, read_pack
from engine.cutterland.sentences import sentence
from engine.cutterland.state import State
from engine.fold import state_hash
from engine.proving import begin, check_end
from engine.proving import replay as replayed
from engine.records import (
    SEED_BYTES,
    Record,
    RecordError,
    read_record,
    read_seed,
    write_header,
    write_move,
)

PACKS = Path(__file__).parents[2] / "data" / "cutterland"


def play(argv: Sequence[str]) -> int:
    """Let computer players play a match, tell it, and keep its record where one is asked for."""
    given = _play_arguments(argv)
    game = Cutterland(installed_packs())
    options = {"overcut": given.overcut, "first": given.first}
    try:
        state = game.start(given.players, given.seed, options)
        record = _open_record(given.record)
    except IllegalOptions as error:
        print(f"play: {sentence(error)}", file=sys.stderr)
        return 2
    except OSError as error:
        print(f"play: the record cannot be written: {error}", file=sys.stderr)
        return 2
    print(f"Cutterland, {given.players} players, overcut {given.overcut}, pack {game.pack.name}")
    print(f"Seed {given.seed.hex()}")
    with record as file:
        if file:
            header = write_header(game, given.players, given.seed, options, pack_line(game.pack))
            file.write(header)
        _play_out(game, state, given, file)
    return 0


def _open_record(file: str | None) -> TextIO | nullcontext[None]:
    """The record's file, opened before a long match is played in vain."""
    return Path(file).open("w", encoding="utf-8") if file else nullcontext()


def _play_arguments(argv: Sequence[str]) -> Namespace:
    choices = {spec.key: spec.choices for spec in OPTIONS}
    parser = ArgumentParser(prog="python -m engine.cutterland play", description=play.__doc__)
    parser.add_argument("--players", type=int, choices=SEATS, default=3)
    parser.add_argument(
        "--seed",
        type=_seed,
        default=secrets.token_bytes(SEED_BYTES),
        help="a whole number, or the 64 hexadecimal digits of a published seed",
    )
    parser.add_argument("--record", metavar="FILE", help="write the record here")
    parser.add_argument("--overcut", choices=choices["overcut"], default="reject")
    parser.add_argument(
        "--first", choices=choices["first"], default="random", help="the seat that cuts first"
    )
    parser.add_argument(
        "--level",
        choices=computers.LEVELS,
        default=computers.LEVELS[-1],
        help="of all the computer players, weakest first",
    )
    return parser.parse_args(argv)


def _seed(text: str) -> bytes:
    try:
        return read_seed(text)
    except ValueError as error:
        raise ArgumentTypeError(str(error)) from error


def _play_out(game: Cutterland, state: State, given: Namespace, file: TextIO | None) -> None:
    """Plays to the end; prints what happens and writes every move."""
    moves = 0
    while waiting := sorted(game.to_act(state)):
        seat = waiting[0]
        thought = _thinking_seed(given.seed, seat, moves)
        action = game.choose(game.observe(state, seat), given.level, thought)
        step = game.apply(state, seat, action)
        state, moves = step.state, moves + 1
        if file:
            file.write(write_move(game, seat, step.action))
        view = game.observe(state, None)
        for event in step.events:
            for line in tell(event, view):
                print(line)
    print(f"Final hash {state_hash(game, state)}")


def _thinking_seed(seed: bytes, seat: Seat, moves: int) -> bytes:
    """Computer players' own chance, so that a match can be played again from its seed."""
    return sha256(seed + f"thinking {seat} {moves}".encode()).digest()


def replay(argv: Sequence[str]) -> int:
    """Prove a record: 0 with the final hash and score, else 1 with the first wrong line."""
    parser = ArgumentParser(prog="python -m engine.cutterland replay", description=replay.__doc__)
    parser.add_argument("file", metavar="FILE")
    file = parser.parse_args(argv).file
    try:
        game, state = _proved(Path(file).read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        print(f"replay: {file} cannot be read: {error}", file=sys.stderr)
        return 2
    except RecordError as error:
        print(f"{file}, {_sentence(error)}")
        return 1
    for line in score_lines(game.observe(state, None)):
        print(line)
    print(f"Final hash {state_hash(game, state)}")
    return 0


def _proved(text: str) -> tuple[Cutterland, State]:
    """The game and the final state of a true record. Raises `RecordError`."""
    record = read_record(text)
    game = _game_for(record)
    state = begin(game, record, pack_line(game.pack))
    for step in replayed(game, record, state):
        state = step.state
    check_end(game, record, state)
    return game, state


def _game_for(record: Record) -> Cutterland:
    """The game with the pack that the record was played with. Raises `RecordError`."""
    packs, entry = installed_packs(), record.value("pack")
    key = entry.text.partition(" ")[0]
    if key not in packs:
        raise RecordError(entry.line, f"the pack '{key}' is not installed")
    return Cutterland({key: packs[key]})


def _sentence(error: RecordError) -> str:
    """The error with the rules' own sentence where the rules refused the line."""
    if isinstance(error.__cause__, IllegalAction | IllegalOptions):
        return f"line {error.line}: {sentence(error.__cause__)}"
    return str(error)


def pack_line(pack: Pack) -> dict[str, str]:
    """What a record's header says of the pack."""
    return {"pack": f"{pack.key} {pack.version}"}


def installed_packs(folder: Path = PACKS) -> dict[str, Pack]:
    """Every pack installed with the project, by key."""
    files = sorted(folder.glob("*.json"))
    packs = [read_pack(json.loads(file.read_text(encoding="utf-8"))) for file in files]
    return {pack.key: pack for pack in packs}
