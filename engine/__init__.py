"""The games of the house: pure rules, standard library only."""
