import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

// Written by hand: what lists would otherwise reckon anew from all posts is kept here, by triggers, so that nothing that writes posts can forget it. A generated migration
// that makes `posts` or `stories` anew would drop the triggers; bench/growth.test.ts would notice.
//
// - `listed_posts`: the published posts in rows of three numbers, with how many comments each shows (lib/content/community/comments/keep-comment-total.ts writes those).
// - `content_totals`: how many are published, and how many of them search engines may list, of each category (0: of none).
// - `post_texts`: every three letters of a published post (lib/wagtail-api/v1/post-texts.ts). The row's number is its place among the newest first, so that the index
//   answers in the order of the list: seconds since 2030 above, the post's id in the lower 32 bits.

type Row = 'NEW' | 'OLD'

const place = (row: Row | 'posts') =>
  `max(min(unixepoch(coalesce(${row}.published_at, '1970-01-01')) - 1893456000, 2147483647), -2147483648) * 4294967296 + ${row}.id`
const text = (row: Row | 'posts') =>
  `coalesce(${row}.title, '') || char(10) || coalesce(${row}.excerpt, '') || char(10) || coalesce(${row}.plain_text, '')`
const isListed = (row: Row | 'd') =>
  `(NOT coalesce(${row}.seo_is_hidden_from_search, FALSE) AND ${row}.alias_of_id IS NULL)`
const isPublished = (row: Row) => `${row}._status = 'published'`
const comments = (post: string) =>
  `(SELECT count(*) FROM comments c LEFT JOIN comments p ON p.id = c.parent_id WHERE c.post_id = ${post} AND c.status = 'visible' AND (c.parent_id IS NULL OR p.status IN ('visible', 'deleted')))`

const countIn = (kind: string, category: string) =>
  `INSERT INTO content_totals (kind, category_id, published, listed) SELECT '${kind}', ${category}, 1, ${isListed('NEW')} WHERE ${isPublished('NEW')}
     ON CONFLICT (kind, category_id) DO UPDATE SET published = published + 1, listed = listed + excluded.listed;`
const countOut = (kind: string, category: string) =>
  `UPDATE content_totals SET published = published - 1, listed = listed - ${isListed('OLD')} WHERE kind = '${kind}' AND category_id = ${category} AND ${isPublished('OLD')};`
const listIn = `INSERT INTO listed_posts (post_id, category_id, comment_total) SELECT NEW.id, NEW.category_id, ${comments('NEW.id')} WHERE ${isPublished('NEW')};`
const listOut = 'DELETE FROM listed_posts WHERE post_id = OLD.id;'
const textIn = `INSERT INTO post_texts (rowid, text) SELECT ${place('NEW')}, ${text('NEW')} WHERE ${isPublished('NEW')};`
const textOut = `DELETE FROM post_texts WHERE rowid = ${place('OLD')} AND ${isPublished('OLD')};`

const changed = (...columns: string[]) => columns.map((name) => `OLD.${name} IS NOT NEW.${name}`).join(' OR ')
const trigger = (name: string, event: string, body: string) => `CREATE TRIGGER ${name} AFTER ${event} BEGIN ${body} END;`
const ofCategory = (row: Row) => `coalesce(${row}.category_id, 0)`

const triggers = [
  trigger('posts_kept_insert', 'INSERT ON posts', [countIn('posts', ofCategory('NEW')), listIn, textIn].join(' ')),
  trigger('posts_kept_delete', 'DELETE ON posts', [countOut('posts', ofCategory('OLD')), listOut, textOut].join(' ')),
  trigger(
    'posts_kept_update',
    `UPDATE ON posts WHEN ${changed('_status', 'category_id', 'alias_of_id', 'seo_is_hidden_from_search')}`,
    [countOut('posts', ofCategory('OLD')), countIn('posts', ofCategory('NEW')), listOut, listIn].join(' '),
  ),
  trigger(
    'posts_texts_update',
    `UPDATE ON posts WHEN ${changed('_status', 'published_at', 'title', 'excerpt', 'plain_text')}`,
    [textOut, textIn].join(' '),
  ),
  trigger('stories_kept_insert', 'INSERT ON stories', countIn('stories', '0')),
  trigger('stories_kept_delete', 'DELETE ON stories', countOut('stories', '0')),
  trigger(
    'stories_kept_update',
    `UPDATE ON stories WHEN ${changed('_status', 'alias_of_id', 'seo_is_hidden_from_search')}`,
    [countOut('stories', '0'), countIn('stories', '0')].join(' '),
  ),
]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`listed_posts\` (
  	\`post_id\` integer PRIMARY KEY NOT NULL,
  	\`category_id\` integer,
  	\`comment_total\` integer NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`listed_posts_comments_idx\` ON \`listed_posts\` (\`comment_total\`, \`post_id\`);`)
  await db.run(sql`CREATE INDEX \`listed_posts_category_idx\` ON \`listed_posts\` (\`category_id\`, \`comment_total\`, \`post_id\`);`)
  await db.run(sql`CREATE TABLE \`content_totals\` (
  	\`kind\` text NOT NULL,
  	\`category_id\` integer NOT NULL,
  	\`published\` integer NOT NULL,
  	\`listed\` integer NOT NULL,
  	PRIMARY KEY (\`kind\`, \`category_id\`)
  ) WITHOUT ROWID;
  `)
  await db.run(sql`CREATE VIRTUAL TABLE \`post_texts\` USING fts5(
  	text,
  	content = '', contentless_delete = 1, tokenize = 'trigram'
  );
  `)
  await db.run(sql.raw(`INSERT INTO listed_posts SELECT id, category_id, ${comments('posts.id')} FROM posts WHERE _status = 'published';`))
  await db.run(sql.raw(`INSERT INTO content_totals SELECT 'posts', coalesce(d.category_id, 0), count(*), sum${isListed('d')} FROM posts d WHERE d._status = 'published' GROUP BY 2;`))
  await db.run(sql.raw(`INSERT INTO content_totals SELECT 'stories', 0, count(*), sum${isListed('d')} FROM stories d WHERE d._status = 'published' GROUP BY 2;`))
  await db.run(sql.raw(`INSERT INTO post_texts (rowid, text) SELECT ${place('posts')}, ${text('posts')} FROM posts WHERE _status = 'published';`))
  for (const statement of triggers) await db.run(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const statement of triggers) {
    await db.run(sql.raw(`DROP TRIGGER ${statement.split(' ')[2]};`))
  }
  await db.run(sql`DROP TABLE \`post_texts\`;`)
  await db.run(sql`DROP TABLE \`content_totals\`;`)
  await db.run(sql`DROP TABLE \`listed_posts\`;`)
}
