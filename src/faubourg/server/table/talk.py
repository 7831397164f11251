"""Lines of chat, as they are kept and as they are told.

A phrase is kept as a mark and its word. Nobody can type the mark: of what is typed only what can be printed is kept.
"""

from typing import get_args

from faubourg.server.store.store import ChatRow
from faubourg.server.table.letters import JOINERS, one_line
from faubourg.server.wire.answers import ChatLine
from faubourg.server.wire.kinds import Phrase

PHRASES: dict[str, Phrase] = {word: word for word in get_args(Phrase)}
MARK = "\x02"


def typed(text: str) -> str:
    return one_line(text, JOINERS)


def kept_phrase(phrase: Phrase) -> str:
    return MARK + phrase


def chat_line(row: ChatRow) -> ChatLine:
    # A phrase that is none any more is still read, as it stands.
    word = row.text.removeprefix(MARK)
    phrase = PHRASES.get(word) if row.text.startswith(MARK) else None
    text = word if phrase is None else ""
    return ChatLine(number=row.number, seat=row.seat, name=row.name, text=text, phrase=phrase, at=row.at)
