import { useId } from 'react';
import { ChoiceChips } from '@/components/ui/choice-chips';
import field from '@/components/ui/field.module.css';
import { type FeedValues, mostMinutes } from './use-feed-form';

const sides = [
  { value: 'left', label: 'Left' },
  { value: 'right', label: 'Right' },
  { value: 'both', label: 'Both' },
  { value: 'unsaid', label: 'Not noted' },
] as const;

interface BreastFieldsProps {
  values: FeedValues;
  areMinutesWrong: boolean;
  onChange: (patch: Partial<FeedValues>) => void;
}

/** On which side the baby was fed, and how long. */
export function BreastFields({ values, areMinutesWrong, onChange }: BreastFieldsProps) {
  return (
    <>
      <ChoiceChips
        isWide
        legend="Which side"
        choices={sides}
        value={values.side}
        onChange={(side) => onChange({ side })}
      />
      <MinutesField
        text={values.minutes}
        isWrong={areMinutesWrong}
        onType={(minutes) => onChange({ minutes })}
      />
    </>
  );
}

interface MinutesFieldProps {
  text: string;
  isWrong: boolean;
  onType: (text: string) => void;
}

function MinutesField({ text, isWrong, onType }: MinutesFieldProps) {
  const id = useId();
  return (
    <div className={field.field}>
      <label htmlFor={id} className={field.label}>
        Minutes (optional)
      </label>
      <input
        id={id}
        className={field.control}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        value={text}
        onChange={(event) => onType(event.target.value.replace(/\D/g, ''))}
      />
      {isWrong && (
        <p id={`${id}-error`} className={field.error}>
          Enter whole minutes, from 1 to {mostMinutes}.
        </p>
      )}
    </div>
  );
}
