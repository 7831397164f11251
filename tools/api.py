"""Write docs/api: every public name of `faubourg`, `faubourg.lab` and `faubourg.bots`, with what it is and an example.

    python -m tools.api            write the pages
    python -m tools.api --check    only look whether they are as they would be written

It fails on a name without a docstring or an example, and on an example that does not print what it says. What a name is
stands in the sources: its docstring, or the comment above a constant. The examples are in tools/examples, each below
a line `== name`.
"""

import ast
import doctest
import inspect
import re
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "docs" / "api"
EXAMPLES = ROOT / "tools" / "examples"
PACKAGES = ("faubourg", "faubourg.lab", "faubourg.bots")
FLAGS = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL | doctest.NORMALIZE_WHITESPACE


class Missing(Exception):
    """What has to be written before the pages can be."""


def examples_of(package: str) -> dict[str, str]:
    """The examples of a package, by name."""
    text = (EXAMPLES / f"{package}.txt").read_text(encoding="utf-8")
    parts = re.split(r"^== (\w+)\n", text, flags=re.MULTILINE)[1:]
    return {name: example.strip() + "\n" for name, example in zip(parts[::2], parts[1::2], strict=True)}


def source_of(package: ModuleType, name: str) -> tuple[Path, ast.Module]:
    """The module that defines a name: where the package's own lines import it from."""
    path = Path(inspect.getfile(package))
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module and any(alias.name == name for alias in node.names):
            found = ROOT / "src" / Path(*node.module.split("."))
            path = found / "__init__.py" if found.is_dir() else found.with_suffix(".py")
            return path, ast.parse(path.read_text(encoding="utf-8"))
    return path, tree


def described(package: ModuleType, name: str) -> tuple[str, str]:
    """How a name is used, and what it is."""
    path, tree = source_of(package, name)
    lines = path.read_text(encoding="utf-8").splitlines()
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.name == name:
            return signature(node), ast.get_docstring(node) or ""
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id == name:
            return name, comment_above(lines, node.lineno)
    raise Missing(f"{package.__name__}.{name} is defined nowhere")


def signature(node: ast.FunctionDef | ast.ClassDef) -> str:
    if isinstance(node, ast.FunctionDef):
        return head_of(node, node.name)
    begun = next((part for part in node.body if isinstance(part, ast.FunctionDef) and part.name == "__init__"), None)
    return f"class {node.name}" if begun is None else f"class {head_of(begun, node.name)}"


def head_of(node: ast.FunctionDef, name: str) -> str:
    """A function's name, parameters and result."""
    given = ast.unparse(node.args).removeprefix("self, ").removeprefix("self")
    result = "" if node.returns is None or node.name == "__init__" else f" -> {ast.unparse(node.returns)}"
    return f"{name}({given}){result}"


def comment_above(lines: list[str], number: int) -> str:
    found: list[str] = []
    place = number - 2
    while place >= 0 and lines[place].startswith("#"):
        found.insert(0, lines[place].lstrip("# "))
        place -= 1
    return " ".join(found)


def check_example(package: str, name: str, example: str) -> None:
    """Run an example; a Missing tells what it printed instead."""
    said: list[str] = []
    test = doctest.DocTestParser().get_doctest(example, {}, f"{package}.{name}", None, None)
    if not test.examples:
        raise Missing(f"the example of {package}.{name} does nothing")
    failed, _ = doctest.DocTestRunner(optionflags=FLAGS, verbose=False).run(test, out=said.append)
    if failed:
        raise Missing(f"the example of {package}.{name} is broken:\n{''.join(said)}")


def page_of(package_name: str) -> str:
    """The page of a package, all its examples tried."""
    package = import_module(package_name)
    examples = examples_of(package_name)
    names: list[str] = sorted(package.__all__, key=str.lower)
    unknown = sorted(examples.keys() - set(names))
    if unknown:
        raise Missing(f"{package_name} has no {', '.join(unknown)}")
    parts = [f"# {package_name}", (package.__doc__ or "").strip().partition("\n")[0], "Made by `python -m tools.api`."]
    for name in names:
        how, what = described(package, name)
        told = what.partition(">>>")[0].strip()
        if not told:
            raise Missing(f"{package_name}.{name} has no docstring")
        if name not in examples:
            raise Missing(f"{package_name}.{name} has no example")
        check_example(package_name, name, examples[name])
        parts += [f"## {name}", f"```python\n{how}\n```", told, f"```python\n{examples[name]}```"]
    return "\n\n".join(parts) + "\n"


def path_of(package: str) -> Path:
    return PAGES / f"{package}.md"


def main(given: list[str]) -> int:
    try:
        pages = {path_of(package): page_of(package) for package in PACKAGES}
    except Missing as problem:
        print(problem, file=sys.stderr)
        return 1
    if "--check" in given:
        stale = [path.name for path, text in pages.items() if not path.is_file() or path.read_text("utf-8") != text]
        if stale:
            print(f"{', '.join(stale)}: run python -m tools.api", file=sys.stderr)
        return bool(stale)
    PAGES.mkdir(parents=True, exist_ok=True)
    for path, text in pages.items():
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
