"""What happened: a kind, the clause by which it happened, and the particulars."""

from typing import final

from faubourg.core.secret import seen_by


@final
class Event:
    """Particulars are JSON-ready; what only one seat may know is wrapped in a Secret."""

    def __init__(self, kind: str, clause: str, params: dict[str, object]) -> None:
        if "kind" in params or "clause" in params:
            raise ValueError("a particular of an event may not take the name of its kind or clause")
        self.kind = kind
        self.clause = clause
        self.params = params

    def seen_by(self, seat: int | None) -> dict[str, object]:
        """The event as that seat may know it; None is a spectator."""
        found: dict[str, object] = {"kind": self.kind, "clause": self.clause}
        for name, value in self.params.items():
            found[name] = seen_by(value, seat)
        return found
