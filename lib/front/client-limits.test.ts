import { createServer, IncomingMessage, ServerResponse } from 'node:http';
import { connect, Socket } from 'node:net';
import { connectionsCheckingInterval, limitClient, limitConnections, limitDelivery } from './client-limits';
import { createFrontServer } from './front-server';
import { plainSite, TestSite, until } from './testing/site';

/** docs/reliability.md promises these; `npm run test:faults slow-clients` waits for them with hundreds of clients. */
it('gives a connection 15 seconds for its headers and two minutes for the longest body', () => {
  const { server } = createFrontServer({ isCaching: false, site: plainSite });
  expect(server).toMatchObject({
    headersTimeout: 15_000,
    requestTimeout: 120_000,
    keepAliveTimeout: 65_000,
    timeout: 130_000,
    maxRequestsPerSocket: 0,
  });
  expect(connectionsCheckingInterval).toBe(2_000);
});

it('cuts a client whose headers do not come in that time, by an answer', async () => {
  const server = createServer({ connectionsCheckingInterval: 10 }, (_request, response) => response.end());
  limitConnections(server);
  // The same clock, a hundred times faster.
  server.headersTimeout /= 100;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const began = performance.now();
  const socket = connect(port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n');
  let text = '';
  socket.on('data', (chunk) => (text += chunk.toString()));
  await until(() => socket.closed);
  const tookMs = performance.now() - began;
  expect(text).toMatch(/^HTTP\/1\.1 408 /);
  expect(tookMs).toBeGreaterThan(130);
  expect(tookMs).toBeLessThan(5_000);
  await new Promise((resolve) => server.close(resolve));
});

describe('a request with a body', () => {
  const start = Date.parse('2026-11-01T12:00:00Z');
  const clock = jest.spyOn(Date, 'now');
  const intervals = jest.spyOn(globalThis, 'setInterval');

  beforeEach(() => {
    clock.mockReset().mockReturnValue(start);
    intervals.mockClear();
  });
  afterAll(() => {
    clock.mockRestore();
    intervals.mockRestore();
  });

  /** A request whose bytes and time the test deals out; `look` is the limiter's look at it, a second apart. */
  function limited(headers: IncomingMessage['headers'], url = '/api/comments') {
    const socket = new Socket();
    const received = { bytes: 500 };
    Object.defineProperty(socket, 'bytesRead', { get: () => received.bytes });
    const request = Object.assign(new IncomingMessage(socket), { method: 'POST', url, headers });
    const response = new ServerResponse(request);
    const ended = jest.spyOn(response, 'end');
    const isRefused = limitClient(request, response);
    const look = intervals.mock.calls[0]?.[0] as (() => void) | undefined;
    return {
      ...{ isRefused, request, response, socket },
      answer: () => (ended.mock.calls.length > 0 ? [response.statusCode, ended.mock.calls[0]?.[0]] : null),
      /** What has come, so many seconds after the head. */
      after(seconds: number, bytes: number) {
        clock.mockReturnValue(start + seconds * 1_000);
        received.bytes = 500 + bytes;
        look?.();
      },
    };
  }

  const mb = 1024 * 1024;
  const tooLarge = [413, '{"detail":"Request body exceeded the allowed size."}'];
  const tooLate = [408, '{"detail":"The request did not arrive in time."}'];

  it.each([{}, { 'content-length': '0' }])('is none with %j, and not watched', (headers) => {
    expect(limited(headers).isRefused).toBe(false);
    expect(intervals).not.toHaveBeenCalled();
  });

  it.each([
    ['24 MB', String(24 * mb), false, null],
    ['a byte more', String(24 * mb + 1), true, tooLarge],
  ])('that announces %s', (_size, length, isRefused, answer) => {
    const limit = limited({ 'content-length': length });
    expect([limit.isRefused, limit.answer()]).toEqual([isRefused, answer]);
    expect(intervals).toHaveBeenCalledTimes(isRefused ? 0 : 1);
  });

  it('closes its connection behind a refusal, without waiting for the rest', async () => {
    const site = new TestSite(createServer((request, response) => void limitClient(request, response)));
    await site.start();
    const answer = await site.askRaw(`POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${24 * mb + 1}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 413 [^]*\r\nConnection: close\r\n[^]*allowed size/);
    await site.stop();
  });

  it('that announces no length is cut when more than 24 MB have come', () => {
    const limit = limited({ 'transfer-encoding': 'chunked' });
    limit.after(1, 24 * mb);
    expect(limit.answer()).toBeNull();
    limit.after(2, 24 * mb + 1);
    expect(limit.answer()).toEqual(tooLarge);
  });

  it.each([
    ['/api/comments', 24],
    ['/cms-api/media', 120],
    ['/admin/api/main/images/', 120],
    ['/api/cms-api/', 24],
    ['/administration', 24],
  ])('to %s has %d seconds to arrive', (url, seconds) => {
    const limit = limited({ 'content-length': '9' }, url);
    limit.after(seconds, 3);
    expect(limit.answer()).toBeNull();
    limit.after(seconds + 0.001, 3);
    expect(limit.answer()).toEqual(tooLate);
    expect(limit.response.shouldKeepAlive).toBe(false);
  });

  it('is looked at every second, by a clock that keeps no process alive', () => {
    limited({ 'content-length': '9' });
    expect(intervals.mock.calls[0]?.[1]).toBe(1_000);
    expect((intervals.mock.results[0]?.value as NodeJS.Timeout).hasRef()).toBe(false);
  });

  it('is let go once it is whole, however long its answer takes', () => {
    const stopped = jest.spyOn(globalThis, 'clearInterval');
    const limit = limited({ 'content-length': '9' });
    limit.request.complete = true;
    limit.after(600, 25 * mb);
    expect(limit.answer()).toBeNull();
    expect(stopped).toHaveBeenCalledWith(intervals.mock.results[0]?.value);
    stopped.mockRestore();
  });

  it('loses its connection where the answer has begun', () => {
    const limit = limited({ 'content-length': '9' });
    limit.response.writeHead(200).flushHeaders();
    limit.after(25, 3);
    expect([limit.socket.destroyed, limit.answer()]).toEqual([true, null]);
  });

  it('is not watched any more when its connection is gone', () => {
    const stopped = jest.spyOn(globalThis, 'clearInterval');
    limited({ 'content-length': '9' }).response.emit('close');
    expect(stopped).toHaveBeenCalledWith(intervals.mock.results[0]?.value);
    stopped.mockRestore();
  });
});

describe('an answer', () => {
  const clocks = jest.spyOn(globalThis, 'setTimeout');
  beforeEach(() => clocks.mockClear());
  afterAll(() => clocks.mockRestore());

  /** An answer that is whole, with so many bytes that the system has not taken. */
  function delivered(bytes: number | null, isTaken = false) {
    const response = new ServerResponse(new IncomingMessage(new Socket()));
    const socket = bytes === null ? null : Object.assign(Object.create(new Socket()) as Socket, {});
    if (socket) Object.defineProperty(socket, 'writableLength', { value: bytes });
    Object.defineProperty(response, 'socket', { value: socket });
    Object.defineProperty(response, 'writableFinished', { value: isTaken });
    const destroyed = jest.spyOn(response, 'destroy').mockReturnThis();
    limitDelivery(response);
    return { response, destroyed };
  }

  it('that nobody takes is given up after half a minute', () => {
    const { destroyed } = delivered(1);
    const [giveUp, ms] = clocks.mock.calls[0] ?? [];
    expect([ms, (clocks.mock.results[0]?.value as NodeJS.Timeout).hasRef()]).toEqual([30_000, false]);
    expect(destroyed).not.toHaveBeenCalled();
    giveUp?.();
    expect(destroyed).toHaveBeenCalledTimes(1);
  });

  it('leaves no clock behind when its connection closes', () => {
    const forgotten = jest.spyOn(globalThis, 'clearTimeout');
    delivered(1).response.emit('close');
    expect(forgotten).toHaveBeenCalledWith(clocks.mock.results[0]?.value);
    forgotten.mockRestore();
  });

  it.each([
    ['that the system has taken', 0, false],
    ['that was finished', 1, true],
    ['without a connection', null, false],
  ])('%s needs no clock', (_which, bytes, isTaken) => {
    delivered(bytes, isTaken);
    expect(clocks).not.toHaveBeenCalled();
  });
});
