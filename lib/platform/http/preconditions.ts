import { parseHttpDate } from './http-date';

/** What is known of the representation that would be sent. */
export interface Validators {
  etag: string | null;
  lastModified: string | null;
}

export interface Conditions {
  'if-match'?: string | undefined;
  'if-none-match'?: string | undefined;
  'if-modified-since'?: string | undefined;
  'if-unmodified-since'?: string | undefined;
}

/** `proceed`: as if nothing had been asked; `not-modified`: 304; `failed`: 412. */
export type PreconditionOutcome = 'proceed' | 'not-modified' | 'failed';

/**
 * Evaluates the conditions of a GET or HEAD request whose response would be a success, in the order of RFC
 * 9110 §13.2.2.
 * @param isDateEnough whether any later date counts as known. Where a date may go back (a list from which
 *   something is unpublished) only the very date that we sent does.
 */
export function checkPreconditions(
  conditions: Conditions,
  current: Validators,
  { isDateEnough }: { isDateEnough: boolean },
): PreconditionOutcome {
  const { 'if-match': match, 'if-none-match': noneMatch } = conditions;
  if (match !== undefined) {
    if (!isListed(match, current.etag, isSameStrongTag)) return 'failed';
  } else if (isModifiedAfter(conditions['if-unmodified-since'], current)) return 'failed';
  if (noneMatch !== undefined)
    return isListed(noneMatch, current.etag, isSameTag) ? 'not-modified' : 'proceed';
  return isUnchangedSince(conditions['if-modified-since'], current, isDateEnough)
    ? 'not-modified'
    : 'proceed';
}

/** Says whether a range may be sent for this `If-Range`; else the whole must be (RFC 9110 §13.1.5). */
export function isRangeCurrent(ifRange: string, { etag, lastModified }: Validators): boolean {
  if (/^(?:W\/)?"/.test(ifRange)) return etag !== null && isSameStrongTag(ifRange, etag);
  return lastModified !== null && ifRange === lastModified;
}

/** One of a list; a comma may stand inside a quoted tag. */
const listed = /(?:[^",]|"[^"]*")+/g;

function isListed(header: string, etag: string | null, isSame: (a: string, b: string) => boolean): boolean {
  if (header.trim() === '*') return true;
  return etag !== null && (header.match(listed) ?? []).some((tag) => isSame(tag.trim(), etag));
}

/** `W/"a"` and `"a"` are the same (RFC 9110 §8.8.3.2). */
function isSameTag(a: string, b: string): boolean {
  return a.replace(/^W\//, '') === b.replace(/^W\//, '');
}

/** Byte for byte the same: a weak tag is the same as nothing. */
function isSameStrongTag(a: string, b: string): boolean {
  return a === b && !a.startsWith('W/');
}

function isModifiedAfter(header: string | undefined, { lastModified }: Validators): boolean {
  const limit = header === undefined ? null : parseHttpDate(header);
  const modified = lastModified === null ? null : parseHttpDate(lastModified);
  return limit !== null && modified !== null && modified > limit;
}

function isUnchangedSince(
  header: string | undefined,
  { lastModified }: Validators,
  isDateEnough: boolean,
): boolean {
  if (header === undefined || lastModified === null) return false;
  if (!isDateEnough) return header === lastModified;
  const since = parseHttpDate(header);
  const modified = parseHttpDate(lastModified);
  return since !== null && modified !== null && modified <= since;
}
