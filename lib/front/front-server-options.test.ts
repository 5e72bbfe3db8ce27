import { createFrontServer, type FrontOptions, type FrontServer } from './front-server';
import { type Handler, htmlPage, plainSite, TestSite } from './testing/site';

let front: FrontServer;
let site: TestSite;

afterEach(async () => {
  jest.restoreAllMocks();
  await site.stop();
});

async function start(handler: Handler, options: Partial<FrontOptions> = {}): Promise<void> {
  front = createFrontServer({ isCaching: true, site: plainSite, ...options });
  front.handOver(handler);
  site = new TestSite(front.server);
  await site.start();
}

const script = '<script src="/_next/static/chunks/a.js" async=""></script>';
const page =
  `<html><head><link rel="alternate" type="text/markdown" href="/blog.md"/>${script}</head>` +
  '<body><main><h1>Pears</h1><p>Soft ones.</p></main><script>self.__next_f.push([1,"a"])</script></body></html>';

it('writes a page as Markdown itself where no thread does it', async () => {
  await start(htmlPage(page));
  const { status, text } = await site.ask('/blog.md');
  expect(status).toBe(200);
  expect(text).toContain('# Pears\n\nSoft ones.');
});

it('lets the scripts of a page run at once, where nobody wants them late, and knows Next’s form', async () => {
  await start(htmlPage(page));
  const { text } = await site.ask('/blog');
  expect(text).toContain(script);
  // What holds early presses stands only in a form that is known.
  expect(text).toContain('load-runtime-');
});

it('counts the pages that it keeps', async () => {
  await start(htmlPage(page));
  expect(front.pagesKept()).toBe(0);
  for (const url of ['/', '/blog', '/blog']) await site.ask(url);
  expect(front.pagesKept()).toBe(2);
});

it('leaves WebSockets to Next in development, whose pages listen for changes', async () => {
  await start(htmlPage(page), { isCaching: false });
  front.server.on('upgrade', (_request, socket) => socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n'));
  const answer = await site.askRaw(
    'GET /_next/hmr HTTP/1.1\r\nHost: x\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n',
  );
  expect(answer).toMatch(/^HTTP\/1\.1 101 /);
});

it('says what is wrong with a request that names no host, which Node would refuse without a word', async () => {
  await start(htmlPage(page));
  const answer = await site.askRaw('GET /blog HTTP/1.1\r\nConnection: close\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 400 [^]*\r\n\r\n\{"detail":"[^]*host[^]*"\}$/i);
});

it('answers nothing that comes behind the last answer of a connection', async () => {
  const seen: string[] = [];
  await start(async (request, response) => {
    seen.push(request.url ?? '');
    response.end('answered');
  });
  const ask = (url: string, head = '') => `GET ${url} HTTP/1.1\r\nHost: x\r\n${head}\r\n`;
  const refused = 'GET /api/two HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n';
  const answer = await site.askRaw(ask('/api/one') + refused + ask('/api/three'));
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 400']);
  expect(seen).toEqual(['/api/one']);
});

it('answers 500 and lives on where the figures of a request cannot be had', async () => {
  const logged = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  await start(htmlPage(page), {
    operation: () => {
      throw new Error('no figures');
    },
  });
  expect(await site.ask('/blog')).toMatchObject({ status: 500, text: 'Server error' });
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('no figures'));
  expect((await site.ask('/api/login')).status).toBe(500);
});
