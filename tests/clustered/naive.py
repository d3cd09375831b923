"""The rules once more, written as plainly as can be: what the engine is tried by."""

from itertools import product

Spot = tuple[int, int]


def read(text: str) -> dict[Spot, str]:
    """The words of a board by row and column, empty cells among them."""
    return {
        (row, column): word
        for row, line in enumerate(text.split("/"))
        for column, word in enumerate(line.split())
    }


def beside(spot: Spot) -> list[Spot]:
    row, column = spot
    return [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]


def fits(card: str, word: str) -> bool:
    """Whether a card may lie beside a word of the board."""
    other = word[1:] if word != "@" else "@"
    if card == "W" or other in ("W", "@"):
        return True
    return sum(card[place] == other[place] for place in range(3)) >= 2


def placements(text: str, card: str) -> set[str]:
    """The names of all written cells that the card may be placed in."""
    board = read(text)
    found = set()
    for spot, word in board.items():
        around = [board[one] for one in beside(spot) if board.get(one, ".") != "."]
        if word == "." and around and all(fits(card, one) for one in around):
            found.add(f"{'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[spot[1]]}{spot[0] + 1}")
    return found


def largest_rectangle(own: set[Spot]) -> int:
    """Every pair of corners is tried."""
    best = 0
    for (top, left), (bottom, right) in product(own, own):
        if bottom <= top or right <= left:
            continue
        inside = set(product(range(top, bottom + 1), range(left, right + 1)))
        if inside <= own:
            best = max(best, len(inside))
    return best


def lines(own: set[Spot]) -> list[int]:
    """The lengths of all maximal rows and columns of at least three."""
    found = []
    for down, right in ((0, 1), (1, 0)):
        for row, column in own:
            if (row - down, column - right) in own:
                continue
            length = 1
            while (row + down * length, column + right * length) in own:
                length += 1
            if length >= 3:
                found.append(length)
    return found


def score(text: str, seats: int, size_bonuses: bool) -> list[dict[str, int]]:
    """What `score --jsonl` answers for each seat."""
    owned = [
        {spot for spot, word in read(text).items() if word[0] == letter}
        for letter in "abcdefgh"[:seats]
    ]
    rectangles = [largest_rectangle(own) for own in owned]
    runs = [lines(own) for own in owned]
    found = []
    for seat in range(seats):
        bonus = 0
        if size_bonuses and seats > 1:
            for sizes in (rectangles, [max(run, default=0) for run in runs]):
                rest = [size for other, size in enumerate(sizes) if other != seat]
                bonus += 2 * (sizes[seat] > max(rest))
        line_points = sum(runs[seat])
        points = {"rectangle": rectangles[seat], "lines": line_points, "bonus": bonus}
        found.append({**points, "total": sum(points.values())})
    return found
