"""What people read: messages, refusals and rulebooks, in French and in English.

Nothing is imported here: a command pays only for the part it uses.
"""
