import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core';
import { sql, type Sql } from '../../platform/database/sql';
import { stored, storedInDocument } from './content-field';
import { ContentParameters } from './content-parameters';
import { filterByFields } from './field-filters';
import type { StoredField } from './object-shape';

const fields = new Map<string, StoredField>([
  ['id', stored('integer', sql`n.id`)],
  ['slug', stored('text', sql`n.slug`)],
  ['show_in_menus', stored('boolean', sql`n.menu`)],
  ['first_published_at', stored('time', sql`n.time`)],
  ['date', stored('day', sql`n.time`)],
  ['alias_of', stored('reference', sql`n.alias`)],
  ['excerpt', storedInDocument('posts', { kind: 'text', column: sql`d.excerpt` })],
  ['tags', { kind: 'tags', column: null, hasTag: (tag) => sql`has ${tag}`, isIndexed: false }],
  ['locale', { kind: 'text', column: null, isIndexed: true }],
]);

const filter = (query: string) =>
  filterByFields(new ContentParameters(new URLSearchParams(query)), fields, (name) => name === 'locale');

const dialect = new SQLiteSyncDialect();
const written = (condition: Sql) => {
  const { sql: text, params } = dialect.sqlToQuery(condition);
  return [text, ...params];
};

it.each<[string, unknown[][]]>([
  ['', []],
  ['unknown=1&locale=en', []],
  ['id=5', [['n.id = ?', 5]]],
  ['id=%2B5', [['n.id = ?', 5]]],
  ['id=0', [['n.id = ?', 0]]],
  ['id=99999999999', [['1 = 0']]],
  ['slug=a&slug=b', [['n.slug = ?', 'b']]],
  ['slug=', [['n.slug = ?', '']]],
  ["slug=a' OR 1=1", [['n.slug = ?', "a' OR 1=1"]]],
  ['show_in_menus=1', [['n.menu']]],
  ['show_in_menus=false', [['NOT n.menu']]],
  ['first_published_at=2026-01-02', [['n.time = ?', '2026-01-02T00:00:00.000Z']]],
  ['first_published_at=2026-01-02T03:04:05.678000Z', [['n.time = ?', '2026-01-02T03:04:05.678Z']]],
  ['first_published_at=2026-01-02 03:04%2B0200', [['n.time = ?', '2026-01-02T01:04:00.000Z']]],
  [
    'date=2026-02-28',
    [['(n.time > ? AND n.time <= ?)', '2026-02-27T23:59:59.999Z', '2026-02-28T23:59:59.999Z']],
  ],
  ['alias_of=7', [['n.alias = ?', 7]]],
  ['excerpt=x', [['n.post_id IN (SELECT d.id FROM posts d WHERE d.excerpt = ?)', 'x']]],
  [
    'tags=a,b c',
    [
      ['has ?', 'a'],
      ['has ?', 'b c'],
    ],
  ],
])('%j', (query, conditions) => {
  expect(filter(query).conditions.map(written)).toEqual(conditions);
});

it('says by which fields it filters, and whether by tags', () => {
  expect(filter('slug=a&id=1')).toMatchObject({ names: ['slug', 'id'], hasTags: false });
  expect(filter('tags=a')).toMatchObject({ names: ['tags'], hasTags: true });
});

const timeForm = 'YYYY-MM-DD HH:MM[:ss[.uuuuuu]][TZ]';

it.each([
  ['id=abc', "'abc' is not a valid value for id (invalid literal for int() with base 10: 'abc')"],
  ['id=', "'' is not a valid value for id (invalid literal for int() with base 10: '')"],
  ['alias_of=x', "'x' is not a valid value for alias_of (Field 'id' expected a number but got 'x'.)"],
  [
    'show_in_menus=True',
    "'True' is not a valid value for show_in_menus (expected 'true' or 'false', got 'True')",
  ],
  ['slug=%00', 'null characters are not allowed for slug'],
  ['tags=a%00', 'null characters are not allowed for tags'],
  [
    'first_published_at=soon',
    `'soon' is not a valid value for first_published_at (“soon” value has an invalid format. It must be in ${timeForm} format.)`,
  ],
  [
    'first_published_at=2026-02-30',
    `'2026-02-30' is not a valid value for first_published_at (“2026-02-30” value has an invalid format. It must be in ${timeForm} format.)`,
  ],
  [
    'date=2026-13-01',
    "'2026-13-01' is not a valid value for date (“2026-13-01” value has an invalid date format. It must be in YYYY-MM-DD format.)",
  ],
])('refuses %j', (query, text) => {
  let refusal: unknown = null;
  try {
    filter(query);
  } catch (error) {
    refusal = error;
  }
  expect(refusal).toMatchObject({ status: 400, body: { message: `field filter error. ${text}` } });
});
