"""What every test may rely on: Hypothesis without deadlines, the same examples everywhere."""

import os

from hypothesis import HealthCheck, settings

settings.register_profile(
    "house",
    deadline=None,
    database=None,
    derandomize=True,
    max_examples=int(os.environ.get("EXAMPLES", "50")),
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("house")
