import type { InputHTMLAttributes } from 'react';
import { Field } from './field';

type Shared = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoCapitalize' | 'autoComplete' | 'defaultValue' | 'inputMode' | 'maxLength' | 'required' | 'spellCheck'
>;

export interface FormFieldProps extends Shared {
  id: string;
  name: string;
  label: string;
  type?: 'text' | 'email' | 'password';
  /** With rows the field takes several lines. */
  rows?: number;
  hint?: string;
  error?: string;
  /** Id of what else the field is described by. */
  describedBy?: string;
}

/** A field for words, of one line or of several. */
export function FormField({
  id,
  label,
  type = 'text',
  rows,
  hint,
  error,
  describedBy,
  ...field
}: FormFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} describedBy={describedBy}>
      {(control) =>
        rows ? (
          <textarea {...field} {...control} rows={rows} />
        ) : (
          <input {...field} {...control} type={type} />
        )
      }
    </Field>
  );
}
