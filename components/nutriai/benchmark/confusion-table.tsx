import hidden from '@/components/ui/visually-hidden.module.css';
import type { BenchmarkFigures } from '@/lib/content/reading/benchmark/benchmark-figures';
import styles from './benchmark.module.css';

const labels = [
  { label: 'safe', name: 'May be served as written' },
  { label: 'prepare', name: 'Has a safe form to show' },
  { label: 'unsafe', name: 'Must not be served' },
] as const;

const outcomes = [
  { outcome: 'allow', name: 'Allow' },
  { outcome: 'allow_with_preparation', name: 'Pre\u00adpare' },
  { outcome: 'unsure', name: 'Unsure' },
  { outcome: 'block', name: 'Block' },
] as const;

/** What the guidelines say against what the engine answered. */
export function ConfusionTable({ confusion }: Pick<BenchmarkFigures, 'confusion'>) {
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className={styles.caption}>
          Rows: the guidelines’ verdict. Columns: the engine’s answer. Figures are numbers of cases.
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <span className={hidden.hidden}>Guidelines</span>
            </th>
            {outcomes.map(({ outcome, name }) => (
              <th key={outcome} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {labels.map(({ label, name }) => (
            <tr key={label}>
              <th scope="row">{name}</th>
              {outcomes.map(({ outcome, name: answer }) => (
                <td key={outcome} data-label={answer}>
                  {confusion[label][outcome].toLocaleString('en-GB')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
