"""The page /docs: the HTTP interface as OpenAPI describes it, without script and without any other host."""

import json
from base64 import b64encode
from hashlib import sha256
from html import escape
from typing import Any

from starlette.responses import HTMLResponse

from faubourg.server.http.security import POLICY

STYLE = """
:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
code, pre { font-family: ui-monospace, monospace; font-size: 0.9em; }
pre { overflow-x: auto; border: 1px solid; border-radius: 4px; padding: 0.75rem; }
section { margin: 2rem 0; }
"""
STYLE_HASH = b64encode(sha256(STYLE.encode()).digest()).decode()
OWN_POLICY = {**POLICY, "style-src": f"'sha256-{STYLE_HASH}'"}
METHODS = ("get", "post", "put", "patch", "delete")


def docs_page(openapi: dict[str, Any]) -> HTMLResponse:
    policy = "; ".join(f"{name} {value}" for name, value in OWN_POLICY.items())
    return HTMLResponse(document(openapi), headers={"content-security-policy": policy})


def document(openapi: dict[str, Any]) -> str:
    title = escape(f"{openapi['info']['title']} {openapi['info']['version']}")
    operations = "".join(
        operation(path, method, item[method])
        for path, item in openapi.get("paths", {}).items()
        for method in METHODS
        if method in item
    )
    schemas = "".join(
        f'<section id="{escape(name)}"><h3><code>{escape(name)}</code></h3>{shown(schema)}</section>'
        for name, schema in sorted(openapi.get("components", {}).get("schemas", {}).items())
    )
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{title}</title>'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style></head>'
        f'<body><main><h1>{title}</h1><p><a href="/openapi.json">openapi.json</a></p>'
        f"{operations}<h2>Schemas</h2>{schemas}</main></body></html>"
    )


def operation(path: str, method: str, what: dict[str, Any]) -> str:
    lines = [f"<h2><code>{method.upper()} {escape(path)}</code></h2>"]
    summary = what.get("description") or what.get("summary")
    if summary:
        lines.append(f"<p>{escape(summary)}</p>")
    items = [
        f"<li><code>{escape(each['name'])}</code> ({escape(each['in'])}): {named(each.get('schema', {}))}</li>"
        for each in what.get("parameters", [])
    ]
    items += [f"<li>{kind}: {named(schema)}</li>" for kind, schema in contents(what.get("requestBody", {}))]
    for status, answer in what.get("responses", {}).items():
        about = f"{escape(status)} {escape(answer.get('description', ''))}"
        found = [f"{kind}: {named(schema)}" for kind, schema in contents(answer)]
        items.append(f"<li>&rarr; {about} {', '.join(found)}</li>")
    return f"<section>{''.join(lines)}<ul>{''.join(items)}</ul></section>"


def contents(holder: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    return [(escape(kind), content.get("schema", {})) for kind, content in holder.get("content", {}).items()]


def named(schema: dict[str, Any]) -> str:
    """A link to a schema that has a name; a small one of its own as it is."""
    name = str(schema.get("$ref", "")).rpartition("/")[2]
    if name:
        return f'<a href="#{escape(name)}"><code>{escape(name)}</code></a>'
    return f"<code>{escape(json.dumps(schema, ensure_ascii=False))}</code>"


def shown(schema: dict[str, Any]) -> str:
    about = schema.get("description", "")
    rest = {name: value for name, value in schema.items() if name not in ("description", "title")}
    text = f"<pre>{escape(json.dumps(rest, indent=2, ensure_ascii=False))}</pre>"
    return f"<p>{escape(about)}</p>{text}" if about else text
