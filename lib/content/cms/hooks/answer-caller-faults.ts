import type { AfterErrorHook, AfterErrorResult, PayloadRequest } from 'payload';
import {
  asApiError,
  isReferenceViolation,
  isUniqueViolation,
  isUnreadableQuestion,
} from '../../../platform/http/failure';
import { isRefusal } from '../is-refusal';
import { refusalMessage } from '../staff-doors/panel-refusal';

/**
 * Payload answers 500 to whatever its database throws. What is away for now is 503 here as everywhere; a
 * question of the panel's REST that the database cannot even read (words where a number is compared, a list
 * where one value is) is the caller's: 400, and so is what cannot be stored beside what is there already.
 * Payload has logged each.
 */
export const answerCallerFaults: AfterErrorHook = ({ error, req }) => {
  const known = asApiError(error);
  if (known) return { status: known.status, response: { errors: [{ message: refusalMessage(known) }] } };
  if (error instanceof SyntaxError || (req.method === 'GET' && isUnreadableQuestion(error)))
    return refusal('The request cannot be read.');
  if (isUnreadForm(req) && !isRefusal(error)) return refusal('The form cannot be read.');
  if (isUniqueViolation(error)) return refusal('This value is already in use.');
  if (isReferenceViolation(error)) return refusal('It names something that is not there.');
  return undefined;
};

/**
 * Payload says 500 of a form that is none, and of one that names a file it does not carry: nothing has begun
 * to work on it yet.
 */
function isUnreadForm({ context, headers }: PayloadRequest): boolean {
  return !context?.hasBegun && /^multipart\//i.test(headers?.get('content-type') ?? '');
}

function refusal(message: string): AfterErrorResult {
  return { status: 400, response: { errors: [{ message }] } };
}
