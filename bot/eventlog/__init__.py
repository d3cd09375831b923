"""What matches and leagues share: the outbox, the job queue, one retry policy, and repositories.
Knows neither of them, and no Discord."""
