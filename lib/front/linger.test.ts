import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { lingerBeforeClosing } from './linger';

const servers: Server[] = [];

/** A server that refuses every body before it has read it, and closes. */
async function refusingServer(forMs?: number): Promise<number> {
  const server = createServer((_request, response) => {
    response.writeHead(413, { connection: 'close', 'content-length': 7 }).end('too big');
  });
  lingerBeforeClosing(server, forMs);
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
});

function sender(port: number, length: number): { socket: Socket; received: () => string; errors: Error[] } {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  const chunks: Buffer[] = [];
  const errors: Error[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.on('error', (error) => errors.push(error));
  socket.write(`POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\n\r\n`);
  return { socket, received: () => Buffer.concat(chunks).toString(), errors };
}

describe('an answer before the body was read', () => {
  it('reaches a client that sends all of its body before it reads', async () => {
    const length = 8 * 1024 * 1024;
    const { socket, received, errors } = sender(await refusingServer(), length);
    socket.pause();
    for (let sent = 0; sent < length; sent += 65_536) {
      if (!socket.write(Buffer.alloc(65_536))) await once(socket, 'drain');
    }
    socket.resume();
    await once(socket, 'end');
    socket.end();
    await once(socket, 'close');
    expect(errors).toEqual([]);
    expect(received()).toMatch(/^HTTP\/1\.1 413 [^]*too big$/);
  });

  it('is all that a client gets that never ends', async () => {
    const { socket, received } = sender(await refusingServer(100), 1024 * 1024);
    await once(socket, 'end');
    while (!socket.destroyed) {
      socket.write('x');
      await wait(20);
    }
    expect(received()).toMatch(/too big$/);
  });

  it('does not keep a connection whose body is whole', async () => {
    const port = await refusingServer(60_000);
    const { socket } = sender(port, 4);
    socket.write('body');
    await once(socket, 'end');
    await once(socket.end(), 'close');
    expect(await connections()).toBe(0);
  });
});

async function connections(): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const count = await new Promise<number>((resolve, reject) =>
      servers[0]?.getConnections((error, found) => (error ? reject(error) : resolve(found))),
    );
    if (count === 0) return 0;
    await wait(20);
  }
  return 1;
}
