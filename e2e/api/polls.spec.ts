import { expect, required } from './api-test';
import { polls, test, newVisitor, asVisitor, optionOf, read, cast } from './polls-test';

for (const path of ['/api/v2/polls', '/api/v2/polls/']) {
  test(`GET and POST ${path} show and take a vote`, async ({ api, poll, baseURL }) => {
    const answer = await api.get(`${path}?id=${poll.id}`);
    expect(answer.headers()['cache-control']).toBe('public, no-cache');
    expect(answer.headers()['etag']).toBeDefined();
    const shown = {
      id: poll.id,
      meta: { type: 'polls.Poll', detail_url: `${baseURL}/api/v2/polls/?id=${poll.id}` },
      question: poll.question,
      closes_at: null,
      is_open: true,
      total_votes: 0,
      options: [
        { id: optionOf(poll, 0), label: 'Egg', votes: 0, percent: 0 },
        { id: optionOf(poll, 1), label: 'Fish <b>&</b> chips', votes: 0, percent: 0 },
        { id: optionOf(poll, 2), label: 'Toast', votes: 0, percent: 0 },
      ],
      voted_option: null,
    };
    expect(await answer.json()).toEqual({ meta: { total_count: 1 }, items: [shown] });
    expect(answer.headers()['set-cookie']).toBeUndefined();

    const voted = await api.post(path, { poll: poll.id, option: optionOf(poll, 1) }, asVisitor(newVisitor()));
    expect(voted.status(), await voted.text()).toBe(201);
    expect(voted.headers()['cache-control']).toBe('no-store');
    expect(await voted.json()).toEqual({
      ...shown,
      total_votes: 1,
      options: shown.options.map((option, index) =>
        index === 1 ? { ...option, votes: 1, percent: 100 } : option,
      ),
      voted_option: optionOf(poll, 1),
    });
  });
}

test('a visitor gets a cookie by voting and votes once with it', async ({
  playwright,
  baseURL,
  api,
  poll,
}) => {
  const browser = await playwright.request.newContext({ baseURL });
  const data = { poll: poll.id, option: optionOf(poll) };
  const headers = { 'x-forwarded-for': api.address };
  const first = await browser.post(polls, { data, headers });
  expect(first.status()).toBe(201);
  expect(first.headers()['set-cookie']).toMatch(
    /^lp_visitor=[\w-]{22}; Path=\/api\/v2\/polls; Max-Age=31536000; HttpOnly; SameSite=Lax$/,
  );
  const again = await browser.post(polls, { data: { ...data, option: optionOf(poll, 2) }, headers });
  expect(again.status()).toBe(409);
  expect(await again.json()).toMatchObject({
    detail: 'You have voted in this poll already.',
    id: poll.id,
    is_open: true,
    total_votes: 1,
    voted_option: optionOf(poll),
  });
  const own = await browser.get(`${polls}?id=${poll.id}`, { headers });
  expect([own.headers()['cache-control'], own.headers()['etag']]).toEqual(['no-store', undefined]);
  expect((await own.json()).items[0].voted_option).toBe(optionOf(poll));
  await browser.dispose();
  expect(await read(api, poll.id)).toMatchObject({ total_votes: 1, voted_option: null });
});

test('a cookie that we could not have made is none', async ({ api, poll }) => {
  const options = { headers: { cookie: `lp_visitor=${'x'.repeat(23)}` } };
  const answers = [await cast(api, poll, 0, options), await cast(api, poll, 0, options)];
  expect(answers.map((answer) => answer.status())).toEqual([201, 201]);
  expect(answers[0]?.headers()['set-cookie']).toMatch(/^lp_visitor=[\w-]{22};/);
});

test('a member votes once, from whatever place', async ({ api, poll }) => {
  const { access: token } = await api.newMember();
  const first = await cast(api, poll, 1, { token, ...asVisitor(newVisitor()) });
  expect(first.status()).toBe(201);
  const again = await cast(api.elsewhere(), poll, 0, { token, ...asVisitor(newVisitor()) });
  expect([again.status(), (await again.json()).voted_option]).toEqual([409, optionOf(poll, 1)]);
  expect((await read(api, poll.id, { token })).voted_option).toBe(optionOf(poll, 1));
  const other = await cast(api, poll, 0, {
    token: (await api.newMember()).access,
    ...asVisitor(newVisitor()),
  });
  expect(await other.json()).toMatchObject({ total_votes: 2, voted_option: optionOf(poll) });
});

test('a member and a visitor in one browser are one person, whoever votes first', async ({
  api,
  makePoll,
}) => {
  const { access: token } = await api.newMember();
  const browser = asVisitor(newVisitor());
  for (const [first, second] of [
    [browser, { token, ...browser }],
    [{ token, ...browser }, browser],
  ]) {
    const poll = await makePoll();
    expect((await cast(api, poll, 2, first)).status()).toBe(201);
    const again = await cast(api, poll, 0, second);
    expect([again.status(), await again.json()]).toEqual([
      409,
      expect.objectContaining({ total_votes: 1, voted_option: optionOf(poll, 2) }),
    ]);
  }
});

