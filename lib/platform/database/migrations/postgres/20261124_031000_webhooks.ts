import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

// Written by hand, as the tables of babies are (docs/decisions/0007-babies-outside-the-panel.md): members' webhooks, whose address and
// secret are sealed, and the outbox of what is to be delivered. A delivery's id is its place in the order.

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TABLE "member_webhooks" (
  	"id" text PRIMARY KEY NOT NULL,
  	"member_id" varchar NOT NULL REFERENCES "members"("id") ON DELETE CASCADE,
  	"name" text NOT NULL,
  	"sealed" text NOT NULL,
  	"events" text NOT NULL,
  	"babies" text,
  	"is_on" bigint NOT NULL,
  	"off_reason" text,
  	"last_success_at_ms" bigint,
  	"created_at_ms" bigint NOT NULL,
  	"updated_at_ms" bigint NOT NULL
  );
  CREATE TABLE "webhook_deliveries" (
  	"id" bigserial PRIMARY KEY NOT NULL,
  	"public_id" text NOT NULL,
  	"webhook_id" text NOT NULL REFERENCES "member_webhooks"("id") ON DELETE CASCADE,
  	"baby_id" text REFERENCES "baby_profiles"("id") ON DELETE CASCADE,
  	"message_id" text NOT NULL,
  	"event" text NOT NULL,
  	"body" text NOT NULL,
  	"state" text NOT NULL,
  	"attempts" bigint NOT NULL,
  	"status" bigint,
  	"problem" text,
  	"next_attempt_at_ms" bigint NOT NULL,
  	"give_up_at_ms" bigint NOT NULL,
  	"claimed_until_ms" bigint,
  	"created_at_ms" bigint NOT NULL,
  	"ended_at_ms" bigint
  );
  CREATE UNIQUE INDEX "webhook_deliveries_public_idx" ON "webhook_deliveries" ("public_id");
  CREATE INDEX "webhook_deliveries_webhook_idx" ON "webhook_deliveries" ("webhook_id", "id");
  CREATE INDEX "webhook_deliveries_baby_idx" ON "webhook_deliveries" ("baby_id");
  CREATE INDEX "webhook_deliveries_waiting_idx" ON "webhook_deliveries" ("next_attempt_at_ms") WHERE "state" = 'waiting';
  CREATE INDEX "member_webhooks_member_idx" ON "member_webhooks" ("member_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP TABLE "webhook_deliveries";
  DROP TABLE "member_webhooks";`)
}
