import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

// Written by hand: these tables are no collections (docs/decisions/0007-babies-outside-the-panel.md).
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "baby_invites" ADD COLUMN "for_name" text;
  ALTER TABLE "baby_carers" ADD COLUMN "invited_as" text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "baby_invites" DROP COLUMN "for_name";
  ALTER TABLE "baby_carers" DROP COLUMN "invited_as";`)
}
