import type { Poll } from '@/lib/cms/payload-types';
import styles from './poll-embed.module.css';

/** The question and how readers have answered so far, drawn as bars with their figures. */
export function PollEmbed({ poll }: { poll: Poll | number }) {
  if (typeof poll === 'number') return null;
  const total = poll.options.reduce((sum, { votes }) => sum + (votes ?? 0), 0);
  return (
    <figure className={styles.poll}>
      <figcaption className={styles.question}>{poll.question}</figcaption>
      <ul className={styles.options}>
        {poll.options.map(({ id, label, votes }) => {
          const share = total === 0 ? 0 : Math.round((100 * (votes ?? 0)) / total);
          return (
            <li key={id}>
              <span className={styles.label}>
                {label} <span className={styles.share}>{share} %</span>
              </span>
              <meter
                className={styles.bar}
                min={0}
                max={100}
                value={share}
                aria-label={`${label}: ${share} %`}
              />
            </li>
          );
        })}
      </ul>
      <p className={styles.total}>{total === 1 ? '1 vote' : `${total} votes`}</p>
    </figure>
  );
}
