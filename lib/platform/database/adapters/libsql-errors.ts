import { LibsqlError } from '@libsql/client';

/** The driver's errors as the client words them, by which Payload and we know them. */
export function asLibsql<Outcome>(work: () => Outcome): Outcome {
  try {
    return work();
  } catch (error) {
    if (!isSqliteError(error)) throw error;
    const base = /^SQLITE_[A-Z]+/.exec(error.code)?.[0] ?? 'SQLITE_UNKNOWN';
    throw new LibsqlError(error.message, base, error.code, error.rawCode, error);
  }
}

interface SqliteError extends Error {
  code: string;
  rawCode?: number;
}

function isSqliteError(error: unknown): error is SqliteError {
  return error instanceof Error && 'code' in error && typeof error.code === 'string';
}
