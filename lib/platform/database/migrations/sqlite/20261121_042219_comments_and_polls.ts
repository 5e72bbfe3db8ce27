import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`videos\` ADD \`has_sound\` integer;`)
  await db.run(sql`ALTER TABLE \`poll_votes\` ADD \`is_counted\` integer DEFAULT true NOT NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`videos\` DROP COLUMN \`has_sound\`;`)
  await db.run(sql`ALTER TABLE \`poll_votes\` DROP COLUMN \`is_counted\`;`)
}
