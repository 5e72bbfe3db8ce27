import { Check } from 'lucide-react';
import styles from './choice-chips.module.css';
import hidden from './visually-hidden.module.css';

interface ManyChipsProps<Value extends string> {
  legend: string;
  isLegendHidden?: boolean;
  choices: readonly { value: Value; label: string }[];
  values: readonly Value[];
  onChange: (values: Value[]) => void;
}

/** Any number of short words to tick. */
export function ManyChips<Value extends string>({
  legend,
  isLegendHidden = false,
  choices,
  values,
  onChange,
}: ManyChipsProps<Value>) {
  const toggle = (value: Value, isTicked: boolean) =>
    onChange(isTicked ? [...values, value] : values.filter((each) => each !== value));
  return (
    <fieldset className={styles.group}>
      <legend className={isLegendHidden ? hidden.hidden : styles.legend}>{legend}</legend>
      <div className={styles.chips}>
        {choices.map(({ value, label }) => (
          <label key={value} className={styles.chip}>
            <input
              type="checkbox"
              className={styles.box}
              checked={values.includes(value)}
              onChange={(event) => toggle(value, event.target.checked)}
            />
            <Check size={16} aria-hidden className={styles.tick} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
