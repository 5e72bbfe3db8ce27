import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_newsletter_subscribers_state" AS ENUM('waiting', 'confirmed');
  CREATE TYPE "public"."enum_publication_newsletter" AS ENUM('off', 'weekly', 'monthly');
  CREATE TABLE "posts_corrections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"date" timestamp(3) with time zone,
  	"text" varchar
  );
  
  CREATE TABLE "_posts_v_version_corrections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"date" timestamp(3) with time zone,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "people_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"url" varchar NOT NULL
  );
  
  CREATE TABLE "people" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role" varchar NOT NULL,
  	"credentials" varchar,
  	"bio" varchar NOT NULL,
  	"portrait_id" integer,
  	"slug" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "newsletter_subscribers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"state" "enum_newsletter_subscribers_state" DEFAULT 'waiting' NOT NULL,
  	"confirmed_at" timestamp(3) with time zone,
  	"last_issue" varchar DEFAULT '' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "page_votes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"path" varchar NOT NULL,
  	"helpful" numeric DEFAULT 0 NOT NULL,
  	"unhelpful" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "publication" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"operator_name" varchar,
  	"operator_address" varchar,
  	"contact_email" varchar,
  	"phone" varchar,
  	"registration" varchar,
  	"data_protection_contact" varchar,
  	"instagram_url" varchar,
  	"facebook_url" varchar,
  	"pinterest_url" varchar,
  	"youtube_url" varchar,
  	"medical_reviewer_id" integer,
  	"funding" varchar,
  	"donation_url" varchar,
  	"newsletter" "enum_publication_newsletter" DEFAULT 'off' NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "posts" ADD COLUMN "reviewed_on" timestamp(3) with time zone;
  ALTER TABLE "posts" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "posts_rels" ADD COLUMN "people_id" integer;
  ALTER TABLE "_posts_v" ADD COLUMN "version_reviewed_on" timestamp(3) with time zone;
  ALTER TABLE "_posts_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "_posts_v_rels" ADD COLUMN "people_id" integer;
  ALTER TABLE "stories" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_stories_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "pages" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "redirects" ADD COLUMN "address" varchar;
  ALTER TABLE "redirects_rels" ADD COLUMN "people_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "people_id" integer;
  ALTER TABLE "posts_corrections" ADD CONSTRAINT "posts_corrections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_version_corrections" ADD CONSTRAINT "_posts_v_version_corrections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "people_links" ADD CONSTRAINT "people_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "people" ADD CONSTRAINT "people_portrait_id_images_id_fk" FOREIGN KEY ("portrait_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "publication" ADD CONSTRAINT "publication_medical_reviewer_id_people_id_fk" FOREIGN KEY ("medical_reviewer_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "posts_corrections_order_idx" ON "posts_corrections" USING btree ("_order");
  CREATE INDEX "posts_corrections_parent_id_idx" ON "posts_corrections" USING btree ("_parent_id");
  CREATE INDEX "_posts_v_version_corrections_order_idx" ON "_posts_v_version_corrections" USING btree ("_order");
  CREATE INDEX "_posts_v_version_corrections_parent_id_idx" ON "_posts_v_version_corrections" USING btree ("_parent_id");
  CREATE INDEX "people_links_order_idx" ON "people_links" USING btree ("_order");
  CREATE INDEX "people_links_parent_id_idx" ON "people_links" USING btree ("_parent_id");
  CREATE INDEX "people_portrait_idx" ON "people" USING btree ("portrait_id");
  CREATE UNIQUE INDEX "people_slug_idx" ON "people" USING btree ("slug");
  CREATE INDEX "people_updated_at_idx" ON "people" USING btree ("updated_at");
  CREATE INDEX "people_created_at_idx" ON "people" USING btree ("created_at");
  CREATE UNIQUE INDEX "newsletter_subscribers_email_idx" ON "newsletter_subscribers" USING btree ("email");
  CREATE INDEX "newsletter_subscribers_last_issue_idx" ON "newsletter_subscribers" USING btree ("last_issue");
  CREATE INDEX "newsletter_subscribers_updated_at_idx" ON "newsletter_subscribers" USING btree ("updated_at");
  CREATE INDEX "newsletter_subscribers_created_at_idx" ON "newsletter_subscribers" USING btree ("created_at");
  CREATE UNIQUE INDEX "page_votes_path_idx" ON "page_votes" USING btree ("path");
  CREATE INDEX "page_votes_unhelpful_idx" ON "page_votes" USING btree ("unhelpful");
  CREATE INDEX "page_votes_updated_at_idx" ON "page_votes" USING btree ("updated_at");
  CREATE INDEX "page_votes_created_at_idx" ON "page_votes" USING btree ("created_at");
  CREATE INDEX "publication_medical_reviewer_idx" ON "publication" USING btree ("medical_reviewer_id");
  ALTER TABLE "posts_rels" ADD CONSTRAINT "posts_rels_people_fk" FOREIGN KEY ("people_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_rels" ADD CONSTRAINT "_posts_v_rels_people_fk" FOREIGN KEY ("people_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_people_fk" FOREIGN KEY ("people_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_people_fk" FOREIGN KEY ("people_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "posts_rels_people_id_idx" ON "posts_rels" USING btree ("people_id");
  CREATE INDEX "_posts_v_rels_people_id_idx" ON "_posts_v_rels" USING btree ("people_id");
  CREATE INDEX "redirects_rels_people_id_idx" ON "redirects_rels" USING btree ("people_id");
  CREATE INDEX "payload_locked_documents_rels_people_id_idx" ON "payload_locked_documents_rels" USING btree ("people_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "posts_corrections" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_posts_v_version_corrections" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "people_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "people" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "newsletter_subscribers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "page_votes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "publication" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "posts_corrections" CASCADE;
  DROP TABLE "_posts_v_version_corrections" CASCADE;
  DROP TABLE "people_links" CASCADE;
  DROP TABLE "people" CASCADE;
  DROP TABLE "newsletter_subscribers" CASCADE;
  DROP TABLE "page_votes" CASCADE;
  DROP TABLE "publication" CASCADE;
  ALTER TABLE "posts_rels" DROP CONSTRAINT "posts_rels_people_fk";
  
  ALTER TABLE "_posts_v_rels" DROP CONSTRAINT "_posts_v_rels_people_fk";
  
  ALTER TABLE "redirects_rels" DROP CONSTRAINT "redirects_rels_people_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_people_fk";
  
  DROP INDEX "posts_rels_people_id_idx";
  DROP INDEX "_posts_v_rels_people_id_idx";
  DROP INDEX "redirects_rels_people_id_idx";
  DROP INDEX "payload_locked_documents_rels_people_id_idx";
  ALTER TABLE "posts" DROP COLUMN "reviewed_on";
  ALTER TABLE "posts" DROP COLUMN "changed_by";
  ALTER TABLE "posts_rels" DROP COLUMN "people_id";
  ALTER TABLE "_posts_v" DROP COLUMN "version_reviewed_on";
  ALTER TABLE "_posts_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "_posts_v_rels" DROP COLUMN "people_id";
  ALTER TABLE "stories" DROP COLUMN "changed_by";
  ALTER TABLE "_stories_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "pages" DROP COLUMN "changed_by";
  ALTER TABLE "_pages_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "redirects" DROP COLUMN "address";
  ALTER TABLE "redirects_rels" DROP COLUMN "people_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "people_id";
  DROP TYPE "public"."enum_newsletter_subscribers_state";
  DROP TYPE "public"."enum_publication_newsletter";`)
}
