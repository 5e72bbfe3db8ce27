import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

// Written by hand, as the tables of babies are (docs/decisions/0007-babies-outside-the-panel.md).

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE "meal_plans" ADD COLUMN "end_date" text NOT NULL DEFAULT '';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE "meal_plans" DROP COLUMN "end_date";`)
}
