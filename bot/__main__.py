"""`python -m bot` runs on Discord if there is a token, otherwise locally in a browser.
`python -m bot --help` lists the operator's commands."""

import importlib
import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command, or the bot until it is stopped; returns the exit status."""
    given = sys.argv[1:] if arguments is None else [*arguments]
    # Supervisors ask every minute, so this command loads only what it needs.
    if given == ["health"]:
        status: int = importlib.import_module("bot.operations.health_client").print_health()
    else:
        status = importlib.import_module("bot.operations.commands").run(given)
    return status


if __name__ == "__main__":
    sys.exit(main())
