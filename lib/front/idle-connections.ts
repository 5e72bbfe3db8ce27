import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** A new connection may take so long to say what it wants; a browser opens some that it never uses. */
const silentMs = 1_000;

interface Connection {
  openedMs: number;
  /** Requests that are being answered. */
  answering: number;
  /** What had been read of it when the last answer was through; `null` before the first. */
  readAtRest: number | null;
}

/**
 * Makes `server.closeIdleConnections()`, which `server.close()` calls too, keep to connections on which nothing is under way. Node's own takes an answer for done
 * as soon as it is written: a reader who is slower than that gets a part of it. And it leaves connections open on which nothing ever came.
 */
export function closeOnlyIdleConnections(server: Server): void {
  const connections = new Map<Socket, Connection>();
  server.on('connection', (socket: Socket) => {
    connections.set(socket, { openedMs: performance.now(), answering: 0, readAtRest: null });
    socket.once('close', () => connections.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
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
    for (const [socket, connection] of connections) if (isIdle(socket, connection)) socket.destroy();
  };
}

function isIdle(socket: Socket, { openedMs, answering, readAtRest }: Connection): boolean {
  if (answering > 0 || socket.writableLength > 0) return false;
  if (readAtRest === null) return socket.bytesRead === 0 && performance.now() - openedMs > silentMs;
  return socket.bytesRead === readAtRest;
}
