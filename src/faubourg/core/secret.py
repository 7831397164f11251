"""What only one seat may know. Everything else in a view or an event is public."""

from typing import final


@final
class Secret:
    """A value with an owner. The only way from here to the outside is `seen_by`, which drops it for everybody else."""

    def __init__(self, owner: int, value: object) -> None:
        self.owner = owner
        self.value = value


def seen_by(value: object, seat: int | None) -> object:
    """The value as that seat may know it (None: a spectator): other seats' secrets become None."""
    if isinstance(value, Secret):
        return seen_by(value.value, seat) if value.owner == seat else None
    if isinstance(value, dict):
        return {key: seen_by(item, seat) for key, item in value.items()}
    if isinstance(value, list):
        return [seen_by(item, seat) for item in value]
    return value


def sealed(value: object) -> object:
    """The whole value as plain JSON, secrets marked with their owner, for a store that nobody plays from."""
    if isinstance(value, Secret):
        return {"secret": value.owner, "value": sealed(value.value)}
    if isinstance(value, dict):
        return {key: sealed(item) for key, item in value.items()}
    if isinstance(value, list):
        return [sealed(item) for item in value]
    return value


def unsealed(value: object) -> object:
    """The inverse of `sealed`."""
    if isinstance(value, dict):
        if set(value) == {"secret", "value"} and isinstance(value["secret"], int):
            return Secret(value["secret"], unsealed(value["value"]))
        return {key: unsealed(item) for key, item in value.items()}
    if isinstance(value, list):
        return [unsealed(item) for item in value]
    return value
