import type { IncomingMessage, ServerResponse } from 'node:http';
import { unavailable } from '../platform/http/api-error';
import { tagPage } from '../platform/cache/page-tags';
import { PageCache } from './page-cache';
import { PageMaker, type PageMakerParts } from './page-maker';
import { gate, htmlPage, until } from './testing/site';

const common = { 'x-content-type-options': 'nosniff' };
const listed = '<link rel="alternate" type="text/markdown" href="x.md">';

function makerOf(render: PageMakerParts['render'], more: Partial<PageMakerParts> = {}) {
  const cache = new PageCache({ maxBytes: 1e6, freshMs: 1e6, staleMs: 1e6, retryMs: 1e3 });
  const finish: PageMakerParts['finish'] = (html, { path, isPreview }) => ({
    html: `${html}<!-- ${path} ${isPreview} -->`,
    headers: { 'content-security-policy': "default-src 'none'" },
    hasStyles: false,
  });
  const writeMarkdown = async (html: string) => `# ${html}`;
  const parts = { cache, render, finish, writeMarkdown, common, host: 'pear.example', scheme: 'https' };
  return { cache, maker: new PageMaker({ ...parts, ...more }) };
}

const answering =
  (status: number, headers: Record<string, string | string[]>, body = 'text') =>
  async (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(status, headers).end(body);
  };
const html = { 'content-type': 'text/html; charset=utf-8' };

it('renders a page for nobody in particular, finishes it and keeps it', async () => {
  const asked: IncomingMessage[] = [];
  const { cache, maker } = makerOf(async (request, response) => {
    asked.push(request);
    tagPage('posts');
    response.writeHead(200, html).end('pears');
  });
  const { answer, page } = await maker.makeOnce('/blog?page=2');
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({ method: 'GET', url: '/blog?page=2' });
  expect(asked[0]?.headers).toEqual({
    host: 'pear.example',
    accept: 'text/html',
    'x-forwarded-host': 'pear.example',
    'x-forwarded-proto': 'https',
  });
  expect(answer.body.toString()).toBe('pears<!-- /blog false -->');
  expect(answer.headers).toMatchObject({ ...html, 'content-security-policy': "default-src 'none'" });
  expect(answer.headers).not.toHaveProperty('x-content-type-options');
  expect(cache.get('/blog?page=2')?.page.etag).toBe(page?.etag);
  expect([...(page?.tags ?? [])]).toEqual(['posts']);
  await until(() => cache.get('/blog?page=2')?.page.brotli !== null);
});

it('renders once for all who ask meanwhile, and anew for who asks after a change', async () => {
  const { opened, open } = gate();
  let renders = 0;
  const { cache, maker } = makerOf(async (_request, response) => {
    renders += 1;
    const text = `render ${renders}`;
    await opened;
    response.writeHead(200, html).end(text);
  });
  const [first, second] = [maker.makeOnce('/'), maker.makeOnce('/')];
  await until(() => renders === 1);
  cache.invalidate(['posts']);
  const third = maker.makeOnce('/');
  open();
  const bodies = (await Promise.all([first, second, third])).map(({ answer }) => answer.body.toString());
  expect(bodies.map((body) => body.slice(0, 8))).toEqual(['render 1', 'render 1', 'render 2']);
  await maker.makeOnce('/');
  expect(renders).toBe(3);
});

it('gives what sets a cookie to nobody else, and does not keep it', async () => {
  let renders = 0;
  const { cache, maker } = makerOf(async (_request, response) => {
    renders += 1;
    response.writeHead(200, { ...html, 'set-cookie': `id=${renders}` }).end('pears');
  });
  const made = await Promise.all([maker.makeOnce('/'), maker.makeOnce('/')]);
  expect(made.map(({ answer }) => answer.headers['set-cookie']).sort()).toEqual(['id=1', 'id=2']);
  expect(made.map(({ page }) => page)).toEqual([null, null]);
  expect(cache.size).toBe(0);
});

