import field from './form-field.module.css';

export interface FilterChoiceProps {
  /** Of the field, and so of the parameter in the address. */
  name: string;
  /** Before the name, to make an id that the page has once. */
  form: string;
  label: string;
  /** What stands for no choice. */
  any: string;
  chosen: string;
  options: readonly { value: string; label: string }[];
}

/** One choice of a form that filters a list by the address alone. */
export function FilterChoice({ name, form, label, any, chosen, options }: FilterChoiceProps) {
  const id = `${form}-${name}`;
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <select id={id} name={name} className={field.control} defaultValue={chosen}>
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
