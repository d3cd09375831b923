"""`python -m bot health` asks the running bot. Supervisors run it every minute, so it loads neither
Discord nor any game."""

import http.client
import json
import os
from dataclasses import dataclass
from typing import Any, Final

from bot.env_file import ENV_FILE, EnvFileError, read_env_file

LOOPBACK: Final = "127.0.0.1"
TIMEOUT: Final = 5.0
MAX_ANSWER: Final = 1 << 20


@dataclass(frozen=True, slots=True)
class HealthAnswer:
    """`well` only if there is no problem, and a bot that says so."""

    well: bool
    problems: tuple[str, ...] = ()


def print_health() -> int:
    """Ask the bot and print its problems. Exit status: 0 well, 1 not well or no answer, 2 there is
    no usable HEALTH_PORT."""
    try:
        text = read_port_setting()
    except EnvFileError as error:
        return _end(2, str(error))
    if not text:
        off = "HEALTH_PORT is not set, so the health check is off. Set it as in .env.example."
        return _end(2, off)
    port = int(text) if text.isdecimal() and len(text) <= 5 else 0
    if not 1 <= port <= 65535:
        return _end(2, "HEALTH_PORT must be a number from 1 to 65535.")
    answer = fetch_health(port)
    return _end(0, "The bot is healthy.") if answer.well else _end(1, *answer.problems)


def read_port_setting() -> str:
    """HEALTH_PORT as the bot reads it: from the environment, else from `.env`; in any case of
    letters, and empty means unset. Raises `EnvFileError`."""
    for source in (os.environ, read_env_file(ENV_FILE)):
        for name, value in source.items():
            if name.upper() == "HEALTH_PORT" and value:
                return value.strip()
    return ""


def fetch_health(port: int) -> HealthAnswer:
    connection = http.client.HTTPConnection(LOOPBACK, port, timeout=TIMEOUT)
    try:
        connection.request("GET", "/health")
        response = connection.getresponse()
        status, body = response.status, response.read(MAX_ANSWER)
    except (OSError, http.client.HTTPException):
        silence = f"The bot doesn't answer on port {port}. Start it, or see its log."
        return HealthAnswer(False, (silence,))
    finally:
        connection.close()
    try:
        answer: Any = json.loads(body)
    except (ValueError, RecursionError):
        answer = None
    if not isinstance(answer, dict) or not isinstance(answer.get("problems"), list):
        stranger = f"Another program answers on port {port}."
        return HealthAnswer(False, (f"{stranger} Choose a free HEALTH_PORT and restart the bot.",))
    problems = tuple(str(problem) for problem in answer["problems"])
    return HealthAnswer(status == 200 and not problems, problems)


def _end(status: int, *lines: str) -> int:
    for line in lines:
        print(line, flush=True)  # noqa: T201 - for the operator
    return status
