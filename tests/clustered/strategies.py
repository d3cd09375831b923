"""Boards for Hypothesis: any cards of any owners, whether they fit together or not."""

from hypothesis import strategies as st

from engine.clustered.cards import KINDS

CARDS = st.sampled_from(KINDS)


@st.composite
def boards(draw: st.DrawFn, owners: str = "ab", empty: int = 2) -> str:
    """A board's text; the more often `.` is in the choice, the emptier it is."""
    height, width = draw(st.integers(1, 6)), draw(st.integers(1, 6))
    kinds = st.sampled_from([*owners * 2, "@", *"." * empty])
    rows = []
    for _ in range(height):
        words = []
        for _ in range(width):
            kind = draw(kinds)
            words.append(kind + draw(CARDS) if kind in owners else kind)
        rows.append(" ".join(words))
    return " / ".join(rows)


@st.composite
def sparse(draw: st.DrawFn) -> str:
    """A board with few cards, so that many of the placements are legal."""
    return draw(boards("ab", 9))
