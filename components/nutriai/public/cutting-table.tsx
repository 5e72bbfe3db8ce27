import { cuttingRules } from '@/lib/content/reading/nutriai/nutriai-landing';
import { Cite } from './cite';
import { LandingSection } from './landing-section';
import { PhoneFold } from './phone-fold';
import styles from './cutting-table.module.css';

export function CuttingTable() {
  return (
    <LandingSection
      id="cut"
      title="Cut it like this"
      lead={
        <>
          Until the fifth birthday, cut round food long and thin, cook hard food until soft, and spread sticky
          food thinly. Each piece should squash between finger and thumb. Sit your child upright and stay with
          them.
        </>
      }
    >
      <PhoneFold summary={foldedSummary()}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Food, and how not to serve it</th>
              <th scope="col">Like this</th>
            </tr>
          </thead>
          <tbody>
            {cuttingRules.map(({ food, never, safe, sources }) => (
              <tr key={food}>
                <th scope="row" className={styles.food}>
                  {food}
                  <span className={styles.never}>Not {never}</span>
                </th>
                <td className={styles.safe}>
                  {safe}
                  <Cite sources={sources} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </PhoneFold>
    </LandingSection>
  );
}

const namedFoods = 4;

/** "Grapes, apple, melon, blueberries and 8 more" */
function foldedSummary(): string {
  const [first = '', ...others] = cuttingRules
    .slice(0, namedFoods)
    .flatMap(({ food }) => food.split(/,| and /, 1));
  const names = [first, ...others.map((name) => name.toLowerCase())].join(', ');
  return `${names} and ${cuttingRules.length - namedFoods} more`;
}
