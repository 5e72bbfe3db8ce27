import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

// Written by hand, as the tables of babies are (docs/decisions/0007-babies-outside-the-panel.md). `file` is encrypted under a key that
// is not stored (docs/decisions/0028-health-links.md), and NULL once nobody may read it any more.

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`baby_health_links\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`baby_id\` text NOT NULL REFERENCES \`baby_profiles\`(\`id\`) ON DELETE CASCADE,
  	\`made_by\` text REFERENCES \`members\`(\`id\`) ON DELETE SET NULL,
  	\`address_hash\` text NOT NULL,
  	\`label\` text NOT NULL,
  	\`passcode_hash\` text,
  	\`attempts_left\` integer NOT NULL,
  	\`is_one_time\` integer NOT NULL,
  	\`file\` text,
  	\`created_at_ms\` integer NOT NULL,
  	\`updated_at_ms\` integer NOT NULL,
  	\`expires_at_ms\` integer NOT NULL,
  	\`ended_at_ms\` integer,
  	\`ended_by\` text
  );`)
  await db.run(sql`CREATE TABLE \`baby_health_link_accesses\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`link_id\` text NOT NULL REFERENCES \`baby_health_links\`(\`id\`) ON DELETE CASCADE,
  	\`at_ms\` integer NOT NULL,
  	\`recipient\` text NOT NULL,
  	\`result\` text NOT NULL,
  	\`ticket_hash\` text,
  	\`ticket_expires_at_ms\` integer
  );`)
  await db.run(sql`CREATE UNIQUE INDEX \`baby_health_links_address_idx\` ON \`baby_health_links\` (\`address_hash\`);`)
  await db.run(sql`CREATE INDEX \`baby_health_links_baby_idx\` ON \`baby_health_links\` (\`baby_id\`);`)
  await db.run(sql`CREATE INDEX \`baby_health_links_made_by_idx\` ON \`baby_health_links\` (\`made_by\`);`)
  await db.run(sql`CREATE INDEX \`baby_health_link_accesses_link_idx\` ON \`baby_health_link_accesses\` (\`link_id\`, \`at_ms\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`baby_health_link_accesses_ticket_idx\` ON \`baby_health_link_accesses\` (\`ticket_hash\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`baby_health_link_accesses\`;`)
  await db.run(sql`DROP TABLE \`baby_health_links\`;`)
}
