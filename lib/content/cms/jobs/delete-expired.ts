import { readdir, rm, stat } from 'node:fs/promises';
import type { Payload } from 'payload';
import { noColumns, sql, withWriteTransaction } from '../../../platform/database/sql';
import { dataPath } from '../../../platform/files/data-dir';

const dayMs = 24 * 60 * 60 * 1000;

/** Mails that were written to the outbox because there is no mail server. */
export const outboxLifetimeDays = 30;

/** What is past its time and serves nobody: sessions, counters of limits, mailed links, invites. docs/privacy.md says for how long each is kept. */
export async function deleteExpired(payload: Payload, nowMs: number): Promise<void> {
  await withWriteTransaction(payload, async ({ rows }) => {
    await rows(noColumns, sql`DELETE FROM rate_limits WHERE resets_at_ms <= ${nowMs}`);
    await rows(noColumns, sql`DELETE FROM member_links WHERE expires_at_ms <= ${nowMs}`);
    await rows(noColumns, sql`DELETE FROM baby_invites WHERE expires_at_ms <= ${nowMs}`);
    await rows(
      noColumns,
      sql`DELETE FROM member_sessions WHERE expires_at <= ${new Date(nowMs).toISOString()}`,
    );
  });
}

/** @returns how many went */
export async function deleteOldOutbox(nowMs: number): Promise<number> {
  const names = await readdir(dataPath('outbox')).catch(() => []);
  let deleted = 0;
  for (const name of names.filter((each) => each.endsWith('.eml'))) {
    const file = dataPath('outbox', name);
    const { mtimeMs } = await stat(file);
    if (mtimeMs > nowMs - outboxLifetimeDays * dayMs) continue;
    await rm(file);
    deleted += 1;
  }
  return deleted;
}
