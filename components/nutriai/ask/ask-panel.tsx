'use client';

import Link from 'next/link';
import { useConversation } from '@/lib/nutriai/client/ask/conversation';
import { AskForm } from './ask-form';
import { AskSuggestions } from './ask-suggestions';
import { TurnView } from './turn-view';
import styles from './ask-box.module.css';

/** The last question with its answer, and the form for the next. */
export function AskPanel() {
  const { turns } = useConversation();
  const last = turns.at(-1);
  return (
    <>
      {last !== undefined && <TurnView key={last.id} turn={last} isLatest headingLevel={3} />}
      <AskSuggestions />
      <AskForm isOpened />
      {turns.length > 1 && (
        <p>
          <Link href="/nutriai/ask" className={styles.all} prefetch={false}>
            All your questions in this visit
          </Link>
        </p>
      )}
    </>
  );
}
