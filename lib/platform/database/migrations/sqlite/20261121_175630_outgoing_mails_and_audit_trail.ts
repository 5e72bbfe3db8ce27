import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`outgoing_mails\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`kind\` text NOT NULL,
  	\`state\` text DEFAULT 'waiting' NOT NULL,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`last_error\` text,
  	\`sealed\` text NOT NULL,
  	\`recipient_key\` text NOT NULL,
  	\`next_attempt_at_ms\` numeric NOT NULL,
  	\`claimed_until_ms\` numeric,
  	\`give_up_at_ms\` numeric NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`outgoing_mails_recipient_key_idx\` ON \`outgoing_mails\` (\`recipient_key\`);`)
  await db.run(sql`CREATE INDEX \`outgoing_mails_next_attempt_at_ms_idx\` ON \`outgoing_mails\` (\`next_attempt_at_ms\`);`)
  await db.run(sql`CREATE INDEX \`outgoing_mails_updated_at_idx\` ON \`outgoing_mails\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`outgoing_mails_created_at_idx\` ON \`outgoing_mails\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`audit_events\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`actor\` text NOT NULL,
  	\`action\` text NOT NULL,
  	\`subject\` text,
  	\`document\` text,
  	\`detail\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`audit_events_actor_idx\` ON \`audit_events\` (\`actor\`);`)
  await db.run(sql`CREATE INDEX \`audit_events_action_idx\` ON \`audit_events\` (\`action\`);`)
  await db.run(sql`CREATE INDEX \`audit_events_updated_at_idx\` ON \`audit_events\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`audit_events_created_at_idx\` ON \`audit_events\` (\`created_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`outgoing_mails\`;`)
  await db.run(sql`DROP TABLE \`audit_events\`;`)
}
