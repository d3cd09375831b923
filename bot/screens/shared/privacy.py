"""What the bot stores about a person (`/privacy`), to export or delete."""

from bot.screens.screen import Attachment, Button, Row, Screen, Text
from bot.words import Words


def render_privacy(words: Words, *, hidden: bool) -> Screen:
    """Says whether others may look the person up, with the button to change that."""
    change = "show" if hidden else "hide"
    state = words("privacy-hidden" if hidden else "privacy-visible")
    show = Button("privacy.export", words("privacy-export"), "primary")
    end = Button("privacy.forget", words("privacy-forget"), "danger")
    turn = Button(f"privacy.{change}", words(f"privacy-{change}"))
    return Screen((Text(f"{words('privacy-statement')}\n\n{state}"), Row((show, turn, end))))


def render_data_export(content: str, words: Words) -> Screen:
    return Screen((Text(words("privacy-exported")), Attachment("about-me.json", content)))


def render_forget_question(matches: int, words: Words) -> Screen:
    """Asks to confirm; says what it means for the open `matches`."""
    yes = Button("privacy.yes", words("privacy-yes"), "danger")
    no = Button("privacy.no", words("privacy-no"))
    return Screen((Text(words("privacy-sure", matches=matches)), Row((yes, no))))
