import { createHash } from 'node:crypto';
import { checkPreconditions, type Conditions } from './preconditions';

const notThisOne = 'This is not the representation that If-Match or If-Unmodified-Since asks for.';

/**
 * Gives a public answer its ETag, and answers 304 to a caller that has it already and 412 to one that wants
 * another, to programs with the reason. Everything else passes through untouched: other methods, errors, and
 * whatever is not `Cache-Control: public`.
 *
 * The ETag is made from the bytes, so that it changes with them and with nothing else. `If-Modified-Since`
 * counts only where no ETag was sent (RFC 9110 §13.2.2), and only for the very date that we gave: what is
 * unpublished moves the date backwards.
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
  const current = { etag, lastModified: headers.get('Last-Modified') };
  const outcome = checkPreconditions(conditionsOf(request.headers), current, { isDateEnough: false });
  if (outcome === 'proceed') return new Response(new Uint8Array(body), { status: 200, headers });
  const isForPrograms = headers.get('Content-Type')?.startsWith('application/json') === true;
  for (const name of ['Content-Type', 'Content-Length', 'Content-Disposition']) headers.delete(name);
  if (outcome === 'not-modified') return new Response(null, { status: 304, headers });
  for (const name of ['ETag', 'Last-Modified']) headers.delete(name);
  headers.set('Cache-Control', 'no-store');
  if (!isForPrograms) return new Response(null, { status: 412, headers });
  headers.set('Content-Type', 'application/json');
  return new Response(JSON.stringify({ detail: notThisOne }), { status: 412, headers });
}

function conditionsOf(headers: Headers): Conditions {
  const asked = (name: keyof Conditions) => headers.get(name) ?? undefined;
  return {
    'if-match': asked('if-match'),
    'if-none-match': asked('if-none-match'),
    'if-modified-since': asked('if-modified-since'),
    'if-unmodified-since': asked('if-unmodified-since'),
  };
}

function isPublic(response: Response): boolean {
  return (response.headers.get('Cache-Control') ?? '').trim().toLowerCase().startsWith('public');
}

/** Made from the bytes: it changes with them and with nothing else. */
export function strongEtag(body: Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}
