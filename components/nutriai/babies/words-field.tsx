import { Field } from '@/components/ui/field';

interface WordsFieldProps {
  id: string;
  label: string;
  example: string;
  error?: string;
  value: string;
  onChange: (value: string) => void;
}

/** Several words in one line, with commas between. */
export function WordsField({ example, value, onChange, ...field }: WordsFieldProps) {
  return (
    <Field {...field} hint={`Separated by commas: ${example}`}>
      {(control) => (
        <input
          {...control}
          autoComplete="off"
          autoCapitalize="none"
          maxLength={2000}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
