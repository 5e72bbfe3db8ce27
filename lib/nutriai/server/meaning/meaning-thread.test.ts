import type { TaskReply, TaskThread } from '../../../platform/threads/task-thread';
import { noMeaning } from './meaning';
import { MeaningThread } from './meaning-thread';

const budgetMs = 30;
const idleMs = 40;
const away: TaskReply = { refusal: { kind: 'unavailable', body: {}, headers: {} } };
const answered: TaskReply = { answer: noMeaning };
const problem = expect.stringContaining('rules alone');

let nowMs = 0;
let asked = 0;
let closed = 0;

function readerOf(run: TaskThread['run']): MeaningThread {
  [nowMs, asked, closed] = [0, 0, 0];
  const counted: TaskThread['run'] = (task, signal) => {
    asked += 1;
    return run(task, signal);
  };
  const close = async () => void (closed += 1);
  return new MeaningThread({ run: counted, close }, { budgetMs, idleMs, nowMs: () => nowMs });
}

it('hands on what the model says', async () => {
  const reader = readerOf(async () => answered);
  expect(await reader.meaning('can she have kiwi')).toEqual(noMeaning);
  expect(reader.problem()).toBeNull();
});

it.each([
  ['is missing', async () => away],
  ['fails at a sentence', async () => ({ failure: new Error('broken') })],
  ['cannot be started', async () => Promise.reject(new Error('no such program'))],
])('has no say, and is left alone for a minute, when the model %s', async (_name, run) => {
  const reader = readerOf(run);
  expect(await reader.meaning('can she have kiwi')).toBeNull();
  expect(reader.problem()).toEqual(problem);
  nowMs = 59_999;
  expect(await reader.meaning('and what of plums')).toBeNull();
  expect(asked).toBe(1);
  nowMs = 60_000;
  await reader.meaning('can she have kiwi');
  expect(asked).toBe(2);
});

it('keeps nobody waiting for a slow model, and believes it again once it answers', async () => {
  let answer: (reply: TaskReply) => void = () => undefined;
  const reader = readerOf(() => new Promise((resolve) => (answer = resolve)));
  const startedMs = performance.now();
  expect(await reader.meaning('can she have kiwi')).toBeNull();
  expect(performance.now() - startedMs).toBeLessThan(budgetMs + 1_000);
  expect(reader.problem()).toEqual(problem);
  answer(answered);
  await new Promise((resolve) => setImmediate(resolve));
  expect(reader.problem()).toBeNull();
  const again = reader.meaning('can she have kiwi');
  answer(answered);
  expect(await again).toEqual(noMeaning);
});

it('lets no more wait than twelve: the others go by the rules at once', async () => {
  const answers: ((reply: TaskReply) => void)[] = [];
  const reader = readerOf(() => new Promise((resolve) => answers.push(resolve)));
  const waiting = Array.from({ length: 12 }, () => reader.meaning('can she have kiwi'));
  expect(await reader.meaning('one too many')).toBeNull();
  expect(asked).toBe(12);
  for (const answer of answers) answer(answered);
  expect(await Promise.all(waiting)).toEqual(waiting.map(() => noMeaning));
  expect(reader.problem()).toBeNull();
});

it('gives the memory back once nobody has asked for a while', async () => {
  jest.useFakeTimers();
  try {
    const reader = readerOf(async () => answered);
    await reader.meaning('can she have kiwi');
    jest.advanceTimersByTime(idleMs - 1);
    await reader.meaning('can she have kiwi');
    jest.advanceTimersByTime(idleMs - 1);
    expect(closed).toBe(0);
    jest.advanceTimersByTime(1);
    expect(closed).toBe(1);
  } finally {
    jest.useRealTimers();
  }
});
