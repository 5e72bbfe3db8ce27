import { fieldErrorsOf } from '@/components/ui/field-errors';
import { ApiError } from '@/lib/accounts/client/api-error';
import { isOfflineFailure } from '@/lib/accounts/client/offline';

/** What to say of a call that failed, in words that fit what was done ("Your comment was not sent"). */
export function problemText(error: unknown, whatFailed: string): string {
  return `${whatFailed} ${reasonOf(error)}`;
}

function reasonOf(error: unknown): string {
  if (isOfflineFailure(error)) return 'You are offline: try again when you are back online.';
  if (!(error instanceof ApiError)) return 'The server didn’t answer: check your connection and try again.';
  const { body, parent, note } = fieldErrorsOf(error.body);
  if (error.status === 400 && parent) return 'The comment you are replying to no longer exists.';
  if (error.status === 400 && (body || note)) return body ?? note ?? '';
  if (error.status === 401) return 'You are signed out: sign in and try again.';
  if (error.status === 403) return error.message;
  if (error.status === 404) return 'It no longer exists.';
  if (error.status === 429) return 'Too many in a short time: wait a minute and try again.';
  return 'Something went wrong on our side: try again in a moment.';
}
