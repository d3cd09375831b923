"""The private panels: one module for each thing a seat can owe."""
