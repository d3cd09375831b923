"""What the project was made with and is measured by; no part of what is installed."""
