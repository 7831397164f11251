"""What stands before the application: how many connections, how many bytes, and for how long."""
