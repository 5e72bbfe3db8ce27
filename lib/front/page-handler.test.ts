import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { pipeToNodeResponse } from 'next/dist/server/pipe-readable';
import { registerPageCache, invalidatePages } from '../platform/cache/page-cache';
import { tagPage } from '../platform/cache/page-tags';
import { PageCache } from './page-cache';
import { pageHandler } from './page-handler';
import { gate, type Handler, htmlPage, TestSite, until } from './testing/site';

const text = 'A ripe pear gives way near the stalk. '.repeat(100);

let render: jest.Mock<Promise<void>, [IncomingMessage, ServerResponse]>;
let cache: PageCache;
let nowMs: number;
let requests: number;
let site: TestSite;

beforeEach(async () => {
  nowMs = 1_000_000;
  requests = 0;
  cache = new PageCache(
    { maxBytes: 1_000_000, freshMs: 60_000, staleMs: 3_600_000, retryMs: 1_000 },
    () => nowMs,
  );
  registerPageCache(cache);
  render = jest.fn(htmlPage(text));
  const servePage = pageHandler({
    cache,
    render: (request, response) => render(request, response),
    finish: (html) => ({ html, hasStyles: false, headers: { 'x-finished': 'yes' } }),
    writeMarkdown: async (html) => html,
    common: { 'x-common': 'yes' },
    host: 'pear.example',
    scheme: 'https',
  });
  site = new TestSite(
    createServer((request, response) => {
      requests += 1;
      servePage((request.url ?? '').split('?')[0] ?? '', request, response)?.catch(() => {
        response.writeHead(500, { 'content-type': 'text/plain' }).end('Server error');
      });
    }),
  );
  await site.start();
});

afterEach(() => site.stop());

const renderAs = (handler: Handler) => render.mockImplementation(handler);

