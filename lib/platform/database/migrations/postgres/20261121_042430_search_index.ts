import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

// Written by hand: these tables are no collections (lib/content/search), so that no snapshot of the schema knows them.

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "search_entries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" varchar NOT NULL,
  	"ref" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"title" varchar NOT NULL,
  	"summary" varchar NOT NULL,
  	"image_id" integer,
  	"published_at_ms" bigint NOT NULL,
  	"version" integer NOT NULL
  );
  CREATE UNIQUE INDEX "search_entries_kind_ref_idx" ON "search_entries" USING btree ("kind","ref");

  CREATE TABLE "search_texts" (
  	"id" integer PRIMARY KEY NOT NULL,
  	"headings" varchar NOT NULL,
  	"body" varchar NOT NULL
  );

  CREATE TABLE "search_index" (
  	"id" integer PRIMARY KEY NOT NULL,
  	"kind" varchar NOT NULL,
  	"published_at_ms" bigint NOT NULL,
  	"lead" tsvector NOT NULL,
  	"stems" tsvector NOT NULL
  );
  CREATE INDEX "search_index_stems_idx" ON "search_index" USING gin ("stems");

  CREATE TABLE "search_terms" (
  	"word" varchar COLLATE "C" PRIMARY KEY NOT NULL,
  	"stem" varchar COLLATE "C" NOT NULL,
  	"entries" integer NOT NULL
  );
  CREATE INDEX "search_terms_stem_idx" ON "search_terms" USING btree ("stem");

  CREATE TABLE "search_term_keys" (
  	"key" varchar COLLATE "C" NOT NULL,
  	"word" varchar COLLATE "C" NOT NULL,
  	PRIMARY KEY ("key", "word")
  );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "search_term_keys" CASCADE;
  DROP TABLE "search_terms" CASCADE;
  DROP TABLE "search_index" CASCADE;
  DROP TABLE "search_texts" CASCADE;
  DROP TABLE "search_entries" CASCADE;`)
}
