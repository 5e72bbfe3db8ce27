import { rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from './error-code';

/** What the log of SQLite may take between two checkpoints: 1,000 pages. With less, writes are about to fail. */
const leastFreeBytes = 4_096_000;

/** Blocks that a file takes which is not there: rewriting its own a full disk would allow. */
const triedBytes = 65_536;

/**
 * Whether a folder can be written to, asked of the file system and by a write: SQLite finds out only when a
 * transaction is committed.
 * @returns `null`, or the reason why not
 */
export async function diskProblem(folder: string, leastBytes = leastFreeBytes): Promise<string | null> {
  const file = path.join(folder, '.readiness');
  try {
    if (await isFull(folder, leastBytes)) return 'disk full';
    await writeFile(file, Buffer.alloc(triedBytes), { mode: 0o600 });
    return null;
  } catch (error) {
    return ['ENOSPC', 'EDQUOT'].includes(errorCode(error)) ? 'disk full' : 'disk read-only';
  } finally {
    // What a read-only disk does not let go of takes no room that anybody could use.
    await rm(file, { force: true }).catch(() => undefined);
  }
}

async function isFull(folder: string, leastBytes: number): Promise<boolean> {
  const { bavail, bfree, blocks, bsize, ffree, files } = await statfs(folder);
  // Some file systems, such as those of the kernel, count nothing.
  const hasRoom = blocks === 0 || (isRoot ? bfree : bavail) * bsize >= leastBytes;
  const hasNames = files === 0 || ffree > 0;
  return !hasRoom || !hasNames;
}

/** Some of a disk is reserved for root. */
const isRoot = process.getuid?.() === 0;
