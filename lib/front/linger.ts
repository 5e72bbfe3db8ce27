import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Lets whoever is answered in the middle of sending a body, or would go on asking, read the answer (RFC 9112
 * §9.6). Closed at once, a connection with unread bytes is reset by the system, and what the client had
 * received of the answer is lost with it; a proxy makes 502 of that. So our half is closed, and what still
 * comes is read and dropped for a while.
 * @param forMs how long at most
 */
export function lingerBeforeClosing(server: Server, forMs = 5_000): void {
  const lastRequests = new WeakMap<Socket, IncomingMessage>();
  server.on('request', (request) => lastRequests.set(request.socket, request));
  server.on('connection', (socket) => {
    const destroySoon = socket.destroySoon.bind(socket);
    // By this Node closes a connection behind its last answer, and so do we.
    socket.destroySoon = () => {
      const last = lastRequests.get(socket);
      if (!last || (last.complete && !wantsMore(last))) {
        destroySoon();
        return;
      }
      const timer = setTimeout(() => socket.destroy(), forMs).unref();
      socket.once('close', () => clearTimeout(timer));
      socket.end().resume();
    };
  });
}

/** Whether the client is free to send another request: it has not said that this one is its last. */
function wantsMore({ httpVersionMinor, headers }: IncomingMessage): boolean {
  return httpVersionMinor > 0 && !/(?:^|,)\s*close\s*(?:,|$)/i.test(headers.connection ?? '');
}
