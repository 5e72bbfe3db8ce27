import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

// Written by hand, as the tables of babies are (docs/decisions/0007-babies-outside-the-panel.md). `file` is encrypted under a key that
// is not stored (docs/decisions/0028-health-links.md), and NULL once nobody may read it any more.

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TABLE "baby_health_links" (
  	"id" text PRIMARY KEY NOT NULL,
  	"baby_id" text NOT NULL REFERENCES "baby_profiles"("id") ON DELETE CASCADE,
  	"made_by" varchar REFERENCES "members"("id") ON DELETE SET NULL,
  	"address_hash" text NOT NULL,
  	"label" text NOT NULL,
  	"passcode_hash" text,
  	"attempts_left" integer NOT NULL,
  	"is_one_time" integer NOT NULL,
  	"file" text,
  	"created_at_ms" bigint NOT NULL,
  	"updated_at_ms" bigint NOT NULL,
  	"expires_at_ms" bigint NOT NULL,
  	"ended_at_ms" bigint,
  	"ended_by" text
  );
  CREATE TABLE "baby_health_link_accesses" (
  	"id" text PRIMARY KEY NOT NULL,
  	"link_id" text NOT NULL REFERENCES "baby_health_links"("id") ON DELETE CASCADE,
  	"at_ms" bigint NOT NULL,
  	"recipient" text NOT NULL,
  	"result" text NOT NULL,
  	"ticket_hash" text,
  	"ticket_expires_at_ms" bigint
  );
  CREATE UNIQUE INDEX "baby_health_links_address_idx" ON "baby_health_links" ("address_hash");
  CREATE INDEX "baby_health_links_baby_idx" ON "baby_health_links" ("baby_id");
  CREATE INDEX "baby_health_links_made_by_idx" ON "baby_health_links" ("made_by");
  CREATE INDEX "baby_health_link_accesses_link_idx" ON "baby_health_link_accesses" ("link_id", "at_ms");
  CREATE UNIQUE INDEX "baby_health_link_accesses_ticket_idx" ON "baby_health_link_accesses" ("ticket_hash");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP TABLE "baby_health_link_accesses";
  DROP TABLE "baby_health_links";`)
}
