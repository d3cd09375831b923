"""The touch page: the same screens as in Discord, and the same presses, in a browser."""
