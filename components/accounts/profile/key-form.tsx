import { type FormEvent, useId, useRef } from 'react';
import useSWR from 'swr';
import type * as z from 'zod';
import { Button } from '@/components/ui/button';
import type { FieldErrors } from '@/components/ui/field-errors';
import { FormField } from '@/components/ui/form-field';
import { FormProblem } from '@/components/ui/form-problem';
import { useAuth } from '@/lib/accounts/client/auth-context';
import { readJson } from '@/lib/accounts/client/fetcher';
import { newIdempotencyKey } from '@/lib/accounts/client/idempotency-key';
import { keyNameAtMost, keyScopes } from '@/lib/contract/api-key-words';
import type { babyListAnswer } from '@/lib/contract/nutriai-babies';
import { babiesPath } from '@/lib/nutriai/client/babies/baby-paths';
import { ChoiceChecks } from './choice-checks';
import { keyLifetimes, scopeWords } from './key-words';
import { apiKeysPath, type MadeApiKey } from './profile-paths';
import { useSubmission } from './use-submission';
import form from './profile-form.module.css';
import styles from './choice-checks.module.css';

interface KeyFormProps {
  onMade: (key: MadeApiKey) => void;
  onCancel: () => void;
}

/** What a new key is for, what it opens, of which babies, and for how long. */
export function KeyForm({ onMade, onCancel }: KeyFormProps) {
  const id = useId();
  const { authenticatedFetch } = useAuth();
  const { data: babies } = useSWR<z.output<typeof babyListAnswer>, unknown>(babiesPath);
  const { submission, submit } = useSubmission();
  const errors: FieldErrors = submission.phase === 'refused' ? submission.errors : {};
  // The same form sent twice, because no answer came, makes one key.
  const retry = useRef({ body: '', idempotencyKey: '' });

  const make = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = JSON.stringify(requestOf(event.currentTarget));
    if (retry.current.body !== body) retry.current = { body, idempotencyKey: newIdempotencyKey() };
    void submit(async () => {
      const response = await authenticatedFetch(apiKeysPath, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': retry.current.idempotencyKey },
        body,
      });
      onMade(await readJson<MadeApiKey>(response));
    });
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
      {babies && babies.results.length > 0 && (
        <ChoiceChecks
          legend="Which babies? Leave all unticked to include every baby."
          name="babies"
          choices={babies.results.map((baby) => ({ value: baby.id, label: baby.name }))}
          error={errors.babies}
        />
      )}
      <div className={styles.field}>
        <label htmlFor={`${id}-days`} className={styles.label}>
          Expires after
        </label>
        <select id={`${id}-days`} name="days" defaultValue="90" className={styles.select}>
          {keyLifetimes.map(({ days, label }) => (
            <option key={days} value={days}>
              {label}
            </option>
          ))}
        </select>
      </div>
      {submission.phase === 'refused' && <FormProblem message={submission.message} />}
      <div className={styles.buttons}>
        <Button type="submit" aria-disabled={submission.phase === 'saving'}>
          {submission.phase === 'saving' ? 'Creating…' : 'Create key'}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
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
