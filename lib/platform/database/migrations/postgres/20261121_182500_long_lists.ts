import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

// Written by hand: indexes that Payload's collections cannot say, because they are over an expression or in an order of their own, or hold what a list shows so that the long rows of posts are
// left alone. A generated migration that makes a table anew would forget them; bench/growth.test.ts would notice.

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE INDEX "posts_category_list_idx" ON "posts" USING btree ("category_id", "_status", "published_at", "id", "alias_of_id", "seo_is_hidden_from_search", "slug", "title");
  CREATE INDEX "posts_listed_idx" ON "posts" USING btree ("alias_of_id", "_status", "id", "seo_is_hidden_from_search", "slug", "title", "updated_at", "published_at", "category_id", "cover_id");
  CREATE INDEX "posts_title_list_idx" ON "posts" USING btree ("_status", lower(title));
  CREATE INDEX "stories_listed_idx" ON "stories" USING btree ("alias_of_id", "_status", "id", "seo_is_hidden_from_search", "slug", "title", "updated_at", "published_at", "poster_id");
  CREATE INDEX "stories_title_list_idx" ON "stories" USING btree ("_status", lower(title));
  CREATE INDEX "page_nodes_kind_date_idx" ON "page_nodes" USING btree ("kind", "is_live", "first_published_at" DESC NULLS LAST, "id" DESC);
  CREATE INDEX "page_nodes_date_idx" ON "page_nodes" USING btree ("is_live", "first_published_at" DESC NULLS LAST, "path");
  CREATE INDEX "page_nodes_kind_title_idx" ON "page_nodes" USING btree ("kind", "is_live", "title" COLLATE "C" NULLS FIRST, "path");
  CREATE INDEX "page_nodes_title_idx" ON "page_nodes" USING btree ("is_live", "title" COLLATE "C" NULLS FIRST, "path");
  CREATE INDEX "comments_replies_idx" ON "comments" USING btree ("parent_id", "status", "created_at");
  CREATE INDEX "baby_meals_reaction_idx" ON "baby_meals" USING btree ("baby_id", "eaten_at_ms") WHERE reaction IS NOT NULL;
  CREATE INDEX "posts_texts_text_owner_idx" ON "posts_texts" USING btree ("text", "path", "parent_id");
  CREATE INDEX "stories_texts_text_owner_idx" ON "stories_texts" USING btree ("text", "path", "parent_id");
  CREATE INDEX "images_texts_text_owner_idx" ON "images_texts" USING btree ("text", "path", "parent_id");
  CREATE INDEX "documents_texts_text_owner_idx" ON "documents_texts" USING btree ("text", "path", "parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP INDEX "documents_texts_text_owner_idx";
  DROP INDEX "images_texts_text_owner_idx";
  DROP INDEX "stories_texts_text_owner_idx";
  DROP INDEX "posts_texts_text_owner_idx";
  DROP INDEX "comments_replies_idx";
  DROP INDEX "baby_meals_reaction_idx";
  DROP INDEX "page_nodes_title_idx";
  DROP INDEX "page_nodes_kind_title_idx";
  DROP INDEX "page_nodes_date_idx";
  DROP INDEX "page_nodes_kind_date_idx";
  DROP INDEX "stories_title_list_idx";
  DROP INDEX "stories_listed_idx";
  DROP INDEX "posts_title_list_idx";
  DROP INDEX "posts_listed_idx";
  DROP INDEX "posts_category_list_idx";`)
}
