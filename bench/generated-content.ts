import { setImmediate } from 'node:timers/promises';
import type { Payload } from 'payload';
import { childPath } from '../lib/content/cms/page-tree/paths';
import { noColumns, readRows, sql, withWriteTransaction } from '../lib/platform/database/sql';
import { indexVersion } from '../lib/content/search/index-entry';
import { stemWord } from '../lib/content/search/stem-word';
import { allTypoKeys } from '../lib/content/search/typo-keys';
import { generatedTexts, type GeneratedText, indexRows } from './generated-texts';
import { memberId } from './generated-families';
import { insertRows, names, type Rows } from './insert-rows';
import { solidPicture } from './solid-picture';

/** What stands there before; the bulk is inserted behind it. */
interface Frame {
  categoryIds: readonly number[];
  coverId: number;
  blogNodeId: number;
  blogPath: string;
}

/** Nodes of posts begin behind those of the pages that are code. */
const firstNodeId = 100;

const perTransaction = 500;
const tagNames = ['weaning', 'sleep', 'allergies', 'iron', 'first foods', 'drinks', 'safety', 'family meals'];
const pictureSizes = ['w320', 'w480', 'w640', 'w960', 'w1280', 'w1800', 'square'];

/**
 * Published posts as an editor's saving leaves them: with tags, sources, lines in short, a cover, a version,
 * a page, its words and a search entry. Written past Payload, which takes 20 ms a post.
 */
export async function generatePosts(payload: Payload, count: number, random: () => number): Promise<void> {
  const frame = await makeFrame(payload);
  const vocabulary = new Map<string, number>();
  const textOf = generatedTexts(count, random);
  for (let first = 1; first <= count; first += perTransaction) {
    const length = Math.min(perTransaction, count - first + 1);
    const posts = Array.from({ length }, (_, index) => ({ id: first + index, text: textOf(first + index) }));
    await withWriteTransaction(payload, ({ rows }) => insertPosts(payload, { rows, frame, posts }));
    for (const { text } of posts) {
      for (const word of text.vocabulary) vocabulary.set(word, (vocabulary.get(word) ?? 0) + 1);
    }
    // SQLite's driver frees its statements between turns of the event loop, and nothing here waits for anything else.
    await setImmediate();
  }
  await withWriteTransaction(payload, async ({ rows }) => {
    await insertVersions(rows);
    await insertVocabulary(payload, rows, vocabulary);
  });
  await movePostgresSequences(payload);
}

async function makeFrame(payload: Payload): Promise<Frame> {
  const categoryIds: number[] = [];
  for (const [order, tag] of tagNames.entries()) {
    const slug = tag.replace(' ', '-');
    const data = {
      title: `About ${tag}`,
      slug,
      description: `All about ${tag}.`,
      tone: 'pear' as const,
      order,
    };
    categoryIds.push((await payload.create({ collection: 'categories', data })).id);
  }
  const data = await solidPicture();
  const cover = await payload.create({
    collection: 'images',
    data: { alt: 'One colour' },
    file: { name: 'cover.png', mimetype: 'image/png', size: data.length, data },
  });
  const { docs } = await payload.find({
    collection: 'page-nodes',
    where: { kind: { equals: 'blogIndex' } },
    depth: 0,
  });
  const [blog] = docs;
  if (!blog) throw new Error('The page tree has no blog.');
  return { categoryIds, coverId: cover.id, blogNodeId: blog.id, blogPath: blog.path };
}

interface NumberedPost {
  id: number;
  text: GeneratedText;
}

async function insertPosts(
  payload: Payload,
  { rows, frame, posts }: { rows: Rows; frame: Frame; posts: readonly NumberedPost[] },
): Promise<void> {
  const insert = (table: string, records: Parameters<typeof insertRows>[2]['records']) =>
    insertRows(payload, rows, { table, records });
  await copyCover(rows, frame, posts);
  await insert(
    'posts',
    posts.map(({ id, text }) => ({
      id,
      title: text.title,
      excerpt: text.summary,
      cover_id: frame.coverId + id,
      body: text.richText,
      slug: `post-${id}`,
      category_id: frame.categoryIds[id % frame.categoryIds.length] ?? null,
      published_at: publishedAt(id),
      checked_on: publishedAt(id),
      show_in_menus: false,
      seo_is_hidden_from_search: false,
      reading_minutes: 4,
      plain_text: text.body,
      updated_at: publishedAt(id),
      created_at: publishedAt(id),
      _status: 'published',
    })),
  );
  await insertParts(insert, posts);
  await insertPages({ payload, insert, frame, posts });
}

