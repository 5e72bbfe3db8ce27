import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`publication\` ADD \`site_name\` text;`)
  await db.run(sql`ALTER TABLE \`publication\` ADD \`sender_name\` text;`)
  await db.run(sql`ALTER TABLE \`publication\` ADD \`mail_signature\` text;`)
  await db.run(sql`ALTER TABLE \`publication\` ADD \`newsletter_intro\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`publication\` DROP COLUMN \`site_name\`;`)
  await db.run(sql`ALTER TABLE \`publication\` DROP COLUMN \`sender_name\`;`)
  await db.run(sql`ALTER TABLE \`publication\` DROP COLUMN \`mail_signature\`;`)
  await db.run(sql`ALTER TABLE \`publication\` DROP COLUMN \`newsletter_intro\`;`)
}
