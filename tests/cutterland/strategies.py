"""Lands, pieces, cuts and layouts for Hypothesis, as texts of the notation."""

from hypothesis import strategies as st

from tests.cutterland import naive

SQUARES = [
    f"{terrain}{icon}"
    for terrain, icons in (("p", "CTD"), ("m", "GDF"), ("w", "KTF"))
    for icon in (*icons, *icons, "^", "=", ".")
]
_DRY = [square for square in SQUARES if square[0] != "w"]


def lands(rows: int = 5, columns: int = 6) -> st.SearchStrategy[str]:
    """Lands with slots, connected or not; some with much moor and plains, where dragons dine."""
    return st.sampled_from([SQUARES, _DRY, ["pC", "pT", "pD", "p."]]).flatmap(
        lambda squares: _grids(rows, columns, st.sampled_from([*squares, "--"]))
    )


def _grids(rows: int, columns: int, words: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    return st.integers(1, columns).flatmap(
        lambda width: st.lists(
            st.lists(words, min_size=width, max_size=width).map(" ".join), min_size=1, max_size=rows
        ).map(" / ".join)
    )


@st.composite
def pieces(draw: st.DrawFn) -> str:
    """Connected pieces of 1 to 7 squares within a card; of few kinds, so that some look alike."""
    cells = {(draw(st.integers(0, 2)), draw(st.integers(0, 3)))}
    for _ in range(draw(st.integers(0, 6))):
        around = {
            (row + down, column + right)
            for row, column in cells
            for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0))
            if 0 <= row + down < 3 and 0 <= column + right < 4
        }
        cells.add(draw(st.sampled_from(sorted(around))))
    at = {cell: draw(st.sampled_from(["m.", "m.", "pC"])) for cell in sorted(cells)}
    return " / ".join(
        " ".join(at.get((row, column), "--") for column in range(4)) for row in range(3)
    )


@st.composite
def tokens_on(draw: st.DrawFn, land: str) -> naive.Tokens:
    """Tokens that may stand together on a land: up to 3 towers, and 4 walls and bridges."""
    towers, walls, bridges = naive.legal_tokens(naive.read(land))
    chosen = naive.Tokens(sorted(draw(_some(towers, 3)), key=naive.spot))
    for token in draw(_some([*walls, *bridges], 4)):
        standing = [*chosen.walls, *chosen.bridges]
        if "-" in token and not any(naive.clash(bridge, token) for bridge in chosen.bridges):
            chosen.walls.append(token)
        elif "-" not in token and not any(naive.clash(token, other) for other in standing):
            chosen.bridges.append(token)
    return chosen


def _some(words: list[str], most: int) -> st.SearchStrategy[list[str]]:
    if not words:
        return st.just([])
    return st.lists(st.sampled_from(words), unique=True, max_size=most)


@st.composite
def built_lands(draw: st.DrawFn, rows: int = 5, columns: int = 6) -> tuple[str, naive.Tokens]:
    """A land with tokens on it."""
    land = draw(lands(rows, columns))
    return land, draw(tokens_on(land))
