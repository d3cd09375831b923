"""A card is cut by pressing its squares: what each press does, and what the panel says of it."""

import re
from dataclasses import replace

import pytest

from bot.render.scene import HIGHEST_ON_PAGE, Box, Label, Shape
from bot.screens.context import Context
from bot.screens.cutterland import CutterlandScreens
from bot.screens.cutterland.cut_draft import read_cut_draft
from bot.screens.drafts import PAST, UNDO, add_past, drop_past
from bot.screens.replies import BadInput, Draft, KeepDraft, PlayAction
from bot.screens.screen import Button, Row, Screen
from bot.words import Words
from engine.cutterland.actions import Cut
from engine.cutterland.events import CardCut
from engine.cutterland.state import State
from engine.cutterland.views import View
from tests.cutterland.matches import set_up
from tests.screens.matches import (
    CARD,
    GAME,
    OTHER,
    as_text,
    buttons,
    context,
    cutting,
    pictures,
    selects,
    sharing,
    table_of,
)

THREE: Draft = {"card": 1, "brush": 1, "cuts": {"1": ["ABEF", "CDGH"]}}
FOUR: Draft = {"card": 1, "brush": 2, "cuts": {"1": ["AB", "CD", "EFGH"]}}


def hand(state: State, *controls: str, draft: Draft | None = None) -> Draft:
    """The draft that the controls lead to, pressed one after another by seat 0."""
    view = GAME.observe(state, 0)
    draft = draft or {}
    for control in controls:
        reply = CutterlandScreens().press(context(view, draft), control, {})
        assert isinstance(reply, KeepDraft)
        draft = reply.draft
    return draft


def squares(letters: str, card: int = 1) -> list[str]:
    return [f"g.sq.{card}.{letter}" for letter in letters]


def test_an_opened_card_leads_to_the_others_on_a_page(words: Words) -> None:
    screens, view = CutterlandScreens(), GAME.observe(cutting(), 0)
    ctx = replace(context(view, THREE), page_height=HIGHEST_ON_PAGE)
    cards = [
        one
        for one in buttons(screens.render_panel(ctx))
        if one.label.strip("◂ ").startswith("Card")
    ]
    assert [one.control for one in cards][:2] == ["g.back", "g.card.2"]
    for control, card in (("g.card.2", 2), ("g.back", 0)):
        reply = screens.press(ctx, control, {})
        assert isinstance(reply, KeepDraft)
        assert reply.draft["card"] == card
        assert reply.draft["cuts"] == THREE["cuts"]


def test_undo_leads_back_through_a_draft_one_press_at_a_time(words: Words) -> None:
    """On a page; that of the last move comes back once nothing of the draft is left to undo."""
    screens, view = CutterlandScreens(), GAME.observe(cutting(), 0)
    ctx = replace(context(view, {}), page_height=HIGHEST_ON_PAGE)

    drafts = [drop_past(ctx.draft)]
    for control, answers in (
        ("g.card.1", {}),
        ("g.sq.1.A", {"stroke": "A,B,F,E"}),
        ("g.sq.1.D", {"stroke": "D,C,G,H"}),
        ("g.suggest.1", {}),
        ("g.back", {}),
        ("g.card.2", {}),
        ("g.sq.2.A", {}),
    ):
        reply = screens.press(ctx, control, answers)
        assert isinstance(reply, KeepDraft)
        drafts.append(drop_past(reply.draft))
        ctx = replace(ctx, draft=reply.draft)
    for before in reversed(drafts[:-1]):
        assert button(screens.render_panel(ctx), UNDO).label == words("undo-button")
        reply = screens.press(ctx, UNDO, {})
        assert isinstance(reply, KeepDraft)
        assert drop_past(reply.draft) == before
        ctx = replace(ctx, draft=reply.draft)
    assert ctx.draft == {}
    assert UNDO not in {one.control for one in buttons(screens.render_panel(ctx))}


def test_the_past_of_a_draft_is_never_too_long() -> None:
    draft: Draft = {}
    for step in range(20):
        draft = add_past(draft, {"step": step, "text": "x" * 400})
    past = draft[PAST]
    assert isinstance(past, list)
    assert [one["step"] for one in past if isinstance(one, dict)] == [*range(10, 19)]


def panel(state: State, draft: Draft, words: Words) -> Screen:
    return CutterlandScreens().render_panel(
        Context(GAME.observe(state, 0), table_of(state), words, draft)
    )


def grid(screen: Screen) -> list[list[str]]:
    """The labels of the squares, row by row."""
    rows = [block for block in screen.blocks if isinstance(block, Row)]
    return [
        [button.label for button in row.buttons]
        for row in rows
        if row.buttons[0].control.startswith("g.sq.")
    ]


def button(screen: Screen, beginning: str) -> Button:
    (found,) = [one for one in buttons(screen) if one.control.startswith(beginning)]
    return found


