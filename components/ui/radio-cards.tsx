import { type ReactNode, useId } from 'react';
import hidden from './visually-hidden.module.css';
import styles from './radio-cards.module.css';

interface RadioCardsProps<Value extends string> {
  legend: string;
  /** Where a heading says the same just above. */
  isLegendHidden?: boolean;
  choices: readonly { value: Value; label: string; hint: ReactNode }[];
  chosen: Value | null;
  onChoose: (value: Value) => void;
}

/** One of a few, where each needs a sentence of its own. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { legend, isLegendHidden = false, choices, chosen, onChoose } = props;
  const name = useId();
  return (
    <fieldset className={styles.choices}>
      <legend className={isLegendHidden ? hidden.hidden : styles.legend}>{legend}</legend>
      {choices.map(({ value, label, hint }) => (
        <label key={value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            aria-labelledby={`${name}-${value}-label`}
            aria-describedby={`${name}-${value}`}
            onChange={() => onChoose(value)}
          />
          <span className={styles.words}>
            <span id={`${name}-${value}-label`} className={styles.label}>
              {label}
            </span>
            <span id={`${name}-${value}`} className={styles.hint}>
              {hint}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
