import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

// Written by hand: these tables are no collections (docs/decisions/0007-babies-outside-the-panel.md).
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`baby_invites\` ADD \`for_name\` text;`)
  await db.run(sql`ALTER TABLE \`baby_carers\` ADD \`invited_as\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`baby_invites\` DROP COLUMN \`for_name\`;`)
  await db.run(sql`ALTER TABLE \`baby_carers\` DROP COLUMN \`invited_as\`;`)
}
