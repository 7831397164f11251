"""One total that many addresses share, so that no address takes it all."""


class Shares:
    """Nobody may hold more than `each`, nor more than is still free: whoever holds little always finds some.

    Where it is not `fair` all come from one address, a proxy's: then only the total counts.
    """

    def __init__(self, total: int, each: int, *, fair: bool = True) -> None:
        self.total = total
        self.each = each
        self.fair = fair
        self.held: dict[str, int] = {}
        self.taken = 0

    def take(self, address: str, amount: int = 1) -> bool:
        """Take some, or nothing; what was taken is given back."""
        if amount > self.total - self.taken:
            return False
        holds = self.held.get(address, 0) + amount
        if self.fair and (holds > self.each or holds > self.total - self.taken):
            return False
        self.add(address, amount)
        return True

    def add(self, address: str, amount: int = 1) -> None:
        """Take some that cannot be refused any more."""
        self.held[address] = self.held.get(address, 0) + amount
        self.taken += amount

    def give_back(self, address: str, amount: int = 1) -> None:
        left = self.held[address] - amount
        if left:
            self.held[address] = left
        else:
            del self.held[address]
        self.taken -= amount

    def has_its_share(self, address: str, amount: int = 1) -> bool:
        """Whether it is the address itself that holds too much, and not all together."""
        return self.fair and self.held.get(address, 0) + amount > self.each
