"""What only one seat may know. Everything else in a view or an event is public."""

from typing import final


@final
class Secret:
    """A value with an owner. Who is told is decided by `known_to` alone, for whatever is shown or sent while a match is
    played: `seen_by` asks it where a view or an event is made for one seat, the server's `as_text` where a message
    becomes text."""

    def __init__(self, owner: int, value: object) -> None:
        self.owner = owner
        self.value = value

    def known_to(self, seat: int | None) -> object:
        """The value for its owner, None for everybody else; it may hold further secrets."""
        return self.value if self.owner == seat else None


def seen_by(value: object, seat: int | None) -> object:
    """The value as that seat may know it (None: a spectator): other seats' secrets become None."""
    if isinstance(value, Secret):
        return seen_by(value.known_to(seat), seat)
    if isinstance(value, dict):
        return {key: seen_by(item, seat) for key, item in value.items()}
    if isinstance(value, list):
        return [seen_by(item, seat) for item in value]
    return value


def marked(value: object) -> dict[str, object]:
    """A secret with its owner, for whoever writes JSON that is kept and not sent: the `default` of its writer."""
    if isinstance(value, Secret):
        return {"secret": value.owner, "value": value.value}
    raise TypeError(type(value).__name__)


def unsealed(value: object) -> object:
    """What was written with `marked`, read again."""
    if isinstance(value, dict):
        if set(value) == {"secret", "value"} and isinstance(value["secret"], int):
            return Secret(value["secret"], unsealed(value["value"]))
        return {key: unsealed(item) for key, item in value.items()}
    if isinstance(value, list):
        return [unsealed(item) for item in value]
    return value
