import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

// Written by hand: this table is no collection (lib/content/cms/page-tree/page-words-index.ts), so that no snapshot of the schema knows it.

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "page_words" (
  	"id" integer PRIMARY KEY NOT NULL,
  	"words" tsvector NOT NULL
  );
  CREATE INDEX "page_words_words_idx" ON "page_words" USING gin ("words");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "page_words" CASCADE;`)
}
