"""The draft of a turn: the actions lined up so far, and the one that is being chosen."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.screens.discord_limits import MOST_CHOICES
from bot.screens.drafts import digest, number_in, strings_in, text_in
from bot.screens.replies import Draft, PlayAction
from bot.screens.wildlands.offers import (
    ATTACK,
    CLAIM,
    DRAW,
    FLY,
    KINDS,
    MOVE,
    RALLY,
    REVEAL,
    Offer,
    head_of,
    kind_of,
    list_offers,
    steps_of,
)
from bot.screens.wildlands.suggestions import (
    expect_damage,
    find_best,
    find_gains,
    find_point,
    find_sensible,
    find_win,
    is_likely,
    rate_likely,
    rate_offer,
)
from engine.contract import IllegalAction
from engine.wildlands.actions import Action, End, Move, Reveal, read_action, write_action
from engine.wildlands.cards import Character
from engine.wildlands.plan import LONGEST, follow_action
from engine.wildlands.views import View

STAND: Final = "stand"
"""In place of an offer's head: nothing, as the chosen character does not walk yet, or as nothing is
to be proposed."""


PRESSED: Final = "pressed"
"""In a draft: its kind was pressed, so that the best of it is chosen as if it were named."""
FRESH: Final = "fresh"
"""In a draft: the character is chosen because it has just been revealed, so that nothing of
another's may be ready."""
WALKED: Final = "walked"
"""In a draft: how many of its line's last actions are steps chosen with what is on screen."""
OPENED: Final = "interrupt"
"""In a draft: what to do in an interrupt is to be chosen, also where nothing brings a point."""
ACTED: Final = "acted"
"""In a draft: the character has just acted, so that nothing may be ready where that was pressed."""


@dataclass(frozen=True, slots=True)
class ActDraft:
    """`view` is the position after the `line`, which begins at the `base`, and `outlook` the same
    if its attacks hit; the last `walked` of the line are steps chosen with what is on screen, the
    others were lined up. `who` is 0 and `kind` empty where none is chosen. Without an `offer` there
    is nothing better than to end, or only an `idea` of what is; one that is `proposed` was not
    chosen by the player."""

    base: View
    view: View
    outlook: View
    line: tuple[Action, ...]
    offers: tuple[Offer, ...]
    who: Character
    kind: str
    offer: Offer | None
    way: int
    proposed: bool = False
    idea: Offer | None = None
    walked: int = 0

    @property
    def action(self) -> Action:
        return self.offer.ways[self.way] if self.offer else End()

    @property
    def actions(self) -> tuple[Action, ...]:
        """What is lined up, and the one on screen: all that a press on the confirming button
        plays."""
        return (*self.line, self.action) if self.offer else self.line

    @property
    def lined(self) -> tuple[Action, ...]:
        """What stays when another character is chosen."""
        return self.line[: len(self.line) - self.walked]

    @property
    def choices(self) -> tuple[Offer, ...]:
        """What the menu offers: of the chosen character and kind, the best first; and to draw."""
        found = [
            one
            for one in self.offers
            if one.kind == DRAW or self._is_of(one, self.kind or one.kind)
        ]
        gains = _find_gains(self.base, self.line)
        best = max((gains.get(one.head, 0) for one in found), default=0)

        def rate(offer: Offer) -> tuple[bool, float, float]:
            gain = max(0, gains.get(offer.head, 0))
            if self.kind == ATTACK and gain < best:  # then what each likely does
                gain = 0
            return offer.kind == DRAW, -gain, -rate_likely(self.view, self.outlook, offer)

        return tuple(sorted(found, key=rate))

    @property
    def same_kind(self) -> tuple[Offer, ...]:
        """The choices but for drawing, unless that is chosen."""
        return tuple(one for one in self.choices if one.kind != DRAW or self.kind == DRAW)

    def choose(self, offer: Offer) -> Draft:
        return {"who": self.who, "kind": self.kind, "head": offer.head, **self.kept_line}

    @property
    def kinds(self) -> tuple[str, ...]:
        """What the chosen character, or any, can do."""
        return tuple(kind for kind in KINDS if any(self._is_of(one, kind) for one in self.offers))

    def _is_of(self, offer: Offer, kind: str) -> bool:
        return offer.kind == kind and (not self.who or self.who in offer.characters)

    @property
    def draft(self) -> Draft:
        head = self.offer.head if self.offer else ""
        kept: Draft = {"who": self.who, "kind": self.kind, "head": head, "way": self.way}
        return kept | self.kept_line

    @property
    def kept_line(self) -> Draft:
        return write_line(self.line, self.walked)


