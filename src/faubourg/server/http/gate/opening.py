"""The beginning of a connection: what a client sends along with its handshake is not lost."""

import sys

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from faubourg.server.socket.line import Line


class Opening(HttpToolsProtocol):
    """Speaks HTTP until a request asks for a WebSocket. uvicorn hands over that request and drops what came after it
    in the same segment; here those bytes follow."""

    arrived = b""

    def data_received(self, data: bytes) -> None:
        self.arrived = data
        super().data_received(data)
        self.arrived = b""

    def handle_websocket_upgrade(self) -> None:
        # The parser tells where the request ended by what it raises.
        upgrade = sys.exception()
        end = len(self.arrived) if upgrade is None else int(upgrade.args[0])
        super().handle_websocket_upgrade()
        rest = self.arrived[end:]
        line = self.transport.get_protocol()
        if rest and isinstance(line, Line) and not self.transport.is_closing():
            line.data_received(rest)