type Insert = (table: string, records: Parameters<typeof insertRows>[2]['records']) => Promise<void>;

/** What stands in tables of its own: lines in short, sources and tags. */
async function insertParts(insert: Insert, posts: readonly NumberedPost[]): Promise<void> {
  await insert(
    'posts_in_short',
    posts.flatMap(({ id, text }) =>
      text.headings
        .slice(0, 3)
        .map((line, place) => ({ _order: place + 1, _parent_id: id, id: `short-${id}-${place}`, line })),
    ),
  );
  await insert(
    'posts_sources',
    posts.flatMap(({ id }) => sourcesOf(id)),
  );
  await insert(
    'posts_texts',
    posts.flatMap(({ id }) =>
      [0, 1, 2].map((place) => ({
        id: id * 3 + place,
        order: place + 1,
        parent_id: id,
        path: 'tags',
        text: tagNames[(id + place * place) % tagNames.length] ?? '',
      })),
    ),
  );
}

/** The page of each post, and what the search knows of it. */
async function insertPages({
  payload,
  insert,
  frame,
  posts,
}: {
  payload: Payload;
  insert: Insert;
  frame: Frame;
  posts: readonly NumberedPost[];
}): Promise<void> {
  await insert(
    'page_nodes',
    posts.map(({ id, text }) => ({
      id: firstNodeId + id,
      path: childPath(frame.blogPath, id),
      parent_id: frame.blogNodeId,
      kind: 'post',
      post_id: id,
      slug: `post-${id}`,
      title: text.title,
      draft_title: text.title,
      is_live: true,
      has_unpublished_changes: false,
      show_in_menus: false,
      first_published_at: publishedAt(id),
      latest_revision_created_at: publishedAt(id),
    })),
  );
  await insert(
    'search_entries',
    posts.map(({ id, text }) => ({
      id,
      kind: 'post',
      ref: String(id),
      path: `/blog/post-${id}`,
      title: text.title,
      summary: text.summary,
      image_id: frame.coverId + id,
      published_at_ms: Date.parse(publishedAt(id)),
      version: indexVersion,
    })),
  );
  await insert(
    'search_texts',
    posts.map(({ id, text }) => ({ id, headings: text.headings.join('\n'), body: text.body })),
  );
  await insertWords(payload, insert, posts);
}

async function insertWords(payload: Payload, insert: Insert, posts: readonly NumberedPost[]): Promise<void> {
  const indexed = posts.map(({ id, text }) =>
    indexRows(payload, {
      entryId: id,
      nodeId: firstNodeId + id,
      publishedAtMs: Date.parse(publishedAt(id)),
      text,
    }),
  );
  await insert(
    'search_index',
    indexed.map(({ entry }) => entry),
  );
  await insert(
    'page_words',
    indexed.map(({ page }) => page),
  );
}

/** One every three hours up to the end of 2026's October, the last with the highest id. */
function publishedAt(id: number): string {
  return new Date(Date.UTC(1990, 0, 1) + id * 3 * 3_600_000).toISOString();
}

function sourcesOf(post: number) {
  return [1, 2, 3, 4].map((place) => ({
    _order: place,
    _parent_id: post,
    id: `source-${post}-${place}`,
    key: `s${place}`,
    org: 'WHO',
    title: `Guideline ${post % 50}`,
    year: 2023,
    url: 'https://www.who.int/publications/i/item/9789240081864',
  }));
}

