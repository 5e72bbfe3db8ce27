'use client';

import { ArrowUp, Square } from 'lucide-react';
import { useId } from 'react';
import { useBabies } from '@/components/nutriai/shell/baby-provider';
import { questionAtMost } from '@/lib/contract/ask-limits';
import { useOnline } from '@/lib/nutriai/client/use-online';
import { useQuestion } from './use-question';
import hidden from '@/components/ui/visually-hidden.module.css';
import styles from './ask-form.module.css';

interface AskFormProps {
  /** The field takes the focus when the form appears: it was asked for. */
  isOpened?: boolean;
}

/** The question and its button, which stops while an answer is coming. */
export function AskForm({ isOpened = false }: AskFormProps) {
  const id = useId();
  const { chosen } = useBabies();
  const { field, draft, error, isAsking, isWaiting, change, submit, onKeyDown } = useQuestion(isOpened);
  return (
    <div className={styles.ask}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <label htmlFor={id} className={hidden.hidden}>
          Your question
        </label>
        <textarea
          ref={field}
          id={id}
          className={styles.field}
          rows={2}
          maxLength={questionAtMost}
          placeholder={
            chosen === undefined ? 'Ask about food and feeding' : `Ask about ${chosen.name}’s food`
          }
          value={draft}
          aria-invalid={error === null ? undefined : true}
          aria-describedby={error === null ? undefined : `${id}-error`}
          onChange={(event) => change(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <button type="submit" className={isAsking ? `${styles.send} ${styles.stop}` : styles.send}>
          {isAsking ? <Square size={18} aria-hidden /> : <ArrowUp size={22} aria-hidden />}
          <span className={hidden.hidden}>{isAsking ? 'Stop' : 'Ask'}</span>
        </button>
      </form>
      <AskNotes errorId={`${id}-error`} error={error} isWaiting={isWaiting} />
    </div>
  );
}

interface AskNotesProps {
  errorId: string;
  error: string | null;
  /** The question waits for the baby's profile. */
  isWaiting: boolean;
}

function AskNotes({ errorId, error, isWaiting }: AskNotesProps) {
  const isOnline = useOnline();
  return (
    <>
      {error !== null && (
        <p id={errorId} className={styles.error} role="alert">
          {error}
        </p>
      )}
      {isWaiting && (
        <p className={styles.hint} role="status">
          One moment, your baby’s profile is still loading.
        </p>
      )}
      {!isOnline && <p className={styles.hint}>You are offline. Questions need a connection.</p>}
    </>
  );
}
