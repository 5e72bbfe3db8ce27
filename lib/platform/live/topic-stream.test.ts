import { isApiError, unauthenticated } from '../http/api-error';
import { beginNoMore } from '../process/stopping';
import { streamsAtMost, streamsOfMemberAtMost, topicStream } from './topic-stream';
import { deliverGap, publish } from './topics';

const topic = 'baby a';
const quick = { gatherMs: 20, checkMs: 1_000, livesMs: 60_000 };

let leaving: AbortController[] = [];

function open(member = 'm', given: { check?: () => Promise<void>; session?: string } = {}) {
  const reader = new AbortController();
  leaving.push(reader);
  const { check = () => Promise.resolve(), session = 'own' } = given;
  const response = topicStream(
    { topic, memberId: member, sessionId: session, checkReader: check, signal: reader.signal },
    quick,
  );
  return { response, reader, next: eventsOf(response) };
}

function eventsOf(response: Response) {
  const stream = response.body?.getReader();
  if (!stream) throw new Error('no body');
  const next = async () => {
    const { done, value } = await stream.read();
    return done ? null : new TextDecoder().decode(value);
  };
  return Object.assign(next, { cancel: () => stream.cancel() });
}

const happens = (kind: string, from = 'other') => publish({ topic, kind, from });
const changed = (...kinds: string[]) => `event: changed\ndata: ${JSON.stringify({ kinds })}\n\n`;
const ready = 'event: ready\ndata: {}\n\n';

function refusalOf(call: () => unknown): number | null {
  try {
    call();
    return null;
  } catch (error) {
    return isApiError(error) ? error.status : -1;
  }
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  for (const reader of leaving) reader.abort();
  leaving = [];
  jest.useRealTimers();
});

it('says that it is there, and gathers what happens into one event without a word of it', async () => {
  const { response, next } = open();
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(response.headers.get('cache-control')).toContain('no-store');
  expect(await next()).toBe(ready);
  for (const kind of ['meals', 'water', 'meals']) happens(kind);
  await jest.advanceTimersByTimeAsync(20);
  expect(await next()).toBe(changed('meals', 'water'));
  happens('plans');
  await jest.advanceTimersByTimeAsync(20);
  expect(await next()).toBe(changed('plans'));
});

it('does not tell a session what it did itself', async () => {
  const { next } = open('m', { session: 'own' });
  await next();
  happens('meals', 'own');
  happens('water');
  await jest.advanceTimersByTimeAsync(20);
  expect(await next()).toBe(changed('water'));
});

it('names no kinds where messages may have been missed', async () => {
  const { next } = open();
  await next();
  happens('meals');
  deliverGap();
  await jest.advanceTimersByTimeAsync(20);
  expect(await next()).toBe(changed());
});

it('tells nothing more to who may not follow any more, and ends', async () => {
  let isAllowed = true;
  const check = async () => {
    if (!isAllowed) throw unauthenticated('User not found');
  };
  const { next } = open('m', { check });
  await next();
  isAllowed = false;
  happens('meals');
  await jest.advanceTimersByTimeAsync(20);
  expect(await next()).toBeNull();
});

it('keeps the connection open by a comment, and ends when the check finds that it may not go on', async () => {
  let checks = 0;
  const check = async () => {
    checks += 1;
    if (checks > 1) throw new Error('the database is away');
  };
  const { next } = open('m', { check });
  await next();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(await next()).toBe(': still here\n\n');
  await jest.advanceTimersByTimeAsync(1_000);
  expect(await next()).toBeNull();
});

it('ends after a while in any case', async () => {
  const { next } = open();
  await next();
  await jest.advanceTimersByTimeAsync(60_000);
  let last = await next();
  while (last !== null) last = await next();
  expect(last).toBeNull();
});

it('ends a stream that nobody reads', async () => {
  const { reader } = open();
  for (let round = 0; round < 40; round += 1) {
    happens('meals');
    await jest.advanceTimersByTimeAsync(20);
  }
  expect(jest.getTimerCount()).toBe(0);
  expect(reader.signal.aborted).toBe(false);
});

it('leaves nothing behind when its reader goes', async () => {
  const gone = open('leaver');
  gone.reader.abort();
  gone.reader.abort();
  expect([await gone.next(), await gone.next()]).toEqual([ready, null]);
  const cancelled = open('leaver');
  await cancelled.next.cancel();
  happens('meals');
  expect(jest.getTimerCount()).toBe(0);
});

it('limits the streams of one member, and makes room when one ends', () => {
  const streams = Array.from({ length: streamsOfMemberAtMost }, () => open('many'));
  expect(refusalOf(() => open('many'))).toBe(429);
  expect(refusalOf(() => open('another'))).toBeNull();
  streams[0]?.reader.abort();
  expect(refusalOf(() => open('many'))).toBeNull();
});

it('limits the streams of the process', () => {
  for (let member = 0; member < streamsAtMost; member += 1) open(`member ${member}`);
  expect(refusalOf(() => open('one more'))).toBe(503);
});

// The last one: a process that ends does not begin again.
it('ends at once when the server is asked to end, and opens no more', async () => {
  const { next } = open();
  await next();
  beginNoMore();
  expect(await next()).toBeNull();
  expect(refusalOf(() => open())).toBe(503);
});
