"""`faubourg restore`: a backup into an empty store, of either kind."""

import argparse
import asyncio
import sys
from pathlib import Path

from faubourg.cli.backup import chosen_store
from faubourg.cli.complaint import Complaint, file_complaint
from faubourg.cli.parser import Parser
from faubourg.cli.serve import default_store, store_complaint
from faubourg.server.store.store import Store, StoreError
from faubourg.text.messages import Messages

# What is wrong with the file, once the store is open.
OF_THE_BACKUP = ("bad-backup", "store-foreign", "store-newer")


def add_arguments(parser: Parser) -> None:
    words = parser.words
    parser.add_argument("file", metavar=words.say("cli-file"), help=words.say("cli-restore-file"))
    parser.add_argument("--store", metavar=words.say("cli-store"), help=words.say("cli-store-help"))


def run(args: argparse.Namespace) -> int:
    words = Messages(args.lang)
    url = args.store or default_store()
    store = chosen_store(url)
    try:
        # A file that cannot be read is named, before anything is made.
        with Path(args.file).open("rb"):
            pass
    except (OSError, ValueError) as problem:
        raise file_complaint(args.file, problem) from None
    try:
        asyncio.run(restore(store, Path(args.file)))
    except StoreError as problem:
        raise store_complaint(problem, url, words) from problem
    sys.stdout.write(words.say("cli-restore-done", file=args.file) + "\n")
    return 0


async def restore(store: Store, path: Path) -> None:
    await store.open()
    try:
        await store.restore(path)
    except StoreError as problem:
        if problem.code in OF_THE_BACKUP:
            raise Complaint(f"error-{problem.code}") from problem
        raise
    finally:
        await store.close()
