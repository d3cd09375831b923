"""Whether `make soak` runs, which tries more than a developer waits for."""

from __future__ import annotations

import os
from typing import Final

SOAK: Final = int(os.environ.get("EXAMPLES", "50")) > 50
