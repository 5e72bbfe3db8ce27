import type { FlattenedField, Payload, PayloadRequest, Where } from 'payload';
import * as z from 'zod';
import { numberColumn, readRows, type Sql, sql, transactionOf } from '../../http/database';
import { linkAddresses, textReferences } from './text-references';

/** Collections whose documents are guarded while others show them. */
export const guardedCollections = ['images', 'videos', 'documents', 'categories', 'polls'] as const;
export type GuardedCollection = (typeof guardedCollections)[number];

/** Collections whose documents show others. What an alias shows is counted as its own. */
const usingCollections = ['posts', 'stories', 'pages', 'videos'] as const;
type UsingCollection = (typeof usingCollections)[number];

export interface Use {
  collection: UsingCollection;
  id: number;
  title: string;
}

export interface Target {
  collection: GuardedCollection;
  id: number;
  /** Of a file, by which links lead to it. */
  filename?: string | null;
}

/** Within a transaction, or outside of any. */
export interface Reader {
  payload: Payload;
  req?: PayloadRequest;
}

/** The documents that show another one, in what visitors see or in the newest draft. Older versions do not count. */
export async function findUses(reader: Reader, target: Target): Promise<Use[]> {
  const found = new Map<string, Use>();
  for (const collection of usingCollections) {
    const uses = [
      ...(await usesInFields(reader, collection, target)),
      ...(await usesInTexts(reader, collection, target)),
    ];
    for (const use of uses) found.set(`${use.collection} ${use.id}`, use);
  }
  return [...found.values()];
}

async function usesInFields(
  { payload, req }: Reader,
  collection: UsingCollection,
  { collection: target, id, filename }: Target,
): Promise<Use[]> {
  const { flattenedFields } = payload.collections[collection].config;
  const byId = pathsTo(flattenedFields, target).map((path): Where => ({ [path]: { equals: id } }));
  const byAddress: Where[] =
    collection === 'stories' && filename ? [{ 'pages.link.href': { contains: `/${filename}` } }] : [];
  const conditions = [...byId, ...byAddress];
  if (conditions.length === 0) return [];
  const find = (draft: boolean) =>
    payload.find({
      collection,
      where: { or: conditions },
      draft,
      depth: 0,
      pagination: false,
      select: { title: true },
      req,
    });
  const [shown, newest] = [await find(false), collection === 'videos' ? null : await find(true)];
  return [...shown.docs, ...(newest?.docs ?? [])].map((doc) => toUse(collection, doc));
}

/** Paths of the relations from one collection to another, also within groups and rows. */
function pathsTo(fields: readonly FlattenedField[], target: string): string[] {
  return fields.flatMap((field) => {
    if (field.type === 'group' || field.type === 'tab' || field.type === 'array')
      return pathsTo(field.flattenedFields, target).map((path) => `${field.name}.${path}`);
    const isRelation = field.type === 'relationship' || field.type === 'upload';
    return isRelation && field.relationTo === target ? [field.name] : [];
  });
}

const textTables = {
  posts: { stored: sql`posts`, body: sql`body`, versions: sql`_posts_v`, versionBody: sql`version_body` },
  pages: { stored: sql`pages`, body: sql`body`, versions: sql`_pages_v`, versionBody: sql`version_body` },
} as const;

/** Ids at once: a scan of some megabytes, so that nobody else waits long. */
const scannedAtOnce = 200;

async function usesInTexts(reader: Reader, collection: UsingCollection, target: Target): Promise<Use[]> {
  if (collection !== 'posts' && collection !== 'pages') return [];
  const { stored, body, versions, versionBody } = textTables[collection];
  const [live, newest] = [
    await scan(reader, { table: stored, body, id: sql`id`, condition: sql`1 = 1` }, target),
    await scan(
      reader,
      { table: versions, body: versionBody, id: sql`parent_id`, condition: sql`latest` },
      target,
    ),
  ];
  const ids = [...new Set([...live, ...newest])];
  if (ids.length === 0) return [];
  const { docs } = await reader.payload.find({
    collection,
    where: { id: { in: ids } },
    draft: true,
    depth: 0,
    pagination: false,
    select: { title: true },
    req: reader.req,
  });
  return docs.map((doc) => toUse(collection, doc));
}

interface Scanned {
  table: Sql;
  body: Sql;
  /** Of the document. */
  id: Sql;
  condition: Sql;
}

const bodyRow = z.object({ id: numberColumn, body: z.unknown() });
const lastRow = z.object({ id: numberColumn.nullable() });

async function scan(
  reader: Reader,
  { table, body, id, condition }: Scanned,
  target: Target,
): Promise<number[]> {
  const [last] = await readWithin(reader, lastRow, sql`SELECT max(id) AS id FROM ${table}`);
  const text = sql`CAST(${body} AS text)`;
  const isNamed = sql.join(
    wordsFor(target).map((words) => sql`${text} LIKE ${`%${words}%`}`),
    sql` OR `,
  );
  const found: number[] = [];
  for (let from = 0; from < (last?.id ?? 0); from += scannedAtOnce) {
    const rows = await readWithin(
      reader,
      bodyRow,
      sql`SELECT ${id} AS id, ${text} AS body FROM ${table}
          WHERE ${table}.id > ${from} AND ${table}.id <= ${from + scannedAtOnce} AND ${condition} AND (${isNamed})`,
    );
    found.push(...rows.filter((row) => isUsedIn(row.body, target)).map((row) => row.id));
  }
  return found;
}

/** What the JSON of a text has in it when it names the document; PostgreSQL writes a space after each colon. */
function wordsFor({ collection, id, filename }: Target): string[] {
  if (filename && collection === 'documents') return [`/${filename}`];
  const name = collection === 'polls' ? 'poll' : 'value';
  return [`"${name}":${id}`, `"${name}": ${id}`, `"${name}":"${id}"`, `"${name}": "${id}"`];
}

function isUsedIn(body: unknown, { collection, id, filename }: Target): boolean {
  const text: unknown = typeof body === 'string' ? JSON.parse(body) : body;
  if (collection === 'documents')
    return linkAddresses(text).some((address) => filename && address.includes(`/${filename}`));
  return textReferences(text).some((each) => each.collection === collection && each.id === id);
}

async function readWithin<Row>(
  { payload, req }: Reader,
  row: z.ZodType<Row>,
  statement: Sql,
): Promise<Row[]> {
  return req?.transactionID
    ? (await transactionOf(req)).rows(row, statement)
    : readRows(payload, row, statement);
}

function toUse(collection: UsingCollection, { id, title }: { id: number; title?: string | null }): Use {
  return { collection, id, title: title || 'Untitled' };
}
