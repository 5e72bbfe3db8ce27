import { CalendarHeart } from 'lucide-react';
import { ButtonLink } from '@/components/ui/button-link';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import type { BeforeSolidsAnswer } from '@/lib/contract/nutriai-before-solids';
import { timeUntil } from '@/lib/nutriai/client/babies/before-solids';
import { dateInWords, localToday } from '@/lib/nutriai/client/local-date';
import { SourceNote } from './source-note';
import styles from './solids-start.module.css';

const months = [0, 1, 2, 3, 4, 5];

interface SolidsStartProps {
  baby: BabyAnswer;
  found: BeforeSolidsAnswer;
}

/** When solids begin for this baby, and why not yet. */
export function SolidsStart({ baby, found }: SolidsStartProps) {
  const { advice, six_months_on: day, counted_from: from } = found;
  if (!advice) return <SolidsBegun name={baby.name} />;
  const monthsOver = found.corrected_age_months ?? found.age_months;
  return (
    <section className={styles.start} aria-labelledby="solids-start">
      <CalendarHeart size={32} aria-hidden className={styles.icon} />
      <div className={styles.words}>
        <h2 id="solids-start" className={styles.title}>
          Milk is all {baby.name} needs for now
        </h2>
        <p>{advice.why}</p>
      </div>
      <div className={styles.when}>
        <p className={styles.date}>
          <span className={styles.label}>
            Six months old{from === 'due_date' && ', from the due date,'} on
          </span>
          <strong>{dateInWords(day)}</strong>
          <span className={styles.label}>{timeUntil(day, localToday())}</span>
        </p>
        <ol className={styles.months} aria-hidden>
          {months.map((month) => (
            <li key={month} data-over={month < monthsOver ? '' : undefined} />
          ))}
        </ol>
      </div>
      <ul className={styles.tips}>
        {advice.what_helps.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
      <SourceNote sources={advice.sources} />
    </section>
  );
}

function SolidsBegun({ name }: { name: string }) {
  return (
    <section className={styles.start} aria-labelledby="solids-start">
      <CalendarHeart size={32} aria-hidden className={styles.icon} />
      <div className={styles.words}>
        <h2 id="solids-start" className={styles.title}>
          {name} is six months old
        </h2>
        <p>You can now plan meals.</p>
      </div>
      <div>
        <ButtonLink href="/nutriai/plan">Plan the first week</ButtonLink>
      </div>
    </section>
  );
}
