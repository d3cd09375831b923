"""Which time zone the pretend Discord shows its times in: this computer's."""

from __future__ import annotations

import os
from pathlib import Path
from zoneinfo import available_timezones


def find_home_zone(link: Path = Path("/etc/localtime")) -> str:
    """The zone's name as in `Europe/Madrid`; UTC where it cannot be told."""
    known = available_timezones()
    wanted = os.environ.get("TZ", "").lstrip(":")
    if wanted in known:
        return wanted
    parts = link.resolve().parts
    tails = ("/".join(parts[start:]) for start in range(len(parts)))
    return next((name for name in tails if name in known), "UTC")
