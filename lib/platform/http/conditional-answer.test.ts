import { conditionalAnswer } from './conditional-answer';

const url = 'https://pear.example/feed.xml';
const publicly = { 'Cache-Control': 'public, max-age=60', 'Content-Type': 'application/json' };

async function ask(
  given: {
    method?: string;
    asked?: Record<string, string>;
    status?: number;
    headers?: Record<string, string>;
    body?: string;
  } = {},
) {
  const request = new Request(url, { method: given.method ?? 'GET', headers: given.asked });
  const answer = new Response(given.body ?? '{"a":1}', {
    status: given.status ?? 200,
    headers: given.headers ?? publicly,
  });
  return conditionalAnswer(request, answer);
}

async function etagOf(body?: string): Promise<string> {
  return (await ask({ body })).headers.get('ETag') ?? '';
}

it('gives a public answer a strong ETag made from its bytes', async () => {
  const answer = await ask();
  expect(answer.headers.get('ETag')).toMatch(/^"[\w-]{22}"$/);
  expect(await answer.text()).toBe('{"a":1}');
  expect(await etagOf()).toBe(await etagOf());
  expect(await etagOf('{"a":2}')).not.toBe(await etagOf());
});

it.each([
  ['the same tag', (etag: string) => etag],
  ['the same tag, weak', (etag: string) => `W/${etag}`],
  ['a list that has it', (etag: string) => `"other", "with, comma" , ${etag}`],
  ['a star', () => '*'],
])('answers 304 without a body to %s', async (_what, header) => {
  for (const method of ['GET', 'HEAD']) {
    const etag = await etagOf();
    const answer = await ask({ method, asked: { 'If-None-Match': header(etag) } });
    expect(answer.status).toBe(304);
    expect(answer.headers.get('ETag')).toBe(etag);
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=60');
    expect(answer.headers.has('Content-Type')).toBe(false);
    expect(answer.body).toBeNull();
  }
});

it.each(['"other"', 'W/"other", "another"', '', 'unquoted'])(
  'answers in full to If-None-Match: %s',
  async (header) => {
    expect((await ask({ asked: { 'If-None-Match': header } })).status).toBe(200);
  },
);

it.each(['"other"', 'W/"other"', 'unquoted', ''])(
  'answers 412 and nothing else to If-Match: %s',
  async (header) => {
    const headers = { ...publicly, 'Content-Type': 'application/rss+xml' };
    const answer = await ask({ headers, asked: { 'If-Match': header } });
    expect([answer.status, answer.body, answer.headers.get('Cache-Control')]).toEqual([
      412,
      null,
      'no-store',
    ]);
    for (const name of ['ETag', 'Content-Type', 'Last-Modified'])
      expect(answer.headers.has(name)).toBe(false);
  },
);

it('tells programs why it answers 412', async () => {
  const answer = await ask({ asked: { 'If-Match': '"other"' } });
  expect([answer.status, answer.headers.get('Content-Type'), await answer.json()]).toEqual([
    412,
    'application/json',
    { detail: 'This is not the representation that If-Match or If-Unmodified-Since asks for.' },
  ]);
  for (const name of ['ETag', 'Last-Modified']) expect(answer.headers.has(name)).toBe(false);
});

it('answers 412 to a weak tag for a strong one, and in full to its own and to a star', async () => {
  const etag = await etagOf();
  expect((await ask({ asked: { 'If-Match': `W/${etag}` } })).status).toBe(412);
  for (const wanted of [etag, `"other", ${etag}`, '*'])
    expect((await ask({ asked: { 'If-Match': wanted } })).status).toBe(200);
});

it('answers 412 where it has changed since', async () => {
  const headers = { ...publicly, 'Last-Modified': 'Sat, 21 Nov 2026 10:00:00 GMT' };
  const status = async (date: string) =>
    (await ask({ headers, asked: { 'If-Unmodified-Since': date } })).status;
  expect(await status('Sat, 21 Nov 2026 09:59:59 GMT')).toBe(412);
  expect(await status('Sat, 21 Nov 2026 10:00:00 GMT')).toBe(200);
  expect(await status('2026-11-21')).toBe(200);
});

it('looks at the date only without an ETag, and takes only the date that it gave', async () => {
  const lastModified = 'Sat, 21 Nov 2026 10:00:00 GMT';
  const headers = { ...publicly, 'Last-Modified': lastModified };
  const status = async (asked: Record<string, string>) => (await ask({ headers, asked })).status;
  expect(await status({ 'If-Modified-Since': lastModified })).toBe(304);
  expect(await status({ 'If-Modified-Since': 'Sun, 22 Nov 2026 10:00:00 GMT' })).toBe(200);
  expect(await status({ 'If-Modified-Since': lastModified, 'If-None-Match': '"other"' })).toBe(200);
  expect((await ask({ asked: { 'If-Modified-Since': lastModified } })).status).toBe(200);
});

it.each([
  ['a member’s answer', { headers: { 'Cache-Control': 'no-store' } }],
  ['a private answer', { headers: { 'Cache-Control': 'private, max-age=60' } }],
  ['an answer that says nothing', { headers: {} }],
  ['an error', { status: 404 }],
  ['a created document', { status: 201 }],
  ['another method', { method: 'POST' }],
])('leaves %s alone', async (_what, given) => {
  const answer = await ask({ ...given, asked: { 'If-None-Match': '*' } });
  expect(answer.status).toBe('status' in given ? given.status : 200);
  expect(answer.headers.has('ETag')).toBe(false);
  expect(await answer.text()).toBe('{"a":1}');
});

it('keeps an ETag that the handler chose', async () => {
  const headers = { ...publicly, ETag: '"own"' };
  expect((await ask({ headers })).headers.get('ETag')).toBe('"own"');
  expect((await ask({ headers, asked: { 'If-None-Match': '"own"' } })).status).toBe(304);
});
