import { useId } from 'react';
import field from '@/components/ui/field.module.css';
import { Select } from '@/components/ui/select';
import {
  checkAllergies,
  checkDiets,
  type CheckFamily,
  isMinded,
} from '@/lib/content/reading/foods/food-check-family';
import { BothEnglishes } from '@/components/content/english/both-englishes';
import styles from './family-fields.module.css';

/** "Allergies or a diet?": folded away, for most need neither. */
export function FamilyFields({ family }: { family: CheckFamily }) {
  const id = useId();
  return (
    <details className={styles.family} open={isMinded(family)}>
      <summary className={styles.summary}>Allergies or a diet?</summary>
      <div className={styles.fields}>
        <fieldset className={styles.allergies}>
          <legend className={field.label}>My child is allergic to</legend>
          <ul className={styles.choices}>
            {checkAllergies.map(({ code, label, american }) => (
              <li key={code}>
                <label className={styles.choice}>
                  <input
                    type="checkbox"
                    name="allergy"
                    value={code}
                    defaultChecked={family.allergies.includes(code)}
                  />
                  {american === undefined ? label : <BothEnglishes british={label} american={american} />}
                </label>
              </li>
            ))}
          </ul>
        </fieldset>
        <Select
          id={`${id}-diet`}
          name="diet"
          label="Diet"
          defaultValue={family.diet}
          choices={checkDiets.map(({ word, label }) => ({ value: word, label }))}
        />
      </div>
    </details>
  );
}
