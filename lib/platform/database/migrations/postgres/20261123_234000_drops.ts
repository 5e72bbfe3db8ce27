import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

// Written by hand, as the tables of babies are (docs/decisions/0007-babies-outside-the-panel.md). What was given has the name and
// the amount of its day: it stays true when the list changes, and when the drops are no longer on it.

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TABLE "baby_drops" (
  	"id" text PRIMARY KEY NOT NULL,
  	"baby_id" text NOT NULL REFERENCES "baby_profiles"("id") ON DELETE CASCADE,
  	"made_by" varchar REFERENCES "members"("id") ON DELETE SET NULL,
  	"name" text NOT NULL,
  	"amount" text NOT NULL,
  	"weekdays" text NOT NULL,
  	"time" text,
  	"doses_left" integer,
  	"created_at_ms" bigint NOT NULL,
  	"updated_at_ms" bigint NOT NULL
  );
  CREATE TABLE "baby_given_drops" (
  	"id" text PRIMARY KEY NOT NULL,
  	"baby_id" text NOT NULL REFERENCES "baby_profiles"("id") ON DELETE CASCADE,
  	"drop_id" text REFERENCES "baby_drops"("id") ON DELETE SET NULL,
  	"made_by" varchar REFERENCES "members"("id") ON DELETE SET NULL,
  	"name" text NOT NULL,
  	"amount" text NOT NULL,
  	"took_dose" integer NOT NULL,
  	"given_at_ms" bigint NOT NULL,
  	"created_at_ms" bigint NOT NULL,
  	"updated_at_ms" bigint NOT NULL
  );
  CREATE INDEX "baby_drops_baby_idx" ON "baby_drops" ("baby_id");
  CREATE INDEX "baby_drops_made_by_idx" ON "baby_drops" ("made_by");
  CREATE INDEX "baby_given_drops_baby_idx" ON "baby_given_drops" ("baby_id", "given_at_ms");
  CREATE INDEX "baby_given_drops_drop_idx" ON "baby_given_drops" ("drop_id", "given_at_ms");
  CREATE INDEX "baby_given_drops_made_by_idx" ON "baby_given_drops" ("made_by");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP TABLE "baby_given_drops";
  DROP TABLE "baby_drops";`)
}
