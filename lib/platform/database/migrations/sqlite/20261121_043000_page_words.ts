import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

// Written by hand: this table is no collection (lib/content/cms/page-tree/page-words-index.ts), so that no snapshot of the schema knows it.

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE VIRTUAL TABLE \`page_words\` USING fts5(
  	title, body,
  	content = '', contentless_delete = 1, tokenize = 'ascii'
  );
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`page_words\`;`)
}
