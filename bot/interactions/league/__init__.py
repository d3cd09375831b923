"""Leagues at the Discord edge: what members see and do, what organisers do, and their controls."""
