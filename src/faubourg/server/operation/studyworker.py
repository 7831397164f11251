"""The process in which studies are worked out: behind the tables, their bots, and whoever reads records."""

from faubourg.server.operation.recordworker import take_desk

# The last of all.
NICENESS = 19


if __name__ == "__main__":
    take_desk(NICENESS)
