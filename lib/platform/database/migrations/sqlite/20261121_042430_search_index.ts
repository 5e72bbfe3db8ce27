import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

// Written by hand: these tables are no collections (lib/content/search), so that no snapshot of the schema knows them.

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`search_entries\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`kind\` text NOT NULL,
  	\`ref\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`title\` text NOT NULL,
  	\`summary\` text NOT NULL,
  	\`image_id\` integer,
  	\`published_at_ms\` integer NOT NULL,
  	\`version\` integer NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`search_entries_kind_ref_idx\` ON \`search_entries\` (\`kind\`,\`ref\`);`)
  await db.run(sql`CREATE TABLE \`search_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`headings\` text NOT NULL,
  	\`body\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE VIRTUAL TABLE \`search_index\` USING fts5(
  	title, headings, summary, body,
  	content = '', contentless_delete = 1, tokenize = 'ascii', prefix = '2 3 4'
  );
  `)
  await db.run(sql`CREATE TABLE \`search_terms\` (
  	\`word\` text PRIMARY KEY NOT NULL,
  	\`stem\` text NOT NULL,
  	\`entries\` integer NOT NULL
  ) WITHOUT ROWID;
  `)
  await db.run(sql`CREATE INDEX \`search_terms_stem_idx\` ON \`search_terms\` (\`stem\`);`)
  await db.run(sql`CREATE TABLE \`search_term_keys\` (
  	\`key\` text NOT NULL,
  	\`word\` text NOT NULL,
  	PRIMARY KEY (\`key\`, \`word\`)
  ) WITHOUT ROWID;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`search_term_keys\`;`)
  await db.run(sql`DROP TABLE \`search_terms\`;`)
  await db.run(sql`DROP TABLE \`search_index\`;`)
  await db.run(sql`DROP TABLE \`search_texts\`;`)
  await db.run(sql`DROP TABLE \`search_entries\`;`)
}
