import { useState } from 'react';
import { refusalOf, type Submission } from '@/components/accounts/profile/use-submission';
import { fieldTexts } from '@/lib/nutriai/client/field-texts';
import { ApiError } from '@/lib/accounts/client/api-error';

/** A section's way to the server. Texts of refused fields come with it, however deep in a list they stand. */
export function useSection() {
  const [submission, setSubmission] = useState<Submission>({ phase: 'idle' });
  const errors = submission.phase === 'refused' ? submission.errors : {};

  const submit = async (work: () => Promise<void>): Promise<boolean> => {
    if (submission.phase === 'saving') return false;
    setSubmission({ phase: 'saving' });
    try {
      await work();
      setSubmission({ phase: 'saved' });
      return true;
    } catch (error) {
      const texts = error instanceof ApiError && error.status === 400 ? fieldTexts(error.body) : {};
      const { message } = refusalOf(error);
      const isOfFields = Object.keys(texts).some((field) => field !== 'non_field_errors');
      setSubmission({
        phase: 'refused',
        message: isOfFields ? (Object.values(texts)[0] ?? message) : message,
        errors: texts,
      });
      return false;
    }
  };
  /** What is typed from here on is not saved. */
  const forgetSaved = () => {
    if (submission.phase !== 'saving') setSubmission({ phase: 'idle' });
  };
  return { submission, errors, submit, forgetSaved };
}
