import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

// Written by hand, as `kept_lists`: how many pictures and documents there are, kept by triggers. All of them are public.

const tables = ['images', 'documents']

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const table of tables) {
    await db.run(sql.raw(`INSERT INTO content_totals SELECT '${table}', 0, count(*), count(*) FROM ${table};`))
    for (const [name, event, sign] of [['insert', 'INSERT', '+'], ['delete', 'DELETE', '-']]) {
      await db.run(sql.raw(`CREATE TRIGGER ${table}_kept_${name} AFTER ${event} ON ${table} BEGIN
        UPDATE content_totals SET published = published ${sign} 1, listed = listed ${sign} 1 WHERE kind = '${table}' AND category_id = 0; END;`))
    }
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const table of tables) {
    for (const name of ['insert', 'delete']) await db.run(sql.raw(`DROP TRIGGER ${table}_kept_${name};`))
    await db.run(sql.raw(`DELETE FROM content_totals WHERE kind = '${table}';`))
  }
}
