"""What matches and leagues share: the job queue, one retry policy, and repositories.
Knows neither of them, and no Discord."""
