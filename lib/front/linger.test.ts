import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
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

describe('a connection that is closed behind its last answer', () => {
  const server = new EventEmitter() as Server;
  lingerBeforeClosing(server);
  const timers = jest.spyOn(globalThis, 'setTimeout');

  /** A connection over which this request came, if any; `closedAtOnce` is what Node itself would do. */
  function connection(request?: Partial<IncomingMessage>) {
    const closedAtOnce = jest.fn();
    const socket = Object.assign(new PassThrough(), { destroySoon: closedAtOnce }) as unknown as Socket;
    server.emit('connection', socket);
    if (request)
      server.emit('request', { httpVersionMinor: 1, complete: true, headers: {}, ...request, socket });
    timers.mockClear();
    socket.destroySoon();
    return { socket, closedAtOnce };
  }

  afterAll(() => timers.mockRestore());

  it.each<[string, Partial<IncomingMessage> | undefined]>([
    ['nothing was asked', undefined],
    ['the client said that it asks no more', { headers: { connection: 'close' } }],
    ['it said so among other things', { headers: { connection: 'Keep-Alive , Close' } }],
    ['HTTP/1.0 asked', { httpVersionMinor: 0 }],
  ])('goes at once where %s', (_when, request) => {
    const { socket, closedAtOnce } = connection(request);
    expect(closedAtOnce).toHaveBeenCalledTimes(1);
    expect(socket.writableEnded).toBe(false);
  });

  it.each<[string, Partial<IncomingMessage>]>([
    ['may ask again', {}],
    ['names a header that only looks like it', { headers: { connection: 'x-close, closed' } }],
    ['has sent half a body', { complete: false, headers: { connection: 'close' } }],
    ['has sent half a body by HTTP/1.0', { complete: false, httpVersionMinor: 0 }],
  ])('is only half closed while the client %s, and reads on', (_when, request) => {
    const { socket, closedAtOnce } = connection(request);
    expect(closedAtOnce).not.toHaveBeenCalled();
    expect([socket.writableEnded, socket.readableFlowing, socket.destroyed]).toEqual([true, true, false]);
    socket.destroy();
  });

  it('is closed for good five seconds later, and leaves no clock behind where it goes before', async () => {
    const { socket } = connection({});
    expect(timers).toHaveBeenCalledTimes(1);
    const [close, ms] = timers.mock.calls[0] ?? [];
    expect(ms).toBe(5_000);
    const forgotten = jest.spyOn(globalThis, 'clearTimeout');
    close?.();
    expect(socket.destroyed).toBe(true);
    await once(socket, 'close');
    expect(forgotten).toHaveBeenCalledWith(timers.mock.results[0]?.value);
    forgotten.mockRestore();
  });

  it('goes by the last request that came over it', () => {
    const closedAtOnce = jest.fn();
    const socket = Object.assign(new PassThrough(), { destroySoon: closedAtOnce }) as unknown as Socket;
    server.emit('connection', socket);
    for (const connectionHeader of [undefined, 'close'])
      server.emit('request', {
        ...{ httpVersionMinor: 1, complete: true, socket },
        headers: { connection: connectionHeader },
      });
    socket.destroySoon();
    expect(closedAtOnce).toHaveBeenCalledTimes(1);
  });
});
