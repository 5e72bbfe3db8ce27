import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { type Command, isFree, OwnSite, untilReady } from '../support/own-site';
import { besideOwnSitePort, ownSitePort } from '../support/ports';

const password = 'Quiet-River-9';
const origin = `http://localhost:${ownSitePort}`;

async function call(path: string, body: object): Promise<number> {
  const { status } = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return status;
}

/** Asks from an address of its own what the engine reads in its thread: a tenth of a second of work. */
async function checkLongText(index: number) {
  const response = await fetch(`${origin}/api/nutriai/safety-check`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.20.30.${index + 1}` },
    body: JSON.stringify({ age_months: 9, text: 'x '.repeat(2_500) }),
  });
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    body: (await response.json()) as unknown,
  };
}

/** Asks again and again whether the site lives, until the given work is done. */
async function healthUntil(work: Promise<unknown>): Promise<{ statuses: Set<number>; slowestMs: number }> {
  let isOver = false;
  const stop = () => (isOver = true);
  work.then(stop, stop);
  const statuses = new Set<number>();
  let slowestMs = 0;
  while (!isOver) {
    const from = Date.now();
    statuses.add((await fetch(`${origin}/healthz`)).status);
    slowestMs = Math.max(slowestMs, Date.now() - from);
    await delay(20);
  }
  return { statuses, slowestMs };
}

// One site for all of them: nobody else uses its data folder, nor its engine's thread.
test.describe.serial('a site of its own', () => {
  let site: OwnSite;
  let server: Command;

  test.beforeAll(async () => {
    test.setTimeout(240_000);
    site = new OwnSite(`own-${ownSitePort}`);
    server = site.npm(['start'], ownSitePort);
    await untilReady(ownSitePort, server);
  });

  test.afterAll(async () => {
    server.child.kill('SIGTERM');
    await server.ended;
  });

  test('refuses what its queue of long texts cannot take, answers the rest, and keeps nobody waiting', async () => {
    // Most of a minute's work of one core, which the other tests share.
    const asked = 80;
    const from = Date.now();
    const checks = Promise.all(Array.from({ length: asked }, (_, index) => checkLongText(index)));
    const health = await healthUntil(checks);
    const tookMs = Date.now() - from;
    const answers = await checks;

    const refused = answers.filter(({ status }) => status === 503);
    for (const { retryAfter, body } of refused) {
      expect(Number(retryAfter)).toBeGreaterThan(0);
      expect(body).toMatchObject({ detail: expect.stringContaining('Try again') });
    }
    const answered = answers.filter(({ status }) => status === 200);
    for (const { body } of answered) expect(body).toMatchObject({ verdict: expect.any(String) });
    // One is read and thirty wait; what comes when one of them is done takes its place.
    expect(answered.length).toBeGreaterThanOrEqual(31);
    expect(refused.length).toBeGreaterThan(0);
    expect(answered.length + refused.length).toBe(asked);

    expect(health.statuses).toEqual(new Set([200]));
    // Behind one long text in the same thread it would have taken as long as that, behind all of them as long as all.
    expect(health.slowestMs).toBeLessThan(tookMs / 2);
    expect((await checkLongText(asked)).status).toBe(200);
  });

  test('beside a running site nothing is restored and nothing else starts; ended, it frees port and folder', async () => {
    test.setTimeout(300_000);
    const backups = path.join(site.dataFolder, 'backups');
    const backup = site.npm(['run', 'backup', '--', '--to', backups], besideOwnSitePort);
    expect(await backup.ended, backup.output()).toBe(0);
    const [name = ''] = readdirSync(backups);
    const member = { email: 'between@example.test', password };
    expect(await call('/api/register', member)).toBe(201);

    const restore = site.npm(['run', 'restore', '--', path.join(backups, name)], besideOwnSitePort);
    const second = site.npm(['start'], besideOwnSitePort);
    expect(await restore.ended, restore.output()).toBe(1);
    expect(restore.output()).toContain('Not restored: The site is running.');
    expect(await second.ended, second.output()).toBe(1);
    expect(second.output()).toContain(`Another process uses the data folder ${site.dataFolder}`);
    expect(await isFree(besideOwnSitePort)).toBe(true);
    // The member who came after the backup is still there.
    expect(await call('/api/login', member)).toBe(200);

    server.child.kill('SIGTERM');
    expect(await server.ended, server.output()).toBe(0);
    expect(await isFree(ownSitePort)).toBe(true);

    const later = site.npm(['run', 'restore', '--', path.join(backups, name)], besideOwnSitePort);
    expect(await later.ended, later.output()).toBe(0);
    expect(existsSync(path.join(site.dataFolder, 'little-pear.db'))).toBe(true);
  });
});
