/** The browser's WebSocket and timers, as the connection needs them. */

import type { SocketListener, Socket, Timers } from '../model/connection';
import { SUBPROTOCOL } from '../wire/types';

export function openSocket(ear: SocketListener): Socket {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const socket = new WebSocket(`${scheme}://${location.host}/ws`, SUBPROTOCOL);
  socket.onopen = () => ear.opened();
  socket.onmessage = (event) => ear.heard(String(event.data));
  socket.onclose = () => ear.closed();
  return { send: (text) => socket.readyState === WebSocket.OPEN && socket.send(text), close: () => socket.close() };
}

export const timers: Timers = {
  now: () => performance.now(),
  later: (milliseconds, call) => {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
};
