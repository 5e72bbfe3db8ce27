import styles from './poll-box.module.css';

/**
 * What a browser without scripts is led back to after voting (app/api/v2/polls/form-answer.ts); each is seen
 * only when the address names it.
 */
const notices = {
  voted: 'Thank you. Your vote has been counted. The figures here may be a minute old.',
  again: 'You have already voted in this poll. Only one vote counts.',
  closed: 'This poll is closed. Your vote was not counted.',
  later: 'Your vote was not counted. Please try again later.',
  problem: 'Your vote was not counted. Please choose one of the answers.',
} as const;

export function PollNotices({ pollId }: { pollId: number }) {
  return Object.entries(notices).map(([outcome, text]) => (
    <p key={outcome} id={`poll-${pollId}-${outcome}`} className={styles.notice} data-outcome={outcome}>
      {text}
    </p>
  ));
}
