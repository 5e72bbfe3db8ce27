import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { compileProgram } from './compile-program.mjs';

let program: string;
let server: ChildProcess;

beforeAll(async () => {
  program = await compileProgram('scripts/when-prepared.ts');
});

const start = (...args: string[]) => {
  server = fork(program, args, { execArgv: [] });
  return once(server, 'exit') as Promise<[code: number]>;
};

it('waits until it is told that the data are prepared', async () => {
  const ended = start('--when-prepared');
  await Promise.race([ended, delay(500)]);
  expect(server.exitCode).toBeNull();
  server.send('prepared');
  expect((await ended)[0]).toBe(0);
});

it('hears that they are also where it was said before it listened', async () => {
  const ended = start('--when-prepared');
  server.send('prepared');
  expect((await ended)[0]).toBe(0);
});

it('ends when whoever prepares them has ended before', async () => {
  const ended = start('--when-prepared');
  await once(server, 'spawn');
  server.disconnect();
  expect((await ended)[0]).toBe(1);
});

it('ends too when they end while it waits', async () => {
  const ended = start('--when-prepared');
  await once(server, 'spawn');
  await delay(1_000);
  server.disconnect();
  expect((await ended)[0]).toBe(1);
});

it('goes on at once when nobody asked it to wait', async () => {
  const ended = start();
  await once(server, 'spawn');
  server.disconnect();
  expect((await ended)[0]).toBe(0);
});
