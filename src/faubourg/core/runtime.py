"""How the rules run: compiled, or interpreted from the very same sources."""

from faubourg.core import state


def is_compiled() -> bool:
    return not state.__file__.endswith(".py")
