"""The store in PostgreSQL; imported only where `DATABASE_URL` or a command names one."""
