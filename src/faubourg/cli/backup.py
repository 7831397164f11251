"""`faubourg backup`: everything a server keeps, in one file, while it runs."""

import argparse
import asyncio
import sys
from pathlib import Path

from faubourg.cli.complaint import Complaint, file_complaint
from faubourg.cli.parser import Parser
from faubourg.cli.saves import target_of
from faubourg.cli.serve import default_store, store_complaint
from faubourg.core.options import shown
from faubourg.core.refusal import InputError
from faubourg.server.store.opening import open_store
from faubourg.server.store.store import Store, StoreError
from faubourg.text.messages import Messages


def add_arguments(parser: Parser) -> None:
    words = parser.words
    parser.add_argument("file", metavar=words.say("cli-file"), help=words.say("cli-backup-file"))
    parser.add_argument("--store", metavar=words.say("cli-store"), help=words.say("cli-store-help"))
    parser.add_argument("--force", action="store_true", help=words.say("cli-data-force"))


def chosen_store(url: str) -> Store:
    try:
        return open_store(url)
    except ImportError as problem:
        raise Complaint("cli-serve-not-installed", module=problem.name or "apsw") from None


def run(args: argparse.Namespace) -> int:
    words = Messages(args.lang)
    url = args.store or default_store()
    store = chosen_store(url)
    path = target_of(Path(args.file))
    if path.exists() and not args.force:
        raise Complaint("cli-file-exists", file=shown(args.file))
    try:
        asyncio.run(store.backup(path))
    except StoreError as problem:
        raise store_complaint(problem, url, words) from problem
    except InputError:
        raise
    except (OSError, ValueError) as problem:
        raise file_complaint(args.file, problem) from problem
    sys.stdout.write(words.say("cli-backup-done", file=args.file) + "\n")
    return 0
