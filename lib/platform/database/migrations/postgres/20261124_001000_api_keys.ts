import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

// Written by hand, as the tables of babies are (docs/decisions/0007-babies-outside-the-panel.md): members' API keys, of which only a hash is stored, and what was called with each.

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TABLE "member_api_keys" (
  	"id" text PRIMARY KEY NOT NULL,
  	"member_id" varchar NOT NULL REFERENCES "members"("id") ON DELETE CASCADE,
  	"secret_hash" text NOT NULL,
  	"hint" text NOT NULL,
  	"name" text NOT NULL,
  	"scopes" text NOT NULL,
  	"babies" text,
  	"created_at_ms" bigint NOT NULL,
  	"expires_at_ms" bigint NOT NULL,
  	"last_used_at_ms" bigint
  );
  CREATE UNIQUE INDEX "member_api_keys_secret_idx" ON "member_api_keys" ("secret_hash");
  CREATE INDEX "member_api_keys_member_idx" ON "member_api_keys" ("member_id");
  CREATE TABLE "member_api_key_uses" (
  	"key_id" text NOT NULL REFERENCES "member_api_keys"("id") ON DELETE CASCADE,
  	"day" text NOT NULL,
  	"operation" text NOT NULL,
  	"calls" bigint NOT NULL,
  	"refused" bigint NOT NULL,
  	PRIMARY KEY ("key_id", "day", "operation")
  );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP TABLE "member_api_key_uses";
  DROP TABLE "member_api_keys";`)
}
