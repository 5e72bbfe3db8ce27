import { useId } from 'react';
import styles from './choice-chips.module.css';

interface ChoiceChipsProps<Value extends string | number> {
  legend: string;
  /** `words` are read out where the label is too short to be understood. */
  choices: readonly { value: Value; label: string; words?: string }[];
  value: Value | null;
  /** At a thumb's width, for what is logged with one hand. */
  isWide?: boolean;
  onChange: (value: Value) => void;
}

/** One of a few short words. */
export function ChoiceChips<Value extends string | number>({
  legend,
  choices,
  value: chosen,
  isWide = false,
  onChange,
}: ChoiceChipsProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={`${styles.chips} ${isWide ? styles.wide : ''}`}>
        {choices.map(({ value, label, words }) => (
          <label key={value} className={styles.chip}>
            <input
              type="radio"
              name={name}
              className={styles.box}
              checked={value === chosen}
              onChange={() => onChange(value)}
              aria-label={words}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
