import { ApiError, apiErrorFrom } from '../../accounts/client/api-error';
import { errorText } from '../../accounts/client/error-text';
import { type ServerEvent, serverEvents } from './server-events';

/** The header that asks for events, and takes a plain answer where there is nothing to follow. */
export const acceptEvents = 'text/event-stream, application/json';

/** The session ended while the answer was being written. */
const signedOut = 'You were signed out on this device. Sign in again to continue.';

interface Following {
  /** What to say of a failure that says nothing itself. */
  silent: string;
  /** Is told all events but the last. */
  onEvent: (event: ServerEvent) => void;
}

/**
 * Follows an answer of events to its end and gives what `done` carries. The shape is the caller's word for
 * the contract.
 * @throws ApiError for a refusal and for the event `error`; TypeError for an answer that breaks off
 */
export async function followEvents<Done>(response: Response, { silent, onEvent }: Following): Promise<Done> {
  if (!response.ok) throw await apiErrorFrom(response, { unreadable: () => silent, silent });
  if (!response.body) throw new TypeError('The answer has no body.');
  for await (const { event, data } of serverEvents(response.body)) {
    if (event === 'done') return data as Done;
    if (event === 'error') throw eventError(data, silent);
    onEvent({ event, data });
  }
  throw new TypeError('The answer ended before it was whole.');
}

function eventError(body: unknown, silent: string): ApiError {
  const status = typeof body === 'object' && body !== null && 'status' in body ? Number(body.status) : 500;
  const message = status === 401 ? signedOut : (errorText(body) ?? silent);
  return new ApiError({ status, message, body });
}
