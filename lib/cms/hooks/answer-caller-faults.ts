import type { AfterErrorHook } from 'payload';
import { asApiError, isUnreadableQuestion } from '../../http/failure';
import { refusalMessage } from '../staff-doors/panel-refusal';

/**
 * Payload answers 500 to whatever its database throws. What is away for now is 503 here as everywhere; a question of the panel's REST that the database
 * cannot even read (words where a number is compared, a list where one value is) is the caller's: 400. Payload has logged either.
 */
export const answerCallerFaults: AfterErrorHook = ({ error, req }) => {
  const known = asApiError(error);
  if (known) return { status: known.status, response: { errors: [{ message: refusalMessage(known) }] } };
  if (error instanceof SyntaxError || (req.method === 'GET' && isUnreadableQuestion(error)))
    return { status: 400, response: { errors: [{ message: 'The request cannot be read.' }] } };
  return undefined;
};
