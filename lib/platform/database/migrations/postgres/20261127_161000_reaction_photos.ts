import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

// Written by hand, as the tables of babies are (docs/decisions/0007-babies-outside-the-panel.md). `picture` is a JPEG in base64, which both
// databases keep alike (docs/decisions/0037-photos-in-the-database.md).

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TABLE "baby_reaction_photos" (
  	"id" text PRIMARY KEY NOT NULL,
  	"baby_id" text NOT NULL REFERENCES "baby_profiles"("id") ON DELETE CASCADE,
  	"meal_id" text NOT NULL REFERENCES "baby_meals"("id") ON DELETE CASCADE,
  	"made_by" varchar REFERENCES "members"("id") ON DELETE SET NULL,
  	"caption" text NOT NULL,
  	"picture" text NOT NULL,
  	"width" integer NOT NULL,
  	"height" integer NOT NULL,
  	"created_at_ms" bigint NOT NULL,
  	"updated_at_ms" bigint NOT NULL
  );
  CREATE INDEX "baby_reaction_photos_baby_idx" ON "baby_reaction_photos" ("baby_id");
  CREATE INDEX "baby_reaction_photos_meal_idx" ON "baby_reaction_photos" ("meal_id");
  CREATE INDEX "baby_reaction_photos_made_by_idx" ON "baby_reaction_photos" ("made_by");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "baby_reaction_photos";`)
}
