import type { Payload } from 'payload';
import { afterStart } from '../../../platform/process/after-start';
import { log } from '../../../platform/log/log';
import { mediaStore } from '../../../platform/files/media/media-store';
import { onStop } from '../../../platform/process/stopping';

const minute = 60_000;
const sweepEveryMs = 25 * minute;

/** A file is in the bucket before its row can be seen; no upload takes so long. */
const youngerThanMs = 20 * minute;

const folders = ['images', 'documents', 'videos'] as const;
type Folder = (typeof folders)[number];

/**
 * A database that knows less of a store than this share, and misses more files than so many, is not the one
 * that the store belongs to.
 */
const knownAtLeast = 0.5;
const fewFiles = 50;

/**
 * Deletes, while the site runs, what crashes have left in the store of files. Every instance may do so: what
 * one has deleted the next does not find.
 */
export function sweepMediaWhileRunning(payload: Payload): void {
  afterStart('sweep media', async () => {
    const sweep = () =>
      sweepMedia(payload).catch((error: unknown) =>
        log.warn('the files could not be swept', { error: String(error) }),
      );
    const clock = setInterval(() => void sweep(), sweepEveryMs);
    clock.unref();
    onStop('sweep media', { beginNoMore: () => clearInterval(clock), close: async () => undefined });
    await sweep();
  });
}

/**
 * Deletes the files that no row knows, the young ones excepted. Where most would go, a site has been started
 * with an empty database, or with another's, and nothing is deleted.
 * @returns how many went
 */
export async function sweepMedia(payload: Payload, nowMs = Date.now()): Promise<number> {
  const media = mediaStore();
  let deleted = 0;
  for (const folder of folders) {
    const old: string[] = [];
    for await (const { name, changed } of media.list(folder)) {
      if (nowMs - changed.getTime() > youngerThanMs) old.push(name);
    }
    if (old.length === 0) continue;
    // Asked after the list was made: the row of a file in it has been committed since, or never will be.
    const known = await namesInRows(payload, folder);
    const unknown = old.filter((name) => !known.has(name));
    if (unknown.length > fewFiles && unknown.length > old.length * (1 - knownAtLeast)) {
      log.warn('most files are unknown to this database, and none is deleted', {
        folder,
        files: old.length,
        unknown: unknown.length,
      });
      continue;
    }
    for (const name of unknown) {
      // The same picture may have been uploaded again meanwhile, under the same name.
      const facts = await media.facts({ folder, name });
      if (!facts || nowMs - facts.changed.getTime() <= youngerThanMs) continue;
      await media.delete({ folder, name });
      deleted += 1;
    }
  }
  if (deleted > 0) log.info('files without a row have been deleted', { deleted });
  return deleted;
}

/** Rows that are read at once: ten thousand pictures would hold the thread for a second. */
const rowsInPage = 200;

async function namesInRows(payload: Payload, collection: Folder): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  for (let last = 0; ;) {
    const { docs } = await payload.find({
      collection,
      where: { id: { greater_than: last } },
      sort: 'id',
      limit: rowsInPage,
      depth: 0,
      pagination: false,
      overrideAccess: true,
    });
    for (const doc of docs) {
      const sizes = 'sizes' in doc ? Object.values(doc.sizes ?? {}).map((size) => size?.filename) : [];
      for (const name of [doc.filename, ...sizes]) if (typeof name === 'string') names.add(name);
    }
    if (docs.length < rowsInPage) return names;
    last = docs.at(-1)?.id ?? last;
  }
}
