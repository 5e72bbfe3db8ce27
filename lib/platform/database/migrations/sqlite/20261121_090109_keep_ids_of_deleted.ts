import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_posts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
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
  	\`show_in_menus\` integer DEFAULT false,
  	\`alias_of_id\` integer,
  	\`reading_minutes\` numeric,
  	\`plain_text\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`cover_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`alias_of_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_posts\`("id", "title", "excerpt", "cover_id", "body", "seo_title", "seo_description", "seo_image_id", "seo_is_hidden_from_search", "slug", "category_id", "published_at", "checked_on", "show_in_menus", "alias_of_id", "reading_minutes", "plain_text", "updated_at", "created_at", "_status") SELECT "id", "title", "excerpt", "cover_id", "body", "seo_title", "seo_description", "seo_image_id", "seo_is_hidden_from_search", "slug", "category_id", "published_at", "checked_on", "show_in_menus", "alias_of_id", "reading_minutes", "plain_text", "updated_at", "created_at", "_status" FROM \`posts\`;`)
  await db.run(sql`DROP TABLE \`posts\`;`)
  await db.run(sql`ALTER TABLE \`__new_posts\` RENAME TO \`posts\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`posts_cover_idx\` ON \`posts\` (\`cover_id\`);`)
  await db.run(sql`CREATE INDEX \`posts_seo_seo_image_idx\` ON \`posts\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`posts_slug_idx\` ON \`posts\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`posts_category_idx\` ON \`posts\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`posts_published_at_idx\` ON \`posts\` (\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`posts_alias_of_idx\` ON \`posts\` (\`alias_of_id\`);`)
  await db.run(sql`CREATE INDEX \`posts_updated_at_idx\` ON \`posts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`posts_created_at_idx\` ON \`posts\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`posts__status_idx\` ON \`posts\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__posts_v_version_in_short\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`line\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_posts_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__posts_v_version_in_short\`("_order", "_parent_id", "id", "line", "_uuid") SELECT "_order", "_parent_id", "id", "line", "_uuid" FROM \`_posts_v_version_in_short\`;`)
  await db.run(sql`DROP TABLE \`_posts_v_version_in_short\`;`)
  await db.run(sql`ALTER TABLE \`__new__posts_v_version_in_short\` RENAME TO \`_posts_v_version_in_short\`;`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_in_short_order_idx\` ON \`_posts_v_version_in_short\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_in_short_parent_id_idx\` ON \`_posts_v_version_in_short\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__posts_v_version_sources\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text,
  	\`org\` text,
  	\`title\` text,
  	\`year\` numeric,
  	\`url\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_posts_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__posts_v_version_sources\`("_order", "_parent_id", "id", "key", "org", "title", "year", "url", "_uuid") SELECT "_order", "_parent_id", "id", "key", "org", "title", "year", "url", "_uuid" FROM \`_posts_v_version_sources\`;`)
  await db.run(sql`DROP TABLE \`_posts_v_version_sources\`;`)
  await db.run(sql`ALTER TABLE \`__new__posts_v_version_sources\` RENAME TO \`_posts_v_version_sources\`;`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_sources_order_idx\` ON \`_posts_v_version_sources\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_sources_parent_id_idx\` ON \`_posts_v_version_sources\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__posts_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
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
  	\`version_show_in_menus\` integer DEFAULT false,
  	\`version_alias_of_id\` integer,
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
  	FOREIGN KEY (\`version_category_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_alias_of_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__posts_v\`("id", "parent_id", "version_title", "version_excerpt", "version_cover_id", "version_body", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_is_hidden_from_search", "version_slug", "version_category_id", "version_published_at", "version_checked_on", "version_show_in_menus", "version_alias_of_id", "version_reading_minutes", "version_plain_text", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version_title", "version_excerpt", "version_cover_id", "version_body", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_is_hidden_from_search", "version_slug", "version_category_id", "version_published_at", "version_checked_on", "version_show_in_menus", "version_alias_of_id", "version_reading_minutes", "version_plain_text", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest", "autosave" FROM \`_posts_v\`;`)
  await db.run(sql`DROP TABLE \`_posts_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__posts_v\` RENAME TO \`_posts_v\`;`)
  await db.run(sql`CREATE INDEX \`_posts_v_parent_idx\` ON \`_posts_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_cover_idx\` ON \`_posts_v\` (\`version_cover_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_seo_version_seo_image_idx\` ON \`_posts_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_slug_idx\` ON \`_posts_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_category_idx\` ON \`_posts_v\` (\`version_category_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_published_at_idx\` ON \`_posts_v\` (\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_alias_of_idx\` ON \`_posts_v\` (\`version_alias_of_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_updated_at_idx\` ON \`_posts_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_created_at_idx\` ON \`_posts_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version__status_idx\` ON \`_posts_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_created_at_idx\` ON \`_posts_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_updated_at_idx\` ON \`_posts_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_latest_idx\` ON \`_posts_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_autosave_idx\` ON \`_posts_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_stories\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`excerpt\` text,
  	\`poster_id\` integer,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_image_id\` integer,
  	\`seo_is_hidden_from_search\` integer DEFAULT false,
  	\`slug\` text,
  	\`related_post_id\` integer,
  	\`show_in_menus\` integer DEFAULT false,
  	\`alias_of_id\` integer,
  	\`published_at\` text,
  	\`checked_on\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`poster_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`related_post_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`alias_of_id\`) REFERENCES \`stories\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_stories\`("id", "title", "excerpt", "poster_id", "seo_title", "seo_description", "seo_image_id", "seo_is_hidden_from_search", "slug", "related_post_id", "show_in_menus", "alias_of_id", "published_at", "checked_on", "updated_at", "created_at", "_status") SELECT "id", "title", "excerpt", "poster_id", "seo_title", "seo_description", "seo_image_id", "seo_is_hidden_from_search", "slug", "related_post_id", "show_in_menus", "alias_of_id", "published_at", "checked_on", "updated_at", "created_at", "_status" FROM \`stories\`;`)
  await db.run(sql`DROP TABLE \`stories\`;`)
  await db.run(sql`ALTER TABLE \`__new_stories\` RENAME TO \`stories\`;`)
  await db.run(sql`CREATE INDEX \`stories_poster_idx\` ON \`stories\` (\`poster_id\`);`)
  await db.run(sql`CREATE INDEX \`stories_seo_seo_image_idx\` ON \`stories\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`stories_slug_idx\` ON \`stories\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`stories_related_post_idx\` ON \`stories\` (\`related_post_id\`);`)
  await db.run(sql`CREATE INDEX \`stories_alias_of_idx\` ON \`stories\` (\`alias_of_id\`);`)
  await db.run(sql`CREATE INDEX \`stories_published_at_idx\` ON \`stories\` (\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`stories_updated_at_idx\` ON \`stories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`stories_created_at_idx\` ON \`stories\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`stories__status_idx\` ON \`stories\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__stories_v_version_pages_quiz_options\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`text\` text,
  	\`is_correct\` integer DEFAULT false,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_stories_v_version_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__stories_v_version_pages_quiz_options\`("_order", "_parent_id", "id", "text", "is_correct", "_uuid") SELECT "_order", "_parent_id", "id", "text", "is_correct", "_uuid" FROM \`_stories_v_version_pages_quiz_options\`;`)
  await db.run(sql`DROP TABLE \`_stories_v_version_pages_quiz_options\`;`)
  await db.run(sql`ALTER TABLE \`__new__stories_v_version_pages_quiz_options\` RENAME TO \`_stories_v_version_pages_quiz_options\`;`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_pages_quiz_options_order_idx\` ON \`_stories_v_version_pages_quiz_options\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_pages_quiz_options_parent_id_idx\` ON \`_stories_v_version_pages_quiz_options\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__stories_v_version_pages\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`layout\` text DEFAULT 'picture',
  	\`tone\` text DEFAULT 'night',
  	\`position\` text DEFAULT 'bottom',
  	\`heading\` text,
  	\`text\` text,
  	\`picture_id\` integer,
  	\`video_id\` integer,
  	\`quiz_question\` text,
  	\`quiz_explanation\` text,
  	\`link_label\` text,
  	\`link_href\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`video_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_stories_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__stories_v_version_pages\`("_order", "_parent_id", "id", "layout", "tone", "position", "heading", "text", "picture_id", "video_id", "quiz_question", "quiz_explanation", "link_label", "link_href", "_uuid") SELECT "_order", "_parent_id", "id", "layout", "tone", "position", "heading", "text", "picture_id", "video_id", "quiz_question", "quiz_explanation", "link_label", "link_href", "_uuid" FROM \`_stories_v_version_pages\`;`)
  await db.run(sql`DROP TABLE \`_stories_v_version_pages\`;`)
  await db.run(sql`ALTER TABLE \`__new__stories_v_version_pages\` RENAME TO \`_stories_v_version_pages\`;`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_pages_order_idx\` ON \`_stories_v_version_pages\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_pages_parent_id_idx\` ON \`_stories_v_version_pages\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_pages_picture_idx\` ON \`_stories_v_version_pages\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_pages_video_idx\` ON \`_stories_v_version_pages\` (\`video_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__stories_v_version_sources\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text,
  	\`org\` text,
  	\`title\` text,
  	\`year\` numeric,
  	\`url\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_stories_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__stories_v_version_sources\`("_order", "_parent_id", "id", "key", "org", "title", "year", "url", "_uuid") SELECT "_order", "_parent_id", "id", "key", "org", "title", "year", "url", "_uuid" FROM \`_stories_v_version_sources\`;`)
  await db.run(sql`DROP TABLE \`_stories_v_version_sources\`;`)
  await db.run(sql`ALTER TABLE \`__new__stories_v_version_sources\` RENAME TO \`_stories_v_version_sources\`;`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_sources_order_idx\` ON \`_stories_v_version_sources\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_sources_parent_id_idx\` ON \`_stories_v_version_sources\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__stories_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
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
  	\`version_show_in_menus\` integer DEFAULT false,
  	\`version_alias_of_id\` integer,
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
  	FOREIGN KEY (\`version_related_post_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_alias_of_id\`) REFERENCES \`stories\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__stories_v\`("id", "parent_id", "version_title", "version_excerpt", "version_poster_id", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_is_hidden_from_search", "version_slug", "version_related_post_id", "version_show_in_menus", "version_alias_of_id", "version_published_at", "version_checked_on", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version_title", "version_excerpt", "version_poster_id", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_is_hidden_from_search", "version_slug", "version_related_post_id", "version_show_in_menus", "version_alias_of_id", "version_published_at", "version_checked_on", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest", "autosave" FROM \`_stories_v\`;`)
  await db.run(sql`DROP TABLE \`_stories_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__stories_v\` RENAME TO \`_stories_v\`;`)
  await db.run(sql`CREATE INDEX \`_stories_v_parent_idx\` ON \`_stories_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_version_poster_idx\` ON \`_stories_v\` (\`version_poster_id\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_seo_version_seo_image_idx\` ON \`_stories_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_version_slug_idx\` ON \`_stories_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_version_related_post_idx\` ON \`_stories_v\` (\`version_related_post_id\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_version_alias_of_idx\` ON \`_stories_v\` (\`version_alias_of_id\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_version_published_at_idx\` ON \`_stories_v\` (\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_version_updated_at_idx\` ON \`_stories_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_version_created_at_idx\` ON \`_stories_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_version__status_idx\` ON \`_stories_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_created_at_idx\` ON \`_stories_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_updated_at_idx\` ON \`_stories_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_latest_idx\` ON \`_stories_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_autosave_idx\` ON \`_stories_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_categories\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text NOT NULL,
  	\`slug\` text NOT NULL,
  	\`description\` text NOT NULL,
  	\`tone\` text DEFAULT 'pear' NOT NULL,
  	\`order\` numeric DEFAULT 100 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new_categories\`("id", "title", "slug", "description", "tone", "order", "updated_at", "created_at") SELECT "id", "title", "slug", "description", "tone", "order", "updated_at", "created_at" FROM \`categories\`;`)
  await db.run(sql`DROP TABLE \`categories\`;`)
  await db.run(sql`ALTER TABLE \`__new_categories\` RENAME TO \`categories\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`categories_slug_idx\` ON \`categories\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`categories_updated_at_idx\` ON \`categories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`categories_created_at_idx\` ON \`categories\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_pages\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`excerpt\` text,
  	\`body\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_image_id\` integer,
  	\`seo_is_hidden_from_search\` integer DEFAULT false,
  	\`slug\` text,
  	\`show_in_menus\` integer DEFAULT false,
  	\`alias_of_id\` integer,
  	\`published_at\` text,
  	\`checked_on\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`alias_of_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_pages\`("id", "title", "excerpt", "body", "seo_title", "seo_description", "seo_image_id", "seo_is_hidden_from_search", "slug", "show_in_menus", "alias_of_id", "published_at", "checked_on", "updated_at", "created_at", "_status") SELECT "id", "title", "excerpt", "body", "seo_title", "seo_description", "seo_image_id", "seo_is_hidden_from_search", "slug", "show_in_menus", "alias_of_id", "published_at", "checked_on", "updated_at", "created_at", "_status" FROM \`pages\`;`)
  await db.run(sql`DROP TABLE \`pages\`;`)
  await db.run(sql`ALTER TABLE \`__new_pages\` RENAME TO \`pages\`;`)
  await db.run(sql`CREATE INDEX \`pages_seo_seo_image_idx\` ON \`pages\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_slug_idx\` ON \`pages\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`pages_alias_of_idx\` ON \`pages\` (\`alias_of_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_published_at_idx\` ON \`pages\` (\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_updated_at_idx\` ON \`pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_created_at_idx\` ON \`pages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`pages__status_idx\` ON \`pages\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__pages_v_version_question_groups_questions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`question\` text,
  	\`answer\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v_version_question_groups\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__pages_v_version_question_groups_questions\`("_order", "_parent_id", "id", "question", "answer", "_uuid") SELECT "_order", "_parent_id", "id", "question", "answer", "_uuid" FROM \`_pages_v_version_question_groups_questions\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_version_question_groups_questions\`;`)
  await db.run(sql`ALTER TABLE \`__new__pages_v_version_question_groups_questions\` RENAME TO \`_pages_v_version_question_groups_questions\`;`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_question_groups_questions_order_idx\` ON \`_pages_v_version_question_groups_questions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_question_groups_questions_parent_id_idx\` ON \`_pages_v_version_question_groups_questions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__pages_v_version_question_groups\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__pages_v_version_question_groups\`("_order", "_parent_id", "id", "title", "_uuid") SELECT "_order", "_parent_id", "id", "title", "_uuid" FROM \`_pages_v_version_question_groups\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_version_question_groups\`;`)
  await db.run(sql`ALTER TABLE \`__new__pages_v_version_question_groups\` RENAME TO \`_pages_v_version_question_groups\`;`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_question_groups_order_idx\` ON \`_pages_v_version_question_groups\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_question_groups_parent_id_idx\` ON \`_pages_v_version_question_groups\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__pages_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_excerpt\` text,
  	\`version_body\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_image_id\` integer,
  	\`version_seo_is_hidden_from_search\` integer DEFAULT false,
  	\`version_slug\` text,
  	\`version_show_in_menus\` integer DEFAULT false,
  	\`version_alias_of_id\` integer,
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
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_alias_of_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__pages_v\`("id", "parent_id", "version_title", "version_excerpt", "version_body", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_is_hidden_from_search", "version_slug", "version_show_in_menus", "version_alias_of_id", "version_published_at", "version_checked_on", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version_title", "version_excerpt", "version_body", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_is_hidden_from_search", "version_slug", "version_show_in_menus", "version_alias_of_id", "version_published_at", "version_checked_on", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest", "autosave" FROM \`_pages_v\`;`)
  await db.run(sql`DROP TABLE \`_pages_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__pages_v\` RENAME TO \`_pages_v\`;`)
  await db.run(sql`CREATE INDEX \`_pages_v_parent_idx\` ON \`_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_seo_version_seo_image_idx\` ON \`_pages_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_slug_idx\` ON \`_pages_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_alias_of_idx\` ON \`_pages_v\` (\`version_alias_of_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_published_at_idx\` ON \`_pages_v\` (\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_updated_at_idx\` ON \`_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_created_at_idx\` ON \`_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version__status_idx\` ON \`_pages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_created_at_idx\` ON \`_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_updated_at_idx\` ON \`_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_latest_idx\` ON \`_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_autosave_idx\` ON \`_pages_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_polls\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`question\` text NOT NULL,
  	\`closes_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new_polls\`("id", "question", "closes_at", "updated_at", "created_at") SELECT "id", "question", "closes_at", "updated_at", "created_at" FROM \`polls\`;`)
  await db.run(sql`DROP TABLE \`polls\`;`)
  await db.run(sql`ALTER TABLE \`__new_polls\` RENAME TO \`polls\`;`)
  await db.run(sql`CREATE INDEX \`polls_updated_at_idx\` ON \`polls\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`polls_created_at_idx\` ON \`polls\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_comments\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`status\` text DEFAULT 'visible' NOT NULL,
  	\`body\` text NOT NULL,
  	\`post_id\` integer NOT NULL,
  	\`parent_id\` integer,
  	\`member_id\` text,
  	\`edited_at\` text,
  	\`report_count\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`post_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`comments\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`member_id\`) REFERENCES \`members\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_comments\`("id", "status", "body", "post_id", "parent_id", "member_id", "edited_at", "report_count", "updated_at", "created_at") SELECT "id", "status", "body", "post_id", "parent_id", "member_id", "edited_at", "report_count", "updated_at", "created_at" FROM \`comments\`;`)
  await db.run(sql`DROP TABLE \`comments\`;`)
  await db.run(sql`ALTER TABLE \`__new_comments\` RENAME TO \`comments\`;`)
  await db.run(sql`CREATE INDEX \`comments_status_idx\` ON \`comments\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`comments_post_idx\` ON \`comments\` (\`post_id\`);`)
  await db.run(sql`CREATE INDEX \`comments_parent_idx\` ON \`comments\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`comments_member_idx\` ON \`comments\` (\`member_id\`);`)
  await db.run(sql`CREATE INDEX \`comments_report_count_idx\` ON \`comments\` (\`report_count\`);`)
  await db.run(sql`CREATE INDEX \`comments_updated_at_idx\` ON \`comments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`comments_created_at_idx\` ON \`comments\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_comment_reports\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
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
  await db.run(sql`INSERT INTO \`__new_comment_reports\`("id", "comment_id", "member_id", "reason", "note", "updated_at", "created_at") SELECT "id", "comment_id", "member_id", "reason", "note", "updated_at", "created_at" FROM \`comment_reports\`;`)
  await db.run(sql`DROP TABLE \`comment_reports\`;`)
  await db.run(sql`ALTER TABLE \`__new_comment_reports\` RENAME TO \`comment_reports\`;`)
  await db.run(sql`CREATE INDEX \`comment_reports_comment_idx\` ON \`comment_reports\` (\`comment_id\`);`)
  await db.run(sql`CREATE INDEX \`comment_reports_member_idx\` ON \`comment_reports\` (\`member_id\`);`)
  await db.run(sql`CREATE INDEX \`comment_reports_updated_at_idx\` ON \`comment_reports\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`comment_reports_created_at_idx\` ON \`comment_reports\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`comment_member_idx\` ON \`comment_reports\` (\`comment_id\`,\`member_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_contact_messages\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`subject\` text NOT NULL,
  	\`message\` text NOT NULL,
  	\`is_answered\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new_contact_messages\`("id", "name", "email", "subject", "message", "is_answered", "updated_at", "created_at") SELECT "id", "name", "email", "subject", "message", "is_answered", "updated_at", "created_at" FROM \`contact_messages\`;`)
  await db.run(sql`DROP TABLE \`contact_messages\`;`)
  await db.run(sql`ALTER TABLE \`__new_contact_messages\` RENAME TO \`contact_messages\`;`)
  await db.run(sql`CREATE INDEX \`contact_messages_updated_at_idx\` ON \`contact_messages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_created_at_idx\` ON \`contact_messages\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_images\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`alt\` text NOT NULL,
  	\`credit\` text,
  	\`first_content_key\` text,
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
  	\`sizes_w320_url\` text,
  	\`sizes_w320_width\` numeric,
  	\`sizes_w320_height\` numeric,
  	\`sizes_w320_mime_type\` text,
  	\`sizes_w320_filesize\` numeric,
  	\`sizes_w320_filename\` text,
  	\`sizes_w480_url\` text,
  	\`sizes_w480_width\` numeric,
  	\`sizes_w480_height\` numeric,
  	\`sizes_w480_mime_type\` text,
  	\`sizes_w480_filesize\` numeric,
  	\`sizes_w480_filename\` text,
  	\`sizes_w640_url\` text,
  	\`sizes_w640_width\` numeric,
  	\`sizes_w640_height\` numeric,
  	\`sizes_w640_mime_type\` text,
  	\`sizes_w640_filesize\` numeric,
  	\`sizes_w640_filename\` text,
  	\`sizes_w960_url\` text,
  	\`sizes_w960_width\` numeric,
  	\`sizes_w960_height\` numeric,
  	\`sizes_w960_mime_type\` text,
  	\`sizes_w960_filesize\` numeric,
  	\`sizes_w960_filename\` text,
  	\`sizes_w1280_url\` text,
  	\`sizes_w1280_width\` numeric,
  	\`sizes_w1280_height\` numeric,
  	\`sizes_w1280_mime_type\` text,
  	\`sizes_w1280_filesize\` numeric,
  	\`sizes_w1280_filename\` text,
  	\`sizes_w1800_url\` text,
  	\`sizes_w1800_width\` numeric,
  	\`sizes_w1800_height\` numeric,
  	\`sizes_w1800_mime_type\` text,
  	\`sizes_w1800_filesize\` numeric,
  	\`sizes_w1800_filename\` text,
  	\`sizes_square_url\` text,
  	\`sizes_square_width\` numeric,
  	\`sizes_square_height\` numeric,
  	\`sizes_square_mime_type\` text,
  	\`sizes_square_filesize\` numeric,
  	\`sizes_square_filename\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_images\`("id", "title", "alt", "credit", "first_content_key", "updated_at", "created_at", "url", "thumbnail_u_r_l", "filename", "mime_type", "filesize", "width", "height", "focal_x", "focal_y", "sizes_w320_url", "sizes_w320_width", "sizes_w320_height", "sizes_w320_mime_type", "sizes_w320_filesize", "sizes_w320_filename", "sizes_w480_url", "sizes_w480_width", "sizes_w480_height", "sizes_w480_mime_type", "sizes_w480_filesize", "sizes_w480_filename", "sizes_w640_url", "sizes_w640_width", "sizes_w640_height", "sizes_w640_mime_type", "sizes_w640_filesize", "sizes_w640_filename", "sizes_w960_url", "sizes_w960_width", "sizes_w960_height", "sizes_w960_mime_type", "sizes_w960_filesize", "sizes_w960_filename", "sizes_w1280_url", "sizes_w1280_width", "sizes_w1280_height", "sizes_w1280_mime_type", "sizes_w1280_filesize", "sizes_w1280_filename", "sizes_w1800_url", "sizes_w1800_width", "sizes_w1800_height", "sizes_w1800_mime_type", "sizes_w1800_filesize", "sizes_w1800_filename", "sizes_square_url", "sizes_square_width", "sizes_square_height", "sizes_square_mime_type", "sizes_square_filesize", "sizes_square_filename") SELECT "id", "title", "alt", "credit", "first_content_key", "updated_at", "created_at", "url", "thumbnail_u_r_l", "filename", "mime_type", "filesize", "width", "height", "focal_x", "focal_y", "sizes_w320_url", "sizes_w320_width", "sizes_w320_height", "sizes_w320_mime_type", "sizes_w320_filesize", "sizes_w320_filename", "sizes_w480_url", "sizes_w480_width", "sizes_w480_height", "sizes_w480_mime_type", "sizes_w480_filesize", "sizes_w480_filename", "sizes_w640_url", "sizes_w640_width", "sizes_w640_height", "sizes_w640_mime_type", "sizes_w640_filesize", "sizes_w640_filename", "sizes_w960_url", "sizes_w960_width", "sizes_w960_height", "sizes_w960_mime_type", "sizes_w960_filesize", "sizes_w960_filename", "sizes_w1280_url", "sizes_w1280_width", "sizes_w1280_height", "sizes_w1280_mime_type", "sizes_w1280_filesize", "sizes_w1280_filename", "sizes_w1800_url", "sizes_w1800_width", "sizes_w1800_height", "sizes_w1800_mime_type", "sizes_w1800_filesize", "sizes_w1800_filename", "sizes_square_url", "sizes_square_width", "sizes_square_height", "sizes_square_mime_type", "sizes_square_filesize", "sizes_square_filename" FROM \`images\`;`)
  await db.run(sql`DROP TABLE \`images\`;`)
  await db.run(sql`ALTER TABLE \`__new_images\` RENAME TO \`images\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`images_first_content_key_idx\` ON \`images\` (\`first_content_key\`);`)
  await db.run(sql`CREATE INDEX \`images_updated_at_idx\` ON \`images\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`images_created_at_idx\` ON \`images\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`images_filename_idx\` ON \`images\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`images_sizes_w320_sizes_w320_filename_idx\` ON \`images\` (\`sizes_w320_filename\`);`)
  await db.run(sql`CREATE INDEX \`images_sizes_w480_sizes_w480_filename_idx\` ON \`images\` (\`sizes_w480_filename\`);`)
  await db.run(sql`CREATE INDEX \`images_sizes_w640_sizes_w640_filename_idx\` ON \`images\` (\`sizes_w640_filename\`);`)
  await db.run(sql`CREATE INDEX \`images_sizes_w960_sizes_w960_filename_idx\` ON \`images\` (\`sizes_w960_filename\`);`)
  await db.run(sql`CREATE INDEX \`images_sizes_w1280_sizes_w1280_filename_idx\` ON \`images\` (\`sizes_w1280_filename\`);`)
  await db.run(sql`CREATE INDEX \`images_sizes_w1800_sizes_w1800_filename_idx\` ON \`images\` (\`sizes_w1800_filename\`);`)
  await db.run(sql`CREATE INDEX \`images_sizes_square_sizes_square_filename_idx\` ON \`images\` (\`sizes_square_filename\`);`)
  await db.run(sql`CREATE TABLE \`__new_videos\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text NOT NULL,
  	\`alt\` text NOT NULL,
  	\`poster_id\` integer NOT NULL,
  	\`captions\` text,
  	\`duration_seconds\` numeric,
  	\`has_sound\` integer,
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
  await db.run(sql`INSERT INTO \`__new_videos\`("id", "title", "alt", "poster_id", "captions", "duration_seconds", "has_sound", "updated_at", "created_at", "url", "thumbnail_u_r_l", "filename", "mime_type", "filesize", "width", "height", "focal_x", "focal_y") SELECT "id", "title", "alt", "poster_id", "captions", "duration_seconds", "has_sound", "updated_at", "created_at", "url", "thumbnail_u_r_l", "filename", "mime_type", "filesize", "width", "height", "focal_x", "focal_y" FROM \`videos\`;`)
  await db.run(sql`DROP TABLE \`videos\`;`)
  await db.run(sql`ALTER TABLE \`__new_videos\` RENAME TO \`videos\`;`)
  await db.run(sql`CREATE INDEX \`videos_poster_idx\` ON \`videos\` (\`poster_id\`);`)
  await db.run(sql`CREATE INDEX \`videos_updated_at_idx\` ON \`videos\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`videos_created_at_idx\` ON \`videos\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`videos_filename_idx\` ON \`videos\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`__new_documents\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text NOT NULL,
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
  	\`focal_y\` numeric
  );
  `)
  await db.run(sql`INSERT INTO \`__new_documents\`("id", "title", "updated_at", "created_at", "url", "thumbnail_u_r_l", "filename", "mime_type", "filesize", "width", "height", "focal_x", "focal_y") SELECT "id", "title", "updated_at", "created_at", "url", "thumbnail_u_r_l", "filename", "mime_type", "filesize", "width", "height", "focal_x", "focal_y" FROM \`documents\`;`)
  await db.run(sql`DROP TABLE \`documents\`;`)
  await db.run(sql`ALTER TABLE \`__new_documents\` RENAME TO \`documents\`;`)
  await db.run(sql`CREATE INDEX \`documents_updated_at_idx\` ON \`documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`documents_created_at_idx\` ON \`documents\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`documents_filename_idx\` ON \`documents\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`__new_redirects\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`from\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new_redirects\`("id", "from", "updated_at", "created_at") SELECT "id", "from", "updated_at", "created_at" FROM \`redirects\`;`)
  await db.run(sql`DROP TABLE \`redirects\`;`)
  await db.run(sql`ALTER TABLE \`__new_redirects\` RENAME TO \`redirects\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`redirects_from_idx\` ON \`redirects\` (\`from\`);`)
  await db.run(sql`CREATE INDEX \`redirects_updated_at_idx\` ON \`redirects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects_created_at_idx\` ON \`redirects\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_staff\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`role\` text DEFAULT 'editor' NOT NULL,
  	\`must_change_password\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text,
  	\`login_attempts\` numeric DEFAULT 0,
  	\`lock_until\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_staff\`("id", "name", "role", "must_change_password", "updated_at", "created_at", "email", "reset_password_token", "reset_password_expiration", "salt", "hash", "reset_password_requested_at", "login_attempts", "lock_until") SELECT "id", "name", "role", "must_change_password", "updated_at", "created_at", "email", "reset_password_token", "reset_password_expiration", "salt", "hash", "reset_password_requested_at", "login_attempts", "lock_until" FROM \`staff\`;`)
  await db.run(sql`DROP TABLE \`staff\`;`)
  await db.run(sql`ALTER TABLE \`__new_staff\` RENAME TO \`staff\`;`)
  await db.run(sql`CREATE INDEX \`staff_updated_at_idx\` ON \`staff\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`staff_created_at_idx\` ON \`staff\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`staff_email_idx\` ON \`staff\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`__new_rate_limits\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`points\` numeric NOT NULL,
  	\`resets_at_ms\` numeric NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new_rate_limits\`("id", "key", "points", "resets_at_ms") SELECT "id", "key", "points", "resets_at_ms" FROM \`rate_limits\`;`)
  await db.run(sql`DROP TABLE \`rate_limits\`;`)
  await db.run(sql`ALTER TABLE \`__new_rate_limits\` RENAME TO \`rate_limits\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`rate_limits_key_idx\` ON \`rate_limits\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`rate_limits_resets_at_ms_idx\` ON \`rate_limits\` (\`resets_at_ms\`);`)
  await db.run(sql`CREATE TABLE \`__new_page_nodes\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
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
  await db.run(sql`INSERT INTO \`__new_page_nodes\`("id", "path", "parent_id", "kind", "post_id", "story_id", "info_page_id", "alias_of_id", "slug", "title", "draft_title", "is_live", "has_unpublished_changes", "show_in_menus", "seo_title", "search_description", "first_published_at", "latest_revision_created_at", "owner_id") SELECT "id", "path", "parent_id", "kind", "post_id", "story_id", "info_page_id", "alias_of_id", "slug", "title", "draft_title", "is_live", "has_unpublished_changes", "show_in_menus", "seo_title", "search_description", "first_published_at", "latest_revision_created_at", "owner_id" FROM \`page_nodes\`;`)
  await db.run(sql`DROP TABLE \`page_nodes\`;`)
  await db.run(sql`ALTER TABLE \`__new_page_nodes\` RENAME TO \`page_nodes\`;`)
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
  await db.run(sql`CREATE INDEX \`kind_isLive_firstPublishedAt_idx\` ON \`page_nodes\` (\`kind\`,\`is_live\`,\`first_published_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_poll_votes\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`poll_id\` integer NOT NULL,
  	\`option\` text NOT NULL,
  	\`voter\` text NOT NULL,
  	\`is_counted\` integer DEFAULT true NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`poll_id\`) REFERENCES \`polls\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_poll_votes\`("id", "poll_id", "option", "voter", "is_counted", "updated_at", "created_at") SELECT "id", "poll_id", "option", "voter", "is_counted", "updated_at", "created_at" FROM \`poll_votes\`;`)
  await db.run(sql`DROP TABLE \`poll_votes\`;`)
  await db.run(sql`ALTER TABLE \`__new_poll_votes\` RENAME TO \`poll_votes\`;`)
  await db.run(sql`CREATE INDEX \`poll_votes_poll_idx\` ON \`poll_votes\` (\`poll_id\`);`)
  await db.run(sql`CREATE INDEX \`poll_votes_voter_idx\` ON \`poll_votes\` (\`voter\`);`)
  await db.run(sql`CREATE INDEX \`poll_votes_updated_at_idx\` ON \`poll_votes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`poll_votes_created_at_idx\` ON \`poll_votes\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`poll_voter_idx\` ON \`poll_votes\` (\`poll_id\`,\`voter\`);`)
  await db.run(sql`CREATE TABLE \`__new_idempotency_keys\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`body_hash\` text NOT NULL,
  	\`status\` numeric NOT NULL,
  	\`answer\` text NOT NULL,
  	\`expires_at_ms\` numeric NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new_idempotency_keys\`("id", "key", "body_hash", "status", "answer", "expires_at_ms") SELECT "id", "key", "body_hash", "status", "answer", "expires_at_ms" FROM \`idempotency_keys\`;`)
  await db.run(sql`DROP TABLE \`idempotency_keys\`;`)
  await db.run(sql`ALTER TABLE \`__new_idempotency_keys\` RENAME TO \`idempotency_keys\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`idempotency_keys_key_idx\` ON \`idempotency_keys\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`idempotency_keys_expires_at_ms_idx\` ON \`idempotency_keys\` (\`expires_at_ms\`);`)
  await db.run(sql`CREATE TABLE \`__new_payload_kv\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_kv\`("id", "key", "data") SELECT "id", "key", "data" FROM \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_kv\` RENAME TO \`payload_kv\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`__new_payload_jobs\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`input\` text,
  	\`completed_at\` text,
  	\`total_tried\` numeric DEFAULT 0,
  	\`has_error\` integer DEFAULT false,
  	\`error\` text,
  	\`task_slug\` text,
  	\`queue\` text DEFAULT 'default',
  	\`wait_until\` text,
  	\`processing\` integer DEFAULT false,
  	\`meta\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_jobs\`("id", "input", "completed_at", "total_tried", "has_error", "error", "task_slug", "queue", "wait_until", "processing", "meta", "updated_at", "created_at") SELECT "id", "input", "completed_at", "total_tried", "has_error", "error", "task_slug", "queue", "wait_until", "processing", "meta", "updated_at", "created_at" FROM \`payload_jobs\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_jobs\` RENAME TO \`payload_jobs\`;`)
  await db.run(sql`CREATE INDEX \`payload_jobs_completed_at_idx\` ON \`payload_jobs\` (\`completed_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_total_tried_idx\` ON \`payload_jobs\` (\`total_tried\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_has_error_idx\` ON \`payload_jobs\` (\`has_error\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_task_slug_idx\` ON \`payload_jobs\` (\`task_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_queue_idx\` ON \`payload_jobs\` (\`queue\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_wait_until_idx\` ON \`payload_jobs\` (\`wait_until\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_processing_idx\` ON \`payload_jobs\` (\`processing\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_updated_at_idx\` ON \`payload_jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_created_at_idx\` ON \`payload_jobs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents\`("id", "global_slug", "updated_at", "created_at") SELECT "id", "global_slug", "updated_at", "created_at" FROM \`payload_locked_documents\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents\` RENAME TO \`payload_locked_documents\`;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_payload_preferences\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_preferences\`("id", "key", "value", "updated_at", "created_at") SELECT "id", "key", "value", "updated_at", "created_at" FROM \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_preferences\` RENAME TO \`payload_preferences\`;`)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_payload_migrations\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_migrations\`("id", "name", "batch", "updated_at", "created_at") SELECT "id", "name", "batch", "updated_at", "created_at" FROM \`payload_migrations\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_migrations\` RENAME TO \`payload_migrations\`;`)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_installation\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`first_content\` text DEFAULT 'none',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_installation\`("id", "first_content", "updated_at", "created_at") SELECT "id", "first_content", "updated_at", "created_at" FROM \`installation\`;`)
  await db.run(sql`DROP TABLE \`installation\`;`)
  await db.run(sql`ALTER TABLE \`__new_installation\` RENAME TO \`installation\`;`)
  await db.run(sql`CREATE TABLE \`__new_payload_jobs_stats\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`stats\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_jobs_stats\`("id", "stats", "updated_at", "created_at") SELECT "id", "stats", "updated_at", "created_at" FROM \`payload_jobs_stats\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_stats\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_jobs_stats\` RENAME TO \`payload_jobs_stats\`;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
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
  	\`show_in_menus\` integer DEFAULT false,
  	\`alias_of_id\` integer,
  	\`reading_minutes\` numeric,
  	\`plain_text\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`cover_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`alias_of_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_posts\`("id", "title", "excerpt", "cover_id", "body", "seo_title", "seo_description", "seo_image_id", "seo_is_hidden_from_search", "slug", "category_id", "published_at", "checked_on", "show_in_menus", "alias_of_id", "reading_minutes", "plain_text", "updated_at", "created_at", "_status") SELECT "id", "title", "excerpt", "cover_id", "body", "seo_title", "seo_description", "seo_image_id", "seo_is_hidden_from_search", "slug", "category_id", "published_at", "checked_on", "show_in_menus", "alias_of_id", "reading_minutes", "plain_text", "updated_at", "created_at", "_status" FROM \`posts\`;`)
  await db.run(sql`DROP TABLE \`posts\`;`)
  await db.run(sql`ALTER TABLE \`__new_posts\` RENAME TO \`posts\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`posts_cover_idx\` ON \`posts\` (\`cover_id\`);`)
  await db.run(sql`CREATE INDEX \`posts_seo_seo_image_idx\` ON \`posts\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`posts_slug_idx\` ON \`posts\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`posts_category_idx\` ON \`posts\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`posts_published_at_idx\` ON \`posts\` (\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`posts_alias_of_idx\` ON \`posts\` (\`alias_of_id\`);`)
  await db.run(sql`CREATE INDEX \`posts_updated_at_idx\` ON \`posts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`posts_created_at_idx\` ON \`posts\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`posts__status_idx\` ON \`posts\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__posts_v_version_in_short\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`line\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_posts_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__posts_v_version_in_short\`("_order", "_parent_id", "id", "line", "_uuid") SELECT "_order", "_parent_id", "id", "line", "_uuid" FROM \`_posts_v_version_in_short\`;`)
  await db.run(sql`DROP TABLE \`_posts_v_version_in_short\`;`)
  await db.run(sql`ALTER TABLE \`__new__posts_v_version_in_short\` RENAME TO \`_posts_v_version_in_short\`;`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_in_short_order_idx\` ON \`_posts_v_version_in_short\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_in_short_parent_id_idx\` ON \`_posts_v_version_in_short\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__posts_v_version_sources\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`org\` text,
  	\`title\` text,
  	\`year\` numeric,
  	\`url\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_posts_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__posts_v_version_sources\`("_order", "_parent_id", "id", "key", "org", "title", "year", "url", "_uuid") SELECT "_order", "_parent_id", "id", "key", "org", "title", "year", "url", "_uuid" FROM \`_posts_v_version_sources\`;`)
  await db.run(sql`DROP TABLE \`_posts_v_version_sources\`;`)
  await db.run(sql`ALTER TABLE \`__new__posts_v_version_sources\` RENAME TO \`_posts_v_version_sources\`;`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_sources_order_idx\` ON \`_posts_v_version_sources\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_sources_parent_id_idx\` ON \`_posts_v_version_sources\` (\`_parent_id\`);`)
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
  	\`version_show_in_menus\` integer DEFAULT false,
  	\`version_alias_of_id\` integer,
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
  	FOREIGN KEY (\`version_category_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_alias_of_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__posts_v\`("id", "parent_id", "version_title", "version_excerpt", "version_cover_id", "version_body", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_is_hidden_from_search", "version_slug", "version_category_id", "version_published_at", "version_checked_on", "version_show_in_menus", "version_alias_of_id", "version_reading_minutes", "version_plain_text", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version_title", "version_excerpt", "version_cover_id", "version_body", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_is_hidden_from_search", "version_slug", "version_category_id", "version_published_at", "version_checked_on", "version_show_in_menus", "version_alias_of_id", "version_reading_minutes", "version_plain_text", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest", "autosave" FROM \`_posts_v\`;`)
  await db.run(sql`DROP TABLE \`_posts_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__posts_v\` RENAME TO \`_posts_v\`;`)
  await db.run(sql`CREATE INDEX \`_posts_v_parent_idx\` ON \`_posts_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_cover_idx\` ON \`_posts_v\` (\`version_cover_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_seo_version_seo_image_idx\` ON \`_posts_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_slug_idx\` ON \`_posts_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_category_idx\` ON \`_posts_v\` (\`version_category_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_published_at_idx\` ON \`_posts_v\` (\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_alias_of_idx\` ON \`_posts_v\` (\`version_alias_of_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_updated_at_idx\` ON \`_posts_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_created_at_idx\` ON \`_posts_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version__status_idx\` ON \`_posts_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_created_at_idx\` ON \`_posts_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_updated_at_idx\` ON \`_posts_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_latest_idx\` ON \`_posts_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_autosave_idx\` ON \`_posts_v\` (\`autosave\`);`)
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
  	\`show_in_menus\` integer DEFAULT false,
  	\`alias_of_id\` integer,
  	\`published_at\` text,
  	\`checked_on\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`poster_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`related_post_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`alias_of_id\`) REFERENCES \`stories\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_stories\`("id", "title", "excerpt", "poster_id", "seo_title", "seo_description", "seo_image_id", "seo_is_hidden_from_search", "slug", "related_post_id", "show_in_menus", "alias_of_id", "published_at", "checked_on", "updated_at", "created_at", "_status") SELECT "id", "title", "excerpt", "poster_id", "seo_title", "seo_description", "seo_image_id", "seo_is_hidden_from_search", "slug", "related_post_id", "show_in_menus", "alias_of_id", "published_at", "checked_on", "updated_at", "created_at", "_status" FROM \`stories\`;`)
  await db.run(sql`DROP TABLE \`stories\`;`)
  await db.run(sql`ALTER TABLE \`__new_stories\` RENAME TO \`stories\`;`)
  await db.run(sql`CREATE INDEX \`stories_poster_idx\` ON \`stories\` (\`poster_id\`);`)
  await db.run(sql`CREATE INDEX \`stories_seo_seo_image_idx\` ON \`stories\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`stories_slug_idx\` ON \`stories\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`stories_related_post_idx\` ON \`stories\` (\`related_post_id\`);`)
  await db.run(sql`CREATE INDEX \`stories_alias_of_idx\` ON \`stories\` (\`alias_of_id\`);`)
  await db.run(sql`CREATE INDEX \`stories_published_at_idx\` ON \`stories\` (\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`stories_updated_at_idx\` ON \`stories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`stories_created_at_idx\` ON \`stories\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`stories__status_idx\` ON \`stories\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__stories_v_version_pages_quiz_options\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`text\` text,
  	\`is_correct\` integer DEFAULT false,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_stories_v_version_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__stories_v_version_pages_quiz_options\`("_order", "_parent_id", "id", "text", "is_correct", "_uuid") SELECT "_order", "_parent_id", "id", "text", "is_correct", "_uuid" FROM \`_stories_v_version_pages_quiz_options\`;`)
  await db.run(sql`DROP TABLE \`_stories_v_version_pages_quiz_options\`;`)
  await db.run(sql`ALTER TABLE \`__new__stories_v_version_pages_quiz_options\` RENAME TO \`_stories_v_version_pages_quiz_options\`;`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_pages_quiz_options_order_idx\` ON \`_stories_v_version_pages_quiz_options\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_pages_quiz_options_parent_id_idx\` ON \`_stories_v_version_pages_quiz_options\` (\`_parent_id\`);`)
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
  	\`video_id\` integer,
  	\`quiz_question\` text,
  	\`quiz_explanation\` text,
  	\`link_label\` text,
  	\`link_href\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`video_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_stories_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__stories_v_version_pages\`("_order", "_parent_id", "id", "layout", "tone", "position", "heading", "text", "picture_id", "video_id", "quiz_question", "quiz_explanation", "link_label", "link_href", "_uuid") SELECT "_order", "_parent_id", "id", "layout", "tone", "position", "heading", "text", "picture_id", "video_id", "quiz_question", "quiz_explanation", "link_label", "link_href", "_uuid" FROM \`_stories_v_version_pages\`;`)
  await db.run(sql`DROP TABLE \`_stories_v_version_pages\`;`)
  await db.run(sql`ALTER TABLE \`__new__stories_v_version_pages\` RENAME TO \`_stories_v_version_pages\`;`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_pages_order_idx\` ON \`_stories_v_version_pages\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_pages_parent_id_idx\` ON \`_stories_v_version_pages\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_pages_picture_idx\` ON \`_stories_v_version_pages\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_pages_video_idx\` ON \`_stories_v_version_pages\` (\`video_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__stories_v_version_sources\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`org\` text,
  	\`title\` text,
  	\`year\` numeric,
  	\`url\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_stories_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__stories_v_version_sources\`("_order", "_parent_id", "id", "key", "org", "title", "year", "url", "_uuid") SELECT "_order", "_parent_id", "id", "key", "org", "title", "year", "url", "_uuid" FROM \`_stories_v_version_sources\`;`)
  await db.run(sql`DROP TABLE \`_stories_v_version_sources\`;`)
  await db.run(sql`ALTER TABLE \`__new__stories_v_version_sources\` RENAME TO \`_stories_v_version_sources\`;`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_sources_order_idx\` ON \`_stories_v_version_sources\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_sources_parent_id_idx\` ON \`_stories_v_version_sources\` (\`_parent_id\`);`)
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
  	\`version_show_in_menus\` integer DEFAULT false,
  	\`version_alias_of_id\` integer,
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
  	FOREIGN KEY (\`version_related_post_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_alias_of_id\`) REFERENCES \`stories\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__stories_v\`("id", "parent_id", "version_title", "version_excerpt", "version_poster_id", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_is_hidden_from_search", "version_slug", "version_related_post_id", "version_show_in_menus", "version_alias_of_id", "version_published_at", "version_checked_on", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version_title", "version_excerpt", "version_poster_id", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_is_hidden_from_search", "version_slug", "version_related_post_id", "version_show_in_menus", "version_alias_of_id", "version_published_at", "version_checked_on", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest", "autosave" FROM \`_stories_v\`;`)
  await db.run(sql`DROP TABLE \`_stories_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__stories_v\` RENAME TO \`_stories_v\`;`)
  await db.run(sql`CREATE INDEX \`_stories_v_parent_idx\` ON \`_stories_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_version_poster_idx\` ON \`_stories_v\` (\`version_poster_id\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_seo_version_seo_image_idx\` ON \`_stories_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_version_slug_idx\` ON \`_stories_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_version_related_post_idx\` ON \`_stories_v\` (\`version_related_post_id\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_version_alias_of_idx\` ON \`_stories_v\` (\`version_alias_of_id\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_version_published_at_idx\` ON \`_stories_v\` (\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_version_updated_at_idx\` ON \`_stories_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_version_created_at_idx\` ON \`_stories_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_version__status_idx\` ON \`_stories_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_created_at_idx\` ON \`_stories_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_updated_at_idx\` ON \`_stories_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_latest_idx\` ON \`_stories_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_autosave_idx\` ON \`_stories_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_categories\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`slug\` text NOT NULL,
  	\`description\` text NOT NULL,
  	\`tone\` text DEFAULT 'pear' NOT NULL,
  	\`order\` numeric DEFAULT 100 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new_categories\`("id", "title", "slug", "description", "tone", "order", "updated_at", "created_at") SELECT "id", "title", "slug", "description", "tone", "order", "updated_at", "created_at" FROM \`categories\`;`)
  await db.run(sql`DROP TABLE \`categories\`;`)
  await db.run(sql`ALTER TABLE \`__new_categories\` RENAME TO \`categories\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`categories_slug_idx\` ON \`categories\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`categories_updated_at_idx\` ON \`categories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`categories_created_at_idx\` ON \`categories\` (\`created_at\`);`)
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
  	\`show_in_menus\` integer DEFAULT false,
  	\`alias_of_id\` integer,
  	\`published_at\` text,
  	\`checked_on\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`alias_of_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_pages\`("id", "title", "excerpt", "body", "seo_title", "seo_description", "seo_image_id", "seo_is_hidden_from_search", "slug", "show_in_menus", "alias_of_id", "published_at", "checked_on", "updated_at", "created_at", "_status") SELECT "id", "title", "excerpt", "body", "seo_title", "seo_description", "seo_image_id", "seo_is_hidden_from_search", "slug", "show_in_menus", "alias_of_id", "published_at", "checked_on", "updated_at", "created_at", "_status" FROM \`pages\`;`)
  await db.run(sql`DROP TABLE \`pages\`;`)
  await db.run(sql`ALTER TABLE \`__new_pages\` RENAME TO \`pages\`;`)
  await db.run(sql`CREATE INDEX \`pages_seo_seo_image_idx\` ON \`pages\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_slug_idx\` ON \`pages\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`pages_alias_of_idx\` ON \`pages\` (\`alias_of_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_published_at_idx\` ON \`pages\` (\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_updated_at_idx\` ON \`pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_created_at_idx\` ON \`pages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`pages__status_idx\` ON \`pages\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__pages_v_version_question_groups_questions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`question\` text,
  	\`answer\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v_version_question_groups\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__pages_v_version_question_groups_questions\`("_order", "_parent_id", "id", "question", "answer", "_uuid") SELECT "_order", "_parent_id", "id", "question", "answer", "_uuid" FROM \`_pages_v_version_question_groups_questions\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_version_question_groups_questions\`;`)
  await db.run(sql`ALTER TABLE \`__new__pages_v_version_question_groups_questions\` RENAME TO \`_pages_v_version_question_groups_questions\`;`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_question_groups_questions_order_idx\` ON \`_pages_v_version_question_groups_questions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_question_groups_questions_parent_id_idx\` ON \`_pages_v_version_question_groups_questions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__pages_v_version_question_groups\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__pages_v_version_question_groups\`("_order", "_parent_id", "id", "title", "_uuid") SELECT "_order", "_parent_id", "id", "title", "_uuid" FROM \`_pages_v_version_question_groups\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_version_question_groups\`;`)
  await db.run(sql`ALTER TABLE \`__new__pages_v_version_question_groups\` RENAME TO \`_pages_v_version_question_groups\`;`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_question_groups_order_idx\` ON \`_pages_v_version_question_groups\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_question_groups_parent_id_idx\` ON \`_pages_v_version_question_groups\` (\`_parent_id\`);`)
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
  	\`version_show_in_menus\` integer DEFAULT false,
  	\`version_alias_of_id\` integer,
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
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_alias_of_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__pages_v\`("id", "parent_id", "version_title", "version_excerpt", "version_body", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_is_hidden_from_search", "version_slug", "version_show_in_menus", "version_alias_of_id", "version_published_at", "version_checked_on", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version_title", "version_excerpt", "version_body", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_is_hidden_from_search", "version_slug", "version_show_in_menus", "version_alias_of_id", "version_published_at", "version_checked_on", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest", "autosave" FROM \`_pages_v\`;`)
  await db.run(sql`DROP TABLE \`_pages_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__pages_v\` RENAME TO \`_pages_v\`;`)
  await db.run(sql`CREATE INDEX \`_pages_v_parent_idx\` ON \`_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_seo_version_seo_image_idx\` ON \`_pages_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_slug_idx\` ON \`_pages_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_alias_of_idx\` ON \`_pages_v\` (\`version_alias_of_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_published_at_idx\` ON \`_pages_v\` (\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_updated_at_idx\` ON \`_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_created_at_idx\` ON \`_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version__status_idx\` ON \`_pages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_created_at_idx\` ON \`_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_updated_at_idx\` ON \`_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_latest_idx\` ON \`_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_autosave_idx\` ON \`_pages_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_polls\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`question\` text NOT NULL,
  	\`closes_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new_polls\`("id", "question", "closes_at", "updated_at", "created_at") SELECT "id", "question", "closes_at", "updated_at", "created_at" FROM \`polls\`;`)
  await db.run(sql`DROP TABLE \`polls\`;`)
  await db.run(sql`ALTER TABLE \`__new_polls\` RENAME TO \`polls\`;`)
  await db.run(sql`CREATE INDEX \`polls_updated_at_idx\` ON \`polls\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`polls_created_at_idx\` ON \`polls\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_comments\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`status\` text DEFAULT 'visible' NOT NULL,
  	\`body\` text NOT NULL,
  	\`post_id\` integer NOT NULL,
  	\`parent_id\` integer,
  	\`member_id\` text,
  	\`edited_at\` text,
  	\`report_count\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`post_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`comments\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`member_id\`) REFERENCES \`members\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_comments\`("id", "status", "body", "post_id", "parent_id", "member_id", "edited_at", "report_count", "updated_at", "created_at") SELECT "id", "status", "body", "post_id", "parent_id", "member_id", "edited_at", "report_count", "updated_at", "created_at" FROM \`comments\`;`)
  await db.run(sql`DROP TABLE \`comments\`;`)
  await db.run(sql`ALTER TABLE \`__new_comments\` RENAME TO \`comments\`;`)
  await db.run(sql`CREATE INDEX \`comments_status_idx\` ON \`comments\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`comments_post_idx\` ON \`comments\` (\`post_id\`);`)
  await db.run(sql`CREATE INDEX \`comments_parent_idx\` ON \`comments\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`comments_member_idx\` ON \`comments\` (\`member_id\`);`)
  await db.run(sql`CREATE INDEX \`comments_report_count_idx\` ON \`comments\` (\`report_count\`);`)
  await db.run(sql`CREATE INDEX \`comments_updated_at_idx\` ON \`comments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`comments_created_at_idx\` ON \`comments\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_comment_reports\` (
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
  await db.run(sql`INSERT INTO \`__new_comment_reports\`("id", "comment_id", "member_id", "reason", "note", "updated_at", "created_at") SELECT "id", "comment_id", "member_id", "reason", "note", "updated_at", "created_at" FROM \`comment_reports\`;`)
  await db.run(sql`DROP TABLE \`comment_reports\`;`)
  await db.run(sql`ALTER TABLE \`__new_comment_reports\` RENAME TO \`comment_reports\`;`)
  await db.run(sql`CREATE INDEX \`comment_reports_comment_idx\` ON \`comment_reports\` (\`comment_id\`);`)
  await db.run(sql`CREATE INDEX \`comment_reports_member_idx\` ON \`comment_reports\` (\`member_id\`);`)
  await db.run(sql`CREATE INDEX \`comment_reports_updated_at_idx\` ON \`comment_reports\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`comment_reports_created_at_idx\` ON \`comment_reports\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`comment_member_idx\` ON \`comment_reports\` (\`comment_id\`,\`member_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_contact_messages\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`subject\` text NOT NULL,
  	\`message\` text NOT NULL,
  	\`is_answered\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new_contact_messages\`("id", "name", "email", "subject", "message", "is_answered", "updated_at", "created_at") SELECT "id", "name", "email", "subject", "message", "is_answered", "updated_at", "created_at" FROM \`contact_messages\`;`)
  await db.run(sql`DROP TABLE \`contact_messages\`;`)
  await db.run(sql`ALTER TABLE \`__new_contact_messages\` RENAME TO \`contact_messages\`;`)
  await db.run(sql`CREATE INDEX \`contact_messages_updated_at_idx\` ON \`contact_messages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_created_at_idx\` ON \`contact_messages\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_images\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`alt\` text NOT NULL,
  	\`credit\` text,
  	\`first_content_key\` text,
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
  	\`sizes_w320_url\` text,
  	\`sizes_w320_width\` numeric,
  	\`sizes_w320_height\` numeric,
  	\`sizes_w320_mime_type\` text,
  	\`sizes_w320_filesize\` numeric,
  	\`sizes_w320_filename\` text,
  	\`sizes_w480_url\` text,
  	\`sizes_w480_width\` numeric,
  	\`sizes_w480_height\` numeric,
  	\`sizes_w480_mime_type\` text,
  	\`sizes_w480_filesize\` numeric,
  	\`sizes_w480_filename\` text,
  	\`sizes_w640_url\` text,
  	\`sizes_w640_width\` numeric,
  	\`sizes_w640_height\` numeric,
  	\`sizes_w640_mime_type\` text,
  	\`sizes_w640_filesize\` numeric,
  	\`sizes_w640_filename\` text,
  	\`sizes_w960_url\` text,
  	\`sizes_w960_width\` numeric,
  	\`sizes_w960_height\` numeric,
  	\`sizes_w960_mime_type\` text,
  	\`sizes_w960_filesize\` numeric,
  	\`sizes_w960_filename\` text,
  	\`sizes_w1280_url\` text,
  	\`sizes_w1280_width\` numeric,
  	\`sizes_w1280_height\` numeric,
  	\`sizes_w1280_mime_type\` text,
  	\`sizes_w1280_filesize\` numeric,
  	\`sizes_w1280_filename\` text,
  	\`sizes_w1800_url\` text,
  	\`sizes_w1800_width\` numeric,
  	\`sizes_w1800_height\` numeric,
  	\`sizes_w1800_mime_type\` text,
  	\`sizes_w1800_filesize\` numeric,
  	\`sizes_w1800_filename\` text,
  	\`sizes_square_url\` text,
  	\`sizes_square_width\` numeric,
  	\`sizes_square_height\` numeric,
  	\`sizes_square_mime_type\` text,
  	\`sizes_square_filesize\` numeric,
  	\`sizes_square_filename\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_images\`("id", "title", "alt", "credit", "first_content_key", "updated_at", "created_at", "url", "thumbnail_u_r_l", "filename", "mime_type", "filesize", "width", "height", "focal_x", "focal_y", "sizes_w320_url", "sizes_w320_width", "sizes_w320_height", "sizes_w320_mime_type", "sizes_w320_filesize", "sizes_w320_filename", "sizes_w480_url", "sizes_w480_width", "sizes_w480_height", "sizes_w480_mime_type", "sizes_w480_filesize", "sizes_w480_filename", "sizes_w640_url", "sizes_w640_width", "sizes_w640_height", "sizes_w640_mime_type", "sizes_w640_filesize", "sizes_w640_filename", "sizes_w960_url", "sizes_w960_width", "sizes_w960_height", "sizes_w960_mime_type", "sizes_w960_filesize", "sizes_w960_filename", "sizes_w1280_url", "sizes_w1280_width", "sizes_w1280_height", "sizes_w1280_mime_type", "sizes_w1280_filesize", "sizes_w1280_filename", "sizes_w1800_url", "sizes_w1800_width", "sizes_w1800_height", "sizes_w1800_mime_type", "sizes_w1800_filesize", "sizes_w1800_filename", "sizes_square_url", "sizes_square_width", "sizes_square_height", "sizes_square_mime_type", "sizes_square_filesize", "sizes_square_filename") SELECT "id", "title", "alt", "credit", "first_content_key", "updated_at", "created_at", "url", "thumbnail_u_r_l", "filename", "mime_type", "filesize", "width", "height", "focal_x", "focal_y", "sizes_w320_url", "sizes_w320_width", "sizes_w320_height", "sizes_w320_mime_type", "sizes_w320_filesize", "sizes_w320_filename", "sizes_w480_url", "sizes_w480_width", "sizes_w480_height", "sizes_w480_mime_type", "sizes_w480_filesize", "sizes_w480_filename", "sizes_w640_url", "sizes_w640_width", "sizes_w640_height", "sizes_w640_mime_type", "sizes_w640_filesize", "sizes_w640_filename", "sizes_w960_url", "sizes_w960_width", "sizes_w960_height", "sizes_w960_mime_type", "sizes_w960_filesize", "sizes_w960_filename", "sizes_w1280_url", "sizes_w1280_width", "sizes_w1280_height", "sizes_w1280_mime_type", "sizes_w1280_filesize", "sizes_w1280_filename", "sizes_w1800_url", "sizes_w1800_width", "sizes_w1800_height", "sizes_w1800_mime_type", "sizes_w1800_filesize", "sizes_w1800_filename", "sizes_square_url", "sizes_square_width", "sizes_square_height", "sizes_square_mime_type", "sizes_square_filesize", "sizes_square_filename" FROM \`images\`;`)
  await db.run(sql`DROP TABLE \`images\`;`)
  await db.run(sql`ALTER TABLE \`__new_images\` RENAME TO \`images\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`images_first_content_key_idx\` ON \`images\` (\`first_content_key\`);`)
  await db.run(sql`CREATE INDEX \`images_updated_at_idx\` ON \`images\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`images_created_at_idx\` ON \`images\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`images_filename_idx\` ON \`images\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`images_sizes_w320_sizes_w320_filename_idx\` ON \`images\` (\`sizes_w320_filename\`);`)
  await db.run(sql`CREATE INDEX \`images_sizes_w480_sizes_w480_filename_idx\` ON \`images\` (\`sizes_w480_filename\`);`)
  await db.run(sql`CREATE INDEX \`images_sizes_w640_sizes_w640_filename_idx\` ON \`images\` (\`sizes_w640_filename\`);`)
  await db.run(sql`CREATE INDEX \`images_sizes_w960_sizes_w960_filename_idx\` ON \`images\` (\`sizes_w960_filename\`);`)
  await db.run(sql`CREATE INDEX \`images_sizes_w1280_sizes_w1280_filename_idx\` ON \`images\` (\`sizes_w1280_filename\`);`)
  await db.run(sql`CREATE INDEX \`images_sizes_w1800_sizes_w1800_filename_idx\` ON \`images\` (\`sizes_w1800_filename\`);`)
  await db.run(sql`CREATE INDEX \`images_sizes_square_sizes_square_filename_idx\` ON \`images\` (\`sizes_square_filename\`);`)
  await db.run(sql`CREATE TABLE \`__new_videos\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`alt\` text NOT NULL,
  	\`poster_id\` integer NOT NULL,
  	\`captions\` text,
  	\`duration_seconds\` numeric,
  	\`has_sound\` integer,
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
  await db.run(sql`INSERT INTO \`__new_videos\`("id", "title", "alt", "poster_id", "captions", "duration_seconds", "has_sound", "updated_at", "created_at", "url", "thumbnail_u_r_l", "filename", "mime_type", "filesize", "width", "height", "focal_x", "focal_y") SELECT "id", "title", "alt", "poster_id", "captions", "duration_seconds", "has_sound", "updated_at", "created_at", "url", "thumbnail_u_r_l", "filename", "mime_type", "filesize", "width", "height", "focal_x", "focal_y" FROM \`videos\`;`)
  await db.run(sql`DROP TABLE \`videos\`;`)
  await db.run(sql`ALTER TABLE \`__new_videos\` RENAME TO \`videos\`;`)
  await db.run(sql`CREATE INDEX \`videos_poster_idx\` ON \`videos\` (\`poster_id\`);`)
  await db.run(sql`CREATE INDEX \`videos_updated_at_idx\` ON \`videos\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`videos_created_at_idx\` ON \`videos\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`videos_filename_idx\` ON \`videos\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`__new_documents\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
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
  	\`focal_y\` numeric
  );
  `)
  await db.run(sql`INSERT INTO \`__new_documents\`("id", "title", "updated_at", "created_at", "url", "thumbnail_u_r_l", "filename", "mime_type", "filesize", "width", "height", "focal_x", "focal_y") SELECT "id", "title", "updated_at", "created_at", "url", "thumbnail_u_r_l", "filename", "mime_type", "filesize", "width", "height", "focal_x", "focal_y" FROM \`documents\`;`)
  await db.run(sql`DROP TABLE \`documents\`;`)
  await db.run(sql`ALTER TABLE \`__new_documents\` RENAME TO \`documents\`;`)
  await db.run(sql`CREATE INDEX \`documents_updated_at_idx\` ON \`documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`documents_created_at_idx\` ON \`documents\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`documents_filename_idx\` ON \`documents\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`__new_redirects\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`from\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new_redirects\`("id", "from", "updated_at", "created_at") SELECT "id", "from", "updated_at", "created_at" FROM \`redirects\`;`)
  await db.run(sql`DROP TABLE \`redirects\`;`)
  await db.run(sql`ALTER TABLE \`__new_redirects\` RENAME TO \`redirects\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`redirects_from_idx\` ON \`redirects\` (\`from\`);`)
  await db.run(sql`CREATE INDEX \`redirects_updated_at_idx\` ON \`redirects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects_created_at_idx\` ON \`redirects\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_staff\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`role\` text DEFAULT 'editor' NOT NULL,
  	\`must_change_password\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text,
  	\`login_attempts\` numeric DEFAULT 0,
  	\`lock_until\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_staff\`("id", "name", "role", "must_change_password", "updated_at", "created_at", "email", "reset_password_token", "reset_password_expiration", "salt", "hash", "reset_password_requested_at", "login_attempts", "lock_until") SELECT "id", "name", "role", "must_change_password", "updated_at", "created_at", "email", "reset_password_token", "reset_password_expiration", "salt", "hash", "reset_password_requested_at", "login_attempts", "lock_until" FROM \`staff\`;`)
  await db.run(sql`DROP TABLE \`staff\`;`)
  await db.run(sql`ALTER TABLE \`__new_staff\` RENAME TO \`staff\`;`)
  await db.run(sql`CREATE INDEX \`staff_updated_at_idx\` ON \`staff\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`staff_created_at_idx\` ON \`staff\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`staff_email_idx\` ON \`staff\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`__new_rate_limits\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`points\` numeric NOT NULL,
  	\`resets_at_ms\` numeric NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new_rate_limits\`("id", "key", "points", "resets_at_ms") SELECT "id", "key", "points", "resets_at_ms" FROM \`rate_limits\`;`)
  await db.run(sql`DROP TABLE \`rate_limits\`;`)
  await db.run(sql`ALTER TABLE \`__new_rate_limits\` RENAME TO \`rate_limits\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`rate_limits_key_idx\` ON \`rate_limits\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`rate_limits_resets_at_ms_idx\` ON \`rate_limits\` (\`resets_at_ms\`);`)
  await db.run(sql`CREATE TABLE \`__new_page_nodes\` (
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
  await db.run(sql`INSERT INTO \`__new_page_nodes\`("id", "path", "parent_id", "kind", "post_id", "story_id", "info_page_id", "alias_of_id", "slug", "title", "draft_title", "is_live", "has_unpublished_changes", "show_in_menus", "seo_title", "search_description", "first_published_at", "latest_revision_created_at", "owner_id") SELECT "id", "path", "parent_id", "kind", "post_id", "story_id", "info_page_id", "alias_of_id", "slug", "title", "draft_title", "is_live", "has_unpublished_changes", "show_in_menus", "seo_title", "search_description", "first_published_at", "latest_revision_created_at", "owner_id" FROM \`page_nodes\`;`)
  await db.run(sql`DROP TABLE \`page_nodes\`;`)
  await db.run(sql`ALTER TABLE \`__new_page_nodes\` RENAME TO \`page_nodes\`;`)
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
  await db.run(sql`CREATE INDEX \`kind_isLive_firstPublishedAt_idx\` ON \`page_nodes\` (\`kind\`,\`is_live\`,\`first_published_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_poll_votes\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`poll_id\` integer NOT NULL,
  	\`option\` text NOT NULL,
  	\`voter\` text NOT NULL,
  	\`is_counted\` integer DEFAULT true NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`poll_id\`) REFERENCES \`polls\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_poll_votes\`("id", "poll_id", "option", "voter", "is_counted", "updated_at", "created_at") SELECT "id", "poll_id", "option", "voter", "is_counted", "updated_at", "created_at" FROM \`poll_votes\`;`)
  await db.run(sql`DROP TABLE \`poll_votes\`;`)
  await db.run(sql`ALTER TABLE \`__new_poll_votes\` RENAME TO \`poll_votes\`;`)
  await db.run(sql`CREATE INDEX \`poll_votes_poll_idx\` ON \`poll_votes\` (\`poll_id\`);`)
  await db.run(sql`CREATE INDEX \`poll_votes_voter_idx\` ON \`poll_votes\` (\`voter\`);`)
  await db.run(sql`CREATE INDEX \`poll_votes_updated_at_idx\` ON \`poll_votes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`poll_votes_created_at_idx\` ON \`poll_votes\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`poll_voter_idx\` ON \`poll_votes\` (\`poll_id\`,\`voter\`);`)
  await db.run(sql`CREATE TABLE \`__new_idempotency_keys\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`body_hash\` text NOT NULL,
  	\`status\` numeric NOT NULL,
  	\`answer\` text NOT NULL,
  	\`expires_at_ms\` numeric NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new_idempotency_keys\`("id", "key", "body_hash", "status", "answer", "expires_at_ms") SELECT "id", "key", "body_hash", "status", "answer", "expires_at_ms" FROM \`idempotency_keys\`;`)
  await db.run(sql`DROP TABLE \`idempotency_keys\`;`)
  await db.run(sql`ALTER TABLE \`__new_idempotency_keys\` RENAME TO \`idempotency_keys\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`idempotency_keys_key_idx\` ON \`idempotency_keys\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`idempotency_keys_expires_at_ms_idx\` ON \`idempotency_keys\` (\`expires_at_ms\`);`)
  await db.run(sql`CREATE TABLE \`__new_payload_kv\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_kv\`("id", "key", "data") SELECT "id", "key", "data" FROM \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_kv\` RENAME TO \`payload_kv\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`__new_payload_jobs\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`input\` text,
  	\`completed_at\` text,
  	\`total_tried\` numeric DEFAULT 0,
  	\`has_error\` integer DEFAULT false,
  	\`error\` text,
  	\`task_slug\` text,
  	\`queue\` text DEFAULT 'default',
  	\`wait_until\` text,
  	\`processing\` integer DEFAULT false,
  	\`meta\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_jobs\`("id", "input", "completed_at", "total_tried", "has_error", "error", "task_slug", "queue", "wait_until", "processing", "meta", "updated_at", "created_at") SELECT "id", "input", "completed_at", "total_tried", "has_error", "error", "task_slug", "queue", "wait_until", "processing", "meta", "updated_at", "created_at" FROM \`payload_jobs\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_jobs\` RENAME TO \`payload_jobs\`;`)
  await db.run(sql`CREATE INDEX \`payload_jobs_completed_at_idx\` ON \`payload_jobs\` (\`completed_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_total_tried_idx\` ON \`payload_jobs\` (\`total_tried\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_has_error_idx\` ON \`payload_jobs\` (\`has_error\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_task_slug_idx\` ON \`payload_jobs\` (\`task_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_queue_idx\` ON \`payload_jobs\` (\`queue\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_wait_until_idx\` ON \`payload_jobs\` (\`wait_until\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_processing_idx\` ON \`payload_jobs\` (\`processing\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_updated_at_idx\` ON \`payload_jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_created_at_idx\` ON \`payload_jobs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents\`("id", "global_slug", "updated_at", "created_at") SELECT "id", "global_slug", "updated_at", "created_at" FROM \`payload_locked_documents\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents\` RENAME TO \`payload_locked_documents\`;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_payload_preferences\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_preferences\`("id", "key", "value", "updated_at", "created_at") SELECT "id", "key", "value", "updated_at", "created_at" FROM \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_preferences\` RENAME TO \`payload_preferences\`;`)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_payload_migrations\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_migrations\`("id", "name", "batch", "updated_at", "created_at") SELECT "id", "name", "batch", "updated_at", "created_at" FROM \`payload_migrations\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_migrations\` RENAME TO \`payload_migrations\`;`)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_installation\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`first_content\` text DEFAULT 'none',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_installation\`("id", "first_content", "updated_at", "created_at") SELECT "id", "first_content", "updated_at", "created_at" FROM \`installation\`;`)
  await db.run(sql`DROP TABLE \`installation\`;`)
  await db.run(sql`ALTER TABLE \`__new_installation\` RENAME TO \`installation\`;`)
  await db.run(sql`CREATE TABLE \`__new_payload_jobs_stats\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`stats\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_jobs_stats\`("id", "stats", "updated_at", "created_at") SELECT "id", "stats", "updated_at", "created_at" FROM \`payload_jobs_stats\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_stats\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_jobs_stats\` RENAME TO \`payload_jobs_stats\`;`)
}
