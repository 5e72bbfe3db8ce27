import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

// Written by hand, as the tables of babies are (docs/decisions/0007-babies-outside-the-panel.md): what members have agreed to, and when.

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "member_consents" (
  	"member_id" varchar NOT NULL REFERENCES "members"("id") ON DELETE CASCADE,
  	"purpose" text NOT NULL,
  	"version" text NOT NULL,
  	"given_at_ms" bigint NOT NULL,
  	PRIMARY KEY ("member_id", "purpose", "version")
  );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "member_consents" CASCADE;`)
}
