import type { FormEvent, ReactNode } from 'react';
import { FormEnd } from '@/components/accounts/profile/form-end';
import type { Submission } from '@/components/accounts/profile/use-submission';
import styles from './section-form.module.css';

interface SectionFormProps {
  submission: Submission;
  /** Something is typed that is not saved: it stays until it is. */
  isDirty: boolean;
  savedText: string;
  submitText?: string;
  onSave: () => void;
  children: ReactNode;
}

/** One section of the profile with a button of its own. */
export function SectionForm({
  submission,
  isDirty,
  savedText,
  submitText = 'Save',
  onSave,
  children,
}: SectionFormProps) {
  const save = (event: FormEvent) => {
    event.preventDefault();
    onSave();
  };
  return (
    <form className={styles.form} method="post" noValidate onSubmit={save}>
      {children}
      {isDirty && submission.phase === 'idle' && <p className={styles.unsaved}>Unsaved changes.</p>}
      {/* Filled while there is something to save: a page holds several of these. */}
      <FormEnd
        submission={submission}
        submitText={submitText}
        savedText={savedText}
        fields={[]}
        isPrimary={isDirty}
      />
    </form>
  );
}