it.each([
  ['that has a policy of its own', 200, { ...html, 'content-security-policy': 'own' }, true],
  ['that is no HTML', 200, { 'content-type': 'text/plain' }, false],
  ['that is nothing in particular', 204, {}, false],
])('leaves an answer as it is %s', async (_what, status, headers, isKept) => {
  const { maker } = makerOf(answering(status, headers, status === 204 ? '' : 'text'));
  const { answer, page } = await maker.makeOnce('/story');
  expect(answer.body.toString()).not.toContain('<!--');
  expect(answer.headers).toMatchObject({ ...common, ...headers });
  expect(page !== null).toBe(isKept);
});

it.each([
  [404, true],
  [308, true],
  [499, true],
  [500, false],
  [503, false],
])('forgets the page that was kept where %d is the answer now: %j', async (status, isForgotten) => {
  let render = htmlPage('pears');
  const { cache, maker } = makerOf((request, response) => render(request, response));
  await maker.makeOnce('/');
  render = answering(status, html);
  expect((await maker.makeOnce('/')).page).toBeNull();
  expect(cache.get('/') === undefined).toBe(isForgotten);
});

it('keeps no page that began before what it shows has changed', async () => {
  const { opened, open } = gate();
  const { cache, maker } = makerOf(async (_request, response) => {
    tagPage('posts');
    await opened;
    response.writeHead(200, html).end('old');
  });
  const made = maker.makeOnce('/');
  await new Promise((resolve) => setImmediate(resolve));
  cache.invalidate(['posts']);
  open();
  await made;
  expect(cache.size).toBe(0);
});

it('fetches no sheet ahead whose styles stand in the document', async () => {
  const link = '</a.css>; rel=preload; as="style", </a.woff2>; rel=preload; as="font"';
  const finish = (hasStyles: boolean) => (text: string) => ({ html: text, headers: {}, hasStyles });
  const linkOf = async (given: string, hasStyles: boolean) => {
    const { maker } = makerOf(answering(200, { ...html, link: given }), { finish: finish(hasStyles) });
    return (await maker.makeOnce('/')).answer.headers.link;
  };
  expect(await linkOf(link, true)).toBe('</a.woff2>; rel=preload; as="font"');
  expect(await linkOf(link, false)).toBe(link);
  expect(await linkOf('</a.css>; rel=preload; as="style"', true)).toBeUndefined();
});

describe('a page as Markdown', () => {
  it('is made from the page, which is kept too, and goes with it', async () => {
    let renders = 0;
    const { cache, maker } = makerOf(async (_request, response) => {
      renders += 1;
      tagPage('posts');
      response.writeHead(200, html).end(listed);
    });
    const { answer, page } = await maker.makeOnce('/blog.md');
    expect(answer.body.toString()).toBe(`# ${listed}<!-- /blog false -->`);
    expect(answer.headers).toMatchObject({ ...common, 'content-type': 'text/markdown; charset=utf-8' });
    expect([...(page?.tags ?? [])]).toEqual(['posts']);
    expect(cache.size).toBe(2);
    await maker.makeOnce('/blog.md');
    expect(renders).toBe(1);
    cache.invalidate(['posts']);
    await maker.makeOnce('/blog.md');
    expect(renders).toBe(2);
  });

  it('is not kept where it is not there, or cannot be written now', async () => {
    const hidden = makerOf(htmlPage('no version'));
    expect((await hidden.maker.makeOnce('/blog.md')).answer.status).toBe(404);
    expect(hidden.cache.size).toBe(1);
    const busy = makerOf(htmlPage(listed), { writeMarkdown: () => Promise.reject(unavailable()) });
    expect((await busy.maker.makeOnce('/blog.md')).answer).toMatchObject({ status: 503 });
    expect(busy.cache.size).toBe(1);
  });
});
