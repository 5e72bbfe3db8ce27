'use client';

import { ThumbsDown, ThumbsUp } from 'lucide-react';
import Link from 'next/link';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import styles from './was-it-helpful.module.css';

type State = 'open' | 'sending' | 'yes' | 'no' | 'failed';

/** Asks whether a page helped. The answer is counted with the page's address and nothing of the reader. */
export function WasItHelpful({ path }: { path: string }) {
  const [state, setState] = useState<State>('open');

  const vote = async (isHelpful: boolean) => {
    setState('sending');
    try {
      const answer = await fetch('/api/page-votes', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ path, is_helpful: isHelpful }),
      });
      setState(answer.ok ? (isHelpful ? 'yes' : 'no') : 'failed');
    } catch {
      setState('failed');
    }
  };

  const isOpen = state === 'open' || state === 'sending' || state === 'failed';
  return (
    <section className={styles.helpful} aria-labelledby="helpful" data-mdast="ignore">
      <h2 id="helpful" className={styles.title}>
        Was this helpful?
      </h2>
      {isOpen && (
        <div className={styles.buttons}>
          {([true, false] as const).map((isHelpful) => (
            <Button
              key={String(isHelpful)}
              variant="quiet"
              disabled={state === 'sending'}
              onClick={() => void vote(isHelpful)}
            >
              {isHelpful ? <ThumbsUp size={18} aria-hidden /> : <ThumbsDown size={18} aria-hidden />}
              {isHelpful ? 'Yes' : 'No'}
            </Button>
          ))}
        </div>
      )}
      <p role="status">
        {state === 'yes' && 'Thank you for telling us.'}
        {state === 'no' && (
          <>
            Thank you. If you like, <Link href="/contact">tell us what was missing</Link>.
          </>
        )}
        {state === 'failed' && 'Your answer did not reach us. Please try again later.'}
      </p>
    </section>
  );
}
