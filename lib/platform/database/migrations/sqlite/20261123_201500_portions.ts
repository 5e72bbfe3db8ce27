import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

// Written by hand, as the tables of babies are (docs/decisions/0007-babies-outside-the-panel.md). A meal names the portion that it was, so that one that is
// deleted puts it back; the portion may be gone by then, which is why nothing holds the two together.

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`baby_portions\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`baby_id\` text NOT NULL REFERENCES \`baby_profiles\`(\`id\`) ON DELETE CASCADE,
  	\`made_by\` text REFERENCES \`members\`(\`id\`) ON DELETE SET NULL,
  	\`recipe\` text NOT NULL,
  	\`title\` text NOT NULL,
  	\`grams\` real NOT NULL,
  	\`portions\` integer NOT NULL,
  	\`place\` text NOT NULL,
  	\`cooked_on\` text NOT NULL,
  	\`eat_by\` text NOT NULL,
  	\`created_at_ms\` integer NOT NULL,
  	\`updated_at_ms\` integer NOT NULL
  );`)
  await db.run(sql`CREATE INDEX \`baby_portions_baby_idx\` ON \`baby_portions\` (\`baby_id\`, \`eat_by\`);`)
  await db.run(sql`CREATE INDEX \`baby_portions_made_by_idx\` ON \`baby_portions\` (\`made_by\`);`)
  await db.run(sql`ALTER TABLE \`baby_meals\` ADD COLUMN \`portion\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`baby_meals\` DROP COLUMN \`portion\`;`)
  await db.run(sql`DROP TABLE \`baby_portions\`;`)
}
