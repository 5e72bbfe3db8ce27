import * as z from 'zod';
import { openTestDatabase, report } from '../../../platform/database/testing/open-test-database';
import { ensurePageTree } from '../../../content/cms/page-tree/ensure-page-tree';
import { isCounted } from '../../../content/community/comments/comment-rows';
import { numberColumn, readRows, type Sql, sql } from '../../../platform/database/sql';
import { contentMaker } from '../../../content/search/testing/make-content';
import { listBlogs } from '../blogs';

/** What the database keeps for lists, beside what it would count, after each thing that can happen to a post. */
const payload = await openTestDatabase();
await ensurePageTree(payload);
const make = await contentMaker(payload);
const steps: Record<string, unknown> = {};

const totals = z.object({
  kind: z.string(),
  category: numberColumn,
  published: numberColumn,
  listed: numberColumn,
});
const read = (statement: Sql) => readRows(payload, totals, statement);
const countedIn = (table: Sql, kind: string, category: Sql) =>
  read(sql`SELECT ${sql.raw(`'${kind}'`)} AS kind, coalesce(${category}, 0) AS category, count(*) AS published,
      coalesce(sum(CASE WHEN NOT coalesce(d.seo_is_hidden_from_search, FALSE) AND d.alias_of_id IS NULL THEN 1 ELSE 0 END), 0) AS listed
    FROM ${table} d WHERE d._status = 'published' GROUP BY 2`);

const listed = z.object({ post: numberColumn, category: numberColumn.nullable(), comments: numberColumn });

/** Null when all that is kept is as it should be. */
async function difference(): Promise<unknown> {
  const kept = await read(
    sql`SELECT kind, category_id AS category, published, listed FROM content_totals
        WHERE kind IN ('posts', 'stories') AND published <> 0 ORDER BY kind, category_id`,
  );
  const counted = [
    ...(await countedIn(sql`posts`, 'posts', sql`d.category_id`)),
    ...(await countedIn(sql`stories`, 'stories', sql`NULL`)),
  ].filter(({ published }) => published > 0);
  const keptPosts = await readRows(
    payload,
    listed,
    sql`SELECT post_id AS post, category_id AS category, comment_total AS comments FROM listed_posts ORDER BY post_id`,
  );
  const posts = await readRows(
    payload,
    listed,
    sql`SELECT d.id AS post, d.category_id AS category, (
          SELECT count(*) FROM comments c LEFT JOIN comments p ON p.id = c.parent_id WHERE c.post_id = d.id AND ${isCounted}
        ) AS comments FROM posts d WHERE d._status = 'published' ORDER BY d.id`,
  );
  const [one, other] = [JSON.stringify([kept, keptPosts]), JSON.stringify([counted, posts])];
  return one === other ? null : { kept: one, counted: other };
}

const found = async (search: string, ordering?: string) =>
  (await listBlogs(payload, { limit: 20, offset: 0 }, { search, ordering })).results.map(
    ({ title }) => title,
  );
const note = async (name: string, search = 'quince') => {
  steps[name] = [await difference(), await found(search)];
};

const { id } = await make.post({
  title: 'Quinces',
  text: 'Simmered slowly, co-sleeping or not.',
  status: 'draft',
});
await note('draft');
await payload.update({ collection: 'posts', id, data: { _status: 'published' } });
await note('published');
await payload.update({ collection: 'posts', id, data: { title: 'Medlars' }, draft: true });
await note('draftOfLive');
await payload.update({ collection: 'posts', id, data: { title: 'Medlar jam', _status: 'published' } });
await note('changed');
const { id: newer } = await make.post({
  title: 'Quince and medlar',
  publishedAt: '2026-02-01T00:00:00.000Z',
});
await note('second', 'edla');
await payload.update({
  collection: 'posts',
  id,
  data: { publishedAt: '2026-03-01T00:00:00.000Z', _status: 'published' },
});
await note('dated', 'edla');
steps.parts = await Promise.all(
  ['MEDL', 'co-sleep', 'slowly, simm', 'ed qu', 'e', '"', '%', 'medlar%', 'jam qu'].map((search) =>
    found(search),
  ),
);
steps.oldestFirst = await found('medlar', 'published_at');
await payload.update({
  collection: 'posts',
  id,
  data: { seo: { isHiddenFromSearch: true }, _status: 'published' },
});
await note('hidden', 'medlar');
const other = await payload.create({
  collection: 'categories',
  data: { title: 'Other', slug: 'other', description: 'For tests', tone: 'pear', order: 2 },
});
await payload.update({ collection: 'posts', id, data: { category: other.id, _status: 'published' } });
await note('moved', 'medlar');

const comment = (post: number, status: 'visible' | 'pending', parent?: number) =>
  payload.create({ collection: 'comments', data: { post, body: 'Words.', status, parent }, depth: 0 });
const first = await comment(newer, 'visible');
await comment(newer, 'visible', first.id);
await comment(newer, 'pending');
await note('commented', 'medlar');
steps.byComments = [await found('medlar', '-comment_count'), await found('', '-comment_count')];
await payload.update({ collection: 'comments', id: first.id, data: { status: 'hidden' } });
await note('threadHidden', 'medlar');
await payload.update({ collection: 'comments', id: first.id, data: { status: 'visible' } });
await payload.update({ collection: 'posts', id: newer, data: { _status: 'draft' } });
await note('unpublished', 'medlar');
await payload.update({ collection: 'posts', id: newer, data: { _status: 'published' } });
await note('publishedAgain', 'medlar');
await payload.delete({ collection: 'comments', id: first.id });
await note('threadDeleted', 'medlar');
await make.story('Sloes in a minute', [
  { heading: 'One', text: 'Sloes.' },
  { heading: 'Two', text: 'Sloes.' },
  { heading: 'Three', text: 'Sloes.' },
  { heading: 'Four', text: 'Sloes.' },
]);
await note('story', 'sloes');
await payload.delete({ collection: 'posts', id: newer });
await note('deleted', 'medlar');
report(steps);
await payload.destroy();
process.exit(0);
