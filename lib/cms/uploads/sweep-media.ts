import type { Payload } from 'payload';
import { afterStart } from '../../ops/after-start';
import { log } from '../../ops/log';
import { type MediaStore, s3Media } from '../../ops/media/media-store';
import { onStop } from '../../ops/stopping';

const minute = 60_000;
const sweepEveryMs = 25 * minute;

/** A file is in the bucket before its row can be seen; no upload takes so long. */
const youngerThanMs = 20 * minute;

const folders = ['images', 'documents', 'videos'] as const;
type Folder = (typeof folders)[number];

/** Deletes, while the site runs, what crashes have left in the bucket. Every instance may do so: what one has deleted the next does not find. */
export function sweepMediaWhileRunning(payload: Payload): void {
  const media = s3Media();
  if (!media) return;
  afterStart('sweep media', async () => {
    const sweep = () =>
      sweepMedia(media, (folder) => namesInRows(payload, folder)).catch((error: unknown) =>
        log.warn('the bucket could not be swept', { error: String(error) }),
      );
    const clock = setInterval(() => void sweep(), sweepEveryMs);
    clock.unref();
    onStop('sweep media', { beginNoMore: () => clearInterval(clock), close: async () => undefined });
    await sweep();
  });
}

/**
 * Deletes the files that no row knows, the young ones excepted.
 * @returns how many went
 */
export async function sweepMedia(
  media: MediaStore,
  namesOf: (folder: Folder) => Promise<ReadonlySet<string>>,
  nowMs = Date.now(),
): Promise<number> {
  let deleted = 0;
  for (const folder of folders) {
    const old: string[] = [];
    for await (const { name, changed } of media.list(folder)) {
      if (nowMs - changed.getTime() > youngerThanMs) old.push(name);
    }
    if (old.length === 0) continue;
    // Asked after the list was made: the row of a file in it has been committed since, or never will be.
    const known = await namesOf(folder);
    for (const name of old.filter((one) => !known.has(one))) {
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

async function namesInRows(payload: Payload, collection: Folder): Promise<ReadonlySet<string>> {
  const { docs } = await payload.find({ collection, depth: 0, pagination: false, overrideAccess: true });
  const names = docs.flatMap((doc) => [
    doc.filename,
    ...('sizes' in doc ? Object.values(doc.sizes ?? {}).map((size) => size?.filename) : []),
  ]);
  return new Set(names.filter((name) => typeof name === 'string'));
}
