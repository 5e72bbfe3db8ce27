import { useState } from 'react';
import { refusalOf, type Submission } from '@/components/accounts/profile/use-submission';
import { fieldTexts } from '@/lib/nutriai/client/field-texts';
import { ApiError } from '@/lib/accounts/client/api-error';

const checkAbove = 'Not saved yet. Please check what is marked above.';

/**
 * A section's way to the server. Texts of refused fields come with it, however deep in a list they stand: what
 * stands at one of `fields`, which the section marks itself, is not said a second time for the whole.
 */
export function useSection(fields: readonly string[] = []) {
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
      const unmarked = Object.keys(texts).filter((field) => !fields.includes(field));
      const [first] = unmarked;
      const isMarked = first === undefined && Object.keys(texts).length > 0;
      const isOfFields = unmarked.some((field) => field !== 'non_field_errors');
      const said = isOfFields && first !== undefined ? (texts[first] ?? message) : message;
      setSubmission({ phase: 'refused', message: isMarked ? checkAbove : said, errors: texts });
      return false;
    }
  };
  /** What is typed from here on is not saved. */
  const forgetSaved = () => {
    if (submission.phase !== 'saving') setSubmission({ phase: 'idle' });
  };
  return { submission, errors, submit, forgetSaved };
}
