"""All benchmarks, one after another."""

from bench import pictures, rules

for benchmark in (rules, pictures):
    benchmark.main()
    print()
