"""Leagues at the Discord edge: `desk.py` shows, `office.py` organises, `pressing.py` answers
controls."""
