"""What the entry point of the group `cutterland.games` names."""

from pathlib import Path

from bot.games import InstalledGame
from hex_game.rules import HEX
from hex_game.screens import HexScreens


def install_hex() -> InstalledGame:
    return InstalledGame(HEX, HexScreens(), Path(__file__).parent / "locales")
