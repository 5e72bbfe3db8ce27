import { resolve } from 'node:path';

export type Dialect = 'sqlite' | 'postgres';

/** Migrations are made for one dialect each: `npm run migration:create` writes both folders. */
export function migrationDirectory(dialect: Dialect): string {
  return resolve(process.cwd(), 'lib/platform/database/migrations', dialect);
}