describe('a page that many ask for', () => {
  it('is rendered once for twenty visitors at the same time', async () => {
    const ready = gate();
    renderAs(async (request, response) => {
      await ready.opened;
      await htmlPage(text)(request, response);
    });
    const answers = Array.from({ length: 20 }, () => site.ask('/blog'));
    await until(() => render.mock.calls.length > 0);
    setTimeout(ready.open, 50);
    for (const answer of await Promise.all(answers)) expect(answer).toMatchObject({ status: 200, text });
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('is not rendered again for those who come later', async () => {
    await site.ask('/blog');
    expect(await site.ask('/blog')).toMatchObject({ status: 200, text });
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('is another page under another address', async () => {
    renderAs(htmlPage((request) => `page ${request.url}`));
    expect((await site.ask('/a')).text).toBe('page /a');
    expect((await site.ask('/b')).text).toBe('page /b');
    expect((await site.ask('/a')).text).toBe('page /a');
  });

  // Next's writer waits for 'finish' on the response before its render is over. A response that was held back
  // until then never finished, and every page that Next streams stood still.
  it('arrives when Next streams it', async () => {
    renderAs(async (_request, response) => {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      await pipeToNodeResponse(new Blob([text, text]).stream(), response);
    });
    expect(await site.ask('/blog')).toMatchObject({ status: 200, text: text + text });
    expect((await site.ask('/blog')).text).toBe(text + text);
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('tells the render that its answer is over, so that work after the answer can begin', async () => {
    const events: string[] = [];
    renderAs(async (request, response) => {
      response.on('finish', () => events.push('finish'));
      response.on('close', () => events.push('close'));
      await htmlPage(text)(request, response);
    });
    await site.ask('/blog');
    await until(() => events.length > 1);
    expect(events).toEqual(['finish', 'close']);
  });

  it('is whole in whatever pieces it is written', async () => {
    renderAs(async (_request, response) => {
      response.writeHead(200, 'Fine', ['Content-Type', 'text/html; charset=utf-8', 'X-Made-By', 'test']);
      response.write('cr');
      response.write(Buffer.from('è', 'utf8').subarray(0, 1));
      response.write(Buffer.from('è', 'utf8').subarray(1));
      response.write('bWU=', 'base64');
      response.write(new TextEncoder().encode('e'));
      await new Promise<void>((resolve) => response.end(' brûlée', resolve));
    });
    const { headers, text: whole } = await site.ask('/blog');
    expect(whole).toBe('crèmee brûlée');
    expect(headers['x-made-by']).toBe('test');
  });
});

describe('a visitor who goes away', () => {
  it('takes the page from nobody who still waits for it', async () => {
    const ready = gate();
    renderAs(async (_request, response) => {
      response.setHeader('Content-Type', 'text/html');
      const stream = new ReadableStream<Uint8Array>({
        start: async (controller) => {
          controller.enqueue(Buffer.from('first half, '));
          await ready.opened;
          controller.enqueue(Buffer.from('second half'));
          controller.close();
        },
      });
      await pipeToNodeResponse(stream, response);
    });
    const begun = gate();
    const impatient = site.askAndLeave('/blog', begun.opened);
    await until(() => render.mock.calls.length > 0);
    const patient = Array.from({ length: 5 }, () => site.ask('/blog'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    begun.open();
    await impatient;
    setTimeout(ready.open, 50);
    for (const answer of await Promise.all(patient)) {
      expect(answer).toMatchObject({ status: 200, text: 'first half, second half' });
    }
    expect(render).toHaveBeenCalledTimes(1);
    expect((await site.ask('/blog')).status).toBe(200);
  });

  it('leaves a page behind for the next one', async () => {
    const ready = gate();
    renderAs(async (request, response) => {
      await ready.opened;
      await htmlPage(text)(request, response);
    });
    const begun = gate();
    const impatient = site.askAndLeave('/blog', begun.opened);
    await until(() => render.mock.calls.length > 0);
    begun.open();
    await impatient;
    ready.open();
    expect(await site.ask('/blog')).toMatchObject({ status: 200, text });
    expect(render).toHaveBeenCalledTimes(1);
  });
});

describe('what a browser says it can read', () => {
  it.each(['', 'identity', 'deflate', 'gzip;q=0', 'gzip; q=0.0, br;q=0', 'gzipped', 'abr, x-br'])(
    'gets the plain page for “%s”',
    async (accepted) => {
      await site.ask('/blog');
      await until(() => cache.get('/blog')?.page.brotli !== null);
      const { headers, text: plain } = await site.ask('/blog', { headers: { 'Accept-Encoding': accepted } });
      expect(plain).toBe(text);
      expect(headers['content-encoding']).toBeUndefined();
      expect(headers['content-length']).toBe(String(Buffer.byteLength(text)));
    },
  );

  it('gets gzip from the first answer on', async () => {
    for (let time = 0; time < 2; time += 1) {
      const { headers, body } = await site.ask('/blog', {
        headers: { 'Accept-Encoding': 'deflate, gzip;q=0.5' },
      });
      expect(headers['content-encoding']).toBe('gzip');
      expect(headers['content-length']).toBe(String(body.byteLength));
      expect(gunzipSync(body).toString()).toBe(text);
    }
  });

  it('gets brotli as soon as it has been made', async () => {
    await site.ask('/blog', { headers: { 'Accept-Encoding': 'gzip, br' } });
    await until(() => cache.get('/blog')?.page.brotli !== null);
    const { headers, body } = await site.ask('/blog', {
      headers: { 'Accept-Encoding': 'gzip, deflate, BR' },
    });
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(body).toString()).toBe(text);
  });

  it('is named in Vary, so that no proxy hands gzip to someone who cannot read it', async () => {
    expect((await site.ask('/blog')).headers.vary).toBe('Accept, Accept-Encoding');
  });
});

describe('a page that the browser has already', () => {
  it.each([
    (etag: string) => etag,
    (etag: string) => `W/${etag}`,
    (etag: string) => `"old", ${etag}`,
    () => '*',
  ])('is answered with 304 and no bytes (%#)', async (condition) => {
    const { etag } = (await site.ask('/blog')).headers;
    const answer = await site.ask('/blog', { headers: { 'If-None-Match': condition(String(etag)) } });
    expect(answer).toMatchObject({ status: 304, text: '', headers: { etag } });
  });

  it('is sent again when it is another one', async () => {
    const answer = await site.ask('/blog', { headers: { 'If-None-Match': '"old"' } });
    expect(answer).toMatchObject({ status: 200, text });
  });

  it('must be asked for each time, and never stays in a shared cache unasked', async () => {
    renderAs(async (request, response) => {
      response.setHeader('Cache-Control', 'public, s-maxage=31536000');
      await htmlPage(text)(request, response);
    });
    expect((await site.ask('/blog')).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });
});

describe('HEAD', () => {
  it('answers as GET does, without the page', async () => {
    const head = await site.ask('/blog', { method: 'HEAD' });
    const get = await site.ask('/blog');
    expect(head).toMatchObject({ status: 200, text: '' });
    expect(get.text).toBe(text);
    for (const name of ['content-length', 'content-type', 'etag', 'cache-control', 'vary']) {
      expect([name, head.headers[name]]).toEqual([name, get.headers[name]]);
    }
  });

  it('makes the whole page for those who come later', async () => {
    await site.ask('/blog', { method: 'HEAD' });
    expect((await site.ask('/blog')).text).toBe(text);
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('gets no body of an answer that is not kept either', async () => {
    renderAs(async (_request, response) => {
      response.writeHead(404, { 'content-type': 'text/html' }).end('Nothing here');
    });
    expect(await site.ask('/blog', { method: 'HEAD' })).toMatchObject({ status: 404, text: '' });
  });
});

describe('an answer that is no page for everybody', () => {
  it.each<[string, number, Record<string, string | string[]>]>([
    ['sets a cookie', 200, { 'content-type': 'text/html', 'set-cookie': ['session=1; Path=/', 'other=2'] }],
    ['says that there is nothing', 404, { 'content-type': 'text/html' }],
    ['says that something broke', 500, { 'content-type': 'text/html' }],
    ['leads elsewhere for good', 308, { 'content-type': 'text/html', location: '/blog/new' }],
    ['leads elsewhere for now', 307, { 'content-type': 'text/html', location: '/blog/new' }],
    ['is JSON', 200, { 'content-type': 'application/json' }],
    ['is what Next loads for a link', 200, { 'content-type': 'text/x-component' }],
    ['does not say what it is', 200, {}],
    ['is a part', 206, { 'content-type': 'text/html', 'content-range': 'bytes 0-3/9' }],
  ])('is sent as it is and never kept when it %s', async (_what, status, headers) => {
    renderAs(async (_request, response) => {
      response.writeHead(status, headers).end('an answer');
    });
    for (let time = 1; time <= 2; time += 1) {
      expect(await site.ask('/blog')).toMatchObject({ status, headers, text: 'an answer' });
      expect(render).toHaveBeenCalledTimes(time);
    }
    expect(cache.size).toBe(0);
  });

  it('is made for each visitor alone: nobody gets another one’s cookie', async () => {
    let number = 0;
    renderAs(async (_request, response) => {
      number += 1;
      const own = `session=${number}`;
      await new Promise((resolve) => setTimeout(resolve, 20));
      response.writeHead(200, { 'content-type': 'text/html', 'set-cookie': own }).end(own);
    });
    const answers = await Promise.all(Array.from({ length: 5 }, () => site.ask('/blog')));
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(5);
    for (const answer of answers) expect(answer.headers['set-cookie']).toEqual([answer.text]);
  });
});

describe('the first caller', () => {
  it('is unknown to the render that makes the page for everybody', async () => {
    const seen = { url: '', headers: {} };
    renderAs(async (request, response) => {
      Object.assign(seen, { url: request.url, headers: { ...request.headers } });
      await htmlPage(text)(request, response);
    });
    await site.ask('/blog?utm_source=%3Cscript%3E', {
      headers: {
        Cookie: 'session=secret',
        'Accept-Encoding': 'gzip',
        'If-None-Match': '"x"',
        'If-Modified-Since': 'Sat, 21 Nov 2026 00:00:00 GMT',
        'If-Range': '"x"',
        Range: 'bytes=0-3',
      },
    });
    expect(seen.headers).toEqual({
      accept: 'text/html',
      host: 'pear.example',
      'x-forwarded-host': 'pear.example',
      'x-forwarded-proto': 'https',
    });
    expect(seen.url).toBe('/blog');
  });

  it('leaves nothing of their own in the page', async () => {
    renderAs(htmlPage((request) => `${request.url} ${JSON.stringify(request.headers)}`));
    const first = await site.ask('/blog?utm_source=mallory', { headers: { Cookie: 'session=mallory' } });
    const second = await site.ask('/blog');
    expect(first.text).not.toContain('mallory');
    expect(second.text).toBe(first.text);
  });

  it('gets the encoding they asked for all the same', async () => {
    const answer = await site.ask('/blog', { headers: { 'Accept-Encoding': 'gzip' } });
    expect(answer.headers['content-encoding']).toBe('gzip');
  });

  it('gets the whole page for a range, which pages do not have', async () => {
    expect(await site.ask('/blog', { headers: { Range: 'bytes=0-3' } })).toMatchObject({ status: 200, text });
  });
});

describe('publishing', () => {
  it('makes the next request see the new page, and leaves others as they are', async () => {
    let version = 1;
    renderAs(async (request, response) => {
      if (request.url === '/blog') tagPage('posts', 'categories');
      await htmlPage(`${request.url} ${version}`)(request, response);
    });
    await site.ask('/blog');
    await site.ask('/terms');
    version = 2;
    expect((await site.ask('/blog')).text).toBe('/blog 1');
    invalidatePages(['posts']);
    expect((await site.ask('/blog')).text).toBe('/blog 2');
    expect((await site.ask('/terms')).text).toBe('/terms 1');
  });

  it('notes a tag that is named late in the render', async () => {
    renderAs(async (_request, response) => {
      response.setHeader('Content-Type', 'text/html');
      response.write('begun, ');
      await new Promise((resolve) => setTimeout(resolve, 10));
      tagPage('stories');
      response.end('done');
    });
    await site.ask('/blog');
    invalidatePages(['stories']);
    expect(cache.get('/blog')?.state).toBe('outdated');
  });

  it('keeps no page that was begun before it', async () => {
    const ready = gate();
    let version = 1;
    renderAs(async (request, response) => {
      const begunWith = version;
      tagPage('posts');
      await ready.opened;
      await htmlPage(`version ${begunWith}`)(request, response);
    });
    const early = site.ask('/blog');
    await until(() => render.mock.calls.length === 1);
    version = 2;
    invalidatePages(['posts']);
    ready.open();
    expect((await early).text).toBe('version 1');
    expect((await site.ask('/blog')).text).toBe('version 2');
  });

  // An editor publishes and looks at the page at once: a render that is still on its way shows what was before.
  it('lets nobody who comes after it wait for a render that was begun before', async () => {
    const ready = gate();
    let version = 1;
    renderAs(async (request, response) => {
      const begunWith = version;
      tagPage('posts');
      if (begunWith === 1) await ready.opened;
      await htmlPage(`version ${begunWith}`)(request, response);
    });
    const early = site.ask('/blog');
    await until(() => render.mock.calls.length === 1);
    version = 2;
    invalidatePages(['posts']);
    expect((await site.ask('/blog')).text).toBe('version 2');
    ready.open();
    await early;
    expect((await site.ask('/blog')).text).toBe('version 2');
    expect(render).toHaveBeenCalledTimes(2);
  });
});

describe('a render that fails', () => {
  it.each<[string, Handler]>([
    ['at once', () => Promise.reject(new Error('database down'))],
    [
      'after half a page',
      async (_request, response) => {
        response.writeHead(200, { 'content-type': 'text/html' });
        response.write('half a pa');
        throw new Error('database down');
      },
    ],
    [
      'by breaking its answer off',
      async (_request, response) => {
        response.write('half a pa');
        response.destroy(new Error('database down'));
      },
    ],
  ])(
    'answers everybody who waits with an error when it fails %s, and is tried again',
    async (_when, handler) => {
      renderAs(async (request, response) => {
        await new Promise((resolve) => setTimeout(resolve, 30));
        await handler(request, response);
      });
      const answers = await Promise.all(Array.from({ length: 3 }, () => site.ask('/blog')));
      for (const answer of answers) expect(answer).toMatchObject({ status: 500, text: 'Server error' });
      expect(cache.size).toBe(0);
      renderAs(htmlPage(text));
      expect(await site.ask('/blog')).toMatchObject({ status: 200, text });
    },
  );
});

describe('a page that was there before', () => {
  const broken: Handler = () => Promise.reject(new Error('database down'));

  it('is shown while it is made anew, once its time is up', async () => {
    const ready = gate();
    await site.ask('/blog');
    nowMs += 60_001;
    renderAs(async (request, response) => {
      await ready.opened;
      await htmlPage('newer')(request, response);
    });
    expect((await site.ask('/blog')).text).toBe(text);
    expect((await site.ask('/blog')).text).toBe(text);
    ready.open();
    await until(() => cache.get('/blog')?.state === 'fresh');
    expect((await site.ask('/blog')).text).toBe('newer');
    expect(render).toHaveBeenCalledTimes(2);
  });

  it.each<[string, Handler]>([
    ['throws', broken],
    [
      'answers 500',
      async (_request, response) => {
        response.writeHead(500, { 'content-type': 'text/html' }).end('broken');
      },
    ],
    [
      'answers 503',
      async (_request, response) => {
        response.writeHead(503, { 'content-type': 'application/json' }).end('{}');
      },
    ],
  ])('stands in while the render %s, and goes when the page can be made again', async (_how, handler) => {
    renderAs(async (request, response) => {
      tagPage('posts');
      await htmlPage(text)(request, response);
    });
    await site.ask('/blog');
    invalidatePages(['posts']);
    renderAs(handler);
    for (let time = 0; time < 5; time += 1)
      expect(await site.ask('/blog')).toMatchObject({ status: 200, text });
    expect(render).toHaveBeenCalledTimes(2);
    nowMs += 1_000;
    renderAs(htmlPage('newer'));
    expect((await site.ask('/blog')).text).toBe('newer');
  });

  it('does not stand in for one that is gone', async () => {
    renderAs(async (request, response) => {
      tagPage('posts');
      await htmlPage(text)(request, response);
    });
    await site.ask('/blog');
    invalidatePages(['posts']);
    renderAs(async (_request, response) => {
      response.writeHead(404, { 'content-type': 'text/html' }).end('gone');
    });
    expect(await site.ask('/blog')).toMatchObject({ status: 404, text: 'gone' });
    renderAs(broken);
    expect((await site.ask('/blog')).status).toBe(500);
  });

  it('is made anew once for five hundred who ask when it is outdated', async () => {
    const ready = gate();
    renderAs(async (request, response) => {
      tagPage('posts');
      if (requests > 1) await ready.opened;
      await htmlPage(text)(request, response);
    });
    await site.ask('/blog');
    invalidatePages(['posts']);
    const asked = Array.from({ length: 500 }, () => site.ask('/blog'));
    await until(() => requests === 501);
    ready.open();
    const answers = await Promise.all(asked);
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(render).toHaveBeenCalledTimes(2);
  });
});

describe('what is not there', () => {
  it('is looked for once for all who ask at the same time', async () => {
    const ready = gate();
    renderAs(async (_request, response) => {
      await ready.opened;
      response.writeHead(404, { 'content-type': 'text/html' }).end('nothing');
    });
    const asked = Array.from({ length: 20 }, () => site.ask('/nothing'));
    await until(() => requests === 20);
    ready.open();
    const answers = await Promise.all(asked);
    expect(answers.every(({ status }) => status === 404)).toBe(true);
    expect(render).toHaveBeenCalledTimes(1);
  });
});

describe('headers', () => {
  it('come with documents from what finishes them, and with all else as they are everywhere', async () => {
    expect((await site.ask('/blog')).headers).toMatchObject({ 'x-finished': 'yes' });
    expect((await site.ask('/blog')).headers).toMatchObject({ 'x-finished': 'yes' });
    renderAs(async (_request, response) => {
      response.writeHead(308, { location: '/blog' }).end();
    });
    expect((await site.ask('/old')).headers).toMatchObject({ 'x-common': 'yes', location: '/blog' });
  });

  it('of the document itself count more than ours', async () => {
    renderAs(async (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'x-finished': 'own' }).end(text);
    });
    expect((await site.ask('/amp')).headers['x-finished']).toBe('own');
  });
});
