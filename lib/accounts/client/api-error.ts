import { errorText } from './error-text';

interface ErrorAnswer {
  status: number;
  message: string;
  body: unknown;
  retryAfterSeconds?: number | null;
}

/** An answer with an error status, for whoever shows it or branches on it. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The server's `code` (`token_not_valid`, `no_active_account`, …), where it gives one. */
  readonly code: string | null;
  /** The parsed body; undefined where it could not be parsed. */
  readonly body: unknown;
  /** `Retry-After`; null where the server gives none. */
  readonly retryAfterSeconds: number | null;

  constructor({ status, message, body, retryAfterSeconds = null }: ErrorAnswer) {
    super(message);
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
    this.code = codeOf(body);
    this.body = body;
  }
}

interface Wording {
  /** For a body that is no JSON (a proxy's HTML page). */
  unreadable: (statusText: string) => string;
  /** For a body that is JSON and says nothing. */
  silent: string;
}

/** The error in a response whose status is not ok; its message is the server's own where it gives one. */
export async function apiErrorFrom(response: Response, { unreadable, silent }: Wording): Promise<ApiError> {
  const { status, statusText } = response;
  const retryAfterSeconds = secondsIn(response.headers.get('retry-after'));
  let body: unknown;
  try {
    body = await response.json();
  } catch {
    return new ApiError({ status, message: unreadable(statusText), body: undefined, retryAfterSeconds });
  }
  return new ApiError({ status, message: errorText(body) ?? silent, body, retryAfterSeconds });
}

/** Seconds alone: our server writes no dates. */
function secondsIn(header: string | null): number | null {
  return header !== null && /^\d{1,6}$/.test(header) ? Number(header) : null;
}

function codeOf(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('code' in body)) return null;
  return typeof body.code === 'string' ? body.code : null;
}
