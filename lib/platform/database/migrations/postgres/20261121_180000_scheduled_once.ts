import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

// Written by hand: of several instances that look at the clock in the same moment, one alone adds the job of that hour.

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE UNIQUE INDEX "payload_jobs_scheduled_once_idx" ON "payload_jobs" USING btree ("task_slug","queue","wait_until")
  	WHERE "meta"->>'scheduled' = 'true';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "payload_jobs_scheduled_once_idx";`)
}
