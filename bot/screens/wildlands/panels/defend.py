"""The panel of an attack on the viewer's characters: whether they defend, with what, and who is hit
where the seat may say."""

from dataclasses import dataclass, replace

from bot.screens.context import Context
from bot.screens.discord_limits import MOST_CHOICES
from bot.screens.drafts import confirm_button, digest, text_in
from bot.screens.replies import Answers, Draft, KeepDraft
from bot.screens.screen import Choice, LazyPicture, Note, Part, Row, Select, Text
from bot.screens.wildlands.emojis import own_emoji
from bot.screens.wildlands.labels import (
    describe_attack,
    describe_defence,
    describe_harm,
    explain_defence,
)
from bot.screens.wildlands.marks import mark_strike
from bot.screens.wildlands.pictures import panel_picture
from bot.screens.wildlands.suggestions import list_defences
from bot.screens.wildlands.touch import touch_answers
from engine.wildlands.actions import Defend, write_action
from engine.wildlands.views import View


@dataclass(frozen=True, slots=True)
class DefendDraft:
    """All answers, best first, and the one chosen; `harmed` is what to answer without a card."""

    answers: tuple[Defend, ...]
    chosen: Defend
    harmed: Defend


def read_defend_draft(view: View, raw: Draft) -> DefendDraft:
    answers = tuple(list_defences(view))
    by_line = {write_action(answer): answer for answer in answers}
    chosen = by_line.get(text_in(raw, "answer"), answers[0])
    bare = [answer for answer in answers if not has_card(answer)]
    same = [answer for answer in bare if [*dict(answer.cards)] == [*dict(chosen.cards)]]
    return DefendDraft(answers, chosen, (same or bare)[0])


def has_card(answer: Defend) -> bool:
    return any(card for _, card in answer.cards)


def build_panel(ctx: Context[View]) -> tuple[Part, ...]:
    view, words, draft = ctx.view, ctx.words, read_defend_draft(ctx.view, ctx.draft)
    can_defend = any(map(has_card, draft.answers))
    line = describe_harm(view, draft.harmed, words, can_defend=can_defend)
    harmed, chosen = write_action(draft.harmed), write_action(draft.chosen)
    buttons = [confirm_button(draft.harmed, harmed, words("wildlands-take-damage"), "danger")]
    if can_defend:
        line_with_card = chosen if has_card(draft.chosen) else None
        label = words("wildlands-defend")
        buttons.insert(0, confirm_button(draft.chosen, line_with_card, label))
    if has_card(draft.chosen):
        defence = describe_defence(view, draft.chosen, words)
        line = words("wildlands-defend-with", defence=defence, harm=line)
    cards = tuple(card for _, card in draft.chosen.cards if card)
    answers = draft.answers[:MOST_CHOICES]
    marks = replace(mark_strike(view), touch=touch_answers(view, answers, draft.chosen))
    calm, menu = replace(ctx, before=None), _build_menu(ctx, draft)
    return (
        Text(describe_attack(view, ctx.table, words)),
        Text(line),
        LazyPicture(lambda: panel_picture(calm, marks, cards)),
        Note(),
        # Last what commits nothing, where the turn may have been ended; on a page, what is in sight
        *((menu, Row(tuple(buttons))) if ctx.page_height else (Row(tuple(buttons)), menu)),
    )


def _build_menu(ctx: Context[View], draft: DefendDraft) -> Select:
    view, words = ctx.view, ctx.words

    def find_emoji(answer: Defend) -> str:
        """The first character that is hit."""
        is_shown = answer.cards and answer != draft.chosen
        return own_emoji(view, answer.cards[0][0]) if is_shown else ""

    choices = tuple(
        Choice(
            write_action(answer),
            describe_defence(view, answer, words),
            explain_defence(view, answer, words),
            answer == draft.chosen,
            find_emoji(answer),
        )
        for answer in draft.answers[:MOST_CHOICES]
    )

    def choose(answers: Answers) -> KeepDraft:
        return KeepDraft({"answer": answers["choice"]})

    salt = digest(write_action(draft.chosen))
    return Select("g.answer", words("wildlands-defend-menu"), choices, does=choose, salt=salt)
