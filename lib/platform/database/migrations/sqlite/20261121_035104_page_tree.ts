import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`comment_reports\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`comment_id\` integer NOT NULL,
  	\`member_id\` text,
  	\`reason\` text NOT NULL,
  	\`note\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`comment_id\`) REFERENCES \`comments\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`member_id\`) REFERENCES \`members\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`comment_reports_comment_idx\` ON \`comment_reports\` (\`comment_id\`);`)
  await db.run(sql`CREATE INDEX \`comment_reports_member_idx\` ON \`comment_reports\` (\`member_id\`);`)
  await db.run(sql`CREATE INDEX \`comment_reports_updated_at_idx\` ON \`comment_reports\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`comment_reports_created_at_idx\` ON \`comment_reports\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`comment_member_idx\` ON \`comment_reports\` (\`comment_id\`,\`member_id\`);`)
  await db.run(sql`CREATE TABLE \`images_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`images_texts_order_parent\` ON \`images_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`videos\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`alt\` text NOT NULL,
  	\`poster_id\` integer NOT NULL,
  	\`captions\` text,
  	\`duration_seconds\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	FOREIGN KEY (\`poster_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`videos_poster_idx\` ON \`videos\` (\`poster_id\`);`)
  await db.run(sql`CREATE INDEX \`videos_updated_at_idx\` ON \`videos\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`videos_created_at_idx\` ON \`videos\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`videos_filename_idx\` ON \`videos\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`documents_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`documents_texts_order_parent\` ON \`documents_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`page_nodes\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`path\` text NOT NULL,
  	\`parent_id\` integer,
  	\`kind\` text NOT NULL,
  	\`post_id\` integer,
  	\`story_id\` integer,
  	\`info_page_id\` integer,
  	\`alias_of_id\` integer,
  	\`slug\` text NOT NULL,
  	\`title\` text NOT NULL,
  	\`draft_title\` text NOT NULL,
  	\`is_live\` integer DEFAULT false NOT NULL,
  	\`has_unpublished_changes\` integer DEFAULT false NOT NULL,
  	\`show_in_menus\` integer DEFAULT false NOT NULL,
  	\`seo_title\` text,
  	\`search_description\` text,
  	\`first_published_at\` text,
  	\`latest_revision_created_at\` text,
  	\`owner_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`page_nodes\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`post_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`story_id\`) REFERENCES \`stories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`info_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`alias_of_id\`) REFERENCES \`page_nodes\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`owner_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`page_nodes_path_idx\` ON \`page_nodes\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`page_nodes_parent_idx\` ON \`page_nodes\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`page_nodes_kind_idx\` ON \`page_nodes\` (\`kind\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`page_nodes_post_idx\` ON \`page_nodes\` (\`post_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`page_nodes_story_idx\` ON \`page_nodes\` (\`story_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`page_nodes_info_page_idx\` ON \`page_nodes\` (\`info_page_id\`);`)
  await db.run(sql`CREATE INDEX \`page_nodes_alias_of_idx\` ON \`page_nodes\` (\`alias_of_id\`);`)
  await db.run(sql`CREATE INDEX \`page_nodes_slug_idx\` ON \`page_nodes\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`page_nodes_is_live_idx\` ON \`page_nodes\` (\`is_live\`);`)
  await db.run(sql`CREATE INDEX \`page_nodes_owner_idx\` ON \`page_nodes\` (\`owner_id\`);`)
  await db.run(sql`CREATE TABLE \`poll_votes\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`poll_id\` integer NOT NULL,
  	\`option\` text NOT NULL,
  	\`voter\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`poll_id\`) REFERENCES \`polls\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`poll_votes_poll_idx\` ON \`poll_votes\` (\`poll_id\`);`)
  await db.run(sql`CREATE INDEX \`poll_votes_voter_idx\` ON \`poll_votes\` (\`voter\`);`)
  await db.run(sql`CREATE INDEX \`poll_votes_updated_at_idx\` ON \`poll_votes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`poll_votes_created_at_idx\` ON \`poll_votes\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`poll_voter_idx\` ON \`poll_votes\` (\`poll_id\`,\`voter\`);`)
  await db.run(sql`CREATE TABLE \`idempotency_keys\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`body_hash\` text NOT NULL,
  	\`status\` numeric NOT NULL,
  	\`answer\` text NOT NULL,
  	\`expires_at_ms\` numeric NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`idempotency_keys_key_idx\` ON \`idempotency_keys\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`idempotency_keys_expires_at_ms_idx\` ON \`idempotency_keys\` (\`expires_at_ms\`);`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`show_in_menus\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`alias_of_id\` integer REFERENCES posts(id);`)
  await db.run(sql`CREATE INDEX \`posts_alias_of_idx\` ON \`posts\` (\`alias_of_id\`);`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_show_in_menus\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_alias_of_id\` integer REFERENCES posts(id);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_alias_of_idx\` ON \`_posts_v\` (\`version_alias_of_id\`);`)
  await db.run(sql`ALTER TABLE \`stories_pages\` ADD \`video_id\` integer REFERENCES videos(id);`)
  await db.run(sql`CREATE INDEX \`stories_pages_video_idx\` ON \`stories_pages\` (\`video_id\`);`)
  await db.run(sql`ALTER TABLE \`stories\` ADD \`show_in_menus\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`stories\` ADD \`alias_of_id\` integer REFERENCES stories(id);`)
  await db.run(sql`CREATE INDEX \`stories_alias_of_idx\` ON \`stories\` (\`alias_of_id\`);`)
  await db.run(sql`ALTER TABLE \`_stories_v_version_pages\` ADD \`video_id\` integer REFERENCES videos(id);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_pages_video_idx\` ON \`_stories_v_version_pages\` (\`video_id\`);`)
  await db.run(sql`ALTER TABLE \`_stories_v\` ADD \`version_show_in_menus\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_stories_v\` ADD \`version_alias_of_id\` integer REFERENCES stories(id);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_version_alias_of_idx\` ON \`_stories_v\` (\`version_alias_of_id\`);`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`show_in_menus\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`alias_of_id\` integer REFERENCES pages(id);`)
  await db.run(sql`CREATE INDEX \`pages_alias_of_idx\` ON \`pages\` (\`alias_of_id\`);`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_show_in_menus\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_alias_of_id\` integer REFERENCES pages(id);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_alias_of_idx\` ON \`_pages_v\` (\`version_alias_of_id\`);`)
  await db.run(sql`ALTER TABLE \`comments\` ADD \`edited_at\` text;`)
  await db.run(sql`ALTER TABLE \`comments\` ADD \`report_count\` numeric DEFAULT 0;`)
  await db.run(sql`CREATE INDEX \`comments_report_count_idx\` ON \`comments\` (\`report_count\`);`)
  await db.run(sql`ALTER TABLE \`images\` ADD \`title\` text;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`videos_id\` integer REFERENCES videos(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_videos_id_idx\` ON \`payload_locked_documents_rels\` (\`videos_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`comment_reports\`;`)
  await db.run(sql`DROP TABLE \`images_texts\`;`)
  await db.run(sql`DROP TABLE \`videos\`;`)
  await db.run(sql`DROP TABLE \`documents_texts\`;`)
  await db.run(sql`DROP TABLE \`page_nodes\`;`)
  await db.run(sql`DROP TABLE \`poll_votes\`;`)
  await db.run(sql`DROP TABLE \`idempotency_keys\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_posts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`excerpt\` text,
  	\`cover_id\` integer,
  	\`body\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_image_id\` integer,
  	\`seo_is_hidden_from_search\` integer DEFAULT false,
  	\`slug\` text,
  	\`category_id\` integer,
  	\`published_at\` text,
  	\`checked_on\` text,
  	\`reading_minutes\` numeric,
  	\`plain_text\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`cover_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_posts\`("id", "title", "excerpt", "cover_id", "body", "seo_title", "seo_description", "seo_image_id", "seo_is_hidden_from_search", "slug", "category_id", "published_at", "checked_on", "reading_minutes", "plain_text", "updated_at", "created_at", "_status") SELECT "id", "title", "excerpt", "cover_id", "body", "seo_title", "seo_description", "seo_image_id", "seo_is_hidden_from_search", "slug", "category_id", "published_at", "checked_on", "reading_minutes", "plain_text", "updated_at", "created_at", "_status" FROM \`posts\`;`)
  await db.run(sql`DROP TABLE \`posts\`;`)
  await db.run(sql`ALTER TABLE \`__new_posts\` RENAME TO \`posts\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`posts_cover_idx\` ON \`posts\` (\`cover_id\`);`)
  await db.run(sql`CREATE INDEX \`posts_seo_seo_image_idx\` ON \`posts\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`posts_slug_idx\` ON \`posts\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`posts_category_idx\` ON \`posts\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`posts_published_at_idx\` ON \`posts\` (\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`posts_updated_at_idx\` ON \`posts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`posts_created_at_idx\` ON \`posts\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`posts__status_idx\` ON \`posts\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__posts_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_excerpt\` text,
  	\`version_cover_id\` integer,
  	\`version_body\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_image_id\` integer,
  	\`version_seo_is_hidden_from_search\` integer DEFAULT false,
  	\`version_slug\` text,
  	\`version_category_id\` integer,
  	\`version_published_at\` text,
  	\`version_checked_on\` text,
  	\`version_reading_minutes\` numeric,
  	\`version_plain_text\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_cover_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_category_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__posts_v\`("id", "parent_id", "version_title", "version_excerpt", "version_cover_id", "version_body", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_is_hidden_from_search", "version_slug", "version_category_id", "version_published_at", "version_checked_on", "version_reading_minutes", "version_plain_text", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version_title", "version_excerpt", "version_cover_id", "version_body", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_is_hidden_from_search", "version_slug", "version_category_id", "version_published_at", "version_checked_on", "version_reading_minutes", "version_plain_text", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest", "autosave" FROM \`_posts_v\`;`)
  await db.run(sql`DROP TABLE \`_posts_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__posts_v\` RENAME TO \`_posts_v\`;`)
  await db.run(sql`CREATE INDEX \`_posts_v_parent_idx\` ON \`_posts_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_cover_idx\` ON \`_posts_v\` (\`version_cover_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_seo_version_seo_image_idx\` ON \`_posts_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_slug_idx\` ON \`_posts_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_category_idx\` ON \`_posts_v\` (\`version_category_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_published_at_idx\` ON \`_posts_v\` (\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_updated_at_idx\` ON \`_posts_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_created_at_idx\` ON \`_posts_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version__status_idx\` ON \`_posts_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_created_at_idx\` ON \`_posts_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_updated_at_idx\` ON \`_posts_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_latest_idx\` ON \`_posts_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_autosave_idx\` ON \`_posts_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_stories_pages\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`layout\` text DEFAULT 'picture',
  	\`tone\` text DEFAULT 'night',
  	\`position\` text DEFAULT 'bottom',
  	\`heading\` text,
  	\`text\` text,
  	\`picture_id\` integer,
  	\`quiz_question\` text,
  	\`quiz_explanation\` text,
  	\`link_label\` text,
  	\`link_href\` text,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`stories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_stories_pages\`("_order", "_parent_id", "id", "layout", "tone", "position", "heading", "text", "picture_id", "quiz_question", "quiz_explanation", "link_label", "link_href") SELECT "_order", "_parent_id", "id", "layout", "tone", "position", "heading", "text", "picture_id", "quiz_question", "quiz_explanation", "link_label", "link_href" FROM \`stories_pages\`;`)
  await db.run(sql`DROP TABLE \`stories_pages\`;`)
  await db.run(sql`ALTER TABLE \`__new_stories_pages\` RENAME TO \`stories_pages\`;`)
  await db.run(sql`CREATE INDEX \`stories_pages_order_idx\` ON \`stories_pages\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`stories_pages_parent_id_idx\` ON \`stories_pages\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`stories_pages_picture_idx\` ON \`stories_pages\` (\`picture_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_stories\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`excerpt\` text,
  	\`poster_id\` integer,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_image_id\` integer,
  	\`seo_is_hidden_from_search\` integer DEFAULT false,
  	\`slug\` text,
  	\`related_post_id\` integer,
  	\`published_at\` text,
  	\`checked_on\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`poster_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`related_post_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_stories\`("id", "title", "excerpt", "poster_id", "seo_title", "seo_description", "seo_image_id", "seo_is_hidden_from_search", "slug", "related_post_id", "published_at", "checked_on", "updated_at", "created_at", "_status") SELECT "id", "title", "excerpt", "poster_id", "seo_title", "seo_description", "seo_image_id", "seo_is_hidden_from_search", "slug", "related_post_id", "published_at", "checked_on", "updated_at", "created_at", "_status" FROM \`stories\`;`)
  await db.run(sql`DROP TABLE \`stories\`;`)
  await db.run(sql`ALTER TABLE \`__new_stories\` RENAME TO \`stories\`;`)
  await db.run(sql`CREATE INDEX \`stories_poster_idx\` ON \`stories\` (\`poster_id\`);`)
  await db.run(sql`CREATE INDEX \`stories_seo_seo_image_idx\` ON \`stories\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`stories_slug_idx\` ON \`stories\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`stories_related_post_idx\` ON \`stories\` (\`related_post_id\`);`)
  await db.run(sql`CREATE INDEX \`stories_published_at_idx\` ON \`stories\` (\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`stories_updated_at_idx\` ON \`stories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`stories_created_at_idx\` ON \`stories\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`stories__status_idx\` ON \`stories\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__stories_v_version_pages\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`layout\` text DEFAULT 'picture',
  	\`tone\` text DEFAULT 'night',
  	\`position\` text DEFAULT 'bottom',
  	\`heading\` text,
  	\`text\` text,
  	\`picture_id\` integer,
  	\`quiz_question\` text,
  	\`quiz_explanation\` text,
  	\`link_label\` text,
  	\`link_href\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_stories_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__stories_v_version_pages\`("_order", "_parent_id", "id", "layout", "tone", "position", "heading", "text", "picture_id", "quiz_question", "quiz_explanation", "link_label", "link_href", "_uuid") SELECT "_order", "_parent_id", "id", "layout", "tone", "position", "heading", "text", "picture_id", "quiz_question", "quiz_explanation", "link_label", "link_href", "_uuid" FROM \`_stories_v_version_pages\`;`)
  await db.run(sql`DROP TABLE \`_stories_v_version_pages\`;`)
  await db.run(sql`ALTER TABLE \`__new__stories_v_version_pages\` RENAME TO \`_stories_v_version_pages\`;`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_pages_order_idx\` ON \`_stories_v_version_pages\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_pages_parent_id_idx\` ON \`_stories_v_version_pages\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_pages_picture_idx\` ON \`_stories_v_version_pages\` (\`picture_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__stories_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_excerpt\` text,
  	\`version_poster_id\` integer,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_image_id\` integer,
  	\`version_seo_is_hidden_from_search\` integer DEFAULT false,
  	\`version_slug\` text,
  	\`version_related_post_id\` integer,
  	\`version_published_at\` text,
  	\`version_checked_on\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`stories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_poster_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_related_post_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__stories_v\`("id", "parent_id", "version_title", "version_excerpt", "version_poster_id", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_is_hidden_from_search", "version_slug", "version_related_post_id", "version_published_at", "version_checked_on", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version_title", "version_excerpt", "version_poster_id", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_is_hidden_from_search", "version_slug", "version_related_post_id", "version_published_at", "version_checked_on", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest", "autosave" FROM \`_stories_v\`;`)
  await db.run(sql`DROP TABLE \`_stories_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__stories_v\` RENAME TO \`_stories_v\`;`)
  await db.run(sql`CREATE INDEX \`_stories_v_parent_idx\` ON \`_stories_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_version_poster_idx\` ON \`_stories_v\` (\`version_poster_id\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_seo_version_seo_image_idx\` ON \`_stories_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_version_slug_idx\` ON \`_stories_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_version_related_post_idx\` ON \`_stories_v\` (\`version_related_post_id\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_version_published_at_idx\` ON \`_stories_v\` (\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_version_updated_at_idx\` ON \`_stories_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_version_created_at_idx\` ON \`_stories_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_version__status_idx\` ON \`_stories_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_created_at_idx\` ON \`_stories_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_updated_at_idx\` ON \`_stories_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_latest_idx\` ON \`_stories_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_autosave_idx\` ON \`_stories_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_pages\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`excerpt\` text,
  	\`body\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_image_id\` integer,
  	\`seo_is_hidden_from_search\` integer DEFAULT false,
  	\`slug\` text,
  	\`published_at\` text,
  	\`checked_on\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_pages\`("id", "title", "excerpt", "body", "seo_title", "seo_description", "seo_image_id", "seo_is_hidden_from_search", "slug", "published_at", "checked_on", "updated_at", "created_at", "_status") SELECT "id", "title", "excerpt", "body", "seo_title", "seo_description", "seo_image_id", "seo_is_hidden_from_search", "slug", "published_at", "checked_on", "updated_at", "created_at", "_status" FROM \`pages\`;`)
  await db.run(sql`DROP TABLE \`pages\`;`)
  await db.run(sql`ALTER TABLE \`__new_pages\` RENAME TO \`pages\`;`)
  await db.run(sql`CREATE INDEX \`pages_seo_seo_image_idx\` ON \`pages\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_slug_idx\` ON \`pages\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`pages_published_at_idx\` ON \`pages\` (\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_updated_at_idx\` ON \`pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_created_at_idx\` ON \`pages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`pages__status_idx\` ON \`pages\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__pages_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_excerpt\` text,
  	\`version_body\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_image_id\` integer,
  	\`version_seo_is_hidden_from_search\` integer DEFAULT false,
  	\`version_slug\` text,
  	\`version_published_at\` text,
  	\`version_checked_on\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__pages_v\`("id", "parent_id", "version_title", "version_excerpt", "version_body", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_is_hidden_from_search", "version_slug", "version_published_at", "version_checked_on", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version_title", "version_excerpt", "version_body", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_is_hidden_from_search", "version_slug", "version_published_at", "version_checked_on", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest", "autosave" FROM \`_pages_v\`;`)
  await db.run(sql`DROP TABLE \`_pages_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__pages_v\` RENAME TO \`_pages_v\`;`)
  await db.run(sql`CREATE INDEX \`_pages_v_parent_idx\` ON \`_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_seo_version_seo_image_idx\` ON \`_pages_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_slug_idx\` ON \`_pages_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_published_at_idx\` ON \`_pages_v\` (\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_updated_at_idx\` ON \`_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_created_at_idx\` ON \`_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version__status_idx\` ON \`_pages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_created_at_idx\` ON \`_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_updated_at_idx\` ON \`_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_latest_idx\` ON \`_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_autosave_idx\` ON \`_pages_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`posts_id\` integer,
  	\`stories_id\` integer,
  	\`categories_id\` integer,
  	\`pages_id\` integer,
  	\`polls_id\` integer,
  	\`images_id\` integer,
  	\`documents_id\` integer,
  	\`staff_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`stories_id\`) REFERENCES \`stories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`polls_id\`) REFERENCES \`polls\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`images_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`documents_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`staff_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "posts_id", "stories_id", "categories_id", "pages_id", "polls_id", "images_id", "documents_id", "staff_id") SELECT "id", "order", "parent_id", "path", "posts_id", "stories_id", "categories_id", "pages_id", "polls_id", "images_id", "documents_id", "staff_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_posts_id_idx\` ON \`payload_locked_documents_rels\` (\`posts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_stories_id_idx\` ON \`payload_locked_documents_rels\` (\`stories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_polls_id_idx\` ON \`payload_locked_documents_rels\` (\`polls_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_images_id_idx\` ON \`payload_locked_documents_rels\` (\`images_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_documents_id_idx\` ON \`payload_locked_documents_rels\` (\`documents_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_staff_id_idx\` ON \`payload_locked_documents_rels\` (\`staff_id\`);`)
  await db.run(sql`DROP INDEX \`comments_report_count_idx\`;`)
  await db.run(sql`ALTER TABLE \`comments\` DROP COLUMN \`edited_at\`;`)
  await db.run(sql`ALTER TABLE \`comments\` DROP COLUMN \`report_count\`;`)
  await db.run(sql`ALTER TABLE \`images\` DROP COLUMN \`title\`;`)
}