@pytest.mark.parametrize(
    ("seats", "presses", "groups"),
    [
        (3, "ADEH", ("ABCD", "EFGH", "IJKL")),
        (3, "AGDL", ("ABCG", "DHL", "EFIJK")),
        (4, "BJCK", ("BFJ", "CGK", "AEI", "DHL")),
        (4, "AFDGE", ("ABF", "CDG", "E", "HIJKL")),
    ],
)
def test_a_card_is_cut_in_eight_presses(
    seats: int, presses: str, groups: tuple[str, ...], screens: CutterlandScreens, words: Words
) -> None:
    """With My move, the card, and Cut: both ends of a piece, then of the next."""
    state = cutting(seats)
    draft = hand(state, "g.card.2", *squares(presses, 2))
    editor = panel(state, draft, words)
    assert len(presses) <= 5
    assert not button(editor, "g.confirm").disabled
    reply = screens.press(
        context(GAME.observe(state, 0), draft), button(editor, "g.confirm").control, {}
    )
    assert reply == PlayAction(Cut(2, groups))
    GAME.apply(state, 0, Cut(2, groups))


@pytest.mark.parametrize(
    ("seats", "strokes", "groups"),
    [
        (3, ("AEBF", "DCGH"), ("ABEF", "CDGH", "IJKL")),  # the last piece is what is left
        (3, ("ABFE", "CDHG", "IJKL"), ("ABEF", "CDGH", "IJKL")),
        (4, ("ABF", "DCG", "IEJ"), ("ABF", "CDG", "EIJ", "HKL")),
        (3, ("ABFE", "BCDH"), ("AEF", "BCDH", "GIJKL")),  # it takes squares of another piece
        (3, ("AFK", "CDH"), ("ABFGK", "CDHL", "EIJ")),  # over corners
        (3, ("ABCD", "EFGH", "DH"), ("ABCDH", "EFG", "IJKL")),  # a whole cut is changed
        (3, ("ABCD", "EFGH", "LHG"), ("ABCD", "EF", "GHIJKL")),  # also by what is left
        (3, ("AB", "BAE"), ("ABE", "CDFGHIJKL")),  # all of a piece, and more
    ],
)
def test_strokes_cut_a_card(seats: int, strokes: tuple[str, ...], groups: tuple[str, ...]) -> None:
    view, draft = GAME.observe(cutting(seats), 0), Draft(card=1)
    for stroke in strokes:
        answers = {"stroke": ",".join(stroke)}
        control = f"g.sq.1.{stroke[0]}"
        reply = CutterlandScreens().press(context(view, draft), control, answers)
        assert isinstance(reply, KeepDraft)
        draft = reply.draft
    after = read_cut_draft(view, draft)
    assert tuple(sorted(after.pieces)) == groups
    assert bool(after.cut) == (len(groups) == after.wanted)


def cut_along(*strokes: str) -> Draft:
    view, draft = GAME.observe(cutting(), 0), Draft(card=1)
    for stroke in strokes:
        answers = {"stroke": stroke.replace(" ", ",")}
        reply = CutterlandScreens().press(context(view, draft), "g.sq.1.A", answers)
        assert isinstance(reply, KeepDraft)
        draft = reply.draft
    return draft


@pytest.mark.parametrize(
    ("strokes", "groups"),
    [
        (("B|C F|G J|K",), ["ABEFIJ"]),  # down the middle
        (("B|C F|G J|K", "G|K H|L"), ["ABEFIJ", "KL"]),
        (("C|D G|H H|L",), ["DH"]),  # round a corner
    ],
)
def test_strokes_along_the_lines_cut_a_card(strokes: tuple[str, ...], groups: list[str]) -> None:
    assert cut_along(*strokes)["cuts"] == {"1": groups}


@pytest.mark.parametrize(
    ("strokes", "why"),
    [
        (("B|C F|G J|K", "G|K H|L", "A|B E|F I|J"), "cut-many"),
        (("E|I F|J G|K H|L", "A|E B|F C|G D|H", "B|C"), "cut-many"),
        (("B|C F|G",), "cut-line"),
        (("B|C F|G J|K", "B|C"), "cut-line"),
        (("Z|A B", "|"), "cut-line"),
    ],
)
def test_a_stroke_that_cuts_nothing_off_says_so(strokes: tuple[str, ...], why: str) -> None:
    with pytest.raises(BadInput, match=f"^cutterland-refusal-{why}$"):
        cut_along(*strokes)


