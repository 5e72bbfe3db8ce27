import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

// Written by hand, as the tables of babies are (docs/decisions/0007-babies-outside-the-panel.md). Who entered a baby joined it in the same millisecond. An instance of
// the version before leaves the new columns of a row empty: `parent_since_ms` counts as `joined_at_ms` then.

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`baby_carers\` ADD COLUMN \`is_founder\` integer NOT NULL DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`baby_carers\` ADD COLUMN \`parent_since_ms\` integer;`)
  await db.run(sql`UPDATE \`baby_carers\` SET \`is_founder\` = 1 WHERE \`joined_at_ms\` =
    (SELECT \`b\`.\`created_at_ms\` FROM \`baby_profiles\` \`b\` WHERE \`b\`.\`id\` = \`baby_carers\`.\`baby_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`baby_carers\` DROP COLUMN \`parent_since_ms\`;`)
  await db.run(sql`ALTER TABLE \`baby_carers\` DROP COLUMN \`is_founder\`;`)
}
