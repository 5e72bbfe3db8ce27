import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { isFree, OwnSite, untilReady } from '../support/own-site';
import { besideOwnSitePort, ownSitePort } from '../support/ports';

const password = 'Quiet-River-9';

async function call(path: string, body: object): Promise<number> {
  const { status } = await fetch(`http://localhost:${ownSitePort}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return status;
}

test('beside a running site nothing is restored and nothing else starts; ended, it frees port and folder', async () => {
  test.setTimeout(300_000);
  const site = new OwnSite(`own-${ownSitePort}`);
  const server = site.npm(['start'], ownSitePort);
  try {
    await untilReady(ownSitePort, server);
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
  } finally {
    server.child.kill('SIGTERM');
    await server.ended;
  }
});
