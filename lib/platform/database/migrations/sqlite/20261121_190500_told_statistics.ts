import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

// Written by hand. SQLite plans by what `sqlite_stat1` says of each index, and nothing of ours ever fills it, so that plans are the same on every site. Without a word about
// them it takes all indexes for equally telling, and goes through all posts that are published for twenty that it has been given by their ids. What is said here once is true of
// every site that is large enough for plans to matter: nearly all rows have the same state, and nearly none is an alias.

const statistics = [
  ['posts', 'posts__status_idx', '1000000 500000'],
  ['posts', '_status_publishedAt_idx', '1000000 500000 1'],
  ['posts', 'posts_title_list_idx', '1000000 500000 2'],
  ['posts', 'posts_alias_of_idx', '1000000 500000'],
  ['posts', 'posts_listed_idx', '1000000 500000 450000 1 1 1 1 1 1 1 1'],
  ['stories', 'stories__status_idx', '1000000 500000'],
  ['stories', '_status_publishedAt_1_idx', '1000000 500000 1'],
  ['stories', 'stories_title_list_idx', '1000000 500000 2'],
  ['stories', 'stories_alias_of_idx', '1000000 500000'],
  ['stories', 'stories_listed_idx', '1000000 500000 450000 1 1 1 1 1 1 1'],
  ['comments', 'comments_status_idx', '1000000 500000'],
] as const

export async function up({ db }: MigrateUpArgs): Promise<void> {
  // Makes the table, where there is none, and reads it again.
  await db.run(sql`ANALYZE sqlite_schema;`)
  for (const [table, index, told] of statistics) {
    await db.run(sql`INSERT INTO sqlite_stat1 (tbl, idx, stat) VALUES (${table}, ${index}, ${told});`)
  }
  await db.run(sql`ANALYZE sqlite_schema;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const [, index] of statistics) await db.run(sql`DELETE FROM sqlite_stat1 WHERE idx = ${index};`)
  await db.run(sql`ANALYZE sqlite_schema;`)
}
