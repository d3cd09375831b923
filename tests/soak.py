"""How much is tried: `make soak` tries more than a developer waits for."""

import os
from typing import Final

FEW: Final = 20
EXAMPLES: Final = int(os.environ.get("EXAMPLES", str(FEW)))
"""Of each property."""
SOAK: Final = EXAMPLES > FEW