@pytest.mark.parametrize("page_height", [0, HIGHEST_ON_PAGE])
def test_the_pieces_keep_their_letters_when_the_card_is_cut(page_height: int) -> None:
    state = cutting()
    view, draft = GAME.observe(state, 0), hand(state, "g.card.1", *squares("IL"))
    assert read_cut_draft(view, draft).lettered_pieces[0] == "IJKL"
    for stroke in ("DCGH", "KG"):  # the second one changes a piece
        ctx = replace(context(view, draft), page_height=page_height)
        control, answers = f"g.sq.1.{stroke[0]}", {"stroke": ",".join(stroke)}
        reply = CutterlandScreens().press(ctx, control, answers)
        assert isinstance(reply, KeepDraft)
        draft = reply.draft
    drawn = read_cut_draft(view, draft)
    assert drawn.lettered_pieces == ("GIJKL", "CDH", "ABEF")
    assert drawn.action is not None
    offered = GAME.observe(GAME.apply(state, 0, drawn.action).state, 0).offered
    assert {piece.letter: piece.group for piece in offered} == {
        "A": "GIJKL", "B": "CDH", "C": "ABEF"
    }  # fmt: skip


@pytest.mark.parametrize("stroke", ["", ",", "A", "Z,AB,ABC", "A,A"])
def test_a_stroke_over_nothing_else_is_a_tap(stroke: str) -> None:
    view, draft = GAME.observe(cutting(), 0), Draft(card=1)
    ctx = context(view, draft)
    reply = CutterlandScreens().press(ctx, "g.sq.1.A", {"stroke": stroke})
    assert reply == CutterlandScreens().press(ctx, "g.sq.1.A", {})


def test_a_stroke_draws_one_piece_too_many_only_where_it_was_asked_for() -> None:
    """By **Next piece**, where a table allows it."""
    state, answers = cutting(overcut="penalty"), {"stroke": "I,J"}
    view = GAME.observe(state, 0)
    for controls, pieces in (((), 3), (("g.brush.3",), 4)):
        draft = hand(state, *controls, draft=THREE | {"brush": 1})
        reply = CutterlandScreens().press(context(view, draft), "g.sq.1.I", answers)
        assert isinstance(reply, KeepDraft)
        assert len(read_cut_draft(view, reply.draft).cut) == pieces


def test_a_suggested_cut_is_three_presses_away(screens: CutterlandScreens, words: Words) -> None:
    state = cutting()
    draft = hand(state, "g.card.1", "g.suggest.1")
    screen = panel(state, draft, words)
    worth = r"✓ For you: A \+\d+ · B \+\d+ · C \+\d+\n"
    assert re.search(worth, as_text(screen)), "what each piece would bring the cutter"
    quiet = panel(set_up(state, hints=False), draft, words)
    assert "✓ Ready" in as_text(quiet), "nothing is rated"
    reply = screens.press(
        context(GAME.observe(state, 0), draft), button(screen, "g.confirm").control, {}
    )
    assert isinstance(reply, PlayAction)
    assert isinstance(reply.action, Cut)
    assert [len(group) for group in reply.action.groups] == [4, 4, 4]
    GAME.apply(state, 0, reply.action)


def test_the_choice_of_a_card_suggests_one(words: Words) -> None:
    (suggest,) = [one for one in buttons(panel(cutting(), {}, words)) if "suggest" in one.control]
    draft = hand(cutting(), suggest.control)
    assert not button(panel(cutting(), draft, words), "g.confirm").disabled


def test_the_card_lies_there_as_buttons(words: Words) -> None:
    """Each shows what is on it and its piece's letter; what is left has none until nothing is
    missing."""
    bare = grid(panel(cutting(), {"card": 1}, words))
    assert bare == [
        ["– 🐎", "– 🟩", "– 👺", "– 🟨"],
        ["– 🐙", "– 🟦", "– 🧱", "– 🟩"],
        ["– 🐸", "– 🟦", "– 🐉", "– 🏰"],
    ]
    begun = grid(panel(cutting(), hand(cutting(), "g.card.1", *squares("BF")), words))
    assert begun == [
        ["– 🐎", "A 🟩", "– 👺", "– 🟨"],
        ["– 🐙", "A 🟦", "– 🧱", "– 🟩"],
        ["– 🐸", "– 🟦", "– 🐉", "– 🏰"],
    ]


@pytest.mark.parametrize(
    ("seats", "presses"),
    [
        (3, [*squares("LI"), *squares("DG"), "g.brush.0", "g.suggest.1", "g.suggest.1"]),
        (3, [*squares("K"), "g.brush.1", *squares("GF"), "g.brush.0", *squares("JL")]),
        (4, [*squares("LJ"), *squares("HF"), *squares("DB"), "g.brush.0", "g.brush.1"]),
        (4, [*squares("F"), "g.brush.1", *squares("AE"), "g.suggest.1", "g.brush.1"]),
    ],
)
def test_no_piece_changes_its_letter_while_squares_are_pressed(
    seats: int, presses: list[str], words: Words
) -> None:
    """Whichever is begun first: the next ones follow. Only what is left, the last, may be taken."""
    state, last = cutting(2 if seats == 4 else seats), "ABCD"[seats - 1]
    draft, before = hand(state, "g.card.1"), "–" * 12
    for press in presses:
        draft = hand(state, press, draft=draft)
        after = "".join(label[0] for row in grid(panel(state, draft, words)) for label in row)
        if not press.startswith("g.suggest"):
            both = zip(before, after, strict=True)
            assert all(old in ("–", last, new) for old, new in both), press
        before = after
    assert sorted({*before}) == [*"ABCD"[:seats]]


