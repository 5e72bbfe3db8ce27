import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { hasLastAnswer } from './last-answer';

/**
 * Lets nobody take a connection over: `Upgrade` is a header like any other (RFC 9110 §7.8), and what asks for
 * a WebSocket gets the page. Next would pass it on to where its routes lead (CVE-2026-44578), so that its
 * listener goes. Node stops reading a connection at such a request, whether or not anybody listens, and what
 * came behind it would never be answered: so the request is put back before the rest of the bytes, without
 * the header, and read again.
 */
export function ignoreUpgrades(server: Server): void {
  const unanswered = new WeakMap<Duplex, Set<ServerResponse>>();
  server.on('request', ({ socket }, response) => {
    const responses = unanswered.get(socket) ?? new Set();
    unanswered.set(socket, responses.add(response));
    response.once('close', () => responses.delete(response));
  });
  server.on('newListener', (event: string, listener: () => void) => {
    if (event === 'upgrade' && listener !== readAgain) {
      queueMicrotask(() => server.removeListener('upgrade', listener));
    }
  });
  server.on('upgrade', readAgain);

  function readAgain(request: IncomingMessage, socket: Duplex, rest: Buffer): void {
    whenAnswered(socket, unanswered.get(socket) ?? new Set(), () => {
      socket.unshift(Buffer.concat([headWithoutUpgrade(request), rest]));
      server.emit('connection', socket);
    });
  }
}

/**
 * Waits until all that came before is answered: responses leave in the order of their requests. Node has
 * taken its listeners off the connection, so that its errors, and the word that more can be written, are
 * passed on here.
 */
function whenAnswered(socket: Duplex, responses: ReadonlySet<ServerResponse>, readOn: () => void): void {
  const destroy = () => socket.destroy();
  const drain = () => [...responses][0]?.emit('drain');
  socket.on('error', destroy).on('drain', drain);
  const next = () => {
    const [first] = responses;
    if (first) {
      first.once('close', next);
      return;
    }
    socket.off('error', destroy).off('drain', drain);
    if (!socket.destroyed && socket.writable && !hasLastAnswer(socket)) readOn();
  };
  next();
}

function headWithoutUpgrade({ method = '', url = '', httpVersion, rawHeaders }: IncomingMessage): Buffer {
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    const value = rawHeaders[index + 1] ?? '';
    if (/^upgrade$/i.test(name)) continue;
    lines.push(`${name}: ${/^connection$/i.test(name) ? withoutUpgrade(value) : value}`);
  }
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
}

function withoutUpgrade(connection: string): string {
  return connection
    .split(',')
    .filter((option) => option.trim().toLowerCase() !== 'upgrade')
    .join(',');
}
