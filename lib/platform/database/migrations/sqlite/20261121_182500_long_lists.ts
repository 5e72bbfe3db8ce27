import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

// Written by hand: indexes that Payload's collections cannot say, because they are over an expression, or hold what a list shows so that the long rows of posts are
// left alone. A generated migration that makes a table anew would forget them; bench/growth.test.ts would notice.

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE INDEX \`posts_category_list_idx\` ON \`posts\` (\`category_id\`, \`_status\`, \`published_at\`, \`id\`, \`alias_of_id\`, \`seo_is_hidden_from_search\`, \`slug\`, \`title\`);`)
  await db.run(sql`CREATE INDEX \`posts_listed_idx\` ON \`posts\` (\`alias_of_id\`, \`_status\`, \`id\`, \`seo_is_hidden_from_search\`, \`slug\`, \`title\`, \`updated_at\`, \`published_at\`, \`category_id\`, \`cover_id\`);`)
  await db.run(sql`CREATE INDEX \`posts_title_list_idx\` ON \`posts\` (\`_status\`, lower(title));`)
  await db.run(sql`CREATE INDEX \`stories_listed_idx\` ON \`stories\` (\`alias_of_id\`, \`_status\`, \`id\`, \`seo_is_hidden_from_search\`, \`slug\`, \`title\`, \`updated_at\`, \`published_at\`, \`poster_id\`);`)
  await db.run(sql`CREATE INDEX \`stories_title_list_idx\` ON \`stories\` (\`_status\`, lower(title));`)
  await db.run(sql`CREATE INDEX \`comments_replies_idx\` ON \`comments\` (\`parent_id\`, \`status\`, \`created_at\`);`)
  await db.run(sql`CREATE INDEX \`baby_meals_reaction_idx\` ON \`baby_meals\` (\`baby_id\`, \`eaten_at_ms\`) WHERE reaction IS NOT NULL;`)
  await db.run(sql`CREATE INDEX \`posts_texts_text_owner_idx\` ON \`posts_texts\` (\`text\`, \`path\`, \`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`stories_texts_text_owner_idx\` ON \`stories_texts\` (\`text\`, \`path\`, \`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`images_texts_text_owner_idx\` ON \`images_texts\` (\`text\`, \`path\`, \`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`documents_texts_text_owner_idx\` ON \`documents_texts\` (\`text\`, \`path\`, \`parent_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`documents_texts_text_owner_idx\`;`)
  await db.run(sql`DROP INDEX \`images_texts_text_owner_idx\`;`)
  await db.run(sql`DROP INDEX \`stories_texts_text_owner_idx\`;`)
  await db.run(sql`DROP INDEX \`posts_texts_text_owner_idx\`;`)
  await db.run(sql`DROP INDEX \`comments_replies_idx\`;`)
  await db.run(sql`DROP INDEX \`baby_meals_reaction_idx\`;`)
  await db.run(sql`DROP INDEX \`stories_title_list_idx\`;`)
  await db.run(sql`DROP INDEX \`stories_listed_idx\`;`)
  await db.run(sql`DROP INDEX \`posts_title_list_idx\`;`)
  await db.run(sql`DROP INDEX \`posts_listed_idx\`;`)
  await db.run(sql`DROP INDEX \`posts_category_list_idx\`;`)
}
