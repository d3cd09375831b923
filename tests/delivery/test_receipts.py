"""What a direct message tells somebody for whom something was done."""

from bot.delivery.notices import list_receipt_events
from bot.models.log import LogEvent

MOVE = LogEvent(7, "action", 0, "plan", ("moved",), 1)
PASSES = (LogEvent(8, "action", 1, "order", (), 2), LogEvent(9, "action", 2, "order", ("next",), 3))
BEFORE = LogEvent(6, "action", 1, "person", ("ended",), 2)


def test_a_plan_is_told_with_what_orders_answered_at_once() -> None:
    later = LogEvent(10, "action", 0, "person", ("more",), 1)
    assert list_receipt_events([BEFORE, MOVE, *PASSES, later], 9, 1) == [MOVE, *PASSES]
    assert list_receipt_events([BEFORE, MOVE], 7, 1) == [MOVE]
    assert list_receipt_events([BEFORE], 6, 1) == [BEFORE]
