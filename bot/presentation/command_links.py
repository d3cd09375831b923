"""Commands in texts become links that Discord shows in the reader's language and that insert the
command when they are pressed. Catalogues and screens know no ids: they write `/match board`."""

import re
from collections.abc import Mapping
from typing import Final

MOST_IN_TEXT: Final = 2_000  # characters of one text, links included
_CODE: Final = re.compile(r"(?s)```.*?(?:```|\Z)|``.*?``|(?P<mention>`/[^`\n]+`)")


class CommandLinks:
    """The links of the commands; none until their ids are known."""

    def __init__(self) -> None:
        self._links: dict[str, str] = {}

    def learn(self, links: Mapping[str, str]) -> None:
        """`links` are Discord's by how texts mention a command, in any language, e.g.
        `` `/match board` ``."""
        self._links = dict(links)

    def link(self, text: str, spare: int) -> str:
        """The text with links, which make it at most `spare` characters longer, and no longer than
        `MOST_IN_TEXT`; other mentions stay as they are, and so does all other code."""
        left = min(spare, MOST_IN_TEXT - len(text))

        def replace(found: re.Match[str]) -> str:
            nonlocal left
            mention = found["mention"]
            link = self._links.get(mention or "")
            if link is None or len(link) - len(mention) > left:
                return found[0]
            left -= len(link) - len(mention)
            return link

        return _CODE.sub(replace, text) if self._links else text
