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

/**
 * The error in a response whose status is not ok. `textOfUnreadable` says what stands for a body that is no JSON (a proxy's HTML page);
 * the message is empty where the body is JSON and says nothing.
 */
export async function apiErrorFrom(
  response: Response,
  textOfUnreadable: (statusText: string) => string,
): Promise<ApiError> {
  const { status, statusText } = response;
  try {
    const body: unknown = await response.json();
    return new ApiError({ status, message: errorText(body) ?? '', body });
  } catch {
    return new ApiError({ status, message: textOfUnreadable(statusText), body: undefined });
  }
}

function codeOf(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('code' in body)) return null;
  return typeof body.code === 'string' ? body.code : null;
}
