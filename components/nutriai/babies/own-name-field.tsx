import { useId } from 'react';
import { Field } from '@/components/ui/field';
import type { useOwnName } from './use-own-name';

interface OwnNameFieldProps {
  own: ReturnType<typeof useOwnName>;
  error?: string;
}

/** Asks who has no name for one, and nobody else. */
export function OwnNameField({ own: { isAsked, name, setName }, error }: OwnNameFieldProps) {
  const id = useId();
  if (!isAsked) return null;
  return (
    <Field
      id={id}
      label="Your name for other carers"
      hint="Optional. It is shown next to what you log."
      error={error}
    >
      {(control) => (
        <input
          {...control}
          autoComplete="nickname"
          autoCapitalize="words"
          maxLength={80}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      )}
    </Field>
  );
}
