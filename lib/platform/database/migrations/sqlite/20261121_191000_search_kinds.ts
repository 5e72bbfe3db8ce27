import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

// Written by hand: the full-text index learns what kind of thing each entry is, so that those of one kind are counted in the index alone. It is filled again from the stored
// texts by the preparation (lib/content/search/rebuild-index.ts). PostgreSQL's has had the kind from the beginning.

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`search_index\`;`)
  await db.run(sql`CREATE VIRTUAL TABLE \`search_index\` USING fts5(
  	title, headings, summary, body, kind,
  	content = '', contentless_delete = 1, tokenize = 'ascii', prefix = '2 3 4'
  );
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`search_index\`;`)
  await db.run(sql`CREATE VIRTUAL TABLE \`search_index\` USING fts5(
  	title, headings, summary, body,
  	content = '', contentless_delete = 1, tokenize = 'ascii', prefix = '2 3 4'
  );
  `)
}
