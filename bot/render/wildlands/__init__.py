"""Wildlands' pictures: maps, characters and cards."""
