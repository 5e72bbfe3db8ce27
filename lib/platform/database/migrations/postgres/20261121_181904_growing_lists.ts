import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "page_nodes_kind_idx";
  DROP INDEX "page_nodes_slug_idx";
  DROP INDEX "page_nodes_is_live_idx";
  CREATE INDEX "_status_publishedAt_idx" ON "posts" USING btree ("_status","published_at");
  CREATE INDEX "posts_texts_parent_idx" ON "posts_texts" USING btree ("parent_id");
  CREATE INDEX "version__status_version_publishedAt_idx" ON "_posts_v" USING btree ("version__status","version_published_at");
  CREATE INDEX "_posts_v_texts_parent_idx" ON "_posts_v_texts" USING btree ("parent_id");
  CREATE INDEX "_status_publishedAt_1_idx" ON "stories" USING btree ("_status","published_at");
  CREATE INDEX "stories_texts_parent_idx" ON "stories_texts" USING btree ("parent_id");
  CREATE INDEX "version__status_version_publishedAt_1_idx" ON "_stories_v" USING btree ("version__status","version_published_at");
  CREATE INDEX "_stories_v_texts_parent_idx" ON "_stories_v_texts" USING btree ("parent_id");
  CREATE INDEX "post_status_parent_idx" ON "comments" USING btree ("post_id","status","parent_id");
  CREATE INDEX "post_parent_createdAt_idx" ON "comments" USING btree ("post_id","parent_id","created_at");
  CREATE INDEX "member_createdAt_idx" ON "comments" USING btree ("member_id","created_at");
  CREATE INDEX "images_texts_parent_idx" ON "images_texts" USING btree ("parent_id");
  CREATE INDEX "documents_texts_parent_idx" ON "documents_texts" USING btree ("parent_id");
  CREATE INDEX "kind_isLive_path_idx" ON "page_nodes" USING btree ("kind","is_live","path");
  CREATE INDEX "kind_isLive_title_path_idx" ON "page_nodes" USING btree ("kind","is_live","title","path");
  CREATE INDEX "parent_isLive_path_kind_idx" ON "page_nodes" USING btree ("parent_id","is_live","path","kind");
  CREATE INDEX "slug_isLive_path_idx" ON "page_nodes" USING btree ("slug","is_live","path");
  CREATE INDEX "isLive_path_kind_idx" ON "page_nodes" USING btree ("is_live","path","kind");
  CREATE INDEX "isLive_firstPublishedAt_path_kind_idx" ON "page_nodes" USING btree ("is_live","first_published_at","path","kind");
  CREATE INDEX "isLive_title_path_kind_idx" ON "page_nodes" USING btree ("is_live","title","path","kind");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "_status_publishedAt_idx";
  DROP INDEX "posts_texts_parent_idx";
  DROP INDEX "version__status_version_publishedAt_idx";
  DROP INDEX "_posts_v_texts_parent_idx";
  DROP INDEX "_status_publishedAt_1_idx";
  DROP INDEX "stories_texts_parent_idx";
  DROP INDEX "version__status_version_publishedAt_1_idx";
  DROP INDEX "_stories_v_texts_parent_idx";
  DROP INDEX "post_status_parent_idx";
  DROP INDEX "post_parent_createdAt_idx";
  DROP INDEX "member_createdAt_idx";
  DROP INDEX "images_texts_parent_idx";
  DROP INDEX "documents_texts_parent_idx";
  DROP INDEX "kind_isLive_path_idx";
  DROP INDEX "kind_isLive_title_path_idx";
  DROP INDEX "parent_isLive_path_kind_idx";
  DROP INDEX "slug_isLive_path_idx";
  DROP INDEX "isLive_path_kind_idx";
  DROP INDEX "isLive_firstPublishedAt_path_kind_idx";
  DROP INDEX "isLive_title_path_kind_idx";
  CREATE INDEX "page_nodes_kind_idx" ON "page_nodes" USING btree ("kind");
  CREATE INDEX "page_nodes_slug_idx" ON "page_nodes" USING btree ("slug");
  CREATE INDEX "page_nodes_is_live_idx" ON "page_nodes" USING btree ("is_live");`)
}