def write_line(line: tuple[Action, ...], walked: int = 0) -> Draft:
    """The part of a draft that keeps the actions before the one on screen."""
    if not line:
        return {}
    kept: Draft = {"line": [write_action(action) for action in line]}
    return kept | {WALKED: walked} if walked else kept


def draft_line(actions: Sequence[Action]) -> Draft:
    """The draft of actions of which the last is on screen; of none, so that nothing is proposed."""
    if not actions:
        return {"head": STAND}
    *line, last = actions
    return {"kind": kind_of(last), "head": head_of(last), **write_line(tuple(line))}


def read_act_draft(view: View, raw: Draft) -> ActDraft:
    """The draft as far as it makes sense, filled up with what is best."""
    base = view
    texts = strings_in(raw, "line")
    view, outlook, line = _read_line(view, texts)
    # Of a line that is no longer legal, the last steps are missing.
    walked = max(0, number_in(raw, WALKED) - len(texts) + len(line))
    offers = list_offers(view)
    who, kind = number_in(raw, "who"), text_in(raw, "kind")
    who = who if any(who in offer.characters for offer in offers) else 0
    kind = kind if any(kind == offer.kind for offer in offers) else ""
    if raw.get(ACTED) or (raw.get(FRESH) and view.hints):
        idea = _find_offer(base, outlook, line, offers, 0, "", "")
        is_claim = idea is not None and idea.kind == CLAIM and who in idea.characters
        if not is_claim and (raw.get(ACTED) or idea is None or who not in idea.characters):
            return ActDraft(base, view, outlook, line, offers, who, "", None, 0, idea=idea)
    offer = _find_offer(base, outlook, line, offers, who, kind, text_in(raw, "head"))
    if offer is None and OPENED in raw and view.hints:
        offer = find_sensible(view, offers)
    if offer is None:
        return ActDraft(base, view, outlook, line, offers, who, kind, None, 0, walked=walked)
    if offer.characters and who not in offer.characters:
        who = offer.characters[0]
    way = number_in(raw, "way") % len(offer.ways)
    kind = kind if offer.kind == DRAW else offer.kind
    proposed = offer.head != text_in(raw, "head") and not raw.get(PRESSED)
    return ActDraft(
        base, view, outlook, line, offers, who, kind, offer, way, proposed, walked=walked
    )


def read_chosen_draft(view: View, raw: Draft) -> ActDraft:
    """The draft, whose next action after a line counts only once the player has chosen it: what is
    proposed there would be played unseen with the others. All that wins is chosen at once."""
    is_open = not raw or ACTED in raw or FRESH in raw
    if is_open and (line := find_win(view)):
        raw = draft_line(line)
    draft = read_act_draft(view, raw)
    is_chosen = not raw.get("next") and any(raw.get(key) for key in ("who", "kind", "head"))
    return draft if is_chosen or not draft.line else replace(draft, kind="", offer=None)


def _find_gains(base: View, line: tuple[Action, ...]) -> Mapping[str, float]:
    """What the next action gains, where it is the first."""
    return find_gains(base) if base.hints and not line else {}


def _find_offer(
    base: View,
    view: View,
    line: tuple[Action, ...],
    offers: tuple[Offer, ...],
    who: Character,
    kind: str,
    head: str,
) -> Offer | None:
    """The offer that is named; else the best of what is chosen: none at all where nothing is chosen
    and nothing good, or where every attack harms the own side, or the chosen character would leave
    an own shard. An attack that is unlikely to hit has to be chosen itself. Without hints the first
    of a chosen kind that arrows can't walk to."""
    if head == STAND:
        return None
    for offer in offers:
        if offer.head == head:
            return offer
    fitting = [
        offer
        for offer in offers
        if (not who or who in offer.characters) and kind in {"", offer.kind}
    ]
    if not view.hints:
        wanted = kind or (REVEAL if who else "")
        return next((one for one in fitting if one.kind == wanted != MOVE), None)
    if kind != ATTACK:
        fitting = [one for one in fitting if is_likely(view, one)]
    gains = _find_gains(base, line)
    is_full = view.draws_nothing
    best = find_sensible(view, fitting) if line else find_best(gains, fitting, is_full=is_full)
    if not line and (point := find_point(view, fitting)):
        if view.acting != view.active or point.kind == CLAIM:
            best = point  # what the interrupt was offered for, or what nobody can stop
        elif best is None and gains.get(point.head, 0) > 0:
            best = point  # however little it adds to what is almost won
    if best is None and (who or kind):
        harmless = [one for one in fitting if _is_harmless(view, one, kind)]
        return max(harmless, key=lambda offer: rate_offer(view, offer), default=None)
    return best


