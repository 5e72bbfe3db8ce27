import { unavailable } from '../../../platform/http/api-error';
import { answerCallerFaults } from './answer-caller-faults';

type Call = Parameters<typeof answerCallerFaults>[0];

const ofDatabase = (code: string) =>
  new Error('Failed query', { cause: Object.assign(new Error('x'), { code }) });

async function statusOf(error: Error, method: string): Promise<number | undefined> {
  const req = { method, headers: new Headers(), context: {} };
  const result = await answerCallerFaults({ error, req } as unknown as Call);
  return result?.status;
}

test.each(['SQLITE_ERROR', 'SQLITE_MISMATCH', 'SQLITE_TOOBIG', 'SQLITE_RANGE', '22P02', '22003', '42883'])(
  'a question that the database cannot read (%s) is 400; in a write it is a fault of ours',
  async (code) => {
    expect(await statusOf(ofDatabase(code), 'GET')).toBe(400);
    expect(await statusOf(ofDatabase(code), 'POST')).toBeUndefined();
  },
);

test.each(['23505', 'SQLITE_CONSTRAINT_UNIQUE', '23503', 'SQLITE_CONSTRAINT_FOREIGNKEY'])(
  'what cannot be stored beside what is there already (%s) is 400',
  async (code) => {
    expect(await statusOf(ofDatabase(code), 'POST')).toBe(400);
  },
);

test.each([ofDatabase('SQLITE_FULL'), ofDatabase('57P01'), unavailable()])(
  'what is away for now is 503: %s',
  async (error) => {
    expect(await statusOf(error, 'GET')).toBe(503);
  },
);

test('any other failure stays a fault', async () => {
  expect(await statusOf(new Error('x'), 'GET')).toBeUndefined();
});
