import { useId } from 'react';
import field from '@/components/ui/field.module.css';

const mostMl = 1000;

/** Whole millilitres from 1 to 1000, or null. */
export function wholeMillilitres(text: string): number | null {
  const value = Number(text.trim());
  return /^\d{1,4}$/.test(text.trim()) && value >= 1 && value <= mostMl ? value : null;
}

interface AmountFieldProps {
  text: string;
  isWrong: boolean;
  onType: (text: string) => void;
}

export function AmountField({ text, isWrong, onType }: AmountFieldProps) {
  const id = useId();
  return (
    <div className={field.field}>
      <label htmlFor={id} className={field.label}>
        Amount (ml)
      </label>
      <input
        id={id}
        className={field.control}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        value={text}
        onChange={(event) => onType(event.target.value)}
      />
      {isWrong && (
        <p id={`${id}-error`} className={field.error}>
          Enter a whole number of ml, from 1 to {mostMl}.
        </p>
      )}
    </div>
  );
}
