import { amountInWords } from '@/components/nutriai/public/amount-in-words';
import { capital, statusNames } from '@/components/nutriai/insights/insight-words';
import type { InsightsAnswer } from '@/lib/contract/nutriai-insights';
import type { Citations } from './citations';
import { Cited } from './cited';
import { ReportTable } from './report-table';
import styles from './report.module.css';

const shownAtMost = 11;

/** The nutrients of the page: what most children run short of stands first. */
export function nutrientsOf({ nutrients }: InsightsAnswer): InsightsAnswer['nutrients'] {
  return nutrients.slice(0, shownAtMost);
}

/** Intake against need, with where it came from. */
export function IntakeTable({ found, cited }: { found: InsightsAnswer; cited: Citations }) {
  const nutrients = nutrientsOf(found);
  if (nutrients.length === 0) {
    return (
      <p>
        {found.age_months < 6
          ? 'Under six months, milk is all a baby needs.'
          : 'No meals were logged on these days, or the child is older than three years.'}
      </p>
    );
  }
  return (
    <ReportTable label="Intake and needs">
      <thead>
        <tr>
          <th scope="col">Nutrient</th>
          <th scope="col">From milk</th>
          <th scope="col">From food</th>
          <th scope="col">Together</th>
          <th scope="col">Of it estimated</th>
          <th scope="col">Need</th>
          <th scope="col">In words</th>
        </tr>
      </thead>
      <tbody>
        {nutrients.map(
          ({ code, name, unit, have, need, upper, estimated, from_milk: fromMilk, status, source }) => (
            <tr key={code}>
              <th scope="row">{capital(name)}</th>
              <td className={styles.figure}>{amountInWords(fromMilk, unit)}</td>
              <td className={styles.figure}>
                {have === null ? 'not known' : amountInWords(Math.max(0, have - fromMilk), unit)}
              </td>
              <td className={styles.figure}>
                {have === null ? 'not known' : `${upper === null ? '≥ ' : ''}${amountInWords(have, unit)}`}
              </td>
              <td className={styles.figure}>{estimatedText(have, estimated)}</td>
              <td className={styles.figure}>{amountInWords(need, unit)}</td>
              <td>
                {statusNames[status].toLowerCase()} <Cited numbers={cited.numbers([source])} />
              </td>
            </tr>
          ),
        )}
      </tbody>
    </ReportTable>
  );
}

/** What part of a sum nobody weighed or saw: "none", "about 60%", "all". */
function estimatedText(have: number | null, estimated: number): string {
  if (have === null || have <= 0) return '–';
  // What an instance of the version before said has no such field.
  if (!(estimated > 0)) return 'none';
  const percent = Math.round((estimated / have) * 100);
  return percent >= 100 ? 'all' : `about ${Math.max(1, percent)}%`;
}
