import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

// Written by hand, as the tables of babies are (docs/decisions/0007-babies-outside-the-panel.md): what each carer is reminded of, the
// browsers that take reminders, whose addresses and keys are sealed, what is on its way to them, appointments, and calendars to subscribe to.
// A reminder is stored once for a browser: `reminder` names it.

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`push_keys\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`public_key\` text NOT NULL,
  	\`sealed\` text NOT NULL,
  	\`created_at_ms\` integer NOT NULL
  );`)
  await db.run(sql`CREATE TABLE \`push_devices\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`member_id\` text NOT NULL REFERENCES \`members\`(\`id\`) ON DELETE CASCADE,
  	\`session_id\` text NOT NULL REFERENCES \`member_sessions\`(\`id\`) ON DELETE CASCADE,
  	\`endpoint_hash\` text NOT NULL,
  	\`sealed\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`last_sent_at_ms\` integer,
  	\`created_at_ms\` integer NOT NULL
  );`)
  await db.run(sql`CREATE TABLE \`member_reminders\` (
  	\`member_id\` text PRIMARY KEY NOT NULL REFERENCES \`members\`(\`id\`) ON DELETE CASCADE,
  	\`time_zone\` text NOT NULL,
  	\`quiet_from\` text,
  	\`quiet_to\` text,
  	\`updated_at_ms\` integer NOT NULL
  );`)
  await db.run(sql`CREATE TABLE \`baby_reminders\` (
  	\`member_id\` text NOT NULL REFERENCES \`members\`(\`id\`) ON DELETE CASCADE,
  	\`baby_id\` text NOT NULL REFERENCES \`baby_profiles\`(\`id\`) ON DELETE CASCADE,
  	\`drops\` integer NOT NULL,
  	\`feed_after_minutes\` integer,
  	\`next_allergen\` integer NOT NULL,
  	\`appointments\` integer NOT NULL,
  	\`look_at_ms\` integer NOT NULL,
  	PRIMARY KEY (\`member_id\`, \`baby_id\`)
  );`)
  await db.run(sql`CREATE TABLE \`push_messages\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`device_id\` text NOT NULL REFERENCES \`push_devices\`(\`id\`) ON DELETE CASCADE,
  	\`baby_id\` text REFERENCES \`baby_profiles\`(\`id\`) ON DELETE CASCADE,
  	\`reminder\` text NOT NULL,
  	\`body\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`attempts\` integer NOT NULL,
  	\`next_attempt_at_ms\` integer NOT NULL,
  	\`give_up_at_ms\` integer NOT NULL,
  	\`claimed_until_ms\` integer,
  	\`created_at_ms\` integer NOT NULL,
  	\`ended_at_ms\` integer
  );`)
  await db.run(sql`CREATE TABLE \`baby_appointments\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`baby_id\` text NOT NULL REFERENCES \`baby_profiles\`(\`id\`) ON DELETE CASCADE,
  	\`made_by\` text REFERENCES \`members\`(\`id\`) ON DELETE SET NULL,
  	\`title\` text NOT NULL,
  	\`place\` text NOT NULL,
  	\`starts_at_ms\` integer NOT NULL,
  	\`minutes\` integer NOT NULL,
  	\`version\` integer NOT NULL,
  	\`created_at_ms\` integer NOT NULL,
  	\`updated_at_ms\` integer NOT NULL
  );`)
  await db.run(sql`CREATE TABLE \`calendar_feeds\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`member_id\` text NOT NULL REFERENCES \`members\`(\`id\`) ON DELETE CASCADE,
  	\`baby_id\` text NOT NULL REFERENCES \`baby_profiles\`(\`id\`) ON DELETE CASCADE,
  	\`address_hash\` text NOT NULL,
  	\`sealed\` text NOT NULL,
  	\`time_zone\` text NOT NULL,
  	\`created_at_ms\` integer NOT NULL,
  	\`read_at_ms\` integer
  );`)
  await db.run(sql`CREATE UNIQUE INDEX \`push_devices_endpoint_idx\` ON \`push_devices\` (\`endpoint_hash\`);`)
  await db.run(sql`CREATE INDEX \`push_devices_member_idx\` ON \`push_devices\` (\`member_id\`);`)
  await db.run(sql`CREATE INDEX \`push_devices_session_idx\` ON \`push_devices\` (\`session_id\`);`)
  await db.run(sql`CREATE INDEX \`baby_reminders_baby_idx\` ON \`baby_reminders\` (\`baby_id\`);`)
  await db.run(sql`CREATE INDEX \`baby_reminders_look_idx\` ON \`baby_reminders\` (\`look_at_ms\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`push_messages_reminder_idx\` ON \`push_messages\` (\`device_id\`, \`reminder\`);`)
  await db.run(sql`CREATE INDEX \`push_messages_baby_idx\` ON \`push_messages\` (\`baby_id\`);`)
  await db.run(sql`CREATE INDEX \`push_messages_waiting_idx\` ON \`push_messages\` (\`next_attempt_at_ms\`) WHERE \`state\` = 'waiting';`)
  await db.run(sql`CREATE INDEX \`baby_appointments_baby_idx\` ON \`baby_appointments\` (\`baby_id\`, \`starts_at_ms\`);`)
  await db.run(sql`CREATE INDEX \`baby_appointments_made_by_idx\` ON \`baby_appointments\` (\`made_by\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`calendar_feeds_address_idx\` ON \`calendar_feeds\` (\`address_hash\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`calendar_feeds_member_idx\` ON \`calendar_feeds\` (\`member_id\`, \`baby_id\`);`)
  await db.run(sql`CREATE INDEX \`calendar_feeds_baby_idx\` ON \`calendar_feeds\` (\`baby_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`push_messages\`;`)
  await db.run(sql`DROP TABLE \`push_devices\`;`)
  await db.run(sql`DROP TABLE \`push_keys\`;`)
  await db.run(sql`DROP TABLE \`baby_reminders\`;`)
  await db.run(sql`DROP TABLE \`member_reminders\`;`)
  await db.run(sql`DROP TABLE \`baby_appointments\`;`)
  await db.run(sql`DROP TABLE \`calendar_feeds\`;`)
}
