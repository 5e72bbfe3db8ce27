import hidden from '@/components/ui/visually-hidden.module.css';
import type { ScoreRow } from '@/lib/content/reading/benchmark/benchmark-figures';
import type { Score } from '@/lib/nutriai/engine/benchmark/score';
import styles from './benchmark.module.css';

type Counted = 'missed' | 'wronglyBlocked' | 'notUnderstood';

const columns: readonly { count: Counted; of: 'unsafe' | 'servable'; title: string }[] = [
  { count: 'missed', of: 'unsafe', title: 'Let through' },
  { count: 'wronglyBlocked', of: 'servable', title: 'Wrongly blocked' },
  { count: 'notUnderstood', of: 'servable', title: 'Not under\u00adstood' },
];

/** Both kinds of error, and what was not understood, now and in the first run. */
export function ScoreTable({ caption, rows }: { caption: string; rows: readonly ScoreRow[] }) {
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}. “Was” is the first run.</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className={hidden.hidden}>Cases</span>
            </th>
            {columns.map(({ title }) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, first, now }) => (
            <tr key={id} className={id === 'all' ? styles.all : undefined}>
              <th scope="row">{name}</th>
              {columns.map(({ count, of, title }) => (
                <td key={title} data-label={title}>
                  <span className={styles.share}>{share(now, count, of)}</span>
                  <span className={styles.detail}>
                    {now[count].toLocaleString('en-GB')} of {now[of].toLocaleString('en-GB')}
                  </span>
                  {count !== 'notUnderstood' && (
                    <span className={styles.detail}>was {share(first, count, of)}</span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function share(score: Score, count: Counted, of: 'unsafe' | 'servable'): string {
  return score[of] === 0 ? '–' : `${((100 * score[count]) / score[of]).toFixed(1)}%`;
}
