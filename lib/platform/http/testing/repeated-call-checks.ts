import assert from 'node:assert/strict';
import * as z from 'zod';
import type { Checks, World } from '../../../accounts/server/testing/world';
import { type Endpoint, endpoint } from '../endpoint';
import { eventStream } from '../event-stream';
import { routeHandlers } from '../route-runner';

const address = 'https://pear.example/api/things/';
const answer = z.object({ id: z.number() });
let made = 0;

/** A poll, as a thing that can be counted. */
async function addPoll(
  { payload }: Pick<World, 'payload'>,
  question: string,
  transactionID?: string | number,
) {
  const data = { question, options: [{ label: 'a' }, { label: 'b' }] };
  const req = transactionID === undefined ? {} : { req: { transactionID } };
  const { id } = await payload.create({ collection: 'polls', data, depth: 0, ...req });
  return { id, secret: 'not in the schema' };
}

const creating = (overrides: Partial<Endpoint> = {}): Endpoint => ({
  ...endpoint({
    body: z.object({ question: z.string().max(50) }),
    answer,
    status: 201,
    isIdempotent: true,
    handle: (visit) => visit.createOnce(({ req }) => addPoll(visit, visit.body.question, req.transactionID)),
  }),
  ...overrides,
});

interface Call {
  key?: string | null;
  url?: string;
  from?: string;
  accept?: string;
}

/** One call over the route, as a client sends it. */
async function call(
  { payload, nowMs }: World,
  given: Endpoint,
  question: string,
  { key = 'a key', url = address, from = '192.0.2.1', accept }: Call = {},
) {
  const { POST } = routeHandlers(
    { POST: given },
    {},
    {
      settings: () => ({
        SITE_URL: 'https://pear.example',
        TRUSTED_PROXIES: 0,
        TOKEN_SECRET: 't'.repeat(40),
      }),
      payload: async () => payload,
      nowMs,
      authenticate: async () => null,
      limit: async () => undefined,
      cacheResponse: (_key, make) => make(),
    },
  );
  const request = new Request(url, {
    method: 'POST',
    body: JSON.stringify({ question }),
    headers: {
      ...{ 'content-type': 'application/json', 'x-little-pear-address': from },
      ...(key === null ? {} : { 'idempotency-key': key }),
      ...(accept === undefined ? {} : { accept }),
    },
  });
  const response = await POST(request, { params: Promise.resolve({}) });
  return {
    status: response.status,
    text: await response.text(),
    isReplayed: response.headers.get('idempotent-replayed') === 'true',
    cacheControl: response.headers.get('cache-control'),
    type: response.headers.get('content-type'),
  };
}

function newQuestion(): string {
  made += 1;
  return `A call that comes again ${made}`;
}

async function countOf({ payload }: World, question: string): Promise<number> {
  return (await payload.count({ collection: 'polls', where: { question: { equals: question } } })).totalDocs;
}

