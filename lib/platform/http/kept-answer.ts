import { conditionalBytes, strongEtag } from './conditional-answer';

/** An answer that can be given many times. */
export interface KeptAnswer {
  status: number;
  headers: readonly (readonly [string, string])[];
  body: Buffer;
}

/** Gives the answer of the key as it was made last, while that is still true, or makes it. */
export type AnswerKeep = (key: string, make: () => Promise<KeptAnswer>) => Promise<KeptAnswer>;

const keptBytesAtMost = 64 * 1024;

/** Larger ones are made each time, so that what is kept stays within a few megabytes. */
export function isWorthKeeping({ status, body }: KeptAnswer): boolean {
  return status === 200 && body.byteLength <= keptBytesAtMost;
}

/**
 * An answer for visitors that follows from published content and the address alone. `make` must not look at
 * anything else of the request.
 */
export function keptAnswer(
  keep: AnswerKeep,
  request: Request,
  make: () => Promise<Response>,
): Promise<KeptAnswer> {
  const { pathname, search } = new URL(request.url);
  return keep(pathname + search, async () => takeApart(await make()));
}

/** @param additions headers of this one answer, where the kept one does not say otherwise */
export function responseOf(
  { status, headers: kept, body }: KeptAnswer,
  request: Request,
  additions: Readonly<Record<string, string>>,
): Response {
  const headers = new Headers(additions);
  for (const [name, value] of kept) headers.set(name, value);
  if (status === 200) return conditionalBytes(request, headers, body);
  return new Response(body.byteLength > 0 ? new Uint8Array(body) : null, { status, headers });
}

/** The same content for a member: no cache on the way may keep what was answered to a token. */
export function memberResponseOf({ status, headers: kept, body }: KeptAnswer): Response {
  const headers = new Headers();
  for (const [name, value] of kept) headers.set(name, value);
  headers.delete('ETag');
  headers.set('Cache-Control', 'no-store');
  return new Response(body.byteLength > 0 ? new Uint8Array(body) : null, { status, headers });
}

async function takeApart(response: Response): Promise<KeptAnswer> {
  const body = Buffer.from(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  if (response.status === 200 && !headers.has('ETag')) headers.set('ETag', strongEtag(body));
  return { status: response.status, headers: [...headers], body };
}
