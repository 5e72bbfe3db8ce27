import type { Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

const lastAnswers = new WeakMap<Duplex, ServerResponse>();

/**
 * Notes for each connection which response its newest request gets. Requests may come before earlier ones are
 * answered; responses leave in their order.
 */
export function noteAnswers(server: Server): void {
  server.on('request', ({ socket }, response) => lastAnswers.set(socket, response));
}

/**
 * Returns the response to the newest request of a connection. Within the server's own request handler that is
 * still the one before.
 */
export function lastAnswer(socket: Duplex): ServerResponse | undefined {
  return lastAnswers.get(socket);
}

/**
 * Says whether a connection ends with the response that its newest request has got: what comes behind it must
 * not be done (RFC 9112 §9.6).
 */
export function hasLastAnswer(socket: Duplex): boolean {
  const response = lastAnswers.get(socket);
  return response !== undefined && response.headersSent && !response.shouldKeepAlive;
}
