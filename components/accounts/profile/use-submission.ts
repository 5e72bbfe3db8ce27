import { useRef, useState } from 'react';
import { type FieldErrors, fieldErrorsOf } from '@/components/ui/field-errors';
import { ApiError } from '@/lib/accounts/client/api-error';
import { NotSent } from '@/lib/accounts/client/not-sent';
import { isOfflineFailure } from '@/lib/accounts/client/offline';

export type Submission =
  | { phase: 'idle' }
  | { phase: 'saving' }
  | { phase: 'saved' }
  | { phase: 'refused'; message: string; errors: FieldErrors };

/** A form's way to the server and how it ended. What was typed is the form's own and stays untouched. */
export function useSubmission() {
  const [submission, setSubmission] = useState<Submission>({ phase: 'idle' });
  const isRunning = useRef(false);

  const submit = async (work: () => Promise<void>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setSubmission({ phase: 'saving' });
    try {
      await work();
      setSubmission({ phase: 'saved' });
    } catch (error) {
      setSubmission({ phase: 'refused', ...refusalOf(error) });
    } finally {
      isRunning.current = false;
    }
  };

  /** What is typed from here on is not saved. */
  const forgetSaved = () => {
    if (submission.phase === 'saved') setSubmission({ phase: 'idle' });
  };

  return { submission, submit, forgetSaved };
}

/** What to say of a request that failed. */
export function refusalOf(error: unknown): { message: string; errors: FieldErrors } {
  if (isOfflineFailure(error)) {
    return {
      message: 'You are offline. Nothing was changed. Try again when you are back online.',
      errors: {},
    };
  }
  if (error instanceof NotSent) return { message: error.message, errors: {} };
  if (!(error instanceof ApiError)) {
    return {
      message: 'The server didn’t answer, so we don’t know whether anything changed. Please try again.',
      errors: {},
    };
  }
  const errors = error.status === 400 ? fieldErrorsOf(error.body) : {};
  const hasFields = Object.keys(errors).length > 0;
  return {
    message: hasFields ? (errors.non_field_errors ?? 'Not saved yet. Please check:') : error.message,
    errors,
  };
}
