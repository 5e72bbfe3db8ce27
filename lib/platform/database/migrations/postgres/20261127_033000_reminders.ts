import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

// Written by hand, as the tables of babies are (docs/decisions/0007-babies-outside-the-panel.md): what each carer is reminded of, the
// browsers that take reminders, whose addresses and keys are sealed, what is on its way to them, appointments, and calendars to subscribe to.
// A reminder is stored once for a browser: `reminder` names it.

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TABLE "push_keys" (
  	"id" bigint PRIMARY KEY NOT NULL,
  	"public_key" text NOT NULL,
  	"sealed" text NOT NULL,
  	"created_at_ms" bigint NOT NULL
  );
  CREATE TABLE "push_devices" (
  	"id" text PRIMARY KEY NOT NULL,
  	"member_id" varchar NOT NULL REFERENCES "members"("id") ON DELETE CASCADE,
  	"session_id" varchar NOT NULL REFERENCES "member_sessions"("id") ON DELETE CASCADE,
  	"endpoint_hash" text NOT NULL,
  	"sealed" text NOT NULL,
  	"name" text NOT NULL,
  	"last_sent_at_ms" bigint,
  	"created_at_ms" bigint NOT NULL
  );
  CREATE TABLE "member_reminders" (
  	"member_id" varchar PRIMARY KEY NOT NULL REFERENCES "members"("id") ON DELETE CASCADE,
  	"time_zone" text NOT NULL,
  	"quiet_from" text,
  	"quiet_to" text,
  	"updated_at_ms" bigint NOT NULL
  );
  CREATE TABLE "baby_reminders" (
  	"member_id" varchar NOT NULL REFERENCES "members"("id") ON DELETE CASCADE,
  	"baby_id" text NOT NULL REFERENCES "baby_profiles"("id") ON DELETE CASCADE,
  	"drops" bigint NOT NULL,
  	"feed_after_minutes" bigint,
  	"next_allergen" bigint NOT NULL,
  	"appointments" bigint NOT NULL,
  	"look_at_ms" bigint NOT NULL,
  	PRIMARY KEY ("member_id", "baby_id")
  );
  CREATE TABLE "push_messages" (
  	"id" bigserial PRIMARY KEY NOT NULL,
  	"device_id" text NOT NULL REFERENCES "push_devices"("id") ON DELETE CASCADE,
  	"baby_id" text REFERENCES "baby_profiles"("id") ON DELETE CASCADE,
  	"reminder" text NOT NULL,
  	"body" text NOT NULL,
  	"state" text NOT NULL,
  	"attempts" bigint NOT NULL,
  	"next_attempt_at_ms" bigint NOT NULL,
  	"give_up_at_ms" bigint NOT NULL,
  	"claimed_until_ms" bigint,
  	"created_at_ms" bigint NOT NULL,
  	"ended_at_ms" bigint
  );
  CREATE TABLE "baby_appointments" (
  	"id" text PRIMARY KEY NOT NULL,
  	"baby_id" text NOT NULL REFERENCES "baby_profiles"("id") ON DELETE CASCADE,
  	"made_by" varchar REFERENCES "members"("id") ON DELETE SET NULL,
  	"title" text NOT NULL,
  	"place" text NOT NULL,
  	"starts_at_ms" bigint NOT NULL,
  	"minutes" bigint NOT NULL,
  	"version" bigint NOT NULL,
  	"created_at_ms" bigint NOT NULL,
  	"updated_at_ms" bigint NOT NULL
  );
  CREATE TABLE "calendar_feeds" (
  	"id" text PRIMARY KEY NOT NULL,
  	"member_id" varchar NOT NULL REFERENCES "members"("id") ON DELETE CASCADE,
  	"baby_id" text NOT NULL REFERENCES "baby_profiles"("id") ON DELETE CASCADE,
  	"address_hash" text NOT NULL,
  	"sealed" text NOT NULL,
  	"time_zone" text NOT NULL,
  	"created_at_ms" bigint NOT NULL,
  	"read_at_ms" bigint
  );
  CREATE UNIQUE INDEX "push_devices_endpoint_idx" ON "push_devices" ("endpoint_hash");
  CREATE INDEX "push_devices_member_idx" ON "push_devices" ("member_id");
  CREATE INDEX "push_devices_session_idx" ON "push_devices" ("session_id");
  CREATE INDEX "baby_reminders_baby_idx" ON "baby_reminders" ("baby_id");
  CREATE INDEX "baby_reminders_look_idx" ON "baby_reminders" ("look_at_ms");
  CREATE UNIQUE INDEX "push_messages_reminder_idx" ON "push_messages" ("device_id", "reminder");
  CREATE INDEX "push_messages_baby_idx" ON "push_messages" ("baby_id");
  CREATE INDEX "push_messages_waiting_idx" ON "push_messages" ("next_attempt_at_ms") WHERE "state" = 'waiting';
  CREATE INDEX "baby_appointments_baby_idx" ON "baby_appointments" ("baby_id", "starts_at_ms");
  CREATE INDEX "baby_appointments_made_by_idx" ON "baby_appointments" ("made_by");
  CREATE UNIQUE INDEX "calendar_feeds_address_idx" ON "calendar_feeds" ("address_hash");
  CREATE UNIQUE INDEX "calendar_feeds_member_idx" ON "calendar_feeds" ("member_id", "baby_id");
  CREATE INDEX "calendar_feeds_baby_idx" ON "calendar_feeds" ("baby_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP TABLE "push_messages";
  DROP TABLE "push_devices";
  DROP TABLE "push_keys";
  DROP TABLE "baby_reminders";
  DROP TABLE "member_reminders";
  DROP TABLE "baby_appointments";
  DROP TABLE "calendar_feeds";`)
}
