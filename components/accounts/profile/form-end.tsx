import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { FormProblem, type FormProblemProps } from '@/components/ui/form-problem';
import type { Submission } from './use-submission';
import styles from './form-end.module.css';

interface FormEndProps {
  submission: Submission;
  submitText: string;
  savedText: string;
  fields: FormProblemProps['fields'];
  /** Of the forms of a page one has the filled button at a time. */
  isPrimary?: boolean;
}

/**
 * The end of a form: why it was refused, in a box that takes the focus; the button; and, announced politely,
 * that all is saved.
 */
export function FormEnd({ submission, submitText, savedText, fields, isPrimary = true }: FormEndProps) {
  const problem = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (submission.phase === 'refused') problem.current?.focus();
  }, [submission]);
  const isSaving = submission.phase === 'saving';
  return (
    <>
      {submission.phase === 'refused' && (
        <FormProblem ref={problem} message={submission.message} fields={fields} />
      )}
      <div className={styles.actions}>
        {/* Not disabled, which would take the focus from it. */}
        <Button
          type="submit"
          variant={isPrimary ? 'primary' : 'quiet'}
          aria-disabled={isSaving}
          onClick={(event) => isSaving && event.preventDefault()}
        >
          {isSaving ? 'Saving…' : submitText}
        </Button>
        <p role="status" className={styles.saved}>
          {submission.phase === 'saved' && (
            <>
              <CircleCheck size={20} aria-hidden />
              {savedText}
            </>
          )}
        </p>
      </div>
    </>
  );
}
