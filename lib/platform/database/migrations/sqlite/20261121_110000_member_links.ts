import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

// Written by hand, as the tables of babies are (docs/decisions/0007-babies-outside-the-panel.md): links that were mailed to members.

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`member_links\` (
  	\`token_hash\` text PRIMARY KEY NOT NULL,
  	\`member_id\` text NOT NULL REFERENCES \`members\`(\`id\`) ON DELETE CASCADE,
  	\`purpose\` text NOT NULL,
  	\`new_email\` text,
  	\`expires_at_ms\` integer NOT NULL
  );`)
  await db.run(sql`CREATE INDEX \`member_links_member_idx\` ON \`member_links\` (\`member_id\`);`)
  await db.run(sql`CREATE INDEX \`member_links_expires_idx\` ON \`member_links\` (\`expires_at_ms\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`member_links\`;`)
}