def test_a_suggestion_keeps_the_letters_of_pieces_made_by_hand(words: Words) -> None:
    state = cutting(2)
    draft = hand(state, "g.card.1", *squares("LJ"), *squares("HF"), "g.suggest.1")
    labels = ["".join(label[0] for label in row) for row in grid(panel(state, draft, words))]
    assert labels[1][1:] + labels[2][1:] == "BBBAAA"


def test_an_extra_piece_leaves_the_letters_of_the_others(words: Words) -> None:
    state = cutting(overcut="penalty")
    draft = hand(state, "g.brush.3", "g.sq.1.L", draft=THREE)
    labels = ["".join(label[0] for label in row) for row in grid(panel(state, draft, words))]
    assert labels == ["AABB", "AABB", "CCCD"]


def test_pieces_are_told_apart_as_on_the_board_and_what_is_left_is_grey(words: Words) -> None:
    cuts: Draft = {"1": ["ABEF", "CDGH"]}
    screen = panel(cutting(), {"card": 1, "cuts": cuts}, words)
    styles = {one.label[0]: one.style for one in buttons(screen) if one.control.startswith("g.sq")}
    assert styles == {"A": "primary", "B": "success", "C": "secondary"}

    shared = sharing((None, None, None))
    board = CutterlandScreens().render_board(
        Context(GAME.observe(shared, None), table_of(shared), words)
    )
    there, here = (
        one.scene.shapes
        for shown in (board, screen)
        for one in pictures(shown)
        if one.name in {"board", "cut"}
    )
    assert badges(here) == badges(there) == ["A", "B", "C"]
    assert rims(here) == rims(there) == {"piece-4", "piece-3", "piece-1"}


def badges(shapes: tuple[Shape, ...]) -> list[str]:
    """The letters of the three pieces, which are drawn first."""
    return [shape.text for shape in shapes if isinstance(shape, Label)][:3]


def rims(shapes: tuple[Shape, ...]) -> set[str]:
    boxes = [shape.fill for shape in shapes if isinstance(shape, Box)]
    return {colour for colour in boxes if colour and colour.startswith("piece-")}


def test_the_third_of_four_pieces_is_the_only_red_one(words: Words) -> None:
    screen = panel(cutting(2), FOUR, words)
    styles = {one.label[0]: one.style for one in buttons(screen) if one.control.startswith("g.sq")}
    assert styles == {"A": "primary", "B": "success", "C": "danger", "D": "secondary"}


def test_a_square_goes_to_the_piece_that_is_marked_and_comes_back(words: Words) -> None:
    state = cutting()
    first: Draft = {"card": 1}
    assert hand(state, *squares("ABC"), "g.brush.1", *squares("HD"), draft=first)["cuts"] == {
        "1": ["ABC", "DH"]
    }
    assert hand(state, *squares("AA"), draft=first)["cuts"] == {}
    assert hand(state, "g.sq.1.G", draft=THREE)["cuts"] == {"1": ["ABEF", "CDH"]}
    assert hand(state, "g.sq.1.F", draft=THREE)["cuts"] == {"1": ["ABE", "CDFGH"]}


@pytest.mark.parametrize(
    ("presses", "groups"),
    [
        ("AC", ["ABC"]),
        ("AD", ["ABCD"]),
        ("AI", ["AEI"]),
        ("AF", ["ABF"]),
        ("FA", ["ABF"]),
        ("AG", ["ABCG"]),
        ("BE", ["ABE"]),
        ("ABG", ["ABCG"]),
        ("ABD", ["ABCD"]),
        ("AH", ["ABCDH"]),
        ("AFL", ["ABFGHL"]),
        ("ABL", ["ABCDHL"]),
    ],
)
def test_a_square_further_away_brings_those_between(presses: str, groups: list[str]) -> None:
    """On the shortest way, along the row first."""
    assert hand(cutting(), "g.card.1", *squares(presses))["cuts"] == {"1": groups}


def test_the_way_goes_around_another_piece() -> None:
    draft = hand(cutting(), "g.card.1", "g.sq.1.B", "g.brush.1", *squares("AF"))
    assert draft["cuts"] == {"1": ["B", "AEF"]}


def says(state: State, draft: Draft, words: Words) -> str:
    """What stands under the heading."""
    return as_text(panel(state, draft, words)).splitlines()[2]


