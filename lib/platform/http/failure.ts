import { errorCode } from '../files/error-code';
import { type ApiError, isApiError, unavailable } from './api-error';

/**
 * Codes that say "not now": SQLite busy, locked, read-only, without a disk or on a full one; PostgreSQL gone,
 * starting, stopping, too slow or out of connections; no network to it; a folder of files that is full or may
 * not be written to. PostgreSQL: https://www.postgresql.org/docs/current/errcodes-appendix.html (classes 08,
 * 53, 57P; 25006 is a read-only server, 55P03 a lock and 57014 a statement that took too long; 40001 and
 * 40P01 are worth a second try).
 */
const ofSqlite = 'SQLITE_(BUSY|LOCKED|FULL|READONLY|IOERR|CANTOPEN)';
const ofTheNetwork = 'ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH';
const ofTheDisk = 'ENOSPC|EROFS|EDQUOT|EMFILE|ENFILE|EIO';
const ofPostgres = '08\\w{3}|53\\w{3}|57P0\\w|57014|25006|25P03|55P03|40001|40P01';
const passingCodes = new RegExp(`^(${[ofSqlite, ofTheNetwork, ofTheDisk, ofPostgres].join('|')})`);
const passingMessages = new RegExp(
  [
    'timeout exceeded when trying to connect',
    'query read timeout',
    'connection terminated',
    'connection error and is not queryable',
    'cannot begin transaction',
  ].join('|'),
  'i',
);

/**
 * Errors of ours that say so, and Payload's own for whatever goes wrong between taking a file and storing its
 * row. What is wrong with the file itself has been said before (lib/content/cms/uploads), so that it is the
 * database or the disk.
 */
const awayNames: ReadonlySet<string> = new Set([
  'WriteQueueFull',
  'NotOnDisk',
  'MediaStoreAway',
  'FileUploadError',
]);

/** Whether something outside of us is away for now, and all will be well again without us. */
export function isPassing(error: unknown): boolean {
  return causesOf(error).some((link) => {
    const code = errorCode(link);
    // By name as well: the bundler may load the module of the class twice.
    return awayNames.has(link.name) || passingCodes.test(code) || passingMessages.test(link.message);
  });
}

/**
 * What a database says of a question that it cannot read: words where a number is compared, a list where one
 * value is. PostgreSQL's classes 22 and 42, SQLite's plain error, and its client about what is no number.
 * Only where callers word questions themselves is it theirs; elsewhere it is a fault of ours.
 */
const unreadableCodes = /^(22\w{3}|42\w{3}|SQLITE_(ERROR|MISMATCH|TOOBIG|RANGE))$/;
const unreadableMessages = /^Only finite numbers/;

/** Whether the database could not read the question, as opposed to not answer it. */
export function isUnreadableQuestion(error: unknown): boolean {
  return causesOf(error).some(
    (link) => unreadableCodes.test(errorCode(link)) || unreadableMessages.test(link.message),
  );
}

/** The refusal that fits a failure, or `null` when it is a fault of ours. */
export function asApiError(error: unknown): ApiError | null {
  for (const link of causesOf(error)) {
    if (isApiError(link)) return link;
  }
  return isPassing(error) ? unavailable() : null;
}

const uniqueCodes: ReadonlySet<string> = new Set([
  '23505',
  'SQLITE_CONSTRAINT_UNIQUE',
  'SQLITE_CONSTRAINT_PRIMARYKEY',
]);

/** Two writers made the same thing at the same time; the database let one of them. */
export function isUniqueViolation(error: unknown): boolean {
  return causesOf(error).some((link) => {
    const code = errorCode(link);
    return uniqueCodes.has(code) || isPayloadUniqueError(link);
  });
}

/** What was to be stored names something that is not there, or not any more. */
export function isReferenceViolation(error: unknown): boolean {
  return causesOf(error).some((link) => ['23503', 'SQLITE_CONSTRAINT_FOREIGNKEY'].includes(errorCode(link)));
}

/**
 * What may be logged of a failure: the statement of a failed query comes with its parameters, which are
 * emails and hashes.
 */
export function withoutParameters(error: unknown): Error {
  const first = causesOf(error).find(
    (link) => !('params' in link) && !link.message.startsWith('Failed query'),
  );
  if (!first) return new Error('database query failed');
  return first;
}

function causesOf(error: unknown): Error[] {
  const causes: Error[] = [];
  let link = error;
  while (link instanceof Error && causes.length < 8) {
    causes.push(link);
    link = link.cause;
  }
  return causes.length > 0 ? causes : [new Error(String(error))];
}

function isPayloadUniqueError(error: Error): boolean {
  if (error.name !== 'ValidationError' || !('data' in error)) return false;
  return JSON.stringify(error.data).includes('must be unique');
}