test('fifty votes at once are fifty, and fifty of one person are one', async ({ api, makePoll }) => {
  const many = await makePoll();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => cast(api, many, index % 3, asVisitor(newVisitor()))),
  );
  expect(new Set(answers.map((answer) => answer.status()))).toEqual(new Set([201]));
  expect(await read(api, many.id)).toMatchObject({
    total_votes: 50,
    options: [
      { votes: 17, percent: 34 },
      { votes: 17, percent: 34 },
      { votes: 16, percent: 32 },
    ],
  });

  const one = await makePoll();
  const visitor = asVisitor(newVisitor());
  const statuses = await Promise.all(
    Array.from({ length: 50 }, async () => (await cast(api.elsewhere(), one, 0, visitor)).status()),
  );
  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(49);
  expect(await read(api, one.id)).toMatchObject({ total_votes: 1 });
});

test('a closed poll takes no vote and is not listed, but can be asked for', async ({ api, makePoll }) => {
  const closesAt = '2026-01-02T03:04:05.000Z';
  const closed = await makePoll({ closesAt });
  const open = await makePoll({ closesAt: '2999-01-02T03:04:05.000Z' });
  const answer = await cast(api, closed, 0, asVisitor(newVisitor()));
  expect(answer.status()).toBe(409);
  expect(await answer.json()).toMatchObject({
    detail: 'This poll is closed.',
    id: closed.id,
    is_open: false,
    closes_at: closesAt,
    total_votes: 0,
  });
  expect(answer.headers()['set-cookie']).toBeUndefined();
  expect(await read(api, closed.id)).toMatchObject({ is_open: false, closes_at: closesAt });
  const { items } = await (await api.get(polls)).json();
  const ids = items.map(({ id }: { id: number }) => id);
  expect(ids).toContain(open.id);
  expect(ids).not.toContain(closed.id);
});

test('refuses what is no vote', async ({ api, poll, makePoll }) => {
  const other = await makePoll();
  for (const [body, status, answer] of [
    [{}, 400, { poll: required, option: required }],
    [
      { poll: null, option: '' },
      400,
      { poll: ['This field may not be null.'], option: ['This field may not be blank.'] },
    ],
    [{ poll: 'x', option: 'y' }, 400, { poll: ['A valid integer is required.'] }],
    [{ poll: 1.5, option: 'y' }, 400, { poll: ['A valid integer is required.'] }],
    [{ poll: poll.id, option: 'nothing' }, 400, { option: ['"nothing" is not a valid choice.'] }],
    [{ poll: poll.id, option: 'Egg' }, 400, { option: ['"Egg" is not a valid choice.'] }],
    [
      { poll: poll.id, option: optionOf(other) },
      400,
      { option: [`"${optionOf(other)}" is not a valid choice.`] },
    ],
    [{ poll: 2_000_000_000, option: 'y' }, 404, { detail: 'Not found.' }],
    [{ poll: 99_999_999_999, option: 'y' }, 404, { detail: 'Not found.' }],
    [{ poll: 0, option: 'y' }, 404, { detail: 'Not found.' }],
  ] as const) {
    const refused = await api.post(polls, body);
    expect([body, refused.status(), await refused.json()]).toEqual([body, status, answer]);
    expect(refused.headers()['set-cookie']).toBeUndefined();
  }
  expect((await api.post(polls, { poll: String(poll.id), option: optionOf(poll) })).status()).toBe(201);
  expect((await api.post(polls, Buffer.from('{"poll":1,"poll":2}'))).status()).toBe(400);
  expect((await api.post(polls, { poll: poll.id, option: 'x'.repeat(5_000) })).status()).toBe(413);
});

test('refuses parameters as the other lists do', async ({ api, poll }) => {
  for (const [query, message] of [
    ['limit=x', 'limit must be a positive integer'],
    ['limit=-1', 'limit must be a positive integer'],
    ['limit=21', 'limit cannot be higher than 20'],
    ['offset=x', 'offset must be a positive integer'],
    [
      'id=abc',
      "field filter error. 'abc' is not a valid value for id (invalid literal for int() with base 10: 'abc')",
    ],
    ['b=1&a=2', 'query parameter is not an operation or a recognised field: a, b'],
  ]) {
    const answer = await api.get(`${polls}?${query}`);
    expect([query, answer.status(), await answer.json()]).toEqual([query, 400, { message }]);
  }
  for (const id of ['0', '-1', '2000000000', '99999999999999999999']) {
    const answer = await api.get(`${polls}?id=${id}`);
    expect([id, await answer.json()]).toEqual([id, { meta: { total_count: 0 }, items: [] }]);
  }
  const none = await (await api.get(`${polls}?id=${poll.id}&limit=0`)).json();
  expect(none).toEqual({ meta: { total_count: 1 }, items: [] });
  const past = await (await api.get(`${polls}?id=${poll.id}&offset=1&_=7`)).json();
  expect(past).toEqual({ meta: { total_count: 1 }, items: [] });
  const page = await (await api.get(`${polls}?limit=1`)).json();
  expect(page.items).toHaveLength(1);
});

test('takes sixty votes an hour from one address', async ({ api, poll }) => {
  const { access: token } = await api.newMember();
  for (let sent = 0; sent < 60; sent += 1) await cast(api, poll, 0, { token });
  const answer = await cast(api, poll, 0, { token });
  expect(answer.status()).toBe(429);
  expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(0);
});
