import { useId } from 'react';
import type { Choice } from '@/lib/nutriai/client/babies/baby-words';
import styles from './chip-group.module.css';

interface RadioChipsProps<Value extends string> {
  legend: string;
  choices: readonly Choice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few short words. */
export function RadioChips<Value extends string>({
  legend,
  choices,
  value: chosen,
  onChange,
}: RadioChipsProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.chips}>
        {choices.map(({ value, label }) => (
          <label key={value} className={styles.chip}>
            <input
              type="radio"
              name={name}
              className={styles.box}
              checked={value === chosen}
              onChange={() => onChange(value)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
