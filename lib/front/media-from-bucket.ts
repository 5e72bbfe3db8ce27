import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { MediaPath } from '../platform/files/media/media-store';
import { mediaType } from '../platform/files/media/media-type';
import type { S3Media } from '../platform/files/media/s3-media';
import { log } from '../platform/log/log';
import { type FrontRefusal, notFound, sendRefusal } from './send-refusal';

/** What a reader asks of a file besides its address; all else is between them and us. */
const askedHeaders = [
  'range',
  'if-range',
  'if-none-match',
  'if-modified-since',
  'if-match',
  'if-unmodified-since',
];

/** What the store says of the file; its own headers stay with it. */
const saidHeaders = ['content-length', 'content-range', 'etag', 'last-modified'];

const away = { status: 503, detail: 'The file cannot be fetched just now', isJson: false } as const;

/** A store that has begun to answer and then says nothing for so long will say nothing more. */
const silentMs = 10_000;

/**
 * Hands a file on from the bucket, with the store's own ranges, ETag and 304, and the headers that a file
 * from the disk has. A store that is away is answered for by 503, and nobody is told to keep that.
 */
export async function sendFromBucket(
  bucket: S3Media,
  { path, request, response }: { path: MediaPath; request: IncomingMessage; response: ServerResponse },
): Promise<void> {
  const gone = new AbortController();
  response.on('close', () => gone.abort());
  try {
    const answer = await bucket.open(path, {
      method: request.method === 'HEAD' ? 'HEAD' : 'GET',
      headers: Object.fromEntries(
        askedHeaders.flatMap((name) => {
          const value = request.headers[name];
          return typeof value === 'string' ? [[name, value]] : [];
        }),
      ),
      signal: gone.signal,
    });
    await pass(answer, path, response);
  } catch (error) {
    if (gone.signal.aborted) return;
    log.warn('a file could not be fetched', { folder: path.folder, error: String(error) });
    // Bytes may be out already: only a broken connection tells the reader that the rest is missing.
    if (response.headersSent) response.destroy();
    else refuse(response, { ...away, headers: { 'Retry-After': '2' } });
  }
}

async function pass(answer: Response, { name }: MediaPath, response: ServerResponse): Promise<void> {
  if (answer.status === 404) {
    await answer.body?.cancel();
    refuse(response, notFound);
    return;
  }
  for (const header of saidHeaders) {
    const value = answer.headers.get(header);
    if (value !== null) response.setHeader(header, value);
  }
  if (answer.status === 412 || answer.status === 416) {
    await answer.body?.cancel();
    for (const header of ['content-length', 'etag', 'last-modified', 'content-disposition'])
      response.removeHeader(header);
    response.writeHead(answer.status, { 'cache-control': 'no-store' }).end();
    return;
  }
  response.writeHead(answer.status, {
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    ...(answer.status === 304 ? {} : { 'content-type': mediaType(name) }),
  });
  if (!answer.body) {
    response.end();
    return;
  }
  await pour(Readable.fromWeb(answer.body as ReadableStream), response);
}

/** Ends when all is sent, or the reader is gone; a store that falls silent is given up, a reader who is slow is not. */
async function pour(file: Readable, response: ServerResponse): Promise<void> {
  response.on('close', () => file.destroy());
  for (const iterator = file[Symbol.asyncIterator](); ;) {
    const silent = setTimeout(() => file.destroy(new Error('the store fell silent')), silentMs);
    const { done, value } = await iterator.next().finally(() => clearTimeout(silent));
    if (done) break;
    if (!response.write(value)) await drained(response);
  }
  response.end();
}

/**
 * Until more may be written, or nobody reads any longer. It leaves no listeners behind: a film is written in
 * thousands of pieces.
 */
function drained(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      response.off('drain', settle).off('close', settle);
      resolve();
    };
    response.on('drain', settle).on('close', settle);
  });
}

function refuse(response: ServerResponse, refusal: FrontRefusal): void {
  response.removeHeader('Content-Disposition');
  sendRefusal(response, refusal);
}
