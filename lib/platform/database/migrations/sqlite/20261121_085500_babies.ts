import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

// Written by hand: what members keep about their children is no collection (docs/decisions/0007-babies-outside-the-panel.md), so that no snapshot of
// the schema knows these tables.

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`baby_profiles\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`birth_date\` text NOT NULL,
  	\`due_date\` text,
  	\`sex\` text NOT NULL,
  	\`feeding\` text NOT NULL,
  	\`diet\` text NOT NULL,
  	\`locale\` text,
  	\`lists\` text NOT NULL,
  	\`created_at_ms\` integer NOT NULL,
  	\`updated_at_ms\` integer NOT NULL
  );`)
  await db.run(sql`CREATE TABLE \`baby_carers\` (
  	\`baby_id\` text NOT NULL REFERENCES \`baby_profiles\`(\`id\`) ON DELETE CASCADE,
  	\`member_id\` text NOT NULL REFERENCES \`members\`(\`id\`) ON DELETE CASCADE,
  	\`role\` text NOT NULL,
  	\`joined_at_ms\` integer NOT NULL,
  	PRIMARY KEY (\`baby_id\`, \`member_id\`)
  );`)
  await db.run(sql`CREATE INDEX \`baby_carers_member_idx\` ON \`baby_carers\` (\`member_id\`);`)
  await db.run(sql`CREATE TABLE \`baby_invites\` (
  	\`token_hash\` text PRIMARY KEY NOT NULL,
  	\`baby_id\` text NOT NULL REFERENCES \`baby_profiles\`(\`id\`) ON DELETE CASCADE,
  	\`invited_by\` text NOT NULL REFERENCES \`members\`(\`id\`) ON DELETE CASCADE,
  	\`role\` text NOT NULL,
  	\`expires_at_ms\` integer NOT NULL
  );`)
  await db.run(sql`CREATE INDEX \`baby_invites_baby_idx\` ON \`baby_invites\` (\`baby_id\`);`)
  await db.run(sql`CREATE INDEX \`baby_invites_member_idx\` ON \`baby_invites\` (\`invited_by\`);`)
  await db.run(sql`CREATE TABLE \`baby_water\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`baby_id\` text NOT NULL REFERENCES \`baby_profiles\`(\`id\`) ON DELETE CASCADE,
  	\`made_by\` text REFERENCES \`members\`(\`id\`) ON DELETE SET NULL,
  	\`drunk_at_ms\` integer NOT NULL,
  	\`amount_ml\` integer NOT NULL,
  	\`source\` text NOT NULL,
  	\`created_at_ms\` integer NOT NULL,
  	\`updated_at_ms\` integer NOT NULL
  );`)
  await db.run(sql`CREATE INDEX \`baby_water_baby_idx\` ON \`baby_water\` (\`baby_id\`, \`drunk_at_ms\`);`)
  await db.run(sql`CREATE INDEX \`baby_water_made_by_idx\` ON \`baby_water\` (\`made_by\`);`)
  await db.run(sql`CREATE TABLE \`baby_meals\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`baby_id\` text NOT NULL REFERENCES \`baby_profiles\`(\`id\`) ON DELETE CASCADE,
  	\`made_by\` text REFERENCES \`members\`(\`id\`) ON DELETE SET NULL,
  	\`eaten_at_ms\` integer NOT NULL,
  	\`kind\` text NOT NULL,
  	\`items\` text NOT NULL,
  	\`eaten_share\` real NOT NULL,
  	\`reaction\` text,
  	\`created_at_ms\` integer NOT NULL,
  	\`updated_at_ms\` integer NOT NULL
  );`)
  await db.run(sql`CREATE INDEX \`baby_meals_baby_idx\` ON \`baby_meals\` (\`baby_id\`, \`eaten_at_ms\`);`)
  await db.run(sql`CREATE INDEX \`baby_meals_made_by_idx\` ON \`baby_meals\` (\`made_by\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`baby_meals\`;`)
  await db.run(sql`DROP TABLE \`baby_water\`;`)
  await db.run(sql`DROP TABLE \`baby_invites\`;`)
  await db.run(sql`DROP TABLE \`baby_carers\`;`)
  await db.run(sql`DROP TABLE \`baby_profiles\`;`)
}
