import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres';
import { initialSchema } from '../../initial-schema';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of initialSchema('postgres')) await db.execute(sql.raw(statement));
}

export function down(): Promise<void> {
  throw new Error('There is nothing before the first schema: restore a backup, or begin with an empty database.');
}
