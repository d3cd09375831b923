"""What an operator needs to run the bot: doctor, backups, health endpoint and terminal commands."""