/** What clients see of an `Idempotency-Key`, through the one way that every endpoint takes. */
export const repeatedCallChecks: Checks = {
  'a repeated call gets the first answer, said to be so, and makes nothing': async (world) => {
    const question = newQuestion();
    const first = await call(world, creating(), question, { key: question });
    assert.equal(first.status, 201);
    assert.deepEqual(Object.keys(JSON.parse(first.text) as object), ['id']);
    assert.equal(first.isReplayed, false);
    for (const url of [address, address.slice(0, -1), `${address}//`]) {
      const again = await call(world, creating(), question, { key: question, url });
      assert.deepEqual(again, { ...first, isReplayed: true, cacheControl: 'no-store' });
    }
    assert.equal(await countOf(world, question), 1);
  },
  'another caller, path or key is another call; another query is another body': async (world) => {
    const question = newQuestion();
    for (const other of [
      { key: question },
      { key: `${question}, another` },
      { key: question, from: '192.0.2.2' },
      { key: question, url: `${address}more/` },
    ]) {
      const { status, isReplayed } = await call(world, creating(), question, other);
      assert.deepEqual([status, isReplayed], [201, false]);
    }
    assert.equal(await countOf(world, question), 4);
    const changed = await call(world, creating(), question, { key: question, url: `${address}?a=1` });
    assert.equal(changed.status, 409);
    assert.equal((await call(world, creating(), newQuestion(), { key: question })).status, 409);
  },
  'without a key, and where none is looked at, each call makes its own': async (world) => {
    const question = newQuestion();
    for (let turn = 0; turn < 2; turn += 1) await call(world, creating(), question, { key: null });
    assert.equal(await countOf(world, question), 2);
    const plain = creating({ isIdempotent: false, run: async () => addPoll(world, question) });
    for (let turn = 0; turn < 2; turn += 1)
      assert.equal((await call(world, plain, question, { key: question })).isReplayed, false);
    assert.equal(await countOf(world, question), 4);
  },
  'a bad key is refused before anything is done': async (world) => {
    const question = newQuestion();
    const { status } = await call(world, creating(), question, { key: 'k'.repeat(256) });
    assert.deepEqual([status, await countOf(world, question)], [400, 0]);
  },
  'an answer of nothing is repeated as nothing': async (world) => {
    const question = newQuestion();
    const silent = creating({ answer: undefined, status: 200 });
    const empty = {
      ...silent,
      run: async (input: Parameters<Endpoint['run']>[0]) => {
        await input.createOnce(({ req }) => addPoll(world, question, req.transactionID));
      },
    };
    // What `createOnce` gave must be returned, or the call would be done twice.
    assert.equal((await call(world, empty, question, { key: question })).status, 500);
    const nothing = creating({
      answer: undefined,
      run: (input) => input.createOnce(async () => undefined),
    });
    const other = newQuestion();
    const first = await call(world, nothing, other, { key: other });
    const again = await call(world, nothing, other, { key: other });
    assert.deepEqual([first.status, first.text, first.isReplayed], [204, '', false]);
    assert.deepEqual([again.status, again.text, again.isReplayed], [204, '', true]);
  },
  'an endpoint that creates past createOnce, or twice, is a fault of ours': async (world) => {
    const past = creating({ run: async () => ({ id: 1 }) });
    assert.equal((await call(world, past, newQuestion(), { key: newQuestion() })).status, 500);
    const twice = creating({
      run: async ({ createOnce }) => {
        await createOnce(async () => ({ id: 1 }));
        return createOnce(async () => ({ id: 2 }));
      },
    });
    assert.equal((await call(world, twice, newQuestion(), { key: newQuestion() })).status, 500);
    const undeclared = creating({ isIdempotent: false });
    assert.equal((await call(world, undeclared, newQuestion(), { key: null })).status, 500);
  },
  'a stream of events creates once, and a repeated call ends with what it made': async (world) => {
    const question = newQuestion();
    const streaming = creating({
      produces: ['application/json', 'text/event-stream'],
      run: async (input) =>
        eventStream(input, {
          answer,
          status: 201,
          work: async ({ send }) => {
            send('choosing', {});
            return (await input.createOnce(({ req }) => addPoll(world, question, req.transactionID))) as {
              id: number;
            };
          },
        }),
    });
    const events = 'text/event-stream';
    const first = await call(world, streaming, question, { key: question, accept: events });
    const done = /event: done\ndata: \{"id":\d+\}\n\n$/.exec(first.text)?.[0];
    assert.ok(done);
    const again = await call(world, streaming, question, { key: question, accept: events });
    assert.deepEqual([again.status, again.text, again.isReplayed], [201, done, true]);
    const plain = await call(world, streaming, question, { key: question });
    assert.deepEqual([plain.type, `event: done\ndata: ${plain.text}\n\n`], ['application/json', done]);
    const other = await call(world, creating(), question, { key: question, accept: `${events}, */*` });
    assert.equal(other.type, 'application/json');
    assert.equal(await countOf(world, question), 1);
  },
};
