import { errorText } from './error-text';

/** An answer with an error status, for whoever shows it or branches on it. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The server's `code` (`token_not_valid`, `no_active_account`, …), where it gives one. */
  readonly code: string | null;
  /** The parsed body; undefined where it could not be parsed. */
  readonly body: unknown;

  constructor({ status, message, body }: { status: number; message: string; body: unknown }) {
    super(message);
    this.status = status;
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
  let body: unknown;
  try {
    body = await response.json();
  } catch {
    return new ApiError({ status, message: unreadable(statusText), body: undefined });
  }
  return new ApiError({ status, message: errorText(body) ?? silent, body });
}

function codeOf(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('code' in body)) return null;
  return typeof body.code === 'string' ? body.code : null;
}
