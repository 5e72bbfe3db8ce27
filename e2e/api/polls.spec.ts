import { randomBytes } from 'node:crypto';
import { type Api, expect, required, test as base } from './api-test';
import { EditorContent } from './editor-content';

const polls = '/api/v2/polls/';

interface Poll {
  id: number;
  question: string;
  options: { id: string; label: string; votes: number }[];
}

interface Fixtures {
  content: EditorContent;
  makePoll: (data?: Record<string, unknown>) => Promise<Poll>;
  poll: Poll;
}

const test = base.extend<Fixtures>({
  content: async ({ api, request }, provide) => {
    const content = await EditorContent.open(api, request);
    await provide(content);
    await content.removeAll();
  },
  makePoll: async ({ content }, provide) => {
    await provide(async (data = {}) => {
      const made: unknown = await content.create('polls', {
        question: `What is for tea, ${content.mark}?`,
        options: [{ label: 'Egg' }, { label: 'Fish <b>&</b> chips' }, { label: 'Toast' }],
        ...data,
      });
      return made as Poll;
    });
  },
  poll: async ({ makePoll }, provide) => {
    await provide(await makePoll());
  },
});

// What one visitor's browser keeps is for the next call of that visitor alone: Playwright's own cookie jar
// would mix them up.
const newVisitor = () => randomBytes(16).toString('base64url');
const asVisitor = (id: string) => ({ headers: { cookie: `lp_visitor=${id}` } });

const optionOf = (poll: Poll, index = 0) => poll.options[index]?.id ?? '';
const votesOf = (poll: Poll) => poll.options.map(({ votes }) => votes);

async function read(api: Api, id: number, options = {}) {
  const answer = await api.get(`${polls}?id=${id}`, options);
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()).items[0];
}

function cast(api: Api, poll: Poll, index = 0, options = {}) {
  return api.post(polls, { poll: poll.id, option: optionOf(poll, index) }, options);
}

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

test.describe('the form of a browser without scripts', () => {
  const encoded = (fields: Record<string, string>) => Buffer.from(new URLSearchParams(fields).toString());
  const form = (headers: Record<string, string> = {}) => ({
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
      ...headers,
    },
  });
  const fieldsOf = (poll: Poll, more: Record<string, string> = {}) =>
    encoded({ poll: String(poll.id), option: optionOf(poll), return_to: '/blog/safe-sleep', ...more });

  test('leads back to the page with what became of the vote', async ({ api, poll, makePoll }) => {
    const cookie = `lp_visitor=${newVisitor()}`;
    const voted = await api.post(polls, fieldsOf(poll), form({ cookie }));
    expect([voted.status(), voted.headers()['location'], (await voted.body()).length]).toEqual([
      303,
      `/blog/safe-sleep#poll-${poll.id}-voted`,
      0,
    ]);
    expect(voted.headers()['set-cookie']).toContain(`${cookie};`);
    const again = await api.post(polls, fieldsOf(poll), form({ cookie }));
    expect([again.status(), again.headers()['location']]).toEqual([
      303,
      `/blog/safe-sleep#poll-${poll.id}-again`,
    ]);
    const closed = await makePoll({ closesAt: '2026-01-02T03:04:05.000Z' });
    const late = await api.post(polls, fieldsOf(closed), form({ cookie }));
    expect(late.headers()['location']).toBe(`/blog/safe-sleep#poll-${closed.id}-closed`);
    const wrong = await api.post(polls, fieldsOf(poll, { option: 'x' }), form());
    expect(wrong.headers()['location']).toBe(`/blog/safe-sleep#poll-${poll.id}-problem`);
    expect(await read(api, poll.id)).toMatchObject({ total_votes: 1 });
  });

  test('never leads to another site', async ({ api, poll }) => {
    for (const to of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      '',
    ]) {
      const answer = await api.post(polls, fieldsOf(poll, { return_to: to, option: 'x' }), form());
      expect([to, answer.headers()['location']]).toEqual([to, `/blog#poll-${poll.id}-problem`]);
    }
  });

  test('is not taken from another site', async ({ api, poll }) => {
    const signs: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ];
    for (const foreign of signs) {
      const answer = await api.post(polls, fieldsOf(poll), form(foreign));
      expect([answer.status(), answer.headers()['location']]).toEqual([
        303,
        `/blog/safe-sleep#poll-${poll.id}-problem`,
      ]);
    }
    expect(await read(api, poll.id)).toMatchObject({ total_votes: 0 });
  });
});

test.describe('an editor', () => {
  test('changes a poll without touching its votes', async ({ api, content, poll }) => {
    for (let index = 0; index < 3; index += 1)
      await cast(api, poll, index === 2 ? 1 : 0, asVisitor(newVisitor()));
    const stale = poll.options.map((option) => ({ ...option, votes: 99 }));
    await content.change('polls', poll.id, {
      question: `Changed, ${content.mark}?`,
      options: [
        { ...stale[0], label: 'Eggs' },
        { ...stale[1], votes: 0 },
        stale[2],
        { label: 'Soup', votes: 7 },
      ],
    });
    const shown = await read(api, poll.id);
    expect(shown).toMatchObject({ question: `Changed, ${content.mark}?`, total_votes: 3 });
    expect(shown.options.map(({ id }: { id: string }) => id).slice(0, 3)).toEqual(
      poll.options.map(({ id }) => id),
    );
    expect(shown.options.map(({ label }: { label: string }) => label)).toEqual([
      'Eggs',
      'Fish <b>&</b> chips',
      'Toast',
      'Soup',
    ]);
    expect(votesOf(shown)).toEqual([2, 1, 0, 0]);
    const answer = await cast(api, shown, 3, asVisitor(newVisitor()));
    expect([answer.status(), votesOf(await answer.json())]).toEqual([201, [2, 1, 0, 1]]);
  });

  test('saves while people vote, and no vote is lost', async ({ api, content, poll }) => {
    const votes = Array.from({ length: 30 }, () => cast(api, poll, 0, asVisitor(newVisitor())));
    const saves = Array.from({ length: 5 }, (_, index) =>
      content.change('polls', poll.id, {
        question: `Round ${index}, ${content.mark}?`,
        options: poll.options,
      }),
    );
    const answers = await Promise.all(votes);
    await Promise.all(saves);
    expect(new Set(answers.map((answer) => answer.status()))).toEqual(new Set([201]));
    expect(votesOf(await read(api, poll.id))).toEqual([30, 0, 0]);
  });

  test('takes an answer away, and who chose it may vote again', async ({ api, content, poll }) => {
    const visitor = asVisitor(newVisitor());
    await cast(api, poll, 2, visitor);
    await cast(api, poll, 0, asVisitor(newVisitor()));
    await content.change('polls', poll.id, { options: poll.options.slice(0, 2) });
    expect(await read(api, poll.id, visitor)).toMatchObject({ total_votes: 1, voted_option: null });
    const again = await cast(api, poll, 1, visitor);
    expect([again.status(), votesOf(await again.json())]).toEqual([201, [1, 1]]);
  });

  test('deletes a poll that has votes', async ({ api, content, makePoll }) => {
    const poll = await makePoll();
    await cast(api, poll, 0, asVisitor(newVisitor()));
    const answer = await api.delete(`/cms-api/polls/${poll.id}`, { headers: content.headers });
    expect(answer.status(), await answer.text()).toBe(200);
    const list = await (await api.get(`${polls}?id=${poll.id}`)).json();
    expect(list).toEqual({ meta: { total_count: 0 }, items: [] });
  });
});
