'use client';

import { ArrowUp, Square } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useBabies } from '@/components/nutriai/shell/baby-provider';
import { questionAtMost } from '@/lib/contract/ask-limits';
import {
  ask,
  isEmergency,
  keepDraft,
  stopAsking,
  useConversation,
} from '@/lib/nutriai/client/ask/conversation';
import { loadDetector } from '@/lib/nutriai/client/ask/emergency-detector';
import { useOnline } from '@/lib/nutriai/client/use-online';
import hidden from '@/components/ui/visually-hidden.module.css';
import styles from './ask-form.module.css';

/** How long the words of emergencies may wait for the screen to stand first; the first letter fetches them. */
const waitMs = 3_000;

interface AskFormProps {
  /** The field takes the focus when the form appears: it was asked for. */
  isOpened?: boolean;
}

/** The question and its button, which stops while an answer is coming. */
export function AskForm({ isOpened = false }: AskFormProps) {
  const id = useId();
  const { babies, chosen, error: loadError } = useBabies();
  const { turns, draft } = useConversation();
  const isOnline = useOnline();
  const field = useRef<HTMLTextAreaElement>(null);
  const [error, setError] = useState<string | null>(null);
  // Whom a question is about may still be loading: it is sent as soon as that is known.
  const isReady = babies !== undefined || loadError !== undefined;
  const waiting = useRef<string | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  const last = turns.at(-1);
  const isAsking = last?.status === 'asking';

  useEffect(() => {
    const question = waiting.current;
    if (!isReady || question === null) return;
    waiting.current = null;
    void ask(question, chosen);
  }, [isReady, chosen]);
  useEffect(() => {
    if (isOpened) field.current?.focus();
    const timer = setTimeout(() => void loadDetector(), isOpened ? 0 : waitMs);
    return () => clearTimeout(timer);
  }, [isOpened]);

  const send = (text: string) => {
    const question = text.trim();
    if (question === '') {
      setError('Write a question first.');
      field.current?.focus();
      return;
    }
    setError(null);
    // What cannot wait does not.
    if (isReady || isEmergency(question)) {
      void ask(question, chosen);
      return;
    }
    waiting.current = question;
    setWaiting(true);
    void loadDetector().then(() => {
      if (waiting.current !== question || !isEmergency(question)) return;
      waiting.current = null;
      setWaiting(false);
      void ask(question, chosen);
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isAsking) stopAsking();
    else send(draft);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!isAsking || isEmergency(draft)) send(draft);
  };

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
          onChange={(event) => {
            void loadDetector();
            keepDraft(event.target.value);
            setError(null);
          }}
          onKeyDown={onKey}
        />
        <button type="submit" className={isAsking ? `${styles.send} ${styles.stop}` : styles.send}>
          {isAsking ? <Square size={18} aria-hidden /> : <ArrowUp size={22} aria-hidden />}
          <span className={hidden.hidden}>{isAsking ? 'Stop' : 'Ask'}</span>
        </button>
      </form>
      {error !== null && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
      {isWaiting && !isReady && (
        <p className={styles.hint} role="status">
          One moment, your baby’s profile is still loading.
        </p>
      )}
      {!isOnline && <p className={styles.hint}>You are offline. Questions need a connection.</p>}
    </div>
  );
}
