"""Benchmarks: figures and ratios beside the goals, never tests with a clock."""