def test_the_panel_says_which_piece_the_next_square_goes_to(words: Words) -> None:
    state, draft = cutting(), hand(cutting(), "g.card.1")
    told = [says(state, draft, words)]
    for control in (*squares("AD"), *squares("EF")):
        draft = hand(state, control, draft=draft)
        told.append(says(state, draft, words))
    assert told[:4] == [
        "**A**: press its first and last square.",
        "**A**: now press its last square.",
        "**B**: press its first and last square.",
        "**B**: add more squares. Rest: **C**.",
    ]
    assert told[4].startswith("-# ✓ For you: A ")
    begun = hand(state, "g.card.1", *squares("AB"))
    assert says(state, begun, words) == "**A**, 2 squares: add more, or **B ▸**."
    assert button(panel(state, begun, words), "g.brush").label == "B ▸"
    more = hand(state, "g.brush.1", draft=begun)
    assert says(state, more, words) == "**B**: press its first and last square."
    assert button(panel(state, more, words), "g.brush").label == "A ▸"


def test_with_its_even_share_a_piece_is_done(words: Words) -> None:
    """Three squares of a card for four, four of one for three; the picture marks it no longer."""
    for seats, presses, groups in ((4, "ACG", ["ABC", "G"]), (3, "ADH", ["ABCD", "H"])):
        draft = hand(cutting(seats), "g.card.1", *squares(presses))
        assert draft["cuts"] == {"1": groups}


def test_a_piece_that_is_done_can_be_changed(words: Words) -> None:
    state, done = cutting(4), hand(cutting(4), "g.card.1", *squares("AC"))
    more = hand(state, "g.brush.0", *squares("GF"), draft=done)
    assert more["cuts"] == {"1": ["ABCFG"]}
    assert "add more, or **B ▸**" in as_text(panel(state, more, words))
    other = hand(state, *squares("CF"), draft=done)
    assert other["cuts"] == {"1": ["ABF"]}, "what gave a square back takes another one"


def test_the_first_square_of_a_piece_may_part_what_is_left(words: Words) -> None:
    state = cutting()
    draft = hand(state, "g.card.1", *squares("AF"), "g.sq.1.E", "g.sq.1.J")
    assert "Connect the squares of C" in says(state, draft, words)


def test_what_is_left_falls_apart_into_pieces(words: Words) -> None:
    screen = panel(cutting(), hand(cutting(), "g.card.1", *squares("BJ")), words)
    assert ["".join(label[0] for label in row) for row in grid(screen)] == ["BACC"] * 3
    assert not button(screen, "g.confirm").disabled


@pytest.mark.parametrize("overcut", ["reject", "penalty"])
def test_it_never_falls_apart_into_too_many(overcut: str, words: Words) -> None:
    """Nobody overcuts by accident: what is loose is hatched, as in any piece."""
    state = cutting(overcut=overcut)
    screen = panel(state, {"card": 1, "cuts": {"1": ["BFJ", "E"]}}, words)
    assert "Connect the squares" in as_text(screen)
    assert button(screen, "g.confirm").disabled


def test_squares_between_are_never_taken_from_another_piece() -> None:
    draft = hand(cutting(2), "g.card.1", "g.sq.1.B", "g.brush.1", *squares("AC"))
    assert draft["cuts"] == {"1": ["B", "ACEFG"]}
    shut_in = hand(
        cutting(2), "g.sq.1.C", draft={"card": 1, "brush": 2, "cuts": {"1": ["BF", "EJ", "A"]}}
    )
    assert shut_in["cuts"] == {"1": ["BF", "EJ", "AC"]}


def test_a_square_away_from_the_marked_piece_is_put_back(words: Words) -> None:
    draft = hand(cutting(), "g.sq.1.A", draft=THREE)
    assert draft["cuts"] == {"1": ["BEF", "CDGH"]}
    said = as_text(panel(cutting(), draft, words))
    assert "Connect the squares of C" in said, "what is left"


def test_what_is_not_connected_is_named_and_hatched(words: Words) -> None:
    draft: Draft = {"card": 1, "cuts": {"1": ["ABEK"]}}
    screen = panel(cutting(), draft, words)
    assert "Connect the squares of A" in as_text(screen)
    assert button(screen, "g.confirm").disabled
    assert hatched(screen) == 1, "K, which is away from its piece"


def hatched(screen: Screen) -> int:
    drawn = [getattr(shape, "drawing", None) for shape in pictures(screen)[0].scene.shapes]
    names = [one.name for one in drawn if one is not None]
    return sum(name.startswith("cutterland/") and name.endswith("l") for name in names)


def test_a_card_not_begun_has_nothing_hatched(words: Words) -> None:
    assert hatched(panel(cutting(), {"card": 1}, words)) == 0
    assert hatched(panel(cutting(), THREE, words)) == 0


def test_no_button_moves_while_squares_are_pressed(words: Words) -> None:
    """As many lines, rows and buttons from the first square to the last, and one picture's size."""
    state, draft = cutting(), hand(cutting(), "g.card.1")
    shapes = set()
    for control in [*squares("ABEF"), *squares("CDGH")]:
        draft = hand(state, control, draft=draft)
        screen = panel(state, draft, words)
        picture = pictures(screen)[0].scene
        rows = [len(block.buttons) for block in screen.blocks if isinstance(block, Row)]
        shapes.add((*rows, picture.width, picture.height))
    assert len(shapes) == 1
    assert rows == [4, 4, 4, 3, 1], "what every panel has joins the last"


