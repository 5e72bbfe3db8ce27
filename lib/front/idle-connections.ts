import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

interface Connection {
  /** Requests that are being answered. */
  answering: number;
  /** What had been read of it when the last answer was through; nothing before the first. */
  readAtRest: number;
}

/** Lets connections on which nothing is under way stay open for a while yet. */
export type LetIdleStay = (forMs: number) => void;

/**
 * Makes `server.closeIdleConnections()`, which `server.close()` calls too, keep to connections on which
 * nothing is under way. Node's own takes an answer for done as soon as it is written: a reader who is slower
 * than that gets a part of it. And it leaves connections open on which nothing ever came.
 *
 * A connection at rest is one whose next request may be on its way: closed at that moment, the request is
 * lost. So they may be given time, in which each next request is answered with `Connection: close`.
 */
export function closeOnlyIdleConnections(server: Server): LetIdleStay {
  const connections = new Map<Socket, Connection>();
  let mayStayUntilMs = 0;
  server.on('connection', (socket: Socket) => {
    if (connections.has(socket)) return;
    connections.set(socket, { answering: 0, readAtRest: 0 });
    socket.once('close', () => connections.delete(socket));
  });
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const connection = connections.get(socket);
    if (!connection) return;
    connection.answering += 1;
    // Once the system has all of it.
    response.once('close', () => {
      connection.answering -= 1;
      connection.readAtRest = socket.bytesRead;
    });
  });
  server.closeIdleConnections = () => {
    if (performance.now() < mayStayUntilMs) return;
    for (const [socket, connection] of connections) if (isIdle(socket, connection)) socket.destroy();
  };
  return (forMs) => {
    mayStayUntilMs = performance.now() + forMs;
  };
}

/** One whose half is closed already is left to its end (lib/front/linger.ts). */
function isIdle(socket: Socket, { answering, readAtRest }: Connection): boolean {
  return (
    answering === 0 && !socket.writableEnded && socket.writableLength === 0 && socket.bytesRead === readAtRest
  );
}
