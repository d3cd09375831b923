"""The computer levels, weakest first."""

from __future__ import annotations

from typing import Final

LEVELS: Final = ("easy",)
