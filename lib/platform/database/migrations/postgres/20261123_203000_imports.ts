import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

// Written by hand, as the tables of babies are (docs/decisions/0007-babies-outside-the-panel.md). A row's key is unique for the baby or the member that it belongs to: what was
// imported once cannot be imported again, however many do it at once.

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TABLE "data_imports" (
  	"id" text PRIMARY KEY NOT NULL,
  	"baby_id" text REFERENCES "baby_profiles"("id") ON DELETE CASCADE,
  	"made_by" varchar REFERENCES "members"("id") ON DELETE SET NULL,
  	"format" text NOT NULL,
  	"file" text NOT NULL,
  	"added" text NOT NULL,
  	"created_at_ms" bigint NOT NULL
  );
  CREATE INDEX "data_imports_baby_idx" ON "data_imports" ("baby_id");
  CREATE INDEX "data_imports_made_by_idx" ON "data_imports" ("made_by");
  CREATE TABLE "imported_rows" (
  	"import_id" text NOT NULL REFERENCES "data_imports"("id") ON DELETE CASCADE,
  	"key" text NOT NULL,
  	"baby_id" text REFERENCES "baby_profiles"("id") ON DELETE CASCADE,
  	"member_id" varchar REFERENCES "members"("id") ON DELETE CASCADE,
  	"kind" text NOT NULL,
  	"entry_id" text NOT NULL,
  	"stamp" text NOT NULL,
  	"file" text NOT NULL,
  	"row_number" integer NOT NULL,
  	PRIMARY KEY ("import_id", "key")
  );
  CREATE UNIQUE INDEX "imported_rows_baby_key_idx" ON "imported_rows" ("baby_id", "key");
  CREATE UNIQUE INDEX "imported_rows_member_key_idx" ON "imported_rows" ("member_id", "key");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP TABLE "imported_rows";
  DROP TABLE "data_imports";`)
}
