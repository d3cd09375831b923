"""How the Classics pack was designed: the seeded script behind `data/cutterland/classics.json`.

`python -m engine.cutterland.classics > data/cutterland/classics.json` writes the same bytes again.
"""
