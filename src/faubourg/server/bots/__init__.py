"""The bots of the tables: when they are asked, and the processes in which they think."""
