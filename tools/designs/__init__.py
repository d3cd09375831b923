"""How our packs were designed: the seeded script behind `data/cutterland/*.json`.

`python -m tools.designs classics > data/cutterland/classics.json` writes the same bytes
again.
"""
