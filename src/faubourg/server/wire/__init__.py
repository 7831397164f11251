"""What goes over the wire: every message of the WebSocket and every body of the HTTP interface, as strict models.

A field that is not named here is refused. TypeScript's types and the documents of the protocol are made from these
models by `tools/wire.py`.
"""
