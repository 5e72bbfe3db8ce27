import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { benchmarkPrompt, benchmarkPromptHash } from '@/lib/nutriai/engine/benchmark/model-prompt';
import { openBenchmark } from '@/lib/nutriai/engine/benchmark/open-benchmark';
import {
  cutsOff,
  fails,
  LoopbackModel,
  type Reply,
  says,
} from '@/lib/nutriai/model/loopback-model.test-helper';
import { AnswersFile, AnswersFileError } from './answers-file';
import { askModel, failuresInARow, ModelAwayError, spread } from './ask-model';
import { costLine, progressLine } from './progress-line';
import type { ModelOptions } from './read-options';

const server = new LoopbackModel();
const { cases } = openBenchmark();
const few = spread(cases, 6);
const head = { version: '1.0.0', model: 'loopback', prompt: benchmarkPromptHash, temperature: 0 };
let folder = '';

beforeAll(() => server.start());
afterAll(() => server.stop());
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'benchmark-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const fileOf = (name = 'answers') =>
  new AnswersFile(path.join(folder, `${name}.jsonl`), { ...head, base_url: server.baseURL });
const options = (more: Partial<ModelOptions> = {}): ModelOptions => ({
  ...{ model: 'loopback', baseURL: server.baseURL, apiKey: 'the-key', concurrency: 1, retries: 0 },
  ...{ timeoutMs: 60_000, maxTokens: 100, temperature: 0, price: null, limit: null },
  ...more,
});
const busy = fails(429, { 'retry-after-ms': '1' });

/** Asks a few cases and returns what is in the file for each. */
async function ask(
  replies: readonly Reply[],
  more: Partial<ModelOptions> = {},
  asked = few,
): Promise<string[]> {
  server.willAnswer(...replies);
  const file = fileOf();
  await askModel(asked, options(more), { file, progress: () => undefined });
  return asked.map(({ id }) => file.answers.get(id)?.answer ?? 'none');
}

test('asks each case once, with the fixed prompt and the key, and stores the verdicts', async () => {
  const verdicts = await ask([says('SAFE'), says('Unsafe.'), says('PREPARE'), says('UNSURE')]);
  expect(verdicts).toEqual(['allow', 'block', 'allow_with_preparation', 'unsure', 'unsure', 'unsure']);
  expect(server.sent).toHaveLength(few.length);
  expect(new Set(server.authorizations)).toEqual(new Set(['Bearer the-key']));
  const [first] = server.sent;
  expect(first?.messages.map(({ content }) => content)).toEqual([
    benchmarkPrompt,
    expect.stringContaining(few[0]?.text ?? 'none'),
  ]);
  expect(first).toMatchObject({ model: 'loopback', max_tokens: 100, temperature: 0 });
});

test('a sentence is no verdict and counts apart', async () => {
  expect(await ask([says('It is SAFE, I think.')], {}, few.slice(0, 1))).toEqual(['unreadable']);
});

test('asks a busy or failing server again', async () => {
  const failing = fails(503, { 'retry-after-ms': '1' });
  expect(await ask([busy, failing, says('SAFE')], { retries: 2 }, few.slice(0, 1))).toEqual(['allow']);
  expect(server.sent).toHaveLength(3);
});

test.each([
  ['refuses the key', fails(401)],
  ['refuses the request', fails(400)],
  ['is down', fails(500)],
  ['is busy for too long', busy],
  ['cuts the reply off', cutsOff],
  ['answers something else', says('')],
] as const)('a server that %s leaves no verdict', async (_how, reply) => {
  const [answer] = await ask([reply], {}, few.slice(0, 1));
  expect(['failed', 'unreadable']).toContain(answer);
});

test('waits for a slow server no longer than it may', async () => {
  expect(await ask([() => undefined], { timeoutMs: 50 }, few.slice(0, 1))).toEqual(['failed']);
});

test('never writes the key down, not even when the server repeats it', async () => {
  const repeats: Reply = (response) => {
    response.writeHead(401, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({ error: { message: 'Incorrect API key provided: the-key', type: 'error' } }),
    );
  };
  await ask([repeats], {}, few.slice(0, 1));
  const written = readFileSync(fileOf().file, 'utf8');
  expect(written).toContain('[key]');
  expect(written).not.toContain('the-key');
});

test('a run that was stopped goes on where it stopped, and asks again what failed', async () => {
  expect(await ask([says('SAFE'), fails(400), says('SAFE')], {}, few.slice(0, 3))).toEqual([
    'allow',
    'failed',
    'allow',
  ]);
  appendFileSync(fileOf().file, `{"id":"${few[3]?.id}","answer":"blo`);
  const verdicts = await ask([says('UNSAFE')]);
  expect(verdicts).toEqual(['allow', 'block', 'allow', 'block', 'block', 'block']);
  expect(server.sent).toHaveLength(4);
});

test('answers to other questions are never mixed in', () => {
  fileOf('other');
  const another = { ...head, base_url: server.baseURL, model: 'another' };
  expect(() => new AnswersFile(path.join(folder, 'other.jsonl'), another)).toThrow(AnswersFileError);
});

test('has no more calls under way than it may', async () => {
  const held: (() => void)[] = [];
  let most = 0;
  let answered = 0;
  const hold: Reply = (response, body) => {
    held.push(() => says('SAFE')(response, body));
    most = Math.max(most, held.length);
    // Answers once all that may be under way are, or all that are left.
    if (held.length < Math.min(3, 9 - answered)) return;
    answered += held.length;
    for (const answer of held.splice(0)) answer();
  };
  const verdicts = await ask([hold], { concurrency: 3 }, spread(cases, 9));
  expect(verdicts).toHaveLength(9);
  expect(most).toBe(3);
});

test('gives up when case after case fails', async () => {
  const many = spread(cases, failuresInARow + 5);
  await expect(ask([fails(401)], {}, many)).rejects.toThrow(ModelAwayError);
  expect(server.sent).toHaveLength(failuresInARow);
});

test('says how long and how much', () => {
  expect(progressLine({ done: 50, asked: 100, ms: 60_000 })).toBe(
    '50 of 100 asked in 1.0 min, about 1.0 min left',
  );
  const answer = { reply: '', inputTokens: 1_000_000, outputTokens: 100_000, ms: 500 };
  const answers = [
    { ...answer, id: 'a', answer: 'allow' as const },
    { ...answer, id: 'b', answer: 'failed' as const },
  ];
  expect(costLine(answers, { input: 1, output: 2 })).toContain('2.4000 US dollars, 0.50 s each');
  expect(costLine(answers, null)).toContain('price unknown');
  expect(costLine(answers, null)).toContain('Failed: 1. No verdict in the reply: 0.');
});
