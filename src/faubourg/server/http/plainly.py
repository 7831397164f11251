"""A refusal for whoever may open the address in a browser: a person reads a sentence, a program a Problem."""

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse, Response

from faubourg.server.http.security import problem
from faubourg.text.language import LANGUAGES
from faubourg.text.messages import Messages


def plainly(code: str, status: int, headers: Headers) -> Response:
    """The sentence in every language, as no page of ours is there to choose; never what was sent to us."""
    if "text/html" not in headers.get("accept", ""):
        return problem(status, code)
    said = [Messages(language).say(f"error-{code}") for language in LANGUAGES]
    return PlainTextResponse("\n\n".join(said) + "\n", status, {"cache-control": "no-store"})
