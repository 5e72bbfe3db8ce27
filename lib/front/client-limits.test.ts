import { createServer } from 'node:http';
import { connect } from 'node:net';
import { connectionsCheckingInterval, limitConnections } from './client-limits';
import { createFrontServer } from './front-server';
import { plainSite, until } from './testing/site';

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
