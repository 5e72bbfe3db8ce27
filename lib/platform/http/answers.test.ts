import { eventCounts } from '../log/event-counts';
import { failureResponse } from './answers';
import { notFound, throttled, unavailable } from './api-error';

const call = { requestId: 'r1', method: 'POST', path: '/api/invites/abcdefghijklmnopqrstuvwx/accept' };

let written: string;

beforeEach(() => {
  written = '';
  eventCounts().clear();
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
    written += String(text);
    return true;
  });
});

afterEach(() => jest.restoreAllMocks());

const counted = () => Object.fromEntries(eventCounts().get('unavailable') ?? []);
const logged = (): unknown => JSON.parse(written);

it('answers a refusal with its body, and neither logs nor counts it', async () => {
  for (const refusal of [notFound(), throttled(5)]) {
    const answer = failureResponse(refusal, call);
    expect([answer.status, await answer.json()]).toEqual([refusal.status, refusal.body]);
  }
  expect([written, counted()]).toEqual(['', {}]);
});

it.each([
  ['our own word for it', unavailable('Too many.'), 'busy', 'unavailable: detail'],
  [
    'an outage of the database',
    Object.assign(new Error('is locked'), { code: 'SQLITE_BUSY' }),
    'outage',
    'is locked',
  ],
])('counts 503 and says why in the log: %s', async (_what, error, label, reason) => {
  const answer = failureResponse(error, call);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
  expect(counted()).toEqual({ [label]: 1 });
  expect(logged()).toEqual({
    ...{ time: expect.any(String), level: 'warn', message: 'not now' },
    ...{ requestId: 'r1', method: 'POST', path: '/api/invites/…/accept', reason },
  });
});

it('answers a fault of ours with the id of the request and nothing else', async () => {
  const answer = failureResponse(new Error('no such table: members'), call);
  expect([answer.status, await answer.json()]).toEqual([500, { detail: 'Server error.', request_id: 'r1' }]);
  expect(logged()).toMatchObject({
    ...{ level: 'error', message: 'request failed', error: 'no such table: members' },
    ...{ requestId: 'r1', method: 'POST', path: '/api/invites/…/accept' },
  });
  expect(counted()).toEqual({});
});

it('writes short parts of a path to the log, and none that may be a token', () => {
  const path = `/api/${'a'.repeat(23)}/${'b'.repeat(24)}/${'c'.repeat(200)}`;
  failureResponse(new Error('x'), { ...call, path });
  expect(logged()).toMatchObject({ path: `/api/${'a'.repeat(23)}/…/…` });
});
