import { existsSync, readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import send from 'send';
import { acceptsEncoding } from './accepted-encoding';
import { validateFile } from './file-validators';
import { notFound, sendRefusal } from './send-refusal';

export type ServeFile = (request: IncomingMessage, response: ServerResponse) => boolean;

const prefix = '/_next/static/';

/** What stands beside a file, made once by scripts/compress-build.mjs; the smaller one first. */
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
};

/**
 * Serves what the build wrote to `.next/static`: names carry a hash of their bytes, so browsers keep them for
 * a year. Brotli and gzip stand beside each text file and are sent to whoever reads them.
 * @returns a function that answers a request for one of these files, and says whether it did
 */
export function staticFiles(buildFolder: string): ServeFile {
  const folder = path.join(buildFolder, 'static');
  const files = new Set(existsSync(folder) ? (readdirSync(folder, { recursive: true }) as string[]) : []);
  return (request, response) => {
    const [url = ''] = (request.url ?? '').split('?');
    if (!url.startsWith(prefix) || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
    // Looked up in the list, never on the disk: a path that climbs out is no file of it.
    const name = url.slice(prefix.length);
    const type = types[path.extname(name)];
    const encoding = encodings.find(
      ([coding, ending]) => files.has(name + ending) && acceptsEncoding(request, coding),
    );
    if (!files.has(name)) {
      sendRefusal(response, notFound);
      return true;
    }
    if (type) response.setHeader('Content-Type', type);
    if (files.has(`${name}.br`)) response.setHeader('Vary', 'Accept-Encoding');
    if (encoding) response.setHeader('Content-Encoding', encoding[0]);
    send(request, name + (encoding?.[1] ?? ''), {
      root: folder,
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
  };
}

/** The file has gone since the start (a newer build), the range is none of it, or a condition does not hold. */
function refuse(response: ServerResponse, status = 404): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  // They describe the file that cannot be sent; which ranges there are stays.
  for (const name of response.getHeaderNames()) {
    if (/^(?:content-(?!range)|etag|last-modified|cache-control|vary)/.test(name))
      response.removeHeader(name);
  }
  if (status !== 416 && status !== 412) sendRefusal(response, notFound);
  else response.writeHead(status, { 'cache-control': 'no-store' }).end();
}
