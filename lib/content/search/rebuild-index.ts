import { setTimeout as delay } from 'node:timers/promises';
import type { Payload } from 'payload';
import { noColumns, numberColumn, readRows, sql, withWriteTransaction } from '../../platform/database/sql';
import * as z from 'zod';
import { indexAgain, indexEntry, indexVersion, lockIndex, unfinishedVersion } from './index-entry';
import { searchIndexOf } from './index-of-database';
import { type SearchSource, searchSources } from './sources';
import { clearVocabulary } from './vocabulary';

/**
 * So many entries a transaction, and then a pause: SQLite's other writers ask every tenth of a second whether
 * it is their turn.
 */
const entriesPerTransaction = 20;
const pauseMs = 110;
const entriesWhenAlone = 500;

interface RebuildOptions {
  /** Nobody else writes to the database, so that nobody has to be let in between. */
  isAlone?: boolean;
}

/**
 * Empties the search index and fills it again from what is published. The site may go on meanwhile: each
 * entry is read and written in one transaction, so that a page published or withdrawn at the same moment ends
 * as it should.
 * @returns how many entries the index has now
 */
export async function rebuildSearchIndex(
  payload: Payload,
  { isAlone = false }: RebuildOptions = {},
): Promise<number> {
  await withWriteTransaction(payload, async ({ rows }) => {
    await lockIndex(payload, rows);
    await rows(noColumns, searchIndexOf(payload).clear);
    await rows(noColumns, sql`DELETE FROM search_texts`);
    await rows(noColumns, sql`DELETE FROM search_entries`);
    await clearVocabulary(rows);
  });
  for (const source of Object.values(searchSources)) await indexAll(payload, source, isAlone);
  await withWriteTransaction(payload, ({ rows }) =>
    rows(noColumns, sql`UPDATE search_entries SET version = ${indexVersion}`),
  );
  return countEntries(payload);
}

/**
 * Fills an index that is empty, half filled, made anew, or of another version of this software.
 * @returns how many entries it has now; `null` when it was left as it is
 */
export async function ensureSearchIndex(
  payload: Payload,
  { isAlone = false }: RebuildOptions = {},
): Promise<number | null> {
  const isFilled = (await countEntries(payload)) > 0;
  const isRebuildNeeded = isFilled ? await isOld(payload) : await hasContent(payload);
  if (!isRebuildNeeded) return isFilled ? refillIndex(payload, { isAlone }) : null;
  return rebuildSearchIndex(payload, { isAlone: isAlone || (await hasNobody(payload)) });
}

/**
 * After the index itself was made anew: fills it from the entries and their texts, which are still there. One
 * that was stopped goes on where it was.
 * @returns `null` when nothing was missing
 */
async function refillIndex(payload: Payload, { isAlone }: RebuildOptions): Promise<number | null> {
  const missing = await readRows(payload, z.object({ id: numberColumn }), searchIndexOf(payload).missing);
  if (missing.length === 0) return null;
  const ids = missing.map(({ id }) => id);
  const length = isAlone ? entriesWhenAlone : entriesPerTransaction;
  for (let start = 0; start < ids.length; start += length) {
    if (start > 0 && !isAlone) await delay(pauseMs);
    await withWriteTransaction(payload, (transaction) =>
      indexAgain(payload, transaction, ids.slice(start, start + length)),
    );
  }
  return countEntries(payload);
}

async function indexAll(payload: Payload, source: SearchSource, isAlone: boolean): Promise<void> {
  const refs = await source.ids(payload);
  for (let start = 0; start < refs.length; start += entriesPerTransaction) {
    if (start > 0 && !isAlone) await delay(pauseMs);
    await withWriteTransaction(payload, async (transaction) => {
      await lockIndex(payload, transaction.rows);
      for (const ref of refs.slice(start, start + entriesPerTransaction)) {
        const entry = await source.entry(payload, ref, transaction.req);
        if (entry) await indexEntry(payload, transaction, { ...entry, version: unfinishedVersion });
      }
    });
  }
}

async function countEntries(payload: Payload): Promise<number> {
  const [counted] = await readRows(
    payload,
    z.object({ total: numberColumn }),
    sql`SELECT count(*) AS total FROM search_entries`,
  );
  return counted?.total ?? 0;
}

/** This is the first start: there is nobody yet who could write. */
async function hasNobody(payload: Payload): Promise<boolean> {
  const counts = await Promise.all([
    payload.count({ collection: 'staff' }),
    payload.count({ collection: 'members' }),
  ]);
  return counts.every(({ totalDocs }) => totalDocs === 0);
}

async function hasContent(payload: Payload): Promise<boolean> {
  for (const source of Object.values(searchSources)) {
    if ((await source.ids(payload)).length > 0) return true;
  }
  return false;
}

async function isOld(payload: Payload): Promise<boolean> {
  const found = await readRows(
    payload,
    noColumns,
    sql`SELECT 1 FROM search_entries WHERE version <> ${indexVersion} LIMIT 1`,
  );
  return found.length > 0;
}