def test_the_next_piece_is_a_new_one_until_there_are_enough(words: Words) -> None:
    state, draft, seen = cutting(), hand(cutting(), "g.card.1", *squares("HL")), []
    assert button(panel(state, {"card": 1}, words), "g.brush").disabled
    draft = hand(state, button(panel(state, draft, words), "g.brush").control, draft=draft)
    draft = hand(state, *squares("AB"), draft=draft)
    for _ in range(3):
        seen.append(button(panel(state, draft, words), "g.brush").label[0])
        draft = hand(state, button(panel(state, draft, words), "g.brush").control, draft=draft)
    assert seen == ["A", "B", "A"], "C is what is left over"


def test_every_piece_can_be_gone_back_to_while_some_are_missing(words: Words) -> None:
    state, seen = cutting(2), []
    draft = hand(state, "g.card.1", *squares("AC"), *squares("EG"))  # into four pieces
    for _ in range(4):
        following = button(panel(state, draft, words), "g.brush")
        seen.append(following.label[0])
        draft = hand(state, following.control, draft=draft)
    assert seen == ["A", "B", "C", "A"]


def test_suggest_and_other_card_stay_where_they_are_when_a_card_is_opened(words: Words) -> None:
    drafts: tuple[Draft, ...] = ({}, {"card": 1})
    last = [
        [row.buttons[0].control for row in panel(cutting(), draft, words).blocks[-2:]
         if isinstance(row, Row)]
        for draft in drafts
    ]  # fmt: skip
    assert [[control.split(".")[1] for control in two] for two in last] == [["suggest", "back"]] * 2


def test_suggestions_come_one_after_another_and_begin_again(words: Words) -> None:
    state, draft, seen = cutting(2), hand(cutting(2), "g.card.1"), []
    for _ in range(7):
        draft = hand(state, "g.suggest.1", draft=draft)
        seen.append(str(draft["cuts"]))
    assert len(set(seen)) == 6
    assert seen[6] == seen[0]


def test_suggestions_keep_the_pieces_made_by_hand(words: Words) -> None:
    """One after another, until something else is pressed."""
    state, draft, seen = cutting(2), hand(cutting(2), "g.card.1", *squares("BH")), set()
    for _ in range(3):
        draft = hand(state, "g.suggest.1", draft=draft)
        screen = panel(state, draft, words)
        assert not button(screen, "g.confirm").disabled
        assert "BCDH" in str(draft["cuts"])
        seen.add(str(draft["cuts"]))
    assert len(seen) == 3
    moved = hand(state, "g.sq.1.C", draft=draft)
    assert "kept" not in moved


def test_suggestions_keep_no_fragments() -> None:
    state = cutting()
    begun = hand(state, "g.card.1", *squares("A"), "g.suggest.1")
    assert begun["cuts"] == hand(state, "g.card.1", "g.suggest.1")["cuts"]
    second = hand(state, "g.card.1", *squares("AD"), "g.sq.1.E", "g.suggest.1")
    assert "ABCD" in str(second["cuts"])
    assert "'E'" not in str(second["cuts"])


def test_a_square_of_another_card_in_an_older_panel_is_refused() -> None:
    """So that a press never cuts a card that its panel did not show."""
    draft = hand(cutting(), "g.back", "g.card.2", draft=THREE)
    with pytest.raises(BadInput) as refused:
        hand(cutting(), "g.sq.1.K", draft=draft)
    assert refused.value.key == "bad-control"


def test_every_card_keeps_what_was_painted_on_it() -> None:
    draft = hand(
        cutting(), "g.back", "g.card.2", *squares("AE", 2), "g.back", "g.card.1", draft=THREE
    )
    assert draft["cuts"] == {"1": ["ABEF", "CDGH"], "2": ["AE"]}
    assert hand(cutting(), "g.clear", draft=draft)["cuts"] == {"2": ["AE"]}


def test_the_last_card_is_chosen_by_itself(words: Words) -> None:
    state = cutting()
    first = replace(state.players[0], hand=(None, OTHER, None))
    state = replace(state, players=(first, *state.players[1:]))
    screen = panel(state, {}, words)
    assert grid(screen)
    assert "g.back" not in [one.control for one in buttons(behind(screen))]
    assert hand(state, "g.sq.2.A", "g.clear")["card"] == 2


def behind(screen: Screen) -> Screen:
    """What **Details** shows."""
    return Screen(screen.details)


