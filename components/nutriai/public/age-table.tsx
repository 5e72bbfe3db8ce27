import { ageColumns, ageFacts } from '@/lib/content/reading/nutriai/nutriai-landing-ages';
import { Cite } from './cite';
import { LandingSection } from './landing-section';
import { PhoneFold } from './phone-fold';
import styles from './age-table.module.css';

/**
 * Each fact is a row group of its own: its name across the whole width, the three ages below. So three columns
 * fit a phone.
 */
export function AgeTable() {
  return (
    <LandingSection
      id="by-age"
      title="By age"
      lead="Ranges for healthy babies born at term. Let your child decide how much to eat."
    >
      <PhoneFold summary="Meals, energy, texture, water and milk, in a table">
        <table className={styles.table}>
          <caption className={styles.caption}>Meals, energy, texture, water and milk at three ages</caption>
          <thead>
            <tr>
              {ageColumns.map((age) => (
                <th key={age} scope="col" className={styles.age}>
                  {age}
                </th>
              ))}
            </tr>
          </thead>
          {ageFacts.map(({ name, values, note, sources }) => (
            <tbody key={name}>
              <tr>
                <th scope="rowgroup" colSpan={ageColumns.length} className={styles.name}>
                  {name}
                  <Cite sources={sources} />
                  {note && <span className={styles.note}>{note}</span>}
                </th>
              </tr>
              <tr>
                {ageColumns.map((age, column) => (
                  <td key={age} className={styles.value}>
                    {values[column]}
                  </td>
                ))}
              </tr>
            </tbody>
          ))}
        </table>
      </PhoneFold>
    </LandingSection>
  );
}