/** A picture for each post; the files are those of the first. */
async function copyCover(rows: Rows, { coverId }: Frame, posts: readonly NumberedPost[]): Promise<void> {
  const [first, last] = [posts[0]?.id ?? 0, posts.at(-1)?.id ?? 0];
  const files = ['filename', ...pictureSizes.map((name) => `sizes_${name}_filename`)];
  const same = [
    ...['title', 'alt', 'updated_at', 'created_at', 'mime_type', 'filesize', 'width', 'height'],
    ...pictureSizes.flatMap((name) =>
      ['width', 'height', 'mime_type', 'filesize'].map((part) => `sizes_${name}_${part}`),
    ),
  ];
  const renamed = sql.raw(files.map((name) => `replace("${name}", 'cover', 'cover-' || s.n)`).join(', '));
  await rows(
    noColumns,
    sql`WITH RECURSIVE s(n) AS (SELECT CAST(${first} AS integer) UNION ALL SELECT n + 1 FROM s WHERE n < ${last})
        INSERT INTO images (id, ${names([...same, ...files])})
        SELECT ${sql.raw(String(coverId))} + s.n, ${names(same)}, ${renamed} FROM s JOIN images i ON i.id = ${coverId}`,
  );
}

/** One version a post, as its first publishing leaves it. */
async function insertVersions(rows: Rows): Promise<void> {
  const copied = [
    ...[
      'title',
      'excerpt',
      'cover_id',
      'body',
      'slug',
      'category_id',
      'published_at',
      'checked_on',
      'show_in_menus',
    ],
    ...['reading_minutes', 'plain_text', 'updated_at', 'created_at'],
  ];
  await rows(
    noColumns,
    sql`INSERT INTO _posts_v (id, parent_id, ${names(copied.map((name) => `version_${name}`))}, version__status,
        created_at, updated_at, latest)
        SELECT id, id, ${names(copied)}, ${'published'}, created_at, updated_at, ${true} FROM posts`,
  );
  await rows(
    noColumns,
    sql`INSERT INTO _posts_v_version_in_short (_order, _parent_id, line) SELECT _order, _parent_id, line
        FROM posts_in_short`,
  );
}

async function insertVocabulary(
  payload: Payload,
  rows: Rows,
  vocabulary: ReadonlyMap<string, number>,
): Promise<void> {
  const words = [...vocabulary];
  const terms = words.map(([word, entries]) => ({ word, stem: stemWord(word), entries }));
  await insertRows(payload, rows, { table: 'search_terms', records: terms });
  const keys = words.flatMap(([word]) => allTypoKeys(word).map((key) => ({ key, word })));
  await insertRows(payload, rows, { table: 'search_term_keys', records: keys });
}

/** PostgreSQL counts ids apart from the rows that have them. */
async function movePostgresSequences(payload: Payload): Promise<void> {
  if (payload.db.name !== 'postgres') return;
  for (const table of ['posts', '_posts_v', 'images', 'page_nodes', 'search_entries', 'posts_texts']) {
    await readRows(
      payload,
      noColumns,
      sql`SELECT setval(pg_get_serial_sequence(${`"${table}"`}, 'id'), (SELECT max(id) FROM ${names([table])}))`,
    );
  }
}

/**
 * Comments below some posts, and three hundred below the first: threads with replies, one in twenty hidden or
 * waiting.
 */
export async function generateComments(
  payload: Payload,
  { posts, members, comments }: { posts: number; members: number; comments: number },
): Promise<void> {
  const busy = Math.min(300, comments);
  const statuses = ['pending', 'hidden', ...Array.from({ length: 38 }, () => 'visible')];
  const written = Array.from({ length: comments + busy }, (_, index) => {
    const id = index + 1;
    const writtenAt = new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString();
    return {
      id,
      status: statuses[index % statuses.length] ?? 'visible',
      body: `What helped us was to begin slowly and to let her decide, number ${id}.`,
      post_id: index < busy ? 1 : 1 + ((index * 7_919) % posts),
      parent_id: index < busy && index % 3 === 2 ? id - 1 : null,
      member_id: memberId(index % members),
      report_count: 0,
      created_at: writtenAt,
      updated_at: writtenAt,
    };
  });
  await withWriteTransaction(payload, ({ rows }) =>
    insertRows(payload, rows, { table: 'comments', records: written }),
  );
}
