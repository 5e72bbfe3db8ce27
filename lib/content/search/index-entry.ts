import type { Payload } from 'payload';
import * as z from 'zod';
import { noColumns, numberColumn, sql } from '../../platform/database/sql';
import { searchIndexOf } from './index-of-database';
import {
  type FieldTexts,
  fieldTexts,
  type SearchEntry,
  searchFields,
  type SearchKind,
  searchKinds,
} from './search-entry';
import type { IndexedEntry, Rows } from './search-index';
import { stemWord } from './stem-word';
import { countWords, discountWords } from './vocabulary';
import { wordsOf } from './words';

/** An open transaction: `withWriteTransaction`'s own, or `transactionOf` a request of Payload's. */
interface SearchTransaction {
  rows: Rows;
}

/**
 * Raised when foods get other names, or words are cut or stemmed in another way: an index of another version is made
 * anew at the next start.
 */
export const indexVersion = 28;
/**
 * Of entries that a rebuild has made and that is not at its end: if it never gets there, the next start
 * begins anew.
 */
export const unfinishedVersion = 0;

const storedEntry = z.object({
  id: numberColumn,
  title: z.string(),
  headings: z.string(),
  summary: z.string(),
  body: z.string(),
  published_at_ms: numberColumn,
});

/**
 * Puts an entry into the search index, or a newer state of it in its place. It is found once the transaction
 * has committed.
 */
export async function indexEntry(
  payload: Payload,
  { rows }: SearchTransaction,
  { version = indexVersion, ...entry }: SearchEntry & { version?: number },
): Promise<void> {
  const index = searchIndexOf(payload);
  await lockIndex(payload, rows);
  const texts = fieldTexts(entry);
  const before = await findStored(rows, entry);
  const publishedAtMs = new Date(entry.publishedAt).getTime();
  const [saved] = await rows(
    z.object({ id: numberColumn }),
    sql`INSERT INTO search_entries (kind, ref, path, title, summary, image_id, published_at_ms, version)
        VALUES (${entry.kind}, ${entry.ref}, ${entry.path}, ${texts.title}, ${texts.summary},
          ${entry.image ?? null}, ${publishedAtMs}, ${version})
        ON CONFLICT (kind, ref) DO UPDATE SET path = excluded.path, title = excluded.title, summary = excluded.summary,
          image_id = excluded.image_id, published_at_ms = excluded.published_at_ms, version = excluded.version
        RETURNING id`,
  );
  if (!saved) throw new Error('The search entry was not returned.');
  const isSameText = before !== undefined && searchFields.every((field) => before[field] === texts[field]);
  if (isSameText && before.published_at_ms === publishedAtMs) return;
  await rows(
    noColumns,
    sql`INSERT INTO search_texts (id, headings, body) VALUES (${saved.id}, ${texts.headings}, ${texts.body})
        ON CONFLICT (id) DO UPDATE SET headings = excluded.headings, body = excluded.body`,
  );
  if (before) await rows(noColumns, index.remove(saved.id));
  await rows(
    noColumns,
    index.add({ id: saved.id, kind: entry.kind, publishedAtMs, stems: fieldStems(texts) }),
  );
  const [old, current] = [before ? vocabularyOf(before) : new Set<string>(), vocabularyOf(texts)];
  await countWords(rows, without(current, old));
  await discountWords(rows, without(old, current));
}

/** Takes an entry out of the search index; one that is not there is no mistake. */
export async function removeEntry(
  payload: Payload,
  { rows }: SearchTransaction,
  { kind, ref }: { kind: SearchKind; ref: string },
): Promise<void> {
  await lockIndex(payload, rows);
  const stored = await findStored(rows, { kind, ref });
  if (!stored) return;
  await rows(noColumns, searchIndexOf(payload).remove(stored.id));
  await rows(noColumns, sql`DELETE FROM search_texts WHERE id = ${stored.id}`);
  await rows(noColumns, sql`DELETE FROM search_entries WHERE id = ${stored.id}`);
  await discountWords(rows, vocabularyOf(stored));
}

/** Makes writers of the index wait for one another until this transaction ends. */
export async function lockIndex(payload: Payload, rows: Rows): Promise<void> {
  const { lock } = searchIndexOf(payload);
  if (lock) await rows(noColumns, lock);
}

async function findStored(rows: Rows, { kind, ref }: { kind: SearchKind; ref: string }) {
  const [stored] = await rows(
    storedEntry,
    sql`SELECT entry.id, entry.title, entry.summary, entry.published_at_ms, texts.headings, texts.body
        FROM search_entries AS entry JOIN search_texts AS texts ON texts.id = entry.id
        WHERE entry.kind = ${kind} AND entry.ref = ${ref}`,
  );
  return stored;
}

/** Adds stored entries to an index that has lost them: their texts are not read again from what they come from. */
export async function indexAgain(
  payload: Payload,
  { rows }: SearchTransaction,
  ids: readonly number[],
): Promise<void> {
  const index = searchIndexOf(payload);
  await lockIndex(payload, rows);
  const stored = await rows(
    storedEntry.extend({ kind: z.enum(searchKinds) }),
    sql`SELECT entry.id, entry.kind, entry.title, entry.summary, entry.published_at_ms, texts.headings, texts.body
        FROM search_entries AS entry JOIN search_texts AS texts ON texts.id = entry.id
        WHERE entry.id IN (${sql.join(
          ids.map((id) => sql`${id}`),
          sql`, `,
        )})`,
  );
  for (const { id, kind, published_at_ms: publishedAtMs, ...texts } of stored) {
    // Somebody may have written it meanwhile.
    await rows(noColumns, index.remove(id));
    await rows(noColumns, index.add({ id, kind, publishedAtMs, stems: fieldStems(texts) }));
  }
}

function fieldStems(texts: FieldTexts): IndexedEntry['stems'] {
  const stemsOf = (text: string) => wordsOf(text).map((word) => stemWord(word.text));
  return {
    title: stemsOf(texts.title),
    headings: stemsOf(texts.headings),
    summary: stemsOf(texts.summary),
    body: stemsOf(texts.body),
  };
}

function vocabularyOf(texts: FieldTexts): Set<string> {
  return new Set(searchFields.flatMap((field) => wordsOf(texts[field]).map((word) => word.text)));
}

/** In order, so that two writers meet the same rows in the same order. */
function without(words: ReadonlySet<string>, others: ReadonlySet<string>): string[] {
  return [...words].filter((word) => !others.has(word)).sort();
}
