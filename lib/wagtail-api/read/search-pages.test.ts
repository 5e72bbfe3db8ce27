import { createClient } from '@libsql/client';
import { drizzle } from 'drizzle-orm/libsql';
import type { Payload } from 'payload';
import { sql, type Sql } from '../../platform/database/sql';
import { pageSearch } from './search-pages';

const db = drizzle(createClient({ url: ':memory:' }));
const all = (statement: Sql) => db.all<Record<string, unknown>>(statement);

/** As much of Payload as reading needs. */
const payload = {
  db: { name: 'sqlite', drizzle: db, execute: async (call: { sql: Sql }) => ({ rows: await all(call.sql) }) },
} as unknown as Payload;

/** More than are weighed. */
const pages = 1_200;

beforeAll(async () => {
  await db.run(
    sql`CREATE TABLE page_nodes (id integer PRIMARY KEY, kind text, is_live integer, title text, path text)`,
  );
  await db.run(sql`CREATE INDEX isLive_title_path_kind_idx ON page_nodes (is_live, title, path, kind)`);
  await db.run(sql`CREATE VIRTUAL TABLE page_words USING fts5 (title, body)`);
  const numbers = sql`WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${pages})`;
  await db.run(
    sql`INSERT INTO page_nodes ${numbers} SELECT n, 'post', n % 10 <> 0, 'Pear ' || n, n FROM numbers`,
  );
  await db.run(
    sql`INSERT INTO page_words (rowid, title, body) ${numbers} SELECT n, CASE WHEN n % 10 = 1 THEN 'pear' ELSE 'plum' END, 'iron pear' FROM numbers`,
  );
});

const isLive = sql`n.is_live = 1`;
const find = (...words: string[]) => pageSearch.find(payload, { words, operator: 'and' });

it('finds all that have the words, those with the words in their titles first', async () => {
  const { join, order } = await find('pear');
  const rows = await all(
    sql`SELECT n.id FROM page_nodes n ${join} WHERE ${isLive} ORDER BY ${order}, n.id LIMIT 122`,
  );
  expect(rows.map(({ id }) => Number(id) % 10)).toEqual(Array<number>(120).fill(1).concat([2, 3]));
});

it('counts them by the index of words, and looks at no page that lacks them', async () => {
  const { counting } = await find('pear');
  const count = sql`SELECT count(*) AS total FROM page_nodes n ${counting} WHERE ${isLive}`;
  expect(await all(count)).toEqual([{ total: 1_080 }]);
  const plan = (await all(sql`EXPLAIN QUERY PLAN ${count}`)).map(({ detail }) => String(detail));
  expect(plan[0]).toMatch(/^SCAN page_words VIRTUAL TABLE INDEX 0:M/);
  expect(plan[1]).toMatch(/^SEARCH n USING INTEGER PRIMARY KEY/);
});

it('finds nothing by no word, and not many by one that few have', async () => {
  expect(await all(sql`SELECT n.id FROM page_nodes n WHERE ${(await find()).condition}`)).toEqual([]);
  const { join, condition, counting } = await find('nowhere');
  expect(counting).toBeUndefined();
  expect(await all(sql`SELECT n.id FROM page_nodes n ${join} WHERE ${condition}`)).toEqual([]);
});
