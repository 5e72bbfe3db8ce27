import { useId } from 'react';
import styles from './choice-chips.module.css';

interface ChoiceChipsProps<Value extends string | number> {
  legend: string;
  choices: readonly { value: Value; name: string; words?: string }[];
  value: Value | null;
  onChange: (value: Value) => void;
}

/** One of a few, each at a thumb's width. */
export function ChoiceChips<Value extends string | number>({
  legend,
  choices,
  value,
  onChange,
}: ChoiceChipsProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.chips}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.chip}>
            <input
              type="radio"
              name={name}
              className={styles.input}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              aria-label={choice.words}
            />
            <span className={styles.face}>{choice.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
