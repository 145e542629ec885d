"""The socket of one client: who may open one, and its session from beginning to end."""

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState
from uvicorn.protocols.utils import ClientDisconnected

from klaf.server.errors import StoreFailed
from klaf.server.gate import limits
from klaf.server.gate.connection import Connection
from klaf.server.gate.identity import COOKIE
from klaf.server.gate.protocol import EXTENSION, SocketProtocol
from klaf.server.gate.requests import address, gate_of, language, own_origin
from klaf.server.gate.session import Session
from klaf.wire import SUBPROTOCOL


async def serve(websocket: WebSocket) -> None:
    """Serve one client's socket."""
    wire = websocket.scope["extensions"].pop(EXTENSION)  # which holds the scope, and would hold itself
    try:
        await _let_in(websocket, wire)
    except (ClientDisconnected, WebSocketDisconnect):  # gone before it was let in
        return
    except Exception as error:
        hall = gate_of(websocket).hall
        hall.metrics.count("store_failures" if isinstance(error, StoreFailed) else "failures")
        hall.logger.failure("socket", error)
        await _fail(websocket, wire)


async def _fail(websocket: WebSocket, wire: SocketProtocol) -> None:
    """Close a socket that failed before it had a session, or in an unexpected way."""
    if websocket.application_state == WebSocketState.CONNECTING:
        await websocket.accept(SUBPROTOCOL if SUBPROTOCOL in websocket.scope.get("subprotocols", []) else None)
    if websocket.application_state == WebSocketState.CONNECTED:
        line = _line(websocket, wire, language(websocket))
        line.end("failed", retry=True)
        await line.finished()


def _line(websocket: WebSocket, wire: SocketProtocol, lang: str) -> Connection:
    gate = gate_of(websocket)
    return Connection(wire, websocket.send, lang, gate.hall.metrics, gate.flusher, gate.config.linger)


async def _let_in(websocket: WebSocket, wire: SocketProtocol) -> None:
    gate = gate_of(websocket)
    offered = websocket.scope.get("subprotocols", [])
    if not own_origin(websocket) or (offered and SUBPROTOCOL not in offered):
        await websocket.close(1008)
        return
    proof, guest = await gate.identity.proved(websocket.cookies.get(COOKIE)) or (None, None)
    await websocket.accept(SUBPROTOCOL if offered else None)
    line = _line(websocket, wire, guest.lang if guest else language(websocket))
    if guest is None:
        line.end("guest", retry=False)
        await line.finished()
        return
    if not gate.ready:
        line.end("starting", retry=True)
        await line.finished()
        return
    here = address(websocket)
    many = gate.sockets[guest.id] >= limits.SOCKETS or gate.sockets_from.full(here)
    if many and gate.config.limits:
        line.end("sockets", retry=False)
        await line.finished()
        return
    gate.sockets[guest.id] += 1
    gate.sockets_from.add(here)
    gate.lines.add(line)
    line.proof = proof
    session = Session(gate, line, guest, here)
    try:
        wire.hear = session.hear
        while (message := await websocket.receive())["type"] == "websocket.receive":  # what came before it was heard
            session.hear(message.get("bytes") or (message.get("text") or "").encode())
    finally:
        wire.hear = None
        session.gone()
        gate.lines.discard(line)
        gate.sockets_from.remove(here)
        gate.sockets[guest.id] -= 1
        if not gate.sockets[guest.id]:
            del gate.sockets[guest.id]
