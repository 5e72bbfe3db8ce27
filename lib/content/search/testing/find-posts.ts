import { openTestDatabase, report } from '../../../platform/database/testing/open-test-database';
import { withWriteTransaction } from '../../../platform/database/sql';
import { indexEntry } from '../index-entry';
import { searchContent } from '../search-content';

/** What is found by which words. Entries stand for themselves: where they come from does not matter here. */
const payload = await openTestDatabase();
const nowMs = Date.UTC(2026, 6, 1);

interface Given {
  title: string;
  summary?: string;
  headings?: string[];
  body?: string;
  publishedAt?: string;
}

const given: Record<string, Given> = {
  honey: {
    title: 'No honey before one',
    body: 'Honey can carry spores. A baby under one year cannot fight them.',
  },
  solids: {
    title: 'When to start solids',
    headings: ['Three signs'],
    body: 'Around six months. Feeding begins slowly.',
  },
  weaning: {
    title: 'Weaning week by week',
    summary: 'The first fortnight of feeding.',
    body: 'Start with vegetables.',
  },
  breast: { title: 'Breastfeeding and work', headings: ['Breast milk'], body: 'Store milk for a day.' },
  milk: { title: 'Milk after one', body: 'Whole milk. How much milk. Milk at night.' },
  milkInBody: { title: 'Nights', headings: ['Calm'], body: 'A little milk.' },
  milkInHeading: { title: 'Evenings', headings: ['Milk'], body: 'A little calm.' },
  puree: { title: 'Crème de carotte', body: 'A smooth purée; café for the parents, Grießbrei for the baby.' },
  vitamin: { title: 'Vitamin D drops', body: 'Ten micrograms a day. It’s needed by every baby.' },
  diary: { title: 'A diary', body: 'Diapers, dairy and dinners.' },
  old: { title: 'Teething rings', publishedAt: '2020-01-01T00:00:00Z' },
  young: { title: 'Teething rings', publishedAt: '2026-06-30T00:00:00Z' },
  numbers: { title: 'From 6 months: 120 ml', body: 'About 7oz, or 0.5 l a day.' },
  greek: { title: 'Γάλα και μέλι', body: 'Όχι μέλι.' },
  hebrew: { title: 'דבש לתינוק', body: 'לא לפני גיל שנה' },
};
await withWriteTransaction(payload, async (transaction) => {
  for (const [
    ref,
    { title, summary = '', headings = [], body = '', publishedAt = '2026-01-01T00:00:00Z' },
  ] of Object.entries(given)) {
    await indexEntry(payload, transaction, {
      kind: 'post',
      ref,
      path: `/blog/${ref}`,
      title,
      summary,
      headings,
      body,
      publishedAt,
    });
  }
});

const queries = process.argv.slice(2);
const found: Record<string, unknown> = {};
for (const query of queries) {
  const { hits, total, correctedQuery, suggestion, isPartial } = await searchContent(payload, {
    query: JSON.parse(query) as string,
    limit: 20,
    nowMs,
  });
  found[query] = { refs: hits.map(({ ref }) => ref), total, correctedQuery, suggestion, isPartial };
}
const pages = [0, 2, 4, 6].map((offset) =>
  searchContent(payload, { query: 'milk', limit: 2, offset, nowMs }),
);
found.pages = (await Promise.all(pages)).map(({ hits, total }) => [total, hits.length]);
const all = await searchContent(payload, { query: 'milk', limit: 20, nowMs });
const paged = (await Promise.all(pages)).flatMap(({ hits }) => hits.map(({ ref }) => ref));
found.pagesAreTheWhole = JSON.stringify(paged) === JSON.stringify(all.hits.map(({ ref }) => ref));
found.none = (await searchContent(payload, { query: 'milk', limit: 0 })).total;
report(found);
process.exit(0);
