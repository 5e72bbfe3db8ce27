import { isWorthKeeping, keptAnswer } from './kept-answer';

test('an answer keeps its status, its headers and its bytes, however often it is given', async () => {
  const answers = new Map<string, Awaited<ReturnType<Parameters<typeof keptAnswer>[0]>>>();
  let made = 0;
  const ask = (url: string) =>
    keptAnswer(
      async (key, make) => {
        const answer = answers.get(key) ?? (await make());
        answers.set(key, answer);
        return answer;
      },
      new Request(url),
      async () => {
        made += 1;
        return Response.json({ pear: 'ö' }, { headers: { Vary: 'Accept', 'Cache-Control': 'public' } });
      },
    );
  const [first, again] = [
    await ask('https://pear.example/api/x?a=1'),
    await ask('https://else.example/api/x?a=1'),
  ];
  expect(made).toBe(1);
  expect([...again.headers]).toEqual([...first.headers]);
  expect(again.headers.get('etag')).toMatch(/^"[\w-]{22}"$/);
  expect([await first.text(), await again.text()]).toEqual(['{"pear":"ö"}', '{"pear":"ö"}']);
  await ask('https://pear.example/api/x?a=2');
  await ask('https://pear.example/api/y?a=1');
  expect(made).toBe(3);
});

test('only whole and small answers are worth keeping', () => {
  const answer = { status: 200, headers: [], body: Buffer.alloc(64 * 1024) };
  expect(isWorthKeeping(answer)).toBe(true);
  expect(isWorthKeeping({ ...answer, body: Buffer.alloc(64 * 1024 + 1) })).toBe(false);
  expect(isWorthKeeping({ ...answer, status: 302 })).toBe(false);
});
