import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite';
import { initialSchema } from '../../initial-schema';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of initialSchema('sqlite')) await db.run(sql.raw(statement));
}

export function down(): Promise<void> {
  throw new Error('There is nothing before the first schema: restore a backup, or begin with an empty folder.');
}
