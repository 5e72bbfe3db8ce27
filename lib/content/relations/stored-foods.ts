import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import * as z from 'zod';
import { noColumns, sql, transactionOf, type WriteTransaction } from '../../platform/database/sql';
import type { Post } from '../../platform/database/payload-types';
import { indexVersion } from '../search/index-entry';
import { foodsInPost, foodsInStory } from '../reading/foods/foods-in-post';

type Rows = WriteTransaction['rows'];
export type ArticleCollection = 'posts' | 'stories';

/** Of another software, whose foods have other names, it is found anew. */
const stored = z.object({ version: z.number(), updatedAt: z.string(), foods: z.array(z.string()) });
const storedRow = z.object({
  key: z.string(),
  // PostgreSQL reads the column itself, SQLite hands over its text.
  data: z.preprocess((data) => (typeof data === 'string' ? JSON.parse(data) : data), z.unknown()),
});

const keyOf = (collection: ArticleCollection, id: number) => `foods of ${collection} ${id}`;

/** Reading an article for its foods takes a while: it is done once, when it is published. */
export function syncFoodsOf(collection: ArticleCollection): CollectionAfterChangeHook {
  return async ({ doc, req }) => {
    if (doc._status !== 'published' || req.context.keepsPages) return doc;
    const { rows } = await transactionOf(req);
    await storeFoods(rows, collection, { ...doc, foods: foodsOf(collection, doc) });
    return doc;
  };
}

export function dropFoodsOf(collection: ArticleCollection): CollectionAfterDeleteHook {
  return async ({ id, doc, req }) => {
    const { rows } = await transactionOf(req);
    await rows(noColumns, sql`DELETE FROM payload_kv WHERE key = ${keyOf(collection, Number(id))}`);
    return doc;
  };
}

/** The words of a post or story as they are stored. */
interface StoredWords {
  title?: string | null;
  inShort?: readonly { line: string }[] | null;
  body?: Post['body'];
  pages?: readonly { heading: string; text?: string | null }[] | null;
}

/** Ids of the foods that a stored article serves, those that it serves most first. */
export function foodsOf(collection: ArticleCollection, doc: StoredWords): string[] {
  const title = doc.title ?? '';
  const found =
    collection === 'posts'
      ? foodsInPost({
          title,
          inShort: (doc.inShort ?? []).map(({ line }) => line),
          body: doc.body ?? { root: emptyRoot },
        })
      : foodsInStory({
          title,
          pages: (doc.pages ?? []).map(({ heading, text }) => ({ heading, text: text ?? null })),
        });
  return found.map(({ id }) => id);
}

const emptyRoot: Post['body']['root'] = {
  type: 'root',
  children: [],
  direction: null,
  format: '',
  indent: 0,
  version: 1,
};

export async function storeFoods(
  rows: Rows,
  collection: ArticleCollection,
  { id, updatedAt, foods }: { id: number; updatedAt: string; foods: readonly string[] },
): Promise<void> {
  const data = JSON.stringify({ version: indexVersion, updatedAt, foods });
  await rows(
    noColumns,
    sql`INSERT INTO payload_kv (key, data) VALUES (${keyOf(collection, id)}, ${data})
        ON CONFLICT (key) DO UPDATE SET data = excluded.data`,
  );
}

/** What was found in these articles by this software, by their ids; one that has changed since is not among them. */
export async function readFoods(
  rows: Rows,
  collection: ArticleCollection,
  articles: readonly { id: number; updatedAt: string }[],
): Promise<Map<number, string[]>> {
  if (articles.length === 0) return new Map();
  const keys = articles.map(({ id }) => sql`${keyOf(collection, id)}`);
  const found = await rows(
    storedRow,
    sql`SELECT key, data FROM payload_kv WHERE key IN (${sql.join(keys, sql`, `)})`,
  );
  const byKey = new Map(found.map(({ key, data }) => [key, stored.safeParse(data).data]));
  return new Map(
    articles.flatMap(({ id, updatedAt }) => {
      const known = byKey.get(keyOf(collection, id));
      const isFresh = known?.version === indexVersion && known.updatedAt === updatedAt;
      return isFresh ? [[id, known.foods] as const] : [];
    }),
  );
}
