import styles from './select.module.css';
import { Field } from './field';

interface SelectProps<Value extends string | number> {
  id: string;
  label: string;
  hint?: string;
  error?: string;
  /** In a form that is sent: the name, and what is chosen at first. */
  name?: string;
  defaultValue?: Value;
  choices: readonly { value: Value; label: string }[];
  value?: Value;
  onChange?: (value: Value) => void;
}

/** One of a few words, by the browser's own list. */
export function Select<Value extends string | number>({
  name,
  defaultValue,
  choices,
  value,
  onChange,
  ...field
}: SelectProps<Value>) {
  return (
    <Field {...field}>
      {(control) => (
        <select
          {...control}
          className={`${control.className} ${styles.select}`}
          name={name}
          defaultValue={defaultValue}
          value={value}
          // None in a form that is sent as it is: it is drawn by the server alone.
          onChange={
            onChange &&
            ((event) => {
              const chosen = choices.find((choice) => String(choice.value) === event.target.value);
              if (chosen) onChange(chosen.value);
            })
          }
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
