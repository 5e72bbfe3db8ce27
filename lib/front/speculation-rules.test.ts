import { createFrontServer } from './front-server';
import { speculationPath, speculationRules } from './speculation-rules';
import { htmlPage, plainSite, TestSite } from './testing/site';

let site: TestSite;

beforeEach(async () => {
  const front = createFrontServer({ isCaching: true, site: plainSite });
  site = new TestSite(front.server);
  await site.start();
  const page = '<p>a pear</p><script>self.__next_f.push([1,"a"])</script>';
  front.handOver(htmlPage(() => page));
});

afterEach(() => site.stop());

it('is named by the documents of the site, and by nothing else', async () => {
  expect((await site.ask('/blog')).headers['speculation-rules']).toBe(`"${speculationPath}"`);
  expect((await site.ask('/admin')).headers).not.toHaveProperty('speculation-rules');
  expect((await site.ask('/_next/static/missing.js')).headers).not.toHaveProperty('speculation-rules');
});

it('is served as browsers want it, for as long as it is what it is', async () => {
  const { status, headers, text } = await site.ask(speculationPath);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('application/speculationrules+json');
  expect(headers['cache-control']).toContain('immutable');
  expect(JSON.parse(text)).toEqual(speculationRules);
  const head = await site.ask(speculationPath, { method: 'HEAD' });
  expect(head).toMatchObject({ status: 200, text: '' });
  expect(head.headers['content-length']).toBe(String(Buffer.byteLength(text)));
  expect((await site.ask(speculationPath, { method: 'POST' })).headers['content-type']).not.toContain(
    'speculationrules',
  );
});

it('gets what is published ready, but not what opens elsewhere or has a query', () => {
  const [{ source, where } = { source: '', where: { and: [] } }] = speculationRules.prefetch;
  expect(source).toBe('document');
  expect(speculationRules.prerender[0]).toMatchObject({ source, where });
  expect(where.and).toEqual([
    { href_matches: expect.arrayContaining([{ pathname: '/blog/*', search: '' }]) },
    { not: { selector_matches: '[target=_blank], [download], [rel~=nofollow]' } },
  ]);
});

it('gets nothing ready that belongs to a member, is counted, or is no page', () => {
  const text = JSON.stringify(speculationRules);
  for (const path of [
    '/api',
    '/admin',
    '/profile',
    '/search',
    '/saved',
    '/sign-in',
    '/newsletter',
    '/nutriai/today',
  ])
    expect(text).not.toContain(path);
  expect(speculationRules.prefetch[0]?.eagerness).toBe('moderate');
  expect(speculationRules.prerender[0]?.eagerness).toBe('conservative');
});
