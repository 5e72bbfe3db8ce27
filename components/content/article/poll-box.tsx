'use client';

import { useRef } from 'react';
import { useIsNear } from '@/components/ui/use-is-near';
import type { PollState } from '@/lib/content/community/polls/poll';
import { DateInEnglish } from '@/components/content/english/date-in-english';
import { PollForm } from './poll-form';
import { PollNotices } from './poll-notices';
import { PollResults } from './poll-results';
import { usePoll } from './use-poll';
import styles from './poll-box.module.css';

/** How far ahead of the reader a poll asks for its own state, in pixels. */
const ahead = 200;

/**
 * A poll that works without scripts as a plain form, whose answer leads back to one of the notices, and with
 * scripts in place. The results show after voting, when the poll is closed, or when somebody asks for them.
 */
export function PollBox({ initial, path }: { initial: PollState; path: string }) {
  const box = useRef<HTMLElement>(null);
  const isNear = useIsNear(box, ahead);
  const { poll, isPeeking, isBusy, message, problem, vote, peek, stopPeeking, results } = usePoll(
    initial,
    isNear,
  );
  const hasEnded = !poll.is_open || poll.voted_option !== null;
  return (
    <figure ref={box} id={`poll-${poll.id}`} className={styles.poll}>
      <figcaption className={styles.question}>{poll.question}</figcaption>
      <PollNotices pollId={poll.id} />
      {!hasEnded && !isPeeking && (
        <PollForm poll={poll} path={path} isBusy={isBusy} onVote={vote} onPeek={peek} />
      )}
      <PollResults
        ref={results}
        poll={poll}
        isShown={hasEnded || isPeeking}
        onBack={hasEnded ? null : stopPeeking}
      />
      <p className={styles.dates}>
        {poll.closes_at !== null && (
          <>
            {poll.is_open ? 'Open until ' : 'Closed on '}
            <time dateTime={poll.closes_at}>
              <DateInEnglish date={poll.closes_at} />
            </time>
          </>
        )}
      </p>
      <p role="status" className={styles.message}>
        {message}
      </p>
      {problem !== '' && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </figure>
  );
}