def test_details_have_the_pieces_in_words_and_other_ways_to_a_cut(words: Words) -> None:
    screen = panel(cutting(), THREE | {"last": ["ABC", "DGHL", "EFIJK"]}, words)
    assert "**C** · 4 squares: 1 dragon, 1 frog, 1 tower" in as_text(behind(screen))
    labels = [one.label for one in buttons(behind(screen))]
    assert labels == ["Type the cut…", "Erase all cuts", "Same cut"]
    squares_shown = [one.scene for one in pictures(behind(screen)) if one.name == "squares"]
    texts = [shape.text for shape in squares_shown[0].shapes if isinstance(shape, Label)]
    assert {*"ABCDEFGHIJKL"} <= {*texts}
    assert pictures(behind(panel(cutting(), {}, words)))[0].name == "lands"


def test_those_who_will_choose_stand_beside_the_card_in_their_order(words: Words) -> None:
    def names(seats: int) -> list[str]:
        scene = pictures(panel(cutting(seats), {"card": 1}, words))[0].scene
        assert scene.width >= 1.2 * scene.height
        return [one.text for one in scene.shapes if isinstance(one, Label) and len(one.text) > 1]

    assert names(3) == ["Ben", "Cleo", "Ana"], "who cuts gets the last piece"
    assert names(4) == ["Ben", "Cleo", "Dimitri", "Ana"]
    assert names(2) == ["Ben", "Ana"], "who cuts chooses second, and fourth"


def test_what_is_typed_can_be_pressed_on(screens: CutterlandScreens, words: Words) -> None:
    """Typed and pressed are one draft, whether the cut is whole yet or not."""
    state, view = cutting(), GAME.observe(cutting(), 0)
    typed = screens.press(context(view, {"card": 1}), "g.cut.1", {"pieces": "abef cdg"})
    assert isinstance(typed, KeepDraft)
    pressed = hand(state, "g.brush.1", "g.sq.1.H", draft=typed.draft)
    assert pressed["cuts"] == {"1": ["ABEF", "CDGH"]}
    short = screens.press(context(view, {"card": 1}), "g.cut.1", {"pieces": "abef cdg ij"})
    assert isinstance(short, KeepDraft)
    assert "Add HKL to a piece too." in as_text(panel(state, short.draft, words))
    mended = hand(state, "g.brush.1", "g.sq.1.H", "g.brush.2", *squares("KL"), draft=short.draft)
    assert mended["cuts"] == {"1": ["ABEF", "CDGH", "IJKL"]}
    assert not button(panel(state, mended, words), "g.confirm").disabled


def test_a_text_without_sense_costs_nothing(screens: CutterlandScreens, words: Words) -> None:
    reply = screens.press(
        context(GAME.observe(cutting(), 0), THREE), "g.cut.1", {"pieces": "AB XY"}
    )
    assert isinstance(reply, KeepDraft)
    screen = panel(cutting(), reply.draft, words)
    assert "`AB XY`" in as_text(screen)
    assert "**B** · 4 squares" in as_text(behind(screen)), "what was painted is still there"
    control = button(behind(screen), "form.").control.removeprefix("form.")
    form = screens.build_form(context(GAME.observe(cutting(), 0), reply.draft), control)
    assert form is not None
    assert form.fields[0].value == "AB XY"
    assert hand(cutting(), "g.sq.1.H", draft=reply.draft)["cuts"] == {"1": ["ABEF", "CDG"]}


def test_a_confirmation_of_another_cut_is_refused(screens: CutterlandScreens, words: Words) -> None:
    view = GAME.observe(cutting(), 0)
    older = button(panel(cutting(), THREE, words), "g.confirm")
    changed = hand(cutting(), "g.sq.1.F", draft=THREE)
    with pytest.raises(BadInput) as refused:
        screens.press(context(view, changed), older.control, {})
    assert refused.value.key == "bad-confirm"
    assert isinstance(screens.press(context(view, THREE), older.control, {}), PlayAction)


@pytest.mark.parametrize(
    "control",
    ["g.sq.3.A", "g.sq.0.A", "g.sq.1.M", "g.sq.1.AB", "g.sq.x.A", "g.brush.3", "g.brush.x",
     "g.brush", "g.card.3", "g.card.9", "g.shape.9.ABEF", "g.sq", "g.confirm.123"],
)  # fmt: skip
def test_a_control_that_means_nothing_here_changes_nothing(
    control: str, screens: CutterlandScreens, words: Words
) -> None:
    draft = dict(THREE)
    with pytest.raises(BadInput) as refused:
        screens.press(context(GAME.observe(cutting(), 0), draft), control, {})
    assert words(refused.value.key, **refused.value.params)
    assert draft == THREE


@pytest.mark.parametrize(
    "draft",
    [
        {"card": 1, "cuts": {"1": "ABEF"}},
        {"card": 1, "cuts": {"1": ["ABEF", 7]}},
        {"card": 1, "cuts": {"1": ["ABEF", "FG"]}},
        {"card": 1, "cuts": {"1": ["AXY"]}},
        {"card": 1, "cuts": {"1": ["A", "B", "C", "D"]}},
        {"card": 1, "cuts": ["ABEF"]},
        {"card": 1, "cuts": {"7": ["ABEF"]}, "brush": "A", "seen": 1},
        {"card": 1, "brush": -1, "seen": True},
        {"card": 1, "last": ["ABEF", "XY"]},
    ],
)
def test_a_draft_that_makes_no_sense_counts_as_not_begun(draft: Draft, words: Words) -> None:
    fresh = as_text(panel(cutting(), {"card": 1}, words))
    assert as_text(panel(cutting(), draft, words)) == fresh


