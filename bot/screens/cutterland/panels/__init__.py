"""Private panels, one module for each decision a seat can owe."""
