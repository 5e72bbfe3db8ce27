'use client';

import { Eraser } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { clearConversation, useConversation } from '@/lib/nutriai/client/ask/conversation';
import { AskForm } from './ask-form';
import { AskSuggestions } from './ask-suggestions';
import { TurnView } from './turn-view';
import styles from './ask-conversation.module.css';

/** All your questions in this visit, the newest at the thumb. */
export function AskConversation() {
  const { turns } = useConversation();
  const list = useRef<HTMLDivElement>(null);
  const count = turns.length;
  const seen = useRef(count);
  useEffect(() => {
    // An answer is read from its beginning.
    if (count > seen.current) list.current?.lastElementChild?.scrollIntoView({ block: 'start' });
    seen.current = count;
  }, [count]);
  return (
    <div className={styles.conversation}>
      {count === 0 ? (
        <div className={styles.empty}>
          <p>
            Ask whether your baby can eat something, how to cut and serve it, how much your baby needs, when
            to introduce an allergen, what to cook or how to store it.
          </p>
          <p className={styles.promise}>
            Answers come from our rules, foods and articles, with sources. For medical questions we tell you
            who to ask. Your questions are not stored.
          </p>
        </div>
      ) : (
        <div ref={list} className={styles.turns}>
          {turns.map((turn, index) => (
            <TurnView key={turn.id} turn={turn} isLatest={index === count - 1} headingLevel={2} />
          ))}
        </div>
      )}
      <AskSuggestions />
      {count > 0 && (
        <Button variant="quiet" className={styles.clear} onClick={clearConversation}>
          <Eraser size={18} aria-hidden />
          Clear
        </Button>
      )}
      <div className={styles.form}>
        <AskForm />
      </div>
    </div>
  );
}