def test_a_draft_of_before_there_were_squares_is_read(words: Words) -> None:
    screen = panel(cutting(), {"card": 1, "text": "ABEF CDGH"}, words)
    assert not button(screen, "g.confirm").disabled


CUTS = (
    CardCut(1, CARD, ("ABC", "DGHL", "EFIJK"), 0),
    CardCut(0, CARD, ("ABEF", "CDGH", "IJKL"), 0),
    CardCut(2, CARD, ("AEI", "BFJ", "CDGHKL"), 0),
)


def with_past(view: View, events: tuple[CardCut, ...]) -> Draft:
    return {"card": 2, **CutterlandScreens().recall_events(view, events)}


def test_ones_last_cut_can_be_made_again(screens: CutterlandScreens, words: Words) -> None:
    """One's own newest; before there is one, the newest at the table."""
    view = GAME.observe(cutting(), 0)
    own = button(behind(panel(cutting(), with_past(view, CUTS), words)), "g.shape")
    reply = screens.press(context(view, with_past(view, CUTS)), own.control, {})
    cuts: Draft = {"2": ["ABEF", "CDGH", "IJKL"]}
    assert reply == KeepDraft({"card": 2, "brush": 0, "cuts": cuts})
    others = button(behind(panel(cutting(), with_past(view, CUTS[::2]), words)), "g.shape")
    assert others.control == "g.shape.2.AEI_BFJ_CDGHKL"
    assert "g.shape" not in str(panel(cutting(), with_past(view, ()), words))


def test_nothing_is_recalled_by_who_has_not_to_cut(screens: CutterlandScreens) -> None:
    assert screens.recall_events(GAME.observe(cutting(), 1), CUTS) == {}
    assert screens.recall_events(GAME.observe(cutting(), None), CUTS) == {}


def test_a_free_overcut_threatens_with_no_loss(screens: CutterlandScreens, words: Words) -> None:
    draft: Draft = {"card": 1, "brush": 2, "cuts": {"1": ["ABEF", "CDGH", "L"]}}
    state = cutting(overcut="free")
    screen = panel(state, draft, words)
    assert "Extra pieces: 1. **Cleo** removes that many." in as_text(screen)
    assert "VP" not in as_text(behind(screen)).partition("You may cut extra")[2].partition("\n")[0]


def test_the_one_who_would_remove_the_surplus_is_named(words: Words) -> None:
    """The neighbour on the right; in the second match of a session the one on the left."""
    for mirrored, name in ((False, "Cleo"), (True, "Ben")):
        state = set_up(cutting(overcut="penalty"), mirrored=mirrored)
        told = as_text(behind(panel(state, {}, words)))
        assert f"Extra pieces cost 3 VP in all, and **{name}** removes the surplus." in told


def test_more_pieces_than_wanted_follow_the_last(screens: CutterlandScreens, words: Words) -> None:
    """Only where the table allows an overcut, and with its price."""
    draft: Draft = {"card": 1, "brush": 1, "cuts": {"1": ["ABEF", "CDGH"]}}
    assert button(panel(cutting(), draft, words), "g.brush").control == "g.brush.0"
    state = cutting(overcut="penalty")
    more = button(panel(state, draft, words), "g.brush").control
    assert more == "g.brush.3"
    screen = panel(state, hand(state, more, "g.sq.1.L", draft=draft), words)
    assert "Extra pieces: 1" in as_text(screen)
    assert "**D** · 1 square: 1 tower" in as_text(behind(screen))
    assert not button(screen, "g.confirm").disabled
    assert selects(screen) == []


def test_what_is_left_is_named_only_where_it_is_one_piece(words: Words) -> None:
    state = cutting(2)  # into four pieces
    apart = hand(state, "g.card.1", "g.sq.1.B", "g.brush.1", "g.sq.1.J", "g.sq.1.L")
    assert "Rest" not in says(state, apart, words)
    typed: Draft = {"card": 1, "text": "A BCD EFGH IJKL"}
    assert "add more" not in says(state, typed, words), "it is whole"


def test_a_stroke_joins_no_more_than_a_corner(words: Words) -> None:
    state = cutting(2)
    draft = hand(state, "g.card.1", "g.sq.1.A", "g.sq.1.B", "g.brush.1", "g.sq.1.G", "g.brush.2")
    reply = CutterlandScreens().press(
        context(GAME.observe(state, 0), draft), "g.sq.1.F", {"stroke": "F,C"}
    )
    assert isinstance(reply, KeepDraft)
    assert "CF" in str(reply.draft["cuts"])
