import { readdir, rm, stat } from 'node:fs/promises';
import type { Payload } from 'payload';
import { deleteOldKeys } from '../../../accounts/server/api-keys/key-store';
import { memberFeaturesOf } from '../../../accounts/server/member-data/member-feature';
import { dropUnconfirmed } from '../../newsletter/subscriptions';
import { noColumns, sql, withWriteTransaction, type WriteTransaction } from '../../../platform/database/sql';
import { dataPath } from '../../../platform/files/data-dir';

const dayMs = 24 * 60 * 60 * 1000;

/** Mails that were written to the outbox because there is no mail server. */
const outboxLifetimeDays = 30;

/**
 * What is past its time and serves nobody: sessions, counters of limits, mailed links, invites, API keys and
 * what was called with them, records that were shared with a clinic, and what features store for a time.
 * docs/privacy.md says for how long each is kept.
 */
export async function deleteExpired(payload: Payload, nowMs: number): Promise<void> {
  await withWriteTransaction(payload, async ({ rows }) => {
    await rows(noColumns, sql`DELETE FROM rate_limits WHERE resets_at_ms <= ${nowMs}`);
    await rows(noColumns, sql`DELETE FROM member_links WHERE expires_at_ms <= ${nowMs}`);
    await deleteOldKeys(rows, nowMs);
    for (const feature of memberFeaturesOf(payload)) await feature.dropExpired?.(rows, nowMs);
    await rows(noColumns, sql`DELETE FROM baby_invites WHERE expires_at_ms <= ${nowMs}`);
    await dropUnconfirmed({ rows }, nowMs);
    await deleteOldHealthLinks(rows, nowMs);
    await rows(
      noColumns,
      sql`DELETE FROM member_sessions WHERE expires_at <= ${new Date(nowMs).toISOString()}`,
    );
  });
}

/** How long parents can see who asked for what was behind a link, once it has ended. */
const endedLinksStoredDays = 30;
/** A link for one time has ended when its file is announced, and the file is fetched within minutes of that. */
const lastFetchMs = 60 * 60_000;

/** Deletes the files of links that open nothing any more, and later the links with who asked for them. */
async function deleteOldHealthLinks(rows: WriteTransaction['rows'], nowMs: number): Promise<void> {
  await rows(
    noColumns,
    sql`UPDATE baby_health_links SET file = NULL WHERE file IS NOT NULL
          AND (expires_at_ms <= ${nowMs} OR attempts_left <= 0 OR ended_at_ms <= ${nowMs - lastFetchMs})`,
  );
  const longAgoMs = nowMs - endedLinksStoredDays * dayMs;
  await rows(
    noColumns,
    sql`DELETE FROM baby_health_links WHERE expires_at_ms <= ${longAgoMs} OR ended_at_ms <= ${longAgoMs}`,
  );
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
