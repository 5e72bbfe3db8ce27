import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

// Written by hand, as the tables of babies are (docs/decisions/0007-babies-outside-the-panel.md).

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "meal_plans" (
  	"id" text PRIMARY KEY NOT NULL,
  	"baby_id" text NOT NULL REFERENCES "baby_profiles"("id") ON DELETE CASCADE,
  	"made_by" varchar REFERENCES "members"("id") ON DELETE SET NULL,
  	"start_date" text NOT NULL,
  	"request" text NOT NULL,
  	"plan" text NOT NULL,
  	"checked" text NOT NULL,
  	"solved_ms" integer NOT NULL,
  	"version" integer NOT NULL,
  	"created_at_ms" bigint NOT NULL,
  	"updated_at_ms" bigint NOT NULL
  );
  CREATE INDEX "meal_plans_baby_idx" ON "meal_plans" ("baby_id", "start_date");
  CREATE INDEX "meal_plans_made_by_idx" ON "meal_plans" ("made_by");
  CREATE TABLE "member_recipes" (
  	"id" text PRIMARY KEY NOT NULL,
  	"member_id" varchar NOT NULL REFERENCES "members"("id") ON DELETE CASCADE,
  	"title" text NOT NULL,
  	"source" text NOT NULL,
  	"recipe" text NOT NULL,
  	"created_at_ms" bigint NOT NULL,
  	"updated_at_ms" bigint NOT NULL
  );
  CREATE INDEX "member_recipes_member_idx" ON "member_recipes" ("member_id", "created_at_ms");
  CREATE TABLE "recipe_favorites" (
  	"member_id" varchar NOT NULL REFERENCES "members"("id") ON DELETE CASCADE,
  	"recipe" text NOT NULL,
  	"created_at_ms" bigint NOT NULL,
  	PRIMARY KEY ("member_id", "recipe")
  );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "recipe_favorites" CASCADE;
  DROP TABLE "member_recipes" CASCADE;
  DROP TABLE "meal_plans" CASCADE;`)
}
