import type { AskAnswer, AskEvents, AskRequest } from '../contract/nutriai-ask';
import { ApiError, apiErrorFrom } from '../session/api-error';
import { patientFetch } from '../session/authenticated-fetch';
import { errorText } from '../session/error-text';
import { serverEvents } from './server-events';

export const askPath = '/api/nutriai/ask';

interface Following {
  signal: AbortSignal;
  /** Is told the parts of the answer as they come. */
  onEvent: (event: AskEvent) => void;
}

export type AskEvent = {
  [Name in Exclude<keyof AskEvents, 'done'>]: { name: Name; data: AskEvents[Name] };
}[Exclude<keyof AskEvents, 'done'>];

const silent = 'No answer came. Please try again.';
const names: readonly string[] = ['emergency', 'sources', 'text'] satisfies AskEvent['name'][];

/** Asks, and follows the answer as it comes. Nobody is signed out because a question was lost on the way. */
export async function askNutriai(request: AskRequest, { signal, onEvent }: Following): Promise<AskAnswer> {
  const response = await patientFetch(askPath, {
    method: 'POST',
    body: JSON.stringify(request),
    signal,
    headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream, application/json' },
  });
  if (!response.ok) throw await apiErrorFrom(response, { unreadable: () => silent, silent });
  if (!response.body) throw new TypeError('The answer has no body.');
  for await (const { event, data } of serverEvents(response.body)) {
    // The contract's word for what the events carry.
    if (event === 'done') return data as AskAnswer;
    if (event === 'error') throw eventError(data);
    if (names.includes(event)) onEvent({ name: event, data } as AskEvent);
  }
  throw new TypeError('The answer ended before it was whole.');
}

function eventError(body: unknown): ApiError {
  const status = typeof body === 'object' && body !== null && 'status' in body ? Number(body.status) : 500;
  return new ApiError({ status, message: errorText(body) ?? silent, body });
}
