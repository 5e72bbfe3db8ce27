import { createHash } from 'node:crypto';

/**
 * Gives a public answer its ETag, and answers 304 to a caller that has it already. Everything else passes through untouched: other methods, errors,
 * and whatever is not `Cache-Control: public`.
 *
 * The ETag is made from the bytes, so that it changes with them and with nothing else. `If-Modified-Since` counts only where no ETag was sent
 * (RFC 9110 §13.2.2), and only for the very date that we gave: what is unpublished moves the date backwards.
 */
export async function conditionalAnswer(request: Request, response: Response): Promise<Response> {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead || response.status !== 200 || !isPublic(response)) return response;
  return conditionalBytes(request, new Headers(response.headers), Buffer.from(await response.arrayBuffer()));
}

/** The same for an answer of 200 whose bytes are at hand. */
export function conditionalBytes(request: Request, headers: Headers, body: Buffer): Response {
  const etag = headers.get('ETag') ?? strongEtag(body);
  headers.set('ETag', etag);
  if (isKnown(request.headers, { etag, lastModified: headers.get('Last-Modified') })) {
    for (const name of ['Content-Type', 'Content-Length', 'Content-Disposition']) headers.delete(name);
    return new Response(null, { status: 304, headers });
  }
  return new Response(new Uint8Array(body), { status: 200, headers });
}

function isPublic(response: Response): boolean {
  return (response.headers.get('Cache-Control') ?? '').trim().toLowerCase().startsWith('public');
}

/** Made from the bytes: it changes with them and with nothing else. */
export function strongEtag(body: Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

function isKnown(headers: Headers, current: { etag: string; lastModified: string | null }): boolean {
  const known = headers.get('If-None-Match');
  if (known !== null) return matches(known, current.etag);
  const since = headers.get('If-Modified-Since');
  return since !== null && since === current.lastModified;
}

/** Weak comparison: `W/"a"` and `"a"` are the same (RFC 9110 §8.8.3.2). A comma may stand inside a quoted tag. */
function matches(header: string, etag: string): boolean {
  if (header.trim() === '*') return true;
  const opaque = (tag: string) => tag.replace(/^W\//, '');
  return (header.match(/(?:W\/)?"[^"]*"/g) ?? []).some((tag) => opaque(tag) === opaque(etag));
}
