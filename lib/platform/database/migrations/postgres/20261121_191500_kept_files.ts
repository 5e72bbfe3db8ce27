import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

// Written by hand, as `kept_lists`: how many pictures and documents there are, kept by triggers. All of them are public.

const tables = ['images', 'documents']

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(`
  CREATE FUNCTION keep_total_of_files() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    change integer := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
  BEGIN
    UPDATE content_totals SET published = published + change, listed = listed + change WHERE kind = TG_TABLE_NAME AND category_id = 0;
    RETURN NULL;
  END $$;`))
  for (const table of tables) {
    await db.execute(sql.raw(`
  INSERT INTO content_totals SELECT '${table}', 0, count(*), count(*) FROM ${table};
  CREATE TRIGGER ${table}_kept AFTER INSERT OR DELETE ON ${table} FOR EACH ROW EXECUTE FUNCTION keep_total_of_files();`))
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const table of tables) {
    await db.execute(sql.raw(`DROP TRIGGER ${table}_kept ON ${table}; DELETE FROM content_totals WHERE kind = '${table}';`))
  }
  await db.execute(sql`DROP FUNCTION keep_total_of_files;`)
}
