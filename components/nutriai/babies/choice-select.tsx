import type { Choice } from '@/lib/nutriai/client/babies/baby-words';
import { Field } from './field';
import styles from './select.module.css';

interface ChoiceSelectProps<Value extends string> {
  id: string;
  label: string;
  hint?: string;
  error?: string;
  choices: readonly Choice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few words, by the browser's own list. */
export function ChoiceSelect<Value extends string>({
  choices,
  value,
  onChange,
  ...field
}: ChoiceSelectProps<Value>) {
  return (
    <Field {...field}>
      {(control) => (
        <select
          {...control}
          className={`${control.className} ${styles.select}`}
          value={value}
          onChange={(event) => {
            const chosen = choices.find((choice) => choice.value === event.target.value);
            if (chosen) onChange(chosen.value);
          }}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
