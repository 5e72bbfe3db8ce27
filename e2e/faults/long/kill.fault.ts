import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createClient } from '@libsql/client';
import { sitePort } from '../testing/fault-ports';
import { percentile, ServedSite } from '../testing/served-site';

/** `KILL_ROUNDS=5` for a look. */
const rounds = Number(process.env.KILL_ROUNDS ?? 50);
const writers = 8;

let folder: string;
let site: ServedSite;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'little-pear-kill-'));
  // The run lasts longer than a token.
  site = new ServedSite(path.join(folder, 'data'), sitePort, { ACCESS_TOKEN_SECONDS: '86400' });
});

afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

/** Parents who log as fast as they can meet the limit of a minute; the call is made again until it has passed. */
async function inItsTurn(write: () => Promise<number>): Promise<number> {
  for (;;) {
    const status = await write();
    if (status !== 429) return status;
    await delay(1_000);
  }
}

/**
 * Eight parents log water with an `Idempotency-Key` each time, the server is killed in the middle, started
 * again, and each call that got no answer is sent once more: afterwards there is one row for each, none is
 * lost and none is there twice.
 */
test('killed under writers, the site is back within five seconds, has all it acknowledged, and repeats nothing', async () => {
  const ready: number[] = [];
  const cpu: number[] = [];
  const stored = new Set<string>();
  let number = 0;
  let repeated = 0;
  await site.start();
  const parents = await Promise.all(
    Array.from({ length: writers }, async () => {
      const { bearer } = await site.newMember();
      const { text } = await site.ask('/api/nutriai/baby-profiles', {
        method: 'POST',
        headers: bearer,
        body: { name: 'Ida', birth_date: new Date(Date.now() - 240 * 86_400_000).toISOString().slice(0, 10) },
      });
      return { bearer, baby: (JSON.parse(text) as { id: string }).id };
    }),
  );
  for (let round = 0; round < rounds; round += 1) {
    let isOver = false;
    const unanswered: (() => Promise<number>)[] = [];
    const writing = parents.map(async ({ bearer, baby }) => {
      while (!isOver) {
        number += 1;
        const key = `water-${number}`;
        const drunkAt = new Date(Date.now() - 60_000).toISOString();
        const write = async () => {
          const { status, headers } = await site.ask('/api/nutriai/water-intake', {
            method: 'POST',
            headers: { ...bearer, 'idempotency-key': key },
            body: {
              baby,
              drunk_at: drunkAt,
              amount_ml: 50,
              source: key,
            },
          });
          if (status === 201) stored.add(key);
          if (headers['idempotent-replayed']) repeated += 1;
          return status;
        };
        await write().catch(() => unanswered.push(write));
      }
    });
    await delay(100 + Math.random() * 1_900);
    isOver = true;
    site.signal('SIGKILL');
    await Promise.all(writing);
    await site.ended;
    ready.push(await site.start());
    cpu.push(site.cpuSeconds);
    for (const write of unanswered) expect(await inItsTurn(write)).toBe(201);
  }
  const client = createClient({ url: `file:${path.join(site.dataDir, 'little-pear.db')}` });
  const { rows } = await client.execute(
    'SELECT source, count(*) AS total FROM baby_water GROUP BY source ORDER BY source',
  );
  const { rows: integrity } = await client.execute('PRAGMA integrity_check');
  const { rows: orphans } = await client.execute('PRAGMA foreign_key_check');
  const { rows: keys } = await client.execute(
    'SELECT status, count(*) AS total FROM idempotency_keys GROUP BY status',
  );
  client.close();
  expect(orphans).toEqual([]);
  // A row and the key of its call are written by two statements of one transaction: a key without its answer
  // would be half of it.
  expect(keys.map(({ status, total }) => [status, total])).toEqual([[201, stored.size]]);
  expect(integrity[0]?.integrity_check).toBe('ok');
  expect(rows.filter(({ total }) => Number(total) !== 1)).toEqual([]);
  expect(rows.map(({ source }) => String(source))).toEqual([...stored].sort());
  process.stdout.write(
    `${rounds} kills, ${stored.size} writes acknowledged, 0 lost, 0 twice, ${repeated} answers repeated; ready after p50 ${percentile(ready, 50)} ms, at most ${Math.round(Math.max(...ready))} ms, and ${Math.max(...cpu).toFixed(1)} s of processor time\n`,
  );
}, 5_400_000);
