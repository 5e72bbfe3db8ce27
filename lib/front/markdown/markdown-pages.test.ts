import type { IncomingMessage, ServerResponse } from 'node:http';
import { invalidatePages } from '../../platform/cache/page-cache';
import { tagPage } from '../../platform/cache/page-tags';
import { unavailable } from '../../platform/http/api-error';
import { createFrontServer, type FrontServer } from '../front-server';
import { plainSite, TestSite } from '../testing/site';

let text: string;
let front: FrontServer;
let site: TestSite;
let rendered: string[];
let writeMarkdown: jest.Mock<Promise<string>, [string]>;

/** A site with a page, a page that is hidden from search engines, one that has moved and one that fails. */
async function render({ url = '' }: IncomingMessage, response: ServerResponse): Promise<void> {
  rendered.push(url);
  tagPage('posts');
  if (url === '/moved') {
    response.writeHead(308, { location: '/blog' }).end();
    return;
  }
  if (url === '/broken') {
    response.writeHead(500, { 'content-type': 'text/html' }).end('broken');
    return;
  }
  const isPage = ['/', '/blog', '/blog?page=2', '/hidden'].includes(url);
  const link = url === '/hidden' ? '' : `<link rel="alternate" type="text/markdown" href="x.md">`;
  response.writeHead(isPage ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
  response.end(`<html><head>${link}</head><body>${isPage ? `${text} ${url}` : 'nothing'}</body></html>`);
}

beforeEach(async () => {
  text = 'first';
  rendered = [];
  writeMarkdown = jest.fn(async (html: string) => `Markdown of ${/<body>(.*)<\/body>/.exec(html)?.[1]}`);
  front = createFrontServer({ isCaching: true, site: plainSite, writeMarkdown });
  site = new TestSite(front.server);
  await site.start();
  front.handOver(render);
});

afterEach(() => site.stop());

const asksMarkdown = { headers: { Accept: 'text/markdown, text/html;q=0.9' } };

it.each([
  ['/index.md', '/'],
  ['/blog.md', '/blog'],
  ['/blog.md?page=2', '/blog?page=2'],
  ['/blog.md?utm_source=x', '/blog'],
])('%s is the page %s as Markdown, hidden from search engines', async (address, page) => {
  const answer = await site.ask(address);
  expect(answer).toMatchObject({ status: 200, text: `Markdown of first ${page}` });
  expect(answer.headers).toMatchObject({
    'content-type': 'text/markdown; charset=utf-8',
    'x-robots-tag': 'noindex',
    'cache-control': 'public, max-age=0, must-revalidate',
    vary: 'Accept, Accept-Encoding',
    link: `<${page}>; rel="canonical"`,
    'x-content-type-options': 'nosniff',
  });
});

it('answers by Accept under the address of the page, and never one in place of the other', async () => {
  for (const round of [1, 2, 3]) {
    expect([round, (await site.ask('/blog')).text]).toEqual([round, expect.stringContaining('<body>first')]);
    const markdown = await site.ask('/blog', asksMarkdown);
    expect([round, markdown.text]).toEqual([round, 'Markdown of first /blog']);
    expect(markdown.headers['content-location']).toBe('/blog.md');
    expect((await site.ask('/blog.md')).text).toBe('Markdown of first /blog');
  }
  expect(rendered).toEqual(['/blog']);
  expect(writeMarkdown).toHaveBeenCalledTimes(1);
});

it('is cleared with the page', async () => {
  await site.ask('/blog');
  await site.ask('/blog.md');
  text = 'second';
  expect((await site.ask('/blog.md')).text).toBe('Markdown of first /blog');
  invalidatePages(['posts']);
  expect((await site.ask('/blog.md')).text).toBe('Markdown of second /blog');
  expect((await site.ask('/blog')).text).toContain('second');
  expect(rendered).toEqual(['/blog', '/blog']);
});

it('never stays when the page changes while it is being written', async () => {
  writeMarkdown.mockImplementationOnce(async () => {
    text = 'second';
    invalidatePages(['posts']);
    return 'outdated';
  });
  await site.ask('/blog.md');
  expect((await site.ask('/blog.md')).text).toBe('Markdown of second /blog');
});

it('has an ETag of its own, which answers 304, and HEAD', async () => {
  const page = await site.ask('/blog');
  const { headers } = await site.ask('/blog.md');
  expect(headers.etag).not.toBe(page.headers.etag);
  const again = { headers: { 'If-None-Match': String(headers.etag) } };
  expect(await site.ask('/blog.md', again)).toMatchObject({ status: 304, text: '' });
  expect((await site.ask('/blog', again)).status).toBe(200);
  const head = await site.ask('/blog.md', { method: 'HEAD' });
  expect(head).toMatchObject({ status: 200, text: '' });
  expect(head.headers['content-length']).toBe(headers['content-length']);
});

it('is the same whoever asks: no cookie of an editor shows a draft', async () => {
  const headers = { Cookie: '__prerender_bypass=x', Authorization: 'Bearer x', RSC: '1' };
  expect((await site.ask('/blog.md', { headers })).text).toBe('Markdown of first /blog');
  expect(rendered).toEqual(['/blog']);
});

it('is not there for a page that is not there, or that search engines may not list', async () => {
  for (const address of ['/draft.md', '/hidden.md'])
    expect(await site.ask(address)).toMatchObject({ status: 404, text: 'Not found' });
  expect((await site.ask('/hidden', asksMarkdown)).text).toContain('<body>first /hidden');
  expect((await site.ask('/draft', asksMarkdown)).status).toBe(404);
  expect(writeMarkdown).not.toHaveBeenCalled();
});

it('moves with its page', async () => {
  expect(await site.ask('/moved.md')).toMatchObject({ status: 308, headers: { location: '/blog.md' } });
  expect(await site.ask('/moved', asksMarkdown)).toMatchObject({
    status: 308,
    headers: { location: '/blog' },
  });
});

it('says when to come back while pages cannot be made, or too many are being written', async () => {
  expect(await site.ask('/broken.md')).toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
  writeMarkdown.mockRejectedValueOnce(unavailable());
  expect(await site.ask('/blog.md')).toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
  expect((await site.ask('/blog.md')).status).toBe(200);
});

it.each(['/profile.md', '/api/login.md', '/documents/1/plan.md', '/blog.md?q=x', '/blog.md.md'])(
  'leaves %s to whoever answers it otherwise',
  async (address) => {
    expect((await site.ask(address)).headers['content-type']).not.toContain('markdown');
    expect(rendered).toEqual([address]);
  },
);
