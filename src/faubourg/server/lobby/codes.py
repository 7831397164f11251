"""Unguessable words: the names of tables, personal links; and what the server keeps of a secret."""

import secrets
from base64 import b32encode
from hashlib import sha256

TABLE_BYTES = 15
CODE_BYTES = 20

# Base 32 without what is mistaken for something else: no i, l, o, u.
LETTERS = bytes.maketrans(b"ABCDEFGHIJKLMNOPQRSTUVWXYZ234567", b"0123456789abcdefghjkmnpqrstvwxyz")


def new_table_id() -> str:
    """An invitation link: 120 bits, in letters that can be read out."""
    return word_of(secrets.token_bytes(TABLE_BYTES))


def new_code() -> str:
    """A personal link, used once."""
    return word_of(secrets.token_bytes(CODE_BYTES))


def word_of(data: bytes) -> str:
    return b32encode(data).translate(LETTERS).decode()


def hash_of(secret: str) -> str:
    """What the server keeps of a token or a code."""
    return sha256(secret.encode("utf-8", "surrogateescape")).hexdigest()
