import { countEvent } from '../log/event-counts';
import { log } from '../log/log';
import type { ApiError } from './api-error';
import { asApiError, withoutParameters } from './failure';

/** Compact JSON, as DRF writes it, with the type that it names. */
export function jsonResponse(
  body: unknown,
  { status = 200, headers = {} }: { status?: number; headers?: Readonly<Record<string, string>> } = {},
): Response {
  // Bytes: a text would be looked through for lone surrogates first, and JSON has none.
  return new Response(Buffer.from(JSON.stringify(body)), {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
  });
}

export function refusal(error: ApiError): Response {
  return jsonResponse(error.body, { status: error.status, headers: error.headers });
}

/**
 * The answer for whatever was thrown. What is not a refusal is ours: it goes to the log under the request's
 * id, and nothing of it to the caller.
 */
export function failureResponse(
  error: unknown,
  call: { requestId: string; method: string; path: string },
): Response {
  const known = asApiError(error);
  const fields = { ...call, path: withoutTokens(call.path) };
  if (known) {
    if (known.status === 503) {
      countEvent('unavailable', known === error ? 'busy' : 'outage');
      log.warn('not now', { ...fields, reason: withoutParameters(error).message });
    }
    return refusal(known);
  }
  log.error('request failed', withoutParameters(error), fields);
  return jsonResponse({ detail: 'Server error.', request_id: call.requestId }, { status: 500 });
}

/** An invite or a reset carries its token in the path; ids go with it, the request's id is enough to find the call. */
function withoutTokens(path: string): string {
  return path.replace(/[^/]{24,}/g, '…');
}
