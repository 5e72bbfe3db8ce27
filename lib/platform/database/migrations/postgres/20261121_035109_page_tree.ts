import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_comment_reports_reason" AS ENUM('unsafe', 'unkind', 'spam', 'private', 'other');
  CREATE TYPE "public"."enum_page_nodes_kind" AS ENUM('root', 'home', 'blogIndex', 'storyIndex', 'post', 'story', 'infoPage');
  ALTER TYPE "public"."enum_stories_pages_layout" ADD VALUE 'video' BEFORE 'text';
  ALTER TYPE "public"."enum__stories_v_version_pages_layout" ADD VALUE 'video' BEFORE 'text';
  ALTER TYPE "public"."enum_comments_status" ADD VALUE 'deleted';
  CREATE TABLE "comment_reports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"comment_id" integer NOT NULL,
  	"member_id" varchar,
  	"reason" "enum_comment_reports_reason" NOT NULL,
  	"note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "images_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "videos" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"alt" varchar NOT NULL,
  	"poster_id" integer NOT NULL,
  	"captions" varchar,
  	"duration_seconds" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "documents_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "page_nodes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"path" varchar NOT NULL,
  	"parent_id" integer,
  	"kind" "enum_page_nodes_kind" NOT NULL,
  	"post_id" integer,
  	"story_id" integer,
  	"info_page_id" integer,
  	"alias_of_id" integer,
  	"slug" varchar NOT NULL,
  	"title" varchar NOT NULL,
  	"draft_title" varchar NOT NULL,
  	"is_live" boolean DEFAULT false NOT NULL,
  	"has_unpublished_changes" boolean DEFAULT false NOT NULL,
  	"show_in_menus" boolean DEFAULT false NOT NULL,
  	"seo_title" varchar,
  	"search_description" varchar,
  	"first_published_at" timestamp(3) with time zone,
  	"latest_revision_created_at" timestamp(3) with time zone,
  	"owner_id" integer
  );
  
  CREATE TABLE "poll_votes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"poll_id" integer NOT NULL,
  	"option" varchar NOT NULL,
  	"voter" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "idempotency_keys" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"body_hash" varchar NOT NULL,
  	"status" numeric NOT NULL,
  	"answer" varchar NOT NULL,
  	"expires_at_ms" numeric NOT NULL
  );
  
  ALTER TABLE "posts" ADD COLUMN "show_in_menus" boolean DEFAULT false;
  ALTER TABLE "posts" ADD COLUMN "alias_of_id" integer;
  ALTER TABLE "_posts_v" ADD COLUMN "version_show_in_menus" boolean DEFAULT false;
  ALTER TABLE "_posts_v" ADD COLUMN "version_alias_of_id" integer;
  ALTER TABLE "stories_pages" ADD COLUMN "video_id" integer;
  ALTER TABLE "stories" ADD COLUMN "show_in_menus" boolean DEFAULT false;
  ALTER TABLE "stories" ADD COLUMN "alias_of_id" integer;
  ALTER TABLE "_stories_v_version_pages" ADD COLUMN "video_id" integer;
  ALTER TABLE "_stories_v" ADD COLUMN "version_show_in_menus" boolean DEFAULT false;
  ALTER TABLE "_stories_v" ADD COLUMN "version_alias_of_id" integer;
  ALTER TABLE "pages" ADD COLUMN "show_in_menus" boolean DEFAULT false;
  ALTER TABLE "pages" ADD COLUMN "alias_of_id" integer;
  ALTER TABLE "_pages_v" ADD COLUMN "version_show_in_menus" boolean DEFAULT false;
  ALTER TABLE "_pages_v" ADD COLUMN "version_alias_of_id" integer;
  ALTER TABLE "comments" ADD COLUMN "edited_at" timestamp(3) with time zone;
  ALTER TABLE "comments" ADD COLUMN "report_count" numeric DEFAULT 0;
  ALTER TABLE "images" ADD COLUMN "title" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "videos_id" integer;
  ALTER TABLE "comment_reports" ADD CONSTRAINT "comment_reports_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "comment_reports" ADD CONSTRAINT "comment_reports_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "images_texts" ADD CONSTRAINT "images_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "videos" ADD CONSTRAINT "videos_poster_id_images_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "documents_texts" ADD CONSTRAINT "documents_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_nodes" ADD CONSTRAINT "page_nodes_parent_id_page_nodes_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."page_nodes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_nodes" ADD CONSTRAINT "page_nodes_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_nodes" ADD CONSTRAINT "page_nodes_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_nodes" ADD CONSTRAINT "page_nodes_info_page_id_pages_id_fk" FOREIGN KEY ("info_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_nodes" ADD CONSTRAINT "page_nodes_alias_of_id_page_nodes_id_fk" FOREIGN KEY ("alias_of_id") REFERENCES "public"."page_nodes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_nodes" ADD CONSTRAINT "page_nodes_owner_id_staff_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "poll_votes" ADD CONSTRAINT "poll_votes_poll_id_polls_id_fk" FOREIGN KEY ("poll_id") REFERENCES "public"."polls"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "comment_reports_comment_idx" ON "comment_reports" USING btree ("comment_id");
  CREATE INDEX "comment_reports_member_idx" ON "comment_reports" USING btree ("member_id");
  CREATE INDEX "comment_reports_updated_at_idx" ON "comment_reports" USING btree ("updated_at");
  CREATE INDEX "comment_reports_created_at_idx" ON "comment_reports" USING btree ("created_at");
  CREATE UNIQUE INDEX "comment_member_idx" ON "comment_reports" USING btree ("comment_id","member_id");
  CREATE INDEX "images_texts_order_parent" ON "images_texts" USING btree ("order","parent_id");
  CREATE INDEX "videos_poster_idx" ON "videos" USING btree ("poster_id");
  CREATE INDEX "videos_updated_at_idx" ON "videos" USING btree ("updated_at");
  CREATE INDEX "videos_created_at_idx" ON "videos" USING btree ("created_at");
  CREATE UNIQUE INDEX "videos_filename_idx" ON "videos" USING btree ("filename");
  CREATE INDEX "documents_texts_order_parent" ON "documents_texts" USING btree ("order","parent_id");
  CREATE UNIQUE INDEX "page_nodes_path_idx" ON "page_nodes" USING btree ("path");
  CREATE INDEX "page_nodes_parent_idx" ON "page_nodes" USING btree ("parent_id");
  CREATE INDEX "page_nodes_kind_idx" ON "page_nodes" USING btree ("kind");
  CREATE UNIQUE INDEX "page_nodes_post_idx" ON "page_nodes" USING btree ("post_id");
  CREATE UNIQUE INDEX "page_nodes_story_idx" ON "page_nodes" USING btree ("story_id");
  CREATE UNIQUE INDEX "page_nodes_info_page_idx" ON "page_nodes" USING btree ("info_page_id");
  CREATE INDEX "page_nodes_alias_of_idx" ON "page_nodes" USING btree ("alias_of_id");
  CREATE INDEX "page_nodes_slug_idx" ON "page_nodes" USING btree ("slug");
  CREATE INDEX "page_nodes_is_live_idx" ON "page_nodes" USING btree ("is_live");
  CREATE INDEX "page_nodes_owner_idx" ON "page_nodes" USING btree ("owner_id");
  CREATE INDEX "poll_votes_poll_idx" ON "poll_votes" USING btree ("poll_id");
  CREATE INDEX "poll_votes_voter_idx" ON "poll_votes" USING btree ("voter");
  CREATE INDEX "poll_votes_updated_at_idx" ON "poll_votes" USING btree ("updated_at");
  CREATE INDEX "poll_votes_created_at_idx" ON "poll_votes" USING btree ("created_at");
  CREATE UNIQUE INDEX "poll_voter_idx" ON "poll_votes" USING btree ("poll_id","voter");
  CREATE UNIQUE INDEX "idempotency_keys_key_idx" ON "idempotency_keys" USING btree ("key");
  CREATE INDEX "idempotency_keys_expires_at_ms_idx" ON "idempotency_keys" USING btree ("expires_at_ms");
  ALTER TABLE "posts" ADD CONSTRAINT "posts_alias_of_id_posts_id_fk" FOREIGN KEY ("alias_of_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_alias_of_id_posts_id_fk" FOREIGN KEY ("version_alias_of_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "stories_pages" ADD CONSTRAINT "stories_pages_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "stories" ADD CONSTRAINT "stories_alias_of_id_stories_id_fk" FOREIGN KEY ("alias_of_id") REFERENCES "public"."stories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_stories_v_version_pages" ADD CONSTRAINT "_stories_v_version_pages_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_stories_v" ADD CONSTRAINT "_stories_v_version_alias_of_id_stories_id_fk" FOREIGN KEY ("version_alias_of_id") REFERENCES "public"."stories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_alias_of_id_pages_id_fk" FOREIGN KEY ("alias_of_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_alias_of_id_pages_id_fk" FOREIGN KEY ("version_alias_of_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_videos_fk" FOREIGN KEY ("videos_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "posts_alias_of_idx" ON "posts" USING btree ("alias_of_id");
  CREATE INDEX "_posts_v_version_version_alias_of_idx" ON "_posts_v" USING btree ("version_alias_of_id");
  CREATE INDEX "stories_pages_video_idx" ON "stories_pages" USING btree ("video_id");
  CREATE INDEX "stories_alias_of_idx" ON "stories" USING btree ("alias_of_id");
  CREATE INDEX "_stories_v_version_pages_video_idx" ON "_stories_v_version_pages" USING btree ("video_id");
  CREATE INDEX "_stories_v_version_version_alias_of_idx" ON "_stories_v" USING btree ("version_alias_of_id");
  CREATE INDEX "pages_alias_of_idx" ON "pages" USING btree ("alias_of_id");
  CREATE INDEX "_pages_v_version_version_alias_of_idx" ON "_pages_v" USING btree ("version_alias_of_id");
  CREATE INDEX "comments_report_count_idx" ON "comments" USING btree ("report_count");
  CREATE INDEX "payload_locked_documents_rels_videos_id_idx" ON "payload_locked_documents_rels" USING btree ("videos_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "comment_reports" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "images_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "videos" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "documents_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "page_nodes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "poll_votes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "idempotency_keys" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "comment_reports" CASCADE;
  DROP TABLE "images_texts" CASCADE;
  DROP TABLE "videos" CASCADE;
  DROP TABLE "documents_texts" CASCADE;
  DROP TABLE "page_nodes" CASCADE;
  DROP TABLE "poll_votes" CASCADE;
  DROP TABLE "idempotency_keys" CASCADE;
  ALTER TABLE "posts" DROP CONSTRAINT "posts_alias_of_id_posts_id_fk";
  
  ALTER TABLE "_posts_v" DROP CONSTRAINT "_posts_v_version_alias_of_id_posts_id_fk";
  
  ALTER TABLE "stories_pages" DROP CONSTRAINT "stories_pages_video_id_videos_id_fk";
  
  ALTER TABLE "stories" DROP CONSTRAINT "stories_alias_of_id_stories_id_fk";
  
  ALTER TABLE "_stories_v_version_pages" DROP CONSTRAINT "_stories_v_version_pages_video_id_videos_id_fk";
  
  ALTER TABLE "_stories_v" DROP CONSTRAINT "_stories_v_version_alias_of_id_stories_id_fk";
  
  ALTER TABLE "pages" DROP CONSTRAINT "pages_alias_of_id_pages_id_fk";
  
  ALTER TABLE "_pages_v" DROP CONSTRAINT "_pages_v_version_alias_of_id_pages_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_videos_fk";
  
  ALTER TABLE "stories_pages" ALTER COLUMN "layout" SET DATA TYPE text;
  ALTER TABLE "stories_pages" ALTER COLUMN "layout" SET DEFAULT 'picture'::text;
  DROP TYPE "public"."enum_stories_pages_layout";
  CREATE TYPE "public"."enum_stories_pages_layout" AS ENUM('cover', 'picture', 'text', 'quiz', 'closing');
  ALTER TABLE "stories_pages" ALTER COLUMN "layout" SET DEFAULT 'picture'::"public"."enum_stories_pages_layout";
  ALTER TABLE "stories_pages" ALTER COLUMN "layout" SET DATA TYPE "public"."enum_stories_pages_layout" USING "layout"::"public"."enum_stories_pages_layout";
  ALTER TABLE "_stories_v_version_pages" ALTER COLUMN "layout" SET DATA TYPE text;
  ALTER TABLE "_stories_v_version_pages" ALTER COLUMN "layout" SET DEFAULT 'picture'::text;
  DROP TYPE "public"."enum__stories_v_version_pages_layout";
  CREATE TYPE "public"."enum__stories_v_version_pages_layout" AS ENUM('cover', 'picture', 'text', 'quiz', 'closing');
  ALTER TABLE "_stories_v_version_pages" ALTER COLUMN "layout" SET DEFAULT 'picture'::"public"."enum__stories_v_version_pages_layout";
  ALTER TABLE "_stories_v_version_pages" ALTER COLUMN "layout" SET DATA TYPE "public"."enum__stories_v_version_pages_layout" USING "layout"::"public"."enum__stories_v_version_pages_layout";
  ALTER TABLE "comments" ALTER COLUMN "status" SET DATA TYPE text;
  ALTER TABLE "comments" ALTER COLUMN "status" SET DEFAULT 'visible'::text;
  DROP TYPE "public"."enum_comments_status";
  CREATE TYPE "public"."enum_comments_status" AS ENUM('visible', 'pending', 'hidden');
  ALTER TABLE "comments" ALTER COLUMN "status" SET DEFAULT 'visible'::"public"."enum_comments_status";
  ALTER TABLE "comments" ALTER COLUMN "status" SET DATA TYPE "public"."enum_comments_status" USING "status"::"public"."enum_comments_status";
  DROP INDEX "posts_alias_of_idx";
  DROP INDEX "_posts_v_version_version_alias_of_idx";
  DROP INDEX "stories_pages_video_idx";
  DROP INDEX "stories_alias_of_idx";
  DROP INDEX "_stories_v_version_pages_video_idx";
  DROP INDEX "_stories_v_version_version_alias_of_idx";
  DROP INDEX "pages_alias_of_idx";
  DROP INDEX "_pages_v_version_version_alias_of_idx";
  DROP INDEX "comments_report_count_idx";
  DROP INDEX "payload_locked_documents_rels_videos_id_idx";
  ALTER TABLE "posts" DROP COLUMN "show_in_menus";
  ALTER TABLE "posts" DROP COLUMN "alias_of_id";
  ALTER TABLE "_posts_v" DROP COLUMN "version_show_in_menus";
  ALTER TABLE "_posts_v" DROP COLUMN "version_alias_of_id";
  ALTER TABLE "stories_pages" DROP COLUMN "video_id";
  ALTER TABLE "stories" DROP COLUMN "show_in_menus";
  ALTER TABLE "stories" DROP COLUMN "alias_of_id";
  ALTER TABLE "_stories_v_version_pages" DROP COLUMN "video_id";
  ALTER TABLE "_stories_v" DROP COLUMN "version_show_in_menus";
  ALTER TABLE "_stories_v" DROP COLUMN "version_alias_of_id";
  ALTER TABLE "pages" DROP COLUMN "show_in_menus";
  ALTER TABLE "pages" DROP COLUMN "alias_of_id";
  ALTER TABLE "_pages_v" DROP COLUMN "version_show_in_menus";
  ALTER TABLE "_pages_v" DROP COLUMN "version_alias_of_id";
  ALTER TABLE "comments" DROP COLUMN "edited_at";
  ALTER TABLE "comments" DROP COLUMN "report_count";
  ALTER TABLE "images" DROP COLUMN "title";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "videos_id";
  DROP TYPE "public"."enum_comment_reports_reason";
  DROP TYPE "public"."enum_page_nodes_kind";`)
}
