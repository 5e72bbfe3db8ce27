import { Check } from 'lucide-react';
import type { Ref } from 'react';
import type { PollState } from '@/lib/content/community/polls/poll';
import styles from './poll-box.module.css';

interface PollResultsProps {
  poll: PollState;
  /** When not, they are there all the same for a browser without scripts, which shows them by the address. */
  isShown: boolean;
  /** Back to voting, for who has not voted; null when there is nothing to go back to. */
  onBack: (() => void) | null;
  ref: Ref<HTMLDivElement>;
}

/** How readers have answered: each share in figures, and drawn. */
export function PollResults({ poll, isShown, onBack, ref }: PollResultsProps) {
  return (
    <div
      ref={ref}
      id={`poll-${poll.id}-results`}
      className={isShown ? `${styles.results} ${styles.shown}` : styles.results}
      tabIndex={-1}
    >
      <ul className={styles.options} aria-label="Results">
        {poll.options.map(({ id, label, votes, percent }) => (
          <li key={id} className={styles.result}>
            <span className={styles.label}>
              <span>
                {label}
                {id === poll.voted_option && (
                  <span className={styles.own}>
                    <Check size={16} aria-hidden /> your vote
                  </span>
                )}
              </span>
              <span className={styles.share}>
                {percent}% <span className={styles.votes}>({votes})</span>
              </span>
            </span>
            <svg className={styles.bar} width="100%" height="10" aria-hidden="true">
              <rect className={styles.track} width="100%" height="10" rx="5" />
              <rect className={styles.fill} width={`${percent}%`} height="10" rx="5" />
            </svg>
          </li>
        ))}
      </ul>
      <div className={styles.bottom}>
        <span className={styles.total}>
          {poll.total_votes === 1 ? '1 vote' : `${poll.total_votes} votes`}
        </span>
        {isShown && onBack && (
          <button type="button" className={styles.link} onClick={onBack}>
            Back to voting
          </button>
        )}
      </div>
    </div>
  );
}
