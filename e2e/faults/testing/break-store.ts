import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { setTimeout as delay } from 'node:timers/promises';
import { mediaFolders, mediaStore } from '../../../lib/platform/files/media/media-store';
import { dataPath } from '../../../lib/platform/files/data-dir';
import type { StoreStandIn } from './store-stand-in';

/** The store of files, one call of which goes wrong. */
export interface StoreBreaker {
  name: string;
  /**
   * From now on the `number`th call of the store (from 1) fails, and all after it; none for `Infinity`.
   * Counts anew.
   */
  breakAt: (number: number) => void;
  calls: () => number;
}

/** A disk that is full from one call on: a file that is being written then is left half written. */
export function breakDisk(): StoreBreaker {
  const media = dataPath('media');
  let calls = 0;
  let at = Number.POSITIVE_INFINITY;
  const isBroken = (target: unknown) => {
    if (!String(target).startsWith(media)) return false;
    calls += 1;
    return calls >= at;
  };
  const { writeFile, rename } = fs;
  fs.writeFile = async (target, content, ...rest) => {
    if (!isBroken(target)) return writeFile(target, content, ...rest);
    const bytes = Buffer.from(content as Buffer);
    await writeFile(target, bytes.subarray(0, bytes.byteLength / 2));
    throw full();
  };
  fs.rename = async (from, to) => {
    if (isBroken(to)) throw full();
    await rename(from, to);
  };
  // What imports the functions by their names gets these too.
  syncBuiltinESMExports();
  return {
    name: 'the disk',
    breakAt: (number) => {
      calls = 0;
      at = number;
    },
    calls: () => calls,
  };
}

function full(): Error {
  return Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
}

/** A bucket that answers with 500 from one call on. */
export function breakBucket(standIn: StoreStandIn): StoreBreaker {
  return {
    name: 'the bucket',
    breakAt: (number) => standIn.failFrom(number),
    calls: () => standIn.calls,
  };
}

/** Every file that is stored, with its size. */
export async function filesInStore(): Promise<string[]> {
  const found: string[] = [];
  for (const folder of mediaFolders) {
    for await (const { name } of mediaStore().list(folder)) {
      const facts = await mediaStore().facts({ folder, name });
      found.push(`${folder}/${name}: ${facts?.size}`);
    }
  }
  return found.sort();
}

/** What a rollback and a commit have to delete is deleted a moment after the answer. */
export async function settledFiles(expected: readonly string[]): Promise<string[]> {
  for (let tries = 0; ; tries += 1) {
    const found = await filesInStore();
    if (tries === 40 || JSON.stringify(found) === JSON.stringify(expected)) return found;
    await delay(25);
  }
}
