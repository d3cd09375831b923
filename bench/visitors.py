"""Browsers in front of the touch page, in a process of their own: `python -m bench.visitors`.

A line of JSON comes in for what they do at once, and one goes out with what came of it.
"""

import asyncio
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from random import Random
from time import monotonic
from typing import IO, Any

import aiohttp

from bench.beside import run_beside


class Visitors:
    """Those of a page at `address`, told what to do from another process."""

    def __init__(self, asked: IO[str], told: IO[str], address: str) -> None:
        self._asked, self._told = asked, told
        self._address = address

    async def press(
        self, wishes: Sequence[tuple[str, Mapping[str, Any]]], within: float
    ) -> list[float]:
        """By session, each at any time within so many seconds; the milliseconds to each answer."""
        rng = Random(7)
        found = await self._ask({"press": [(rng.uniform(0, within), *wish) for wish in wishes]})
        assert {status for status, _ in found} == {200}, found
        return [took for _, took in found]

    async def open(self, streams: Sequence[tuple[str, int]]) -> list[int]:
        """Pages that hear of changes in a match, by session; the status of each. They stay open."""
        return [status for status, _ in await self._ask({"open": streams})]

    async def _ask(self, wish: Mapping[str, Any]) -> list[Any]:
        self._asked.write(json.dumps({"address": self._address, **wish}) + "\n")
        self._asked.flush()
        found: list[Any] = json.loads(await asyncio.to_thread(self._told.readline))
        return found


@contextmanager
def invite(address: str) -> Iterator[Visitors]:
    """They leave with the context, or with this process."""
    with run_beside("bench.visitors") as (asked, told):
        yield Visitors(asked, told, address)


async def _serve() -> None:
    connector, timeout = aiohttp.TCPConnector(limit=0), aiohttp.ClientTimeout(total=None)
    jar = aiohttp.DummyCookieJar()
    kept: list[aiohttp.ClientResponse] = []
    async with aiohttp.ClientSession(
        connector=connector, timeout=timeout, cookie_jar=jar
    ) as session:
        while line := await asyncio.to_thread(sys.stdin.readline):
            wish = json.loads(line)
            address = wish["address"]

            async def press(
                pause: float, key: str, body: Any, address: str = address
            ) -> tuple[int, float]:
                headers = {"Origin": address, "Cookie": f"session={key}"}
                await asyncio.sleep(pause)
                began = monotonic()
                url = f"{address}/api/press"
                async with session.post(url, json=body, headers=headers) as answer:
                    await answer.read()
                return answer.status, 1000 * (monotonic() - began)

            async def listen(key: str, match: int, address: str = address) -> tuple[int, float]:
                url = f"{address}/api/matches/{match}/changes"
                answer = await session.get(url, headers={"Cookie": f"session={key}"})
                kept.append(answer)
                await answer.content.readline()
                return answer.status, 0

            work = [press(*one) for one in wish.get("press", ())]
            work += [listen(*one) for one in wish.get("open", ())]
            print(json.dumps(await asyncio.gather(*work)), flush=True)
        for answer in kept:
            answer.close()


if __name__ == "__main__":
    asyncio.run(_serve())
