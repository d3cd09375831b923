"""Wildlands' screens: what people see and press, from views only."""
