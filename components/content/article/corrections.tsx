import type { Correction } from '@/lib/content/reading/corrections';
import { InEnglish } from '@/components/content/english/in-english';
import { DateInEnglish } from '@/components/content/english/date-in-english';
import styles from './corrections.module.css';

/** What was wrong in a post and has been put right, the newest first. */
export function Corrections({ corrections }: { corrections: readonly Correction[] }) {
  if (corrections.length === 0) return null;
  return (
    <section className={styles.corrections} aria-labelledby="corrections">
      <h2 id="corrections" className={styles.title}>
        Corrections
      </h2>
      <ul className={styles.list}>
        {corrections.map(({ date, text }) => (
          <li key={`${date} ${text}`}>
            <time dateTime={date}>
              <DateInEnglish date={date} />
            </time>
            <p>
              <InEnglish>{text}</InEnglish>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
