import type { PayloadRequest } from 'payload';
import * as z from 'zod';
import { openTestDatabase, report } from '../../../platform/database/testing/open-test-database';
import { ensurePageTree } from '../../cms/page-tree/ensure-page-tree';
import { numberColumn, readRows, sql, withWriteTransaction } from '../../../platform/database/sql';
import { indexEntry, removeEntry } from '../index-entry';
import { ensureSearchIndex, rebuildSearchIndex } from '../rebuild-index';
import { searchContent } from '../search-content';
import { contentMaker } from './make-content';

/** What the index knows after each thing that can happen to a post. */
const payload = await openTestDatabase();
await ensurePageTree(payload);
const make = await contentMaker(payload);
const alone = { isAlone: true };

const titles = async (query: string) =>
  (await searchContent(payload, { query, kinds: ['post', 'story'], limit: 20 })).hits.map(
    ({ title }) => title,
  );
const recipeTitles = async (query: string) =>
  (await searchContent(payload, { query, kinds: ['recipe'], limit: 20 })).hits.map(({ title }) => title);
const countRows = async (table: 'search_entries' | 'search_texts' | 'search_terms' | 'search_term_keys') => {
  const [counted] = await readRows(
    payload,
    z.object({ total: numberColumn }),
    sql`SELECT count(*) AS total FROM ${sql.raw(table)}`,
  );
  return counted?.total;
};
const contents = async () => ({
  entries: await countRows('search_entries'),
  texts: await countRows('search_texts'),
  terms: await countRows('search_terms'),
  keys: await countRows('search_term_keys'),
});
const steps: Record<string, unknown> = {};

// An empty index is filled with what is there before anybody writes: the library of recipes.
const recipes = await ensureSearchIndex(payload, alone);
const emptyIndex = await contents();
const { id } = await make.post({ title: 'Quinces', text: 'Simmered slowly.', status: 'draft' });
steps.draft = await titles('quinces');

await payload.update({ collection: 'posts', id, data: { _status: 'published' } });
steps.published = await titles('quinces');

await payload.update({ collection: 'posts', id, data: { title: 'Medlars' }, draft: true });
steps.draftOfLive = [await titles('quinces'), await titles('medlars')];

await payload.update({
  collection: 'posts',
  id,
  data: { title: 'Medlars', slug: 'medlars', _status: 'published' },
});
steps.changed = [await titles('quinces'), await titles('medlars')];
steps.path = (await searchContent(payload, { query: 'medlars', limit: 1 })).hits[0]?.path;

await payload.update({ collection: 'posts', id, data: { _status: 'draft' } });
steps.unpublished = [
  await titles('medlars'),
  JSON.stringify(emptyIndex) === JSON.stringify(await contents()),
];

await payload.update({ collection: 'posts', id, data: { _status: 'published' } });
steps.publishedAgain = await titles('medlars');

const before = await contents();
const refused = withWriteTransaction(payload, async ({ req }) => {
  await payload.update({
    collection: 'posts',
    id,
    data: { title: 'Damsons', _status: 'published' },
    req: req as Partial<PayloadRequest>,
  });
  throw new Error('changed my mind');
}).catch((error: Error) => error.message);
steps.rolledBack = [await refused, await titles('damsons'), await titles('medlars')];
steps.isAsBefore = JSON.stringify(before) === JSON.stringify(await contents());

await payload.delete({ collection: 'posts', id });
steps.deleted = [await titles('medlars'), JSON.stringify(emptyIndex) === JSON.stringify(await contents())];

await make.story('Sloes in a minute', [
  { heading: 'Wash', text: 'Under running water.' },
  { heading: 'Halve', text: 'Take the stone out.' },
  { heading: 'Steam', text: 'Five minutes.' },
  { heading: 'Mash', text: 'With a fork.' },
]);
steps.story = [await titles('halving'), await titles('fork'), await titles('stone')];

// Another module's own entry, and the same one again.
const recipe = {
  kind: 'recipe',
  ref: 'a-b',
  path: '/recipes/sloe-porridge',
  title: 'Sloe porridge',
  summary: 'From six months.',
  headings: ['Oats'],
  body: 'Stir.',
  publishedAt: '2026-01-01T00:00:00.000Z',
} as const;
await withWriteTransaction(payload, async (transaction) => {
  await indexEntry(payload, transaction, recipe);
  await indexEntry(payload, transaction, recipe);
});
steps.recipe = [
  await recipeTitles('sloes'),
  (await searchContent(payload, { query: 'sloe', kinds: ['recipe'], limit: 5 })).hits.map(({ kind, ref }) => [
    kind,
    ref,
  ]),
  (await searchContent(payload, { query: 'sloe', kinds: ['story', 'post'], limit: 5 })).total,
  (await searchContent(payload, { query: 'sloe', limit: 5 })).total,
];
await withWriteTransaction(payload, async (transaction) => {
  await removeEntry(payload, transaction, { kind: 'recipe', ref: 'a-b' });
  await removeEntry(payload, transaction, { kind: 'recipe', ref: 'never-there' });
});
steps.recipeRemoved = await recipeTitles('sloes');

const kept = await contents();
const besidesRecipes = (entries: number | null) => (entries ?? 0) - (recipes ?? 0);
steps.rebuilt = [
  besidesRecipes(await rebuildSearchIndex(payload, alone)),
  JSON.stringify(kept) === JSON.stringify(await contents()),
];
steps.ensuredWhenFull = await ensureSearchIndex(payload, alone);
await withWriteTransaction(payload, ({ rows }) =>
  rows(z.unknown(), sql`UPDATE search_entries SET version = 0`),
);
steps.ensuredWhenOld = besidesRecipes(await ensureSearchIndex(payload, alone));
await withWriteTransaction(payload, ({ rows }) => rows(z.unknown(), sql`DELETE FROM search_entries`));
steps.ensuredWhenEmpty = [besidesRecipes(await ensureSearchIndex(payload, alone)), await titles('sloes')];

// Writers at the same time, of posts that share their words.
await Promise.all(
  Array.from({ length: 8 }, (_, index) =>
    make.post({ title: `Apples and pears ${index}`, text: 'Apples, pears and oats.' }),
  ),
);
steps.atOnce = (await titles('apples')).length;

report(steps);
process.exit(0);
