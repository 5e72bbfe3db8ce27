import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "publication" ADD COLUMN "site_name" varchar;
  ALTER TABLE "publication" ADD COLUMN "sender_name" varchar;
  ALTER TABLE "publication" ADD COLUMN "mail_signature" varchar;
  ALTER TABLE "publication" ADD COLUMN "newsletter_intro" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "publication" DROP COLUMN "site_name";
  ALTER TABLE "publication" DROP COLUMN "sender_name";
  ALTER TABLE "publication" DROP COLUMN "mail_signature";
  ALTER TABLE "publication" DROP COLUMN "newsletter_intro";`)
}
