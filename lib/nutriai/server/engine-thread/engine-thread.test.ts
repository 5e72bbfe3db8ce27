import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { ApiError } from '../../../platform/http/api-error';
import { checkSafety } from '../public/check-safety';
import { runTask, type TaskInput, type TaskName } from './engine-tasks';
import { EngineThread } from './engine-thread';
import { runInEngine } from './run-in-engine';
import { shareThread } from '../../../platform/threads/shared-threads';

const root = process.cwd();
const request = { age_months: 9, text: 'whole grapes and porridge with honey' };
const going = new AbortController().signal;
let program: string;
let thread: EngineThread;

beforeAll(() => {
  const compile = path.join(root, 'scripts/print-compiled-program.mjs');
  const lines = execFileSync(
    process.execPath,
    [compile, 'lib/nutriai/server/engine-thread/engine-worker.ts'],
    {
      encoding: 'utf8',
    },
  );
  program = lines.split('\n').at(-1) ?? '';
}, 60_000);
beforeEach(() => {
  thread = new EngineThread(program, { waitingAtMost: 2, timeoutMs: 60_000 });
  shareThread('engine', thread);
});
afterEach(() => thread.close());

it('answers as the engine does in the main thread', async () => {
  expect(await runInEngine('safetyCheck', { request, child: null }, { signal: going })).toEqual(
    checkSafety(request),
  );
}, 60_000);

it('brings a refusal with its fields', async () => {
  const state = { ...request, ingredients: [{ food: 'egg', state: 'purple' }] };
  const child = { ageMonths: 9 };
  await expect(
    runInEngine('safetyCheck', { request: state, child }, { signal: going }),
  ).rejects.toMatchObject({
    name: 'ApiError',
    status: 400,
    body: { non_field_errors: [expect.stringContaining('state')] },
  });
}, 60_000);

it('leaves the main thread free while a long text is read', async () => {
  let turns = 0;
  const ticking = setInterval(() => (turns += 1), 1);
  const text = 'brocolly sallmon kwinoa '.repeat(200);
  await runInEngine('safetyCheck', { request: { ...request, text }, child: null }, { signal: going });
  clearInterval(ticking);
  expect(turns).toBeGreaterThan(5);
}, 60_000);

it('answers a question, reads meals and recipes, and composes as the main thread does', async () => {
  const child = { ageMonths: 9 };
  const asked = { child, name: null, isAgeKnown: true, baby: null, today: '2026-11-21' };
  const meal = { items: [{ text: '2 tbsp porridge with mashed banana, and some cheese' }] };
  const tasks: [TaskName, TaskInput<TaskName>][] = [
    ['question', { text: 'when can my baby have honey?', asked, found: new Map() }],
    ['mealItems', { items: meal.items, context: { child, kind: 'lunch', own: new Map() } }],
    ['ingredients', [{ line: '100 g red lentils, rinsed' }, { line: '1 carrot' }]],
    ['compose', { ...child, meal: 'lunch', ingredients: ['carrot'], seed: 7 }],
    ['beginWriting', { ...child, meal: 'lunch', wish: 'something with salmon' }],
    ['planWords', { pantry: ['bananna'], exclude: ['milk'] }],
  ];
  for (const [name, input] of tasks)
    expect(await runInEngine(name, input)).toEqual(await runTask(name, input));
}, 60_000);

it('reads little at once, whatever waits in the thread', async () => {
  const waiting = Array.from({ length: 3 }, () => runInEngine('safetyCheck', { request, child: null }));
  const food = { pantry: ['banana'], exclude: [] };
  expect(await runInEngine('planWords', food, { characters: 6 })).toEqual({ pantry: {}, exclude: {} });
  await expect(runInEngine('planWords', food, { characters: 600 })).rejects.toMatchObject({ status: 503 });
  await Promise.all(waiting);
}, 60_000);

it('refuses with 503 and Retry-After what would wait behind too many', async () => {
  const asked = Array.from({ length: 5 }, () =>
    runInEngine('safetyCheck', { request, child: null }, { signal: going }),
  );
  const outcomes = await Promise.allSettled(asked);
  const refusals = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason as ApiError] : []));
  expect(refusals.map(({ status, headers }) => [status, headers['Retry-After']])).toEqual([
    [503, '2'],
    [503, '2'],
  ]);
}, 60_000);

it('answers 503 for the task whose thread ends, and the next one in a new thread', async () => {
  const asked = runInEngine('safetyCheck', { request, child: null }, { signal: going });
  // The task is handed over after the queue's turn. The thread still loads its program then: one that is
  // ready could answer before it ends.
  await Promise.resolve();
  await thread.close();
  await expect(asked).rejects.toMatchObject({ status: 503 });
  expect(await runInEngine('safetyCheck', { request, child: null }, { signal: going })).toEqual(
    checkSafety(request),
  );
}, 60_000);

it('gives up what takes too long', async () => {
  const hasty = new EngineThread(program, { waitingAtMost: 2, timeoutMs: 1 });
  shareThread('engine', hasty);
  const long = { ...request, text: 'brocolly sallmon kwinoa '.repeat(200) };
  const asked = runInEngine('safetyCheck', { request: long, child: null }, { signal: going });
  await expect(asked).rejects.toMatchObject({ status: 503 });
  await hasty.close();
}, 60_000);

it('does nothing for a caller who has gone', async () => {
  const gone = AbortSignal.abort();
  await expect(runInEngine('safetyCheck', { request, child: null }, { signal: gone })).rejects.toMatchObject({
    status: 503,
  });
});