def _is_harmless(view: View, offer: Offer, kind: str) -> bool:
    """Whether an offer may be held ready although ending is better."""
    if rate_offer(view, offer) > 0:
        return True
    leaves = any(
        view.own.pieces[mover - 1].space in view.own.shards for mover, _ in steps_of(offer.ways[0])
    )
    return offer.kind != ATTACK and (bool(kind) or not (leaves or offer.kind in {FLY, RALLY}))


def _read_line(view: View, texts: tuple[str, ...]) -> tuple[View, View, tuple[Action, ...]]:
    """The position after the actions lined up, and that if their attacks hit; those after the first
    that is not legal are left out."""
    outlook, line = view, list[Action]()
    for text in texts[:LONGEST]:
        try:
            action = read_action(text)
            view = follow_action(view, action)
        except IllegalAction:
            break
        outlook = follow_action(expect_damage(outlook, action), action)
        line.append(action)
    return view, outlook, tuple(line)


def line_up_walk(draft: ActDraft) -> ActDraft:
    """The draft without what is on screen, but with a walk lined up: what is chosen next begins
    where that ends."""
    is_walk = isinstance(draft.action, Move) and not draft.proposed
    if not is_walk or len(draft.actions) >= LONGEST:
        return draft
    return _begin_after(draft, draft.actions, draft.walked + 1)


def drop_chosen(draft: ActDraft) -> ActDraft:
    """The draft without what is on screen and its walk: another character begins where what is
    lined up ends."""
    return _begin_after(draft, draft.lined, 0)


def _begin_after(draft: ActDraft, line: tuple[Action, ...], walked: int) -> ActDraft:
    view, outlook, line = _read_line(draft.base, tuple(map(write_action, line)))
    return replace(
        draft, view=view, outlook=outlook, line=line, offers=list_offers(view), offer=None,
        walked=walked,
    )  # fmt: skip


def list_options(draft: ActDraft, lined: ActDraft) -> list[tuple[ActDraft, Offer]]:
    """What the menu offers, best first, each with the draft that it is chosen in: also what the
    chosen character can attack from where its walk ends, in the draft with that `lined` up."""
    options = [(draft, offer) for offer in draft.choices]
    heads = {offer.head for _, offer in options}
    attacks = [one for one in lined.offers if one.kind == ATTACK and draft.who in one.characters]
    attacks.sort(key=lambda one: -rate_offer(lined.outlook, one))
    options += [(lined, one) for one in attacks if one.head not in heads]
    return options[:MOST_CHOICES]


def choose_character(draft: ActDraft, who: Character) -> Draft:
    """Another character: with the same kind of action if it has one, but for a claim."""
    kinds = {one.kind for one in draft.offers if who in one.characters}
    can_claim = draft.view.hints and CLAIM in kinds
    kind = draft.kind if draft.kind in kinds & {*KINDS} and not can_claim else ""
    return {"who": who, "kind": kind, **draft.kept_line}


def play_line(actions: tuple[Action, ...], who: Character = 0) -> PlayAction[Action]:
    """Plays the actions, of which the last is that of the character `who`, if of any: it stays
    chosen."""
    first, *others = actions
    last = actions[-1]
    draft: Draft = {}
    if isinstance(last, Reveal):
        draft = draft_after_reveal(last.character)
    elif who and not isinstance(last, End):
        draft = {"who": who, ACTED: True}
    return PlayAction(first, draft, tuple(others))


def draft_after_reveal(who: Character) -> Draft:
    """A character that was revealed is the one to go on with."""
    return {"who": who, FRESH: True}


def digest_of(actions: tuple[Action, ...]) -> str:
    """Identifies the actions that a button plays."""
    return digest("; ".join(map(write_action, actions)))
