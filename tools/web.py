"""Build the browser's client, web/dist: with the machine's Node, else with one of our own in .run/node.

Standard library only. Packages are installed when their lock changed, the client is built when something it is made of
did.
"""

import os
import re
import shutil
import subprocess
from pathlib import Path

from tools.steps import ROOT, RUN, create_environment, digest_of, give_up, interpreter, run_logged, say

FOLDER = ROOT / "web"
CLIENT = FOLDER / "dist"
MODULES = FOLDER / "node_modules"
OWN_NODE = RUN / "node"
NODE_LOCK = "requirements-node.lock"
LOG = RUN / "web.log"
STAMP = RUN / "web.stamp"
# What Vite asks for.
OLDEST_NODE = (20, 19)

# What decides which packages are installed.
PACKAGES = ("package.json", "package-lock.json", ".npmrc")
# What is made of the client, or only tries it.
NOT_BUILT_IN = {"node_modules", "dist", "tests", "coverage"}
# The sentences of the rules are part of the client.
SENTENCES = ("*.ftl", "*.md")


# Node


def is_recent(node: str) -> bool:
    shown = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)", shown)
    return version is not None and (int(version[1]), int(version[2])) >= OLDEST_NODE


def machine_has_node() -> bool:
    node = shutil.which("node")
    return node is not None and shutil.which("npm") is not None and is_recent(node)


def ensure_node() -> str:
    """The search path with which `node` and `npm` are found."""
    path = os.environ.get("PATH", os.defpath)
    if machine_has_node():
        return path
    ready = OWN_NODE / "ready"
    wanted = digest_of([ROOT / NODE_LOCK], root=ROOT, salt=interpreter())
    if not ready.is_file() or ready.read_text() != wanted:
        say("Installation de Node…", "Installing Node…")
        create_environment(OWN_NODE)
        pip = [str(OWN_NODE / "bin" / "python"), "-m", "pip", "--disable-pip-version-check", "--no-input"]
        if not run_logged([*pip, "install", "--require-hashes", "-r", ROOT / NODE_LOCK], LOG):
            give_up("Node n’a pas pu être installé (voir ci-dessus).", "Node could not be installed (see above).", LOG)
        ready.write_text(wanted)
    return f"{OWN_NODE / 'bin'}{os.pathsep}{path}"


# The client


def packages_digest() -> str:
    return digest_of([FOLDER / name for name in PACKAGES if (FOLDER / name).is_file()], root=FOLDER)


def ensure_packages() -> None:
    """Install what package-lock.json lists. The mark goes when npm empties the folder, and comes back at the end."""
    mark = MODULES / ".faubourg"
    if mark.is_file() and mark.read_text() == packages_digest():
        return
    if not run_logged(["npm", "ci", "--no-audit", "--no-fund"], LOG, FOLDER, PATH=ensure_node()):
        give_up(
            "Les paquets du navigateur n’ont pas pu être installés (voir ci-dessus) : le réseau répond-il ?",
            "The browser's packages could not be installed (see above): is the network there?",
            LOG,
        )
    mark.write_text(packages_digest())


def source_files() -> list[Path]:
    tops = [path for path in FOLDER.iterdir() if path.name not in NOT_BUILT_IN]
    found = [path for top in tops for path in ([top] if top.is_file() else top.rglob("*")) if path.is_file()]
    return found + [path for kind in SENTENCES for path in (ROOT / "src" / "faubourg").rglob(kind)]


def ensure_client() -> None:
    """Build the client if what it is made of changed."""
    digest = digest_of(source_files(), root=ROOT)
    if STAMP.is_file() and STAMP.read_text() == digest and (CLIENT / "index.html").is_file():
        return
    say("Construction de la page du navigateur…", "Building the browser's page…")
    RUN.mkdir(exist_ok=True)
    STAMP.unlink(missing_ok=True)
    LOG.unlink(missing_ok=True)
    ensure_packages()
    if not run_logged(["npm", "run", "build"], LOG, FOLDER, PATH=ensure_node()):
        give_up(
            "La page du navigateur n’a pas pu être construite (voir ci-dessus).",
            "The browser's page could not be built (see above).",
            LOG,
        )
    STAMP.write_text(digest)
