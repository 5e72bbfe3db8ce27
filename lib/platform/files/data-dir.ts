import { resolve } from 'node:path';

/** Everything that must be backed up lives below this one folder (`DATA_DIR`, default `./data`). */
export function dataPath(...parts: string[]): string {
  return resolve(process.env.DATA_DIR || 'data', ...parts);
}
