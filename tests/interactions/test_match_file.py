"""`/match verify`: a file is verified, replayed and analysed; what is none is refused."""

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.security.pressing import Desk, Who, at_desk
from tests.standin import payloads

VERSIONS = Path(__file__).parents[1] / "records" / "versions"
ANA, BEN = Who(1, None), Who(2, None)
TEXT = (VERSIONS / "clustered-1.rules-1.record").read_bytes()


@pytest.fixture
async def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Desk]:
    async with at_desk(tmp_path, monkeypatch) as desk:
        yield desk


def find_controls(repository: Desk) -> list[str]:
    shown = [part for body in repository.said for part in payloads.walk(body.get("components", []))]
    return [part["custom_id"] for part in shown if "custom_id" in part]


@pytest.mark.parametrize("name", ["clustered-1.rules-1", "cutterland-2-bag.rules-1"])
async def test_a_file_is_verified_replayed_and_analysed(repository: Desk, name: str) -> None:
    text = (VERSIONS / f"{name}.record").read_bytes()
    moves = len(re.findall(rb"^\d", text, re.MULTILINE))

    said = await repository.type(ANA, "match verify", file=text)

    assert f"all {moves} moves are legal" in said
    word = re.escape(re.findall(r"file\.\w+", str(find_controls(repository)))[0])
    replay, analysis = find_controls(repository)[-2:]
    assert re.search(rf"{word}\.replay$", replay)
    assert "record.txt" in await repository.press(ANA, replay)
    assert find_controls(repository)[-1].endswith(".board")
    assert "Analysis of record.txt" in await repository.press(ANA, analysis)
    back = find_controls(repository)[-1]
    assert said == await repository.press(ANA, back)
    assert "That expired" in await repository.press(BEN, back)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (b"\xff\xfe", "text file of at most 128 kB"),
        (b"#" * (128 * 1024 + 1), "text file of at most 128 kB"),
        (b"", "Line 1 of the file is wrong: the header has no line"),
        (TEXT.replace(b"game: clustered", b"game: `os`"), "Line 2 of the file is wrong: the game"),
        (TEXT.replace(b"\nseats: 1", b"\nseats: 999999999"), "is wrong"),
        (TEXT.replace(b"seed: ", b"seed: 1"), "is wrong"),
        (TEXT + b"1 " + b"x" * 1_001, "at most 1000 characters"),
        (TEXT + b"9 place 1\n" * 2_001, "a match has 1 to 2000 moves"),
        (TEXT[: TEXT.index(b"\n1 ")], "a match has 1 to 2000 moves"),
        (re.sub(rb"\n1 .*", b"\n99 place 1", TEXT, count=1), "is wrong"),
    ],
)
async def test_what_is_no_match_file_is_refused(repository: Desk, text: bytes, reason: str) -> None:
    assert reason in await repository.type(ANA, "match verify", file=text)


async def test_a_wrong_move_is_explained_in_the_readers_words(repository: Desk) -> None:
    lines = TEXT.decode().splitlines()
    at = max(n for n, line in enumerate(lines) if line.startswith("1 "))
    lines.insert(at, lines[at - 1])

    said = await repository.type(ANA, "match verify", file="\n".join(lines).encode())

    assert f"Line {at + 1} of the file is wrong: " in said
    assert "went wrong" not in said
