import { type AnswerKeep, isWorthKeeping, type KeptAnswer, keptAnswer, responseOf } from './kept-answer';

test('an answer keeps its status, its headers and its bytes, however often it is given', async () => {
  const answers = new Map<string, KeptAnswer>();
  let made = 0;
  const ask = async (url: string, headers: Record<string, string> = {}) => {
    const request = new Request(url, { headers });
    const keep: AnswerKeep = async (key, make) => {
      const answer = answers.get(key) ?? (await make());
      answers.set(key, answer);
      return answer;
    };
    const kept = await keptAnswer(keep, request, async () => {
      made += 1;
      return Response.json({ pear: 'ö' }, { headers: { Vary: 'Accept', 'Cache-Control': 'public' } });
    });
    return responseOf(kept, request, { 'X-Request-Id': String(made), Vary: 'Origin' });
  };
  const first = await ask('https://pear.example/api/x?a=1');
  const again = await ask('https://else.example/api/x?a=1');
  expect(made).toBe(1);
  expect([...again.headers]).toEqual([...first.headers]);
  expect(first.headers.get('vary')).toBe('Accept');
  expect(first.headers.get('x-request-id')).toBe('1');
  const etag = String(first.headers.get('etag'));
  expect(etag).toMatch(/^"[\w-]{22}"$/);
  expect([await first.text(), await again.text()]).toEqual(['{"pear":"ö"}', '{"pear":"ö"}']);
  const known = await ask('https://pear.example/api/x?a=1', { 'if-none-match': etag });
  expect([known.status, await known.text()]).toEqual([304, '']);
  await ask('https://pear.example/api/x?a=2');
  await ask('https://pear.example/api/y?a=1');
  expect(made).toBe(3);
});

test('a redirect is given as it was made', () => {
  const kept = { status: 302, headers: [['location', '/api/x/']] as const, body: Buffer.alloc(0) };
  const response = responseOf(kept, new Request('https://pear.example/api/x'), { Allow: 'GET' });
  expect([response.status, response.body, [...response.headers]]).toEqual([
    302,
    null,
    [
      ['allow', 'GET'],
      ['location', '/api/x/'],
    ],
  ]);
});

test('only whole and small answers are worth keeping', () => {
  const answer = { status: 200, headers: [], body: Buffer.alloc(64 * 1024) };
  expect(isWorthKeeping(answer)).toBe(true);
  expect(isWorthKeeping({ ...answer, body: Buffer.alloc(64 * 1024 + 1) })).toBe(false);
  expect(isWorthKeeping({ ...answer, status: 302 })).toBe(false);
});
