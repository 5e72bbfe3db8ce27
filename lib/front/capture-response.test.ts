import { IncomingMessage, type ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { captureResponse } from './capture-response';

const captured = (handler: (response: ServerResponse) => unknown) =>
  captureResponse(new IncomingMessage(new Socket()), async (_request, response) => {
    await handler(response);
  });

it('takes down the status, the headers and everything that is written', async () => {
  const answer = await captured((response) => {
    response.statusCode = 418;
    response.setHeader('X-Own', 'a');
    response.write('one ');
    response.write(Buffer.from('two '));
    response.write('dHdvIA==', 'base64');
    response.end('end');
  });
  expect(answer).toEqual({ status: 418, headers: { 'x-own': 'a' }, body: Buffer.from('one two two end') });
});

it('takes down headers that are given with the status', async () => {
  const { status, headers } = await captured((response) =>
    response.writeHead(308, 'Moved', { location: '/blog', 'set-cookie': ['a=1', 'b=2'] }).end(),
  );
  expect(status).toBe(308);
  expect(headers).toMatchObject({ location: '/blog', 'set-cookie': ['a=1', 'b=2'] });
});

it('knows an answer without a body, and how text at its end is written', async () => {
  expect((await captured((response) => response.end())).body).toEqual(Buffer.alloc(0));
  expect((await captured((response) => response.end(() => undefined))).body).toEqual(Buffer.alloc(0));
  expect((await captured((response) => response.end('ä', 'latin1'))).body).toEqual(Buffer.from([0xe4]));
  expect((await captured((response) => response.end('ä'))).body).toEqual(Buffer.from('ä', 'utf8'));
});

it('is never full: a handler that waits for room would wait for ever', async () => {
  const { body } = await captured((response) => {
    for (let part = 0; part < 64; part += 1) expect(response.write(Buffer.alloc(65_536))).toBe(true);
    response.end();
  });
  expect(body.byteLength).toBe(64 * 65_536);
});

it('gives the handler both events of a connection that ends', async () => {
  const events: string[] = [];
  await captured((response) => {
    const closed = new Promise((resolve) => response.once('close', resolve));
    response.once('finish', () => events.push('finish')).once('close', () => events.push('close'));
    response.end('text');
    return closed;
  });
  expect(events).toEqual(['finish', 'close']);
});

it.each<[string, (response: ServerResponse) => unknown, string]>([
  ['fails', () => Promise.reject(new Error('broken')), 'broken'],
  ['breaks off its answer', (response) => response.destroy(), 'The render was broken off.'],
  [
    'breaks off its answer with a reason',
    (response) => response.destroy(new Error('reason')),
    'The render was broken off.',
  ],
])('refuses the answer of a handler that %s', async (_what, handler, text) => {
  await expect(captured(handler)).rejects.toThrow(text);
});
