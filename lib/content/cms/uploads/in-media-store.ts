import { APIError, type CollectionConfig, type PayloadRequest, type UploadConfig } from 'payload';
import { type MediaFolder, mediaStore } from '../../../platform/files/media/media-store';
import { dataPath } from '../../../platform/files/data-dir';
import { mediaType } from '../../../platform/files/media/media-type';
import { log } from '../../../platform/log/log';
import { afterCommit, afterRollback } from '../../../platform/database/after-commit';

/** What a row says about its files. */
interface Stored {
  filename?: string | null;
  sizes?: Record<string, { filename?: string | null } | null | undefined> | null;
}

type UploadCollection = Omit<CollectionConfig, 'upload'> & { upload: UploadConfig };

/**
 * An upload collection whose files lie in the store of files, the disk's or the bucket. They are stored
 * before the row is committed: a row without its file cannot be. When the row is rolled back they are deleted
 * again, and what a crash leaves behind goes within the hour (lib/content/cms/uploads/sweep-media.ts). Files
 * of a row that goes, or gets other ones, are deleted once that is certain.
 *
 * Payload itself would delete the old files before it knows whether the row can be changed, leave new ones
 * when it cannot, and answer 400 on a full disk.
 */
export function inMediaStore(folder: MediaFolder, collection: UploadCollection): CollectionConfig {
  const { hooks = {}, upload } = collection;
  return {
    ...collection,
    // Payload would fetch the file to copy from this site's own public address.
    disableDuplicate: true,
    upload: {
      ...upload,
      disableLocalStorage: true,
      // Files come to this server alone: whoever says that one was uploaded elsewhere is refused.
      requiresClientUploadReceipt: true,
      // It deletes here even so; nothing is ever in it.
      staticDir: dataPath('media', 'none'),
      handlers: [(_req, { params, headers }) => answerFile(folder, params.filename, headers)],
    },
    hooks: {
      ...hooks,
      afterChange: [
        async ({ doc, previousDoc, operation, req }) => {
          await store(folder, doc, req);
          if (operation === 'update' && req.file) {
            const kept = new Set(namesOf(doc));
            const gone = namesOf(previousDoc).filter((name) => !kept.has(name));
            await afterCommit(req, () => void deleteAll(folder, gone));
          }
        },
        ...(hooks.afterChange ?? []),
      ],
      afterDelete: [
        async ({ doc, req }) => afterCommit(req, () => void deleteAll(folder, namesOf(doc))),
        ...(hooks.afterDelete ?? []),
      ],
    },
  };
}

/** The file that came and the sizes made from it, under the names that the row has for them. */
async function store(folder: MediaFolder, doc: Stored, req: PayloadRequest): Promise<void> {
  const { file, payloadUploadSizes = {} } = req;
  if (!file || !doc.filename) return;
  const files: [string | null | undefined, Buffer][] = [
    [doc.filename, file.data],
    ...Object.entries(payloadUploadSizes).map(([size, bytes]): [string | null | undefined, Buffer] => [
      doc.sizes?.[size]?.filename,
      bytes,
    ]),
  ];
  const named = files.flatMap(([name, bytes]) => (name ? [{ name, bytes }] : []));
  await afterRollback(
    req,
    () =>
      void deleteAll(
        folder,
        named.map(({ name }) => name),
      ),
  );
  try {
    // All of them ended, well or not: what came later would be left behind by the rollback.
    const outcomes = await Promise.allSettled(
      named.map(({ name, bytes }) => mediaStore().put({ folder, name }, bytes)),
    );
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed) throw failed.reason;
  } catch (error) {
    throw Object.assign(
      new APIError('Files cannot be stored just now. Please try again in a moment.', 503, undefined, true),
      { cause: error },
    );
  }
}

function namesOf({ filename, sizes }: Stored): string[] {
  const names = [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)];
  return [...new Set(names.filter((name) => typeof name === 'string'))];
}

/** What cannot be deleted now is found again as an orphan. */
async function deleteAll(folder: MediaFolder, names: readonly string[]): Promise<void> {
  for (const name of names) {
    try {
      await mediaStore().delete({ folder, name });
    } catch (error) {
      log.warn('a file is left in the store', { folder, name, error: String(error) });
    }
  }
}

/** The panel shows its files from an address of its own. */
async function answerFile(folder: MediaFolder, name: string, given?: Headers): Promise<Response> {
  const bytes = await mediaStore().read({ folder, name });
  if (!bytes) return new Response(null, { status: 404 });
  const headers = new Headers(given);
  headers.set('Content-Type', mediaType(name));
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('Content-Security-Policy', "default-src 'none'; sandbox; frame-ancestors 'none'");
  return new Response(new Uint8Array(bytes), { headers });
}
