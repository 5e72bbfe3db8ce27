import { basename } from 'node:path';
import { Readable } from 'node:stream';
import type { Payload } from 'payload';
import { sql } from '../../platform/database/sql';
import { mediaStore } from '../../platform/files/media/media-store';
import { readByteRange } from './byte-range';
import { readFiles } from './document-fields';
import { isId } from '../../platform/http/python-values';

/**
 * Only ever a download: nothing in a file of an editor's may run, or be taken for something else, under the
 * site's name.
 */
const safety = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/** Answers `/documents/{id}/{filename}`; both must fit, so that an address never changes its meaning. */
export async function downloadDocument(
  payload: Payload,
  request: Request,
  { id, filename }: { id: string; filename: string },
): Promise<Response> {
  const number = /^\d+$/.test(id) ? Number(id) : 0;
  const [file] = isId(number) ? await readFiles(payload, sql`documents f WHERE f.id = ${number}`) : [];
  if (!file || !isNamed(file.filename, filename)) return notFound();
  const facts = await mediaStore().facts({ folder: 'documents', name: file.filename });
  if (!facts) return notFound();
  return fileAnswer(request, { filename: file.filename, ...facts });
}

/**
 * A part of a path reaches a handler decoded or as it came, by its characters. A name that leads out of the
 * folder is none.
 */
function isNamed(stored: string, given: string): boolean {
  return basename(stored) === stored && (given === stored || given === encodeURIComponent(stored));
}

interface StoredFile {
  filename: string;
  size: number;
  changed: Date;
}

async function fileAnswer(request: Request, { filename, size, changed }: StoredFile): Promise<Response> {
  const etag = `"${size.toString(16)}-${changed.getTime().toString(16)}"`;
  const headers = {
    ...safety,
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'public, max-age=0, must-revalidate',
    ETag: etag,
    'Last-Modified': changed.toUTCString(),
  };
  if (isUnchanged(request, etag, changed)) return new Response(null, { status: 304, headers });
  const range = readByteRange(rangeHeader(request, etag, changed), size);
  if (range === 'unsatisfiable') {
    return new Response(null, { status: 416, headers: { ...safety, 'Content-Range': `bytes */${size}` } });
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  const isBodyNeeded = request.method !== 'HEAD' && size > 0;
  const file = isBodyNeeded
    ? await mediaStore().stream({ folder: 'documents', name: filename }, { start, end })
    : null;
  if (isBodyNeeded && !file) return notFound();
  const body = file && Readable.toWeb(file);
  return new Response(body as ReadableStream | null, {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'Content-Type': 'application/pdf',
      'Content-Length': String(end - start + 1),
      'Content-Disposition': attachment(filename),
      ...(range ? { 'Content-Range': `bytes ${start}-${end}/${size}` } : {}),
    },
  });
}

/** The ETag decides; the date only where none was sent (RFC 9110 §13.2.2). */
function isUnchanged(request: Request, etag: string, changed: Date): boolean {
  const known = request.headers.get('if-none-match');
  if (known !== null) {
    return known.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
  }
  const since = Date.parse(request.headers.get('if-modified-since') ?? '');
  return !Number.isNaN(since) && Math.floor(changed.getTime() / 1000) * 1000 <= since;
}

/** A part is only worth something to a reader who has the rest of the same file. */
function rangeHeader(request: Request, etag: string, changed: Date): string | null {
  const condition = request.headers.get('if-range');
  return condition === null || condition === etag || condition === changed.toUTCString()
    ? request.headers.get('range')
    : null;
}

/** RFC 6266: a plain name for old programs, the real one for all others. */
export function attachment(filename: string): string {
  const plain = filename.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(filename.replace(/\p{Surrogate}/gu, '\ufffd')).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return plain === filename
    ? `attachment; filename="${filename}"`
    : `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

function notFound(): Response {
  return new Response('Not found', {
    status: 404,
    headers: { ...safety, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}
