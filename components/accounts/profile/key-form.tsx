import { type FormEvent, useId } from 'react';
import type { FieldErrors } from '@/components/ui/field-errors';
import { FormField } from '@/components/ui/form-field';
import { keyNameAtMost, keyScopes } from '@/lib/contract/api-key-words';
import { BabyChecks } from './baby-checks';
import { ChoiceChecks } from './choice-checks';
import { CreationEnd } from './creation-end';
import { keyLifetimes, scopeWords } from './key-words';
import { apiKeysPath, type MadeApiKey } from './profile-paths';
import { useCreation } from './use-creation';
import form from './profile-form.module.css';
import styles from './choice-checks.module.css';

interface KeyFormProps {
  onMade: (key: MadeApiKey) => void;
  onCancel: () => void;
}

/** What a new key is for, what it opens, of which babies, and for how long. */
export function KeyForm({ onMade, onCancel }: KeyFormProps) {
  const id = useId();
  const { submission, create } = useCreation<MadeApiKey>(apiKeysPath, onMade);
  const errors: FieldErrors = submission.phase === 'refused' ? submission.errors : {};

  const make = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    create(requestOf(event.currentTarget));
  };

  return (
    <form className={form.form} method="post" noValidate onSubmit={make}>
      <FormField
        id={`${id}-name`}
        name="name"
        label="What is it for?"
        hint="For example “Kitchen button”."
        autoComplete="off"
        maxLength={keyNameAtMost}
        error={errors.name}
        required
      />
      <ChoiceChecks
        legend="What can it do?"
        name="scopes"
        choices={keyScopes.map((value) => ({ value, ...scopeWords[value] }))}
        error={errors.scopes}
      />
      <BabyChecks error={errors.babies} />
      <LifetimeSelect id={`${id}-days`} />
      <CreationEnd submission={submission} createText="Create key" onCancel={onCancel} />
    </form>
  );
}

function LifetimeSelect({ id }: { id: string }) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        Expires after
      </label>
      <select id={id} name="days" defaultValue="90" className={styles.select}>
        {keyLifetimes.map(({ days, label }) => (
          <option key={days} value={days}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}

function requestOf(element: HTMLFormElement) {
  const data = new FormData(element);
  const babies = data.getAll('babies');
  return {
    name: String(data.get('name') ?? ''),
    scopes: data.getAll('scopes'),
    babies: babies.length > 0 ? babies : null,
    expires_in_days: Number(data.get('days')),
  };
}
