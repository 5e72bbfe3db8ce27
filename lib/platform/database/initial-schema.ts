import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Dialect, migrationDirectory } from './migration-directory';

export const initialMigration = '20261127_170000_initial';

/** Reads the statements of the first schema from its SQL files, in order. An empty line ends each statement. */
export function initialSchema(dialect: Dialect): string[] {
  const folder = path.join(migrationDirectory(dialect), initialMigration);
  return readdirSync(folder)
    .sort()
    .flatMap((file) => readFileSync(path.join(folder, file), 'utf8').split(/\n{2,}/))
    .filter((part) => part.split('\n').some((line) => line !== '' && !line.startsWith('--')));
}
