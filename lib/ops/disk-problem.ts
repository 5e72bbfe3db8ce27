import { writeFile } from 'node:fs/promises';
import { dataPath } from './data-dir';
import { errorCode } from './error-code';

/** Whether the data folder can be written to: SQLite finds out only when a transaction is committed. `null`, or the reason why not. */
export async function diskProblem(): Promise<string | null> {
  try {
    await writeFile(dataPath('readiness'), Buffer.alloc(512), { mode: 0o600 });
    return null;
  } catch (error) {
    return ['ENOSPC', 'EDQUOT'].includes(errorCode(error)) ? 'disk full' : 'disk read-only';
  }
}
