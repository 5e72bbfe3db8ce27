import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_outgoing_mails_state" AS ENUM('waiting', 'failed');
  CREATE TYPE "public"."enum_audit_events_action" AS ENUM('sign-in', 'failed-sign-in', 'publish', 'unpublish', 'delete', 'staff-added', 'role-change', 'password-change', 'member-disabled', 'member-enabled', 'tried-again');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'deleteOldEvents' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'deleteOldEvents' BEFORE 'schedulePublish';
  CREATE TABLE "outgoing_mails" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" varchar NOT NULL,
  	"state" "enum_outgoing_mails_state" DEFAULT 'waiting' NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"last_error" varchar,
  	"sealed" varchar NOT NULL,
  	"recipient_key" varchar NOT NULL,
  	"next_attempt_at_ms" numeric NOT NULL,
  	"claimed_until_ms" numeric,
  	"give_up_at_ms" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "audit_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"actor" varchar NOT NULL,
  	"action" "enum_audit_events_action" NOT NULL,
  	"subject" varchar,
  	"document" varchar,
  	"detail" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE INDEX "outgoing_mails_recipient_key_idx" ON "outgoing_mails" USING btree ("recipient_key");
  CREATE INDEX "outgoing_mails_next_attempt_at_ms_idx" ON "outgoing_mails" USING btree ("next_attempt_at_ms");
  CREATE INDEX "outgoing_mails_updated_at_idx" ON "outgoing_mails" USING btree ("updated_at");
  CREATE INDEX "outgoing_mails_created_at_idx" ON "outgoing_mails" USING btree ("created_at");
  CREATE INDEX "audit_events_actor_idx" ON "audit_events" USING btree ("actor");
  CREATE INDEX "audit_events_action_idx" ON "audit_events" USING btree ("action");
  CREATE INDEX "audit_events_updated_at_idx" ON "audit_events" USING btree ("updated_at");
  CREATE INDEX "audit_events_created_at_idx" ON "audit_events" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "outgoing_mails" CASCADE;
  DROP TABLE "audit_events" CASCADE;
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'deleteExpiredAnswers', 'deleteOldMessages', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'deleteExpiredAnswers', 'deleteOldMessages', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_outgoing_mails_state";
  DROP TYPE "public"."enum_audit_events_action";`)
}
