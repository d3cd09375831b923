"""When the posts of many servers say that their puzzle is over."""

from collections import Counter

from bot.delivery.puzzles import SPREAD, find_end
from bot.models.puzzles import PuzzlePost

SERVERS = 2_500
A_DAY_OF_IDS = 86_400_000 << 22


def test_servers_end_their_puzzles_one_after_another() -> None:
    posts = [PuzzlePost(n * A_DAY_OF_IDS // 7 + (n * 7919 << 22), 1, 1, 1) for n in range(SERVERS)]
    waits = Counter(find_end(post) - post.end for post in posts)
    assert min(waits) >= 0
    assert max(waits) < SPREAD
    assert max(waits.values()) <= 40, "in the same second"
