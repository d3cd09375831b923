"""The touch page: the same screens as in Discord, and the same presses, in a browser."""

from typing import Final

NAME_PATH: Final = "/api/bot"
"""Where the page says which bot it is."""
