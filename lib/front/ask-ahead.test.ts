import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { askAhead, askForSlowest } from './ask-ahead';

const open: { close: () => void }[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

async function siteOf(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  open.push(server);
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, isClosed: () => !server.listening };
}

it('asks for what is slow at first, one after the other', async () => {
  const asked: string[] = [];
  let atOnce = 0;
  let mostAtOnce = 0;
  const site = await siteOf((request, response) => {
    asked.push(request.url ?? '');
    mostAtOnce = Math.max(mostAtOnce, (atOnce += 1));
    void delay(10).then(() => {
      atOnce -= 1;
      const slug = request.url?.includes('blogs') ? 'first-foods' : 'a-pear';
      response.end(JSON.stringify({ items: [{ meta: { slug } }] }));
    });
  });
  await askForSlowest(site);
  expect(asked.filter((path) => !path.includes('limit'))).toEqual([
    '/api/openapi.json',
    '/api/docs',
    '/blog/first-foods',
    '/web-stories/a-pear',
  ]);
  expect(mostAtOnce).toBe(1);
});

it.each(['{"items":[]}', '{"detail":"later"}', 'no JSON'])(
  'asks for no page where a list says %s',
  async (body) => {
    const asked: string[] = [];
    const site = await siteOf((request, response) => {
      asked.push(request.url ?? '');
      response.end(body);
    });
    await askForSlowest(site);
    expect(asked.filter((path) => !path.includes('limit'))).toEqual(['/api/openapi.json', '/api/docs']);
  },
);

it('asks again while the site cannot answer', async () => {
  let count = 0;
  const site = await siteOf((_request, response) => {
    response.statusCode = (count += 1) < 2 ? 503 : 200;
    response.end();
  });
  await askAhead(site, '/');
  expect(count).toBe(2);
}, 20_000);

it('asks only once for what is slow at first', async () => {
  const asked: string[] = [];
  const site = await siteOf((request, response) => {
    asked.push(request.url ?? '');
    response.statusCode = 500;
    response.end('{}');
  });
  await askForSlowest(site);
  expect(asked).toHaveLength(4);
});

it('stops when the server is closed', async () => {
  const site = await siteOf((_request, response) => response.end());
  await askAhead({ ...site, origin: 'http://127.0.0.1:1', isClosed: () => true }, '/');
  expect(site.isClosed()).toBe(false);
});
