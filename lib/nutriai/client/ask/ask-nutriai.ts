import type { AskAnswer, AskEvents, AskRequest } from '../../../contract/nutriai-ask';
import { patientFetch } from '../../../accounts/client/authenticated-fetch';
import { acceptEvents, followEvents } from '../follow-events';

const askPath = '/api/nutriai/ask';

interface Following {
  signal: AbortSignal;
  /** Is told the parts of the answer as they come. */
  onEvent: (event: AskEvent) => void;
}

export type AskEvent = {
  [Name in Exclude<keyof AskEvents, 'done'>]: { name: Name; data: AskEvents[Name] };
}[Exclude<keyof AskEvents, 'done'>];

const silent = 'The server didn’t answer. Please try again.';
const names: readonly string[] = ['emergency', 'sources', 'text'] satisfies AskEvent['name'][];

/** Asks, and follows the answer as it comes. Nobody is signed out because a question was lost on the way. */
export async function askNutriai(request: AskRequest, { signal, onEvent }: Following): Promise<AskAnswer> {
  const response = await patientFetch(askPath, {
    method: 'POST',
    body: JSON.stringify(request),
    signal,
    headers: { 'Content-Type': 'application/json', Accept: acceptEvents },
  });
  return followEvents(response, {
    silent,
    onEvent: ({ event, data }) => {
      // The contract's word for what the events carry.
      if (names.includes(event)) onEvent({ name: event, data } as AskEvent);
    },
  });
}
