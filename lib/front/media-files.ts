import type { IncomingMessage, ServerResponse } from 'node:http';
import send from 'send';
import { dataPath } from '../platform/files/data-dir';
import { type MediaFolder, s3Media } from '../platform/files/media/media-store';
import { validateFile } from './file-validators';
import { sendFromBucket } from './media-from-bucket';
import { notFound, sendRefusal } from './send-refusal';

/**
 * `/media/images/name.webp`, `/media/documents/name.pdf` and so on; names are made by the software and never
 * reused for other bytes.
 */
const mediaPath = /^\/media\/(images|documents|videos|posters)\/([A-Za-z0-9][A-Za-z0-9._-]*)$/;

/** A film's captions are kept with it in the database: no file. */
const captionsPath = /^\/media\/captions\/\d+\.vtt$/;

/** What search results and AMP caches show on their own pages. */
const sharedFolders = new Set(['videos', 'posters']);

/**
 * Serves an uploaded file with ranges, ETag and 304. A file that visitors could aim at the site itself is
 * kept harmless: no sniffing, no scripts, documents only as a download.
 * @returns false when the path is no media path
 */
export function serveMedia(request: IncomingMessage, response: ServerResponse): boolean {
  const [path = ''] = (request.url ?? '').split('?');
  if (!path.startsWith('/media/') || captionsPath.test(path)) return false;
  const [, folder, name] = mediaPath.exec(path) ?? [];
  if (!folder || !name || (request.method !== 'GET' && request.method !== 'HEAD')) {
    sendRefusal(response, notFound);
    return true;
  }
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox; frame-ancestors 'none'");
  const isShared = sharedFolders.has(folder);
  response.setHeader('Cross-Origin-Resource-Policy', isShared ? 'cross-origin' : 'same-origin');
  if (isShared) response.setHeader('Access-Control-Allow-Origin', '*');
  if (folder === 'documents') response.setHeader('Content-Disposition', `attachment; filename="${name}"`);
  const bucket = s3Media();
  if (bucket) {
    void sendFromBucket(bucket, { path: { folder: folder as MediaFolder, name }, request, response });
    return true;
  }
  send(request, name, {
    root: dataPath('media', folder),
    maxAge: '365d',
    immutable: true,
    dotfiles: 'deny',
    index: false,
  })
    .on('headers', (_response, _path, stat) => validateFile(request, response, stat))
    .on('error', (error: { status?: number }) => refuse(response, error.status))
    .on('directory', () => sendRefusal(response, notFound))
    .pipe(response);
  return true;
}

/** A range that the file does not have, a condition that it does not meet, or no file. */
function refuse(response: ServerResponse, status = 500): void {
  if (response.headersSent) {
    // Bytes are out already: only a broken connection tells the reader that the rest is missing.
    response.destroy();
    return;
  }
  // They describe the file that cannot be sent; its length would make the reader wait for more.
  for (const name of ['Content-Length', 'Content-Disposition', 'Content-Type', 'ETag', 'Last-Modified'])
    response.removeHeader(name);
  if (status !== 416 && status !== 412) sendRefusal(response, notFound);
  else response.writeHead(status, { 'cache-control': 'no-store' }).end();
}
