import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { runInThread } from './run-in-thread';
import { WorkerThread, type WorkerThreadOptions } from './worker-thread';

/** Says which thread it is, and counts for as long as it lives. */
const source = `
const { parentPort, threadId } = require('node:worker_threads');
parentPort.on('message', ({ input }) => {
  setInterval(() => Atomics.add(input, 0, 1), 5);
  parentPort.postMessage({ answer: threadId });
});
parentPort.postMessage('ready');
`;

const folder = mkdtempSync(path.join(tmpdir(), 'little-pear-thread-'));
const program = path.join(folder, 'program.cjs');
writeFileSync(program, source);
afterAll(() => rmSync(folder, { recursive: true }));

const beats = new Int32Array(new SharedArrayBuffer(4));
const threadOf = (options: Partial<WorkerThreadOptions>) =>
  new WorkerThread({ name: 'test', program, waitingAtMost: 1, timeoutMs: 20_000, ...options });
const askWho = (thread: WorkerThread) => runInThread(thread, { name: 'who', input: beats });

/** Whether anything counts still. */
async function isAlive(): Promise<boolean> {
  const before = Atomics.load(beats, 0);
  await delay(200);
  return Atomics.load(beats, 0) > before;
}

it('stays for the next task', async () => {
  const thread = threadOf({});
  const first = await askWho(thread);
  expect(await isAlive()).toBe(true);
  expect(await askWho(thread)).toBe(first);
  await thread.close();
  expect(await isAlive()).toBe(false);
}, 30_000);

it('ends when it has been idle for so long, and starts again for the next task', async () => {
  const thread = threadOf({ endsAfterIdleMs: 50 });
  const first = await askWho(thread);
  await delay(400);
  expect(await isAlive()).toBe(false);
  expect(await askWho(thread)).not.toBe(first);
  await thread.close();
}, 30_000);

it('does not end between tasks that follow each other', async () => {
  const thread = threadOf({ endsAfterIdleMs: 1_000 });
  const first = await askWho(thread);
  for (let task = 0; task < 4; task += 1) {
    await delay(400);
    expect(await askWho(thread)).toBe(first);
  }
  await thread.close();
}, 30_000);
