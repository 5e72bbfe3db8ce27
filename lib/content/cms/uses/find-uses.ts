import type { FlattenedField, Payload, PayloadRequest, Where } from 'payload';
import * as z from 'zod';
import { numberColumn, readRows, type Sql, sql, transactionOf } from '../../../platform/database/sql';
import { giveWay } from '../../../platform/process/give-way';
import { getSettings } from '../../../platform/settings/settings';
import { leadsTo } from './leads-to';
import { linkAddresses, textReferences } from './text-references';

/** Collections whose documents are guarded while others show them. */
const guardedCollections = [
  'images',
  'videos',
  'documents',
  'categories',
  'people',
  'polls',
  'posts',
  'stories',
  'pages',
] as const;
export type GuardedCollection = (typeof guardedCollections)[number];

/** Collections whose documents show others, or link to them. What an alias shows is counted as its own. */
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
  /** Addresses of a page, those of before among them, by which links lead to it. */
  paths?: readonly string[];
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
      ...(await usesInButtons(reader, collection, target)),
      ...(await usesInAnswers(reader, collection, target)),
      ...(await usesInTexts(reader, collection, target)),
    ];
    for (const use of uses) found.set(`${use.collection} ${use.id}`, use);
  }
  // That a page links to itself keeps nobody from deleting it.
  found.delete(`${target.collection} ${target.id}`);
  return [...found.values()];
}

async function usesInFields(reader: Reader, collection: UsingCollection, target: Target): Promise<Use[]> {
  const { flattenedFields } = reader.payload.collections[collection].config;
  const conditions = pathsTo(flattenedFields, target.collection).map((path): Where => ({
    [path]: { equals: target.id },
  }));
  if (conditions.length === 0) return [];
  const found = await findShownAndNewest(reader, collection, { or: conditions });
  return found.map((doc) => toUse(collection, doc));
}

/** In what visitors see, and in the newest draft. */
async function findShownAndNewest(
  { payload, req }: Reader,
  collection: UsingCollection,
  where: Where,
): Promise<{ id: number; title?: string | null }[]> {
  const find = (draft: boolean) =>
    payload.find({ collection, where, draft, depth: 0, pagination: false, select: { title: true }, req });
  const [shown, newest] = [await find(false), collection === 'videos' ? null : await find(true)];
  return [...shown.docs, ...(newest?.docs ?? [])];
}

/** The buttons of stories lead somewhere by an address alone. */
async function usesInButtons(reader: Reader, collection: UsingCollection, target: Target): Promise<Use[]> {
  const parts = partsOfAddresses(target);
  if (collection !== 'stories' || parts.length === 0) return [];
  const { payload, req } = reader;
  const where = { or: parts.map((part): Where => ({ 'pages.link.href': { contains: part } })) };
  const select = { title: true, pages: true } as const;
  const find = (draft: boolean) =>
    payload.find({ collection, where, draft, depth: 0, pagination: false, select, req });
  const stories = [...(await find(false)).docs, ...(await find(true)).docs];
  return stories
    .filter(({ pages }) => pages?.some(({ link }) => link?.href && isAddressOf(link.href, target)))
    .map((doc) => toUse(collection, doc));
}

/** Questions and answers stand in rows of their own; information pages are few. */
async function usesInAnswers(
  { payload, req }: Reader,
  collection: UsingCollection,
  target: Target,
): Promise<Use[]> {
  if (collection !== 'pages') return [];
  const select = { title: true, questionGroups: true } as const;
  const find = (draft: boolean) =>
    payload.find({ collection, draft, depth: 0, pagination: false, select, req });
  const pages = [...(await find(false)).docs, ...(await find(true)).docs];
  return pages
    .filter(({ questionGroups }) => isUsedIn(questionGroups, target))
    .map((doc) => toUse(collection, doc));
}

/** Paths of the relations from one collection to another, also within groups and rows. */
function pathsTo(fields: readonly FlattenedField[], target: string): string[] {
  return fields.flatMap((field) => {
    // An alias stays when its source goes, as a page of its own.
    if (field.name === 'aliasOf') return [];
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
    for (const row of rows) {
      if (isUsedIn(row.body, target)) found.push(row.id);
      await giveWay();
    }
  }
  return found;
}

/** The fields of nodes and blocks in which a text names a document; all others stand in `value`. */
const namesInTexts: Partial<Record<GuardedCollection, readonly string[]>> = {
  polls: ['poll'],
  images: ['value', 'still'],
  videos: ['file'],
};

/** What the JSON of a text has in it when it names the document; PostgreSQL writes a space after each colon. */
function wordsFor(target: Target): string[] {
  const { collection, id } = target;
  const names = namesInTexts[collection] ?? ['value'];
  // With what follows a number, so that 3 does not find the texts of 30 to 39, which would all be read.
  const values = [`${id},`, `${id}}`, `"${id}"`];
  const byId = names.flatMap((name) =>
    values.flatMap((value) => [`"${name}":${value}`, `"${name}": ${value}`]),
  );
  return [...byId, ...partsOfAddresses(target)];
}

function isUsedIn(body: unknown, target: Target): boolean {
  const text: unknown = typeof body === 'string' ? JSON.parse(body) : body;
  return (
    textReferences(text).some((each) => each.collection === target.collection && each.id === target.id) ||
    linkAddresses(text).some((address) => isAddressOf(address, target))
  );
}

function partsOfAddresses({ filename, paths = [] }: Target): string[] {
  return [...(filename ? [`/${filename}`] : []), ...paths];
}

function isAddressOf(address: string, { filename, paths = [] }: Target): boolean {
  return (
    (filename ? address.includes(`/${filename}`) : false) ||
    leadsTo(address, { paths, siteUrl: getSettings().SITE_URL })
  );
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
