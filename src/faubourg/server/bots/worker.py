"""The process in which the server's bots think.

It imports the rules and the bots only, so that it starts fast and stays small.
"""

import json

from faubourg.core.refusal import IllegalMove, InputError
from faubourg.server.bots import thinking
from faubourg.server.bots.tasks import Answer
from faubourg.server.operation.work import serve


def answered(task: bytes) -> bytes:
    """Moves, a hint, or the name of what went wrong: never a part of the position."""
    try:
        result: Answer = thinking.answer(json.loads(task))
    except InputError as problem:
        result = {"error": problem.code}
    except IllegalMove as problem:
        result = {"error": problem.refusal.code}
    except Exception as problem:
        result = {"error": type(problem).__name__}
    return json.dumps(result).encode()


def main() -> None:
    serve(answered)


if __name__ == "__main__":
    main()
