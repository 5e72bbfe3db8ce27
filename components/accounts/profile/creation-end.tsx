import { Button } from '@/components/ui/button';
import { FormProblem } from '@/components/ui/form-problem';
import type { Submission } from './use-submission';
import styles from './choice-checks.module.css';

interface CreationEndProps {
  submission: Submission;
  createText: string;
  onCancel: () => void;
}

/** The end of a form that creates something: why it was refused, and the two ways on. */
export function CreationEnd({ submission, createText, onCancel }: CreationEndProps) {
  const isSaving = submission.phase === 'saving';
  return (
    <>
      {submission.phase === 'refused' && <FormProblem message={submission.message} />}
      <div className={styles.buttons}>
        <Button type="submit" aria-disabled={isSaving}>
          {isSaving ? 'Creating…' : createText}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </>
  );
}
