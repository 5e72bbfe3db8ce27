import type { FormEvent, MouseEvent } from 'react';
import { Button } from '@/components/ui/button';
import hidden from '@/components/ui/visually-hidden.module.css';
import type { PollState } from '@/lib/content/community/polls/poll';
import styles from './poll-box.module.css';

interface PollFormProps {
  poll: PollState;
  path: string;
  isBusy: boolean;
  onVote: (option: string) => void;
  onPeek: () => void;
}

/**
 * The answers to choose from. Without scripts the browser sends it, and the link shows the results by the
 * address alone.
 */
export function PollForm({ poll, path, isBusy, onVote, onPeek }: PollFormProps) {
  const vote = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const option = new FormData(event.currentTarget).get('option');
    if (typeof option === 'string') onVote(option);
  };
  const peek = (event: MouseEvent) => {
    event.preventDefault();
    onPeek();
  };
  return (
    <form method="post" action="/api/v2/polls/" className={styles.form} onSubmit={vote}>
      <input type="hidden" name="poll" value={poll.id} />
      <input type="hidden" name="return_to" value={path} />
      <fieldset className={styles.options}>
        <legend className={hidden.hidden}>{poll.question}</legend>
        {poll.options.map(({ id, label }) => (
          <label key={id} className={styles.option}>
            <input type="radio" name="option" value={id} required />
            {label}
          </label>
        ))}
      </fieldset>
      <div className={styles.bottom}>
        <Button type="submit" disabled={isBusy}>
          {isBusy ? 'Voting…' : 'Vote'}
        </Button>
        <a href={`#poll-${poll.id}-results`} className={styles.link} onClick={peek}>
          See results
        </a>
      </div>
    </form>
  );
}
