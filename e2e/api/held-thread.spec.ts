import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import * as z from 'zod';
import { compileProgram } from '../../scripts/compile-program.mjs';
import { programOptions } from '../../scripts/compiled-programs.mjs';
import { heldAtMostMs } from '../fuzz/held-thread';
import { watchedSitePort } from '../support/ports';
import { turnClock, WatchedSite } from '../support/watched-site';

const run = promisify(execFile);

const report = z.object({
  tooLong: z.array(z.string()),
  texts: z.int(),
  requests: z.array(z.string()),
});

/** Requests of each kind that may be costly; the rest are what the API's description has. */
const asked = [
  'POST /api/nutriai/safety-check',
  'POST /api/nutriai/recipes/check',
  'POST /api/nutriai/recipes',
  'POST /api/nutriai/ask',
  'POST /api/nutriai/meals',
  'POST /api/nutriai/meal-plans',
  'GET /api/search',
  '20,000 rows to /api/nutriai/imports',
  'a new member',
  'sign-in with a wrong password',
  'a photo of a reaction',
  'a picture to /cms-api/images',
  '190 conditions to /cms-api/posts',
  'page /nutriai/can-my-baby-eat',
  'new page: body_markdown of 490000 characters, links',
];

/**
 * Other tests use the cores meanwhile, so the clock alone says nothing. A hold counts by the histogram of the
 * server's event loop and by the processor time that its main thread worked in one turn
 * (e2e/fuzz/turn-clock.mjs), whichever is less, and only when it comes six times: a busy machine makes no
 * request too long, and none makes a long one short.
 */
const isTold = existsSync('/proc/self/schedstat');
const onlyLinux = 'Only Linux says what a thread has worked.';

test('no single request, of any kind, holds the main thread for more than 50 ms', async () => {
  test.skip(!isTold, onlyLinux);
  // Where ten others wanted each core it took nine minutes, and half a minute of work.
  test.setTimeout(1_200_000);
  const site = new WatchedSite(`watched-${watchedSitePort}`, watchedSitePort);
  try {
    const { origin, metricsToken, turnClock: clock } = await site.start();
    const program = await compileProgram('e2e/fuzz/held-main.ts');
    const { stdout } = await run(process.execPath, [...programOptions, program, origin, clock], {
      env: { ...process.env, METRICS_TOKEN: metricsToken },
    });
    const { tooLong, texts, requests } = report.parse(JSON.parse(stdout));
    expect(tooLong).toEqual([]);
    expect(texts).toBe(12);
    expect(asked.filter((name) => !requests.includes(name))).toEqual([]);
    expect(requests.length).toBeGreaterThan(200);
  } finally {
    await site.end();
  }
});

/** Works for so long in one turn of its event loop after the other, by its own processor time. */
const working = (turns: number, milliseconds: number) => `
  const { readFileSync } = require('node:fs');
  const workedMs = () => Number(readFileSync('/proc/self/task/' + process.pid + '/schedstat', 'utf8').split(' ')[0]) / 1e6;
  const work = (left) => {
    if (left === 0) return process.stdout.write('done');
    for (const from = workedMs(); workedMs() - from < ${milliseconds}; ) for (let step = 0; step < 100_000; step += 1);
    setTimeout(work, 10, left - 1);
  };
  process.stdin.once('data', () => work(${turns}));`;

for (const [what, script, isHold] of [
  ['work that goes on for 150 ms at a time', working(1, 150), true],
  ['as much work in small pieces', working(15, 10), false],
] as const)
  test(`${what} is ${isHold ? 'a' : 'no'} hold, however busy the machine is`, async () => {
    test.skip(!isTold, onlyLinux);
    const folder = mkdtempSync(path.join(tmpdir(), 'turn-clock-'));
    const child = spawn(process.execPath, ['--import', turnClock, '-e', script], {
      env: { ...process.env, TURN_CLOCK: folder },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const asked = () => text(connect(path.join(folder, `${child.pid}.sock`))).then(Number);
    await expect.poll(() => existsSync(path.join(folder, `${child.pid}.sock`))).toBe(true);
    // What starting took is asked away.
    await asked();
    child.stdin.write('begin');
    await new Promise((resolve) => child.stdout.once('data', resolve));
    expect((await asked()) > heldAtMostMs).toBe(isHold);
    child.kill();
    rmSync(folder, { recursive: true, force: true });
  });
