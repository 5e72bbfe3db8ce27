import type { InputHTMLAttributes } from 'react';
import { Field } from './field';

type OfInput = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoComplete' | 'inputMode' | 'max' | 'maxLength' | 'min' | 'required' | 'step' | 'type'
>;

interface InputFieldProps extends OfInput {
  id: string;
  label: string;
  hint?: string;
  error?: string;
  value: string;
  onType: (value: string) => void;
}

/** A field of one line whose value the form holds. */
export function InputField({ id, label, hint, error, onType, ...input }: InputFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => <input {...input} {...control} onChange={({ target: { value } }) => onType(value)} />}
    </Field>
  );
}
