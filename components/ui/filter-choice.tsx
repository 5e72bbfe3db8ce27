import { Select } from './select';

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
  return (
    <Select
      id={`${form}-${name}`}
      name={name}
      label={label}
      defaultValue={chosen}
      choices={[{ value: '', label: any }, ...options]}
    />
  );
}
