import type { ApiError } from '../../../platform/http/api-error';
import { asApiError, withoutParameters } from '../../../platform/http/failure';
import { log } from '../../../platform/log/log';

const noStore = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

/** A refusal in the shape that the panel shows. */
export function panelRefusal(
  status: number,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return Response.json({ errors: [{ message }] }, { status, headers: { ...noStore, ...headers } });
}

/** A refusal that the panel's form shows at a field, and in its notice. */
export function panelFieldRefusal(path: string, message: string): Response {
  const errors = [{ name: 'ValidationError', message, data: { errors: [{ path, message }] } }];
  return Response.json({ errors }, { status: 400, headers: noStore });
}

/** The same for whatever was thrown at a door. */
export function panelFailure(error: unknown): Response {
  const known = asApiError(error);
  if (known) return panelRefusal(known.status, refusalMessage(known), known.headers);
  log.error('a door of the panel failed', withoutParameters(error));
  return panelRefusal(500, 'Something went wrong.');
}

/** What a refusal says, in one sentence or a few. */
export function refusalMessage({ kind, body, headers }: ApiError): string {
  if (kind === 'throttled') {
    const seconds = Number(headers['Retry-After']);
    return `Too many attempts. Please wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'}, then try again.`;
  }
  return typeof body.detail === 'string'
    ? body.detail
    : Object.entries(body)
        .map(([field, messages]) => `${field}: ${[messages].flat().join(' ')}`)
        .join(' ');
}
