import { ApiError, unavailable } from './api-error';

/**
 * Codes that say "not now": SQLite busy or locked, PostgreSQL gone, starting, stopping or out of connections, too slow or locked, no network to it.
 * PostgreSQL: https://www.postgresql.org/docs/current/errcodes-appendix.html (classes 08, 53, 57; 25P03, 40001, 40P01 and 55P03 are worth a second try).
 */
const passingCodes =
  /^(SQLITE_BUSY|SQLITE_LOCKED|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|08\w{3}|53\w{3}|57\w{3}|25P03|40001|40P01|55P03)/;
/** The driver's own, which have no code. */
const passingMessages =
  /timeout exceeded when trying to connect|connection terminated|connection error and is not queryable|query read timeout|cannot begin transaction/i;

/** The refusal that fits a failure, or `null` when it is a fault of ours. */
export function asApiError(error: unknown): ApiError | null {
  for (const link of causesOf(error)) {
    if (link instanceof ApiError) return link;
    // By name as well: the bundler may load the module of the class twice.
    if (link.name === 'WriteQueueFull') return unavailable();
    const code = 'code' in link ? String(link.code) : '';
    if (passingCodes.test(code) || passingMessages.test(link.message)) return unavailable();
  }
  return null;
}

/** Two writers made the same thing at the same time; the database let one of them. */
export function isUniqueViolation(error: unknown): boolean {
  return causesOf(error).some((link) => {
    const code = 'code' in link ? String(link.code) : '';
    return code === '23505' || code === 'SQLITE_CONSTRAINT_UNIQUE' || isPayloadUniqueError(link);
  });
}

/** What may be logged of a failure: the statement of a failed query comes with its parameters, which are e-mails and hashes. */
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
