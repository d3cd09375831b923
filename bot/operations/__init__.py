"""What whoever runs the bot needs besides the bot itself: a doctor, copies, health."""
