import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { surviveFailures } from './survive-failures';

const options = {
  bundle: true,
  packages: 'external',
  format: 'esm',
  platform: 'node',
  target: 'node20',
} as const;

type Listener = (error: unknown) => void;

function listeners(giveUp: () => void): Record<string, Listener> {
  const known: Record<string, Listener> = {};
  const on = jest.spyOn(process, 'on').mockImplementation((name, listener) => {
    known[String(name)] = listener as Listener;
    return process;
  });
  surviveFailures(giveUp);
  on.mockRestore();
  return known;
}

test.each([
  { name: 'unhandledRejection', error: new Error('a promise of ours'), times: 0 },
  {
    name: 'uncaughtException',
    error: Object.assign(new Error('terminating connection'), { code: '57P01' }),
    times: 0,
  },
  { name: 'uncaughtException', error: Object.assign(new Error('read'), { code: 'ECONNRESET' }), times: 0 },
  { name: 'uncaughtException', error: new TypeError('x is undefined'), times: 1 },
])('$name of $error.message ends the process $times times', ({ name, error, times }) => {
  const written = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const giveUp = jest.fn();
  listeners(giveUp)[name]?.(error);
  expect(giveUp).toHaveBeenCalledTimes(times);
  expect(written).toHaveBeenCalledTimes(1);
  written.mockRestore();
});

test('a log that nobody reads any more costs lines and nothing else', async () => {
  const program = path.join(mkdtempSync(path.join(tmpdir(), 'closed-log-')), 'program.mjs');
  const source = `
    import { writeFileSync } from 'node:fs';
    import { log } from ${JSON.stringify(path.resolve('lib/platform/log/log.ts'))};
    import { surviveFailures } from ${JSON.stringify(path.resolve('lib/platform/process/survive-failures.ts'))};
    surviveFailures(() => process.exit(1));
    let failures = 0;
    process.on('uncaughtException', () => (failures += 1));
    process.on('SIGUSR2', () => {
      log.info('a line');
      setTimeout(() => {
        writeFileSync(process.argv[2], String(failures));
        process.exit(0);
      }, 200);
    });
    setInterval(() => undefined, 1_000);
    log.info('ready');
  `;
  await build({
    stdin: { contents: source, resolveDir: process.cwd(), loader: 'ts' },
    outfile: program,
    ...options,
  });
  const result = `${program}.failures`;
  const child = spawn(process.execPath, [program, result], { stdio: ['ignore', 'pipe', 'pipe'] });
  await once(child.stdout, 'data');
  child.stdout.destroy();
  child.stderr.destroy();
  child.kill('SIGUSR2');
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(readFileSync(result, 'utf8')).toBe('0');
});
