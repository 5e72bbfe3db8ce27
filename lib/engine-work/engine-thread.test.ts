import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { ApiError } from '../http/api-error';
import { checkSafety } from '../nutriai-api/check-safety';
import { EngineThread } from './engine-thread';
import { runInEngine } from './run-in-engine';
import { shareThread } from './shared-thread';

const root = process.cwd();
const request = { age_months: 9, text: 'whole grapes and porridge with honey' };
const going = new AbortController().signal;
let program: string;
let thread: EngineThread;

beforeAll(() => {
  const compile = path.join(root, 'scripts/print-compiled-program.mjs');
  const lines = execFileSync(process.execPath, [compile, 'lib/engine-work/engine-worker.ts'], {
    encoding: 'utf8',
  });
  program = lines.split('\n').at(-1) ?? '';
}, 60_000);
beforeEach(() => {
  thread = new EngineThread(program, { waitingAtMost: 2, timeoutMs: 60_000 });
  shareThread(thread);
});
afterEach(() => thread.close());

it('answers as the engine does in the main thread', async () => {
  expect(await runInEngine('safetyCheck', { request, child: null }, going)).toEqual(checkSafety(request));
}, 60_000);

it('brings a refusal with its fields', async () => {
  const state = { ...request, ingredients: [{ food: 'egg', state: 'purple' }] };
  const child = { ageMonths: 9 };
  await expect(runInEngine('safetyCheck', { request: state, child }, going)).rejects.toMatchObject({
    name: 'ApiError',
    status: 400,
    body: { non_field_errors: [expect.stringContaining('state')] },
  });
}, 60_000);

it('leaves the main thread free while a long text is read', async () => {
  let turns = 0;
  const ticking = setInterval(() => (turns += 1), 1);
  const text = 'brocolly sallmon kwinoa '.repeat(200);
  await runInEngine('safetyCheck', { request: { ...request, text }, child: null }, going);
  clearInterval(ticking);
  expect(turns).toBeGreaterThan(5);
}, 60_000);

it('refuses with 503 and Retry-After what would wait behind too many', async () => {
  const asked = Array.from({ length: 5 }, () => runInEngine('safetyCheck', { request, child: null }, going));
  const outcomes = await Promise.allSettled(asked);
  const refusals = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason as ApiError] : []));
  expect(refusals.map(({ status, headers }) => [status, headers['Retry-After']])).toEqual([
    [503, '2'],
    [503, '2'],
  ]);
}, 60_000);

it('answers 503 for the task whose thread ends, and the next one in a new thread', async () => {
  await runInEngine('safetyCheck', { request, child: null }, going);
  const asked = runInEngine('safetyCheck', { request, child: null }, going);
  // The task is handed over after the queue's turn.
  await Promise.resolve();
  await thread.close();
  await expect(asked).rejects.toMatchObject({ status: 503 });
  expect(await runInEngine('safetyCheck', { request, child: null }, going)).toEqual(checkSafety(request));
}, 60_000);

it('gives up what takes too long', async () => {
  const hasty = new EngineThread(program, { waitingAtMost: 2, timeoutMs: 1 });
  shareThread(hasty);
  await expect(runInEngine('safetyCheck', { request, child: null }, going)).rejects.toMatchObject({
    status: 503,
  });
  await hasty.close();
}, 60_000);

it('does nothing for a caller who has gone', async () => {
  const gone = AbortSignal.abort();
  await expect(runInEngine('safetyCheck', { request, child: null }, gone)).rejects.toMatchObject({
    status: 503,
  });
});
