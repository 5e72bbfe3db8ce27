'use client';

import { useTransition } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { Button } from '@/components/ui/button';
import container from '@/components/ui/container.module.css';
import { EmptyBowl } from './empty-bowl';
import styles from './page-problem.module.css';

const homePath = '/';

interface PageProblemProps {
  error: unknown;
  /** Fetches and draws the page again. */
  retry: () => void;
}

/** Instead of a page that could not be made: what to do, and the number under which our log has the reason. */
export function PageProblem({ error, retry }: PageProblemProps) {
  const [isTrying, startTrying] = useTransition();
  const reference = referenceOf(error);
  return (
    <div className={`${container.container} ${styles.page}`} role="alert">
      <EmptyBowl className={styles.drawing} />
      <h1>Something went wrong</h1>
      <p className={styles.lead}>
        We couldn’t show this page. The problem is on our side. Please try again in a moment.
      </p>
      <div className={styles.actions}>
        <Button disabled={isTrying} onClick={() => startTrying(retry)}>
          {isTrying ? 'Trying again…' : 'Try again'}
        </Button>
        {/* A page load and not a Link: whatever went wrong in the browser is left behind. */}
        <a href={homePath} className={buttonClass('quiet')}>
          Home
        </a>
      </div>
      {reference && (
        <p className={styles.reference}>
          If it happens again, send us this reference: <code>{reference}</code>
        </p>
      )}
    </div>
  );
}

function referenceOf(error: unknown): string | null {
  return error instanceof Error && 'digest' in error && typeof error.digest === 'string'
    ? error.digest
    : null;
}
