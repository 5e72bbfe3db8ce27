import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE INDEX \`kind_isLive_firstPublishedAt_idx\` ON \`page_nodes\` (\`kind\`,\`is_live\`,\`first_published_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`kind_isLive_firstPublishedAt_idx\`;`)
}
