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
import type { babyListAnswer } from '@/lib/contract/nutriai-babies';
import {
  eventsOfArea,
  webhookAreas,
  webhookNameAtMost,
  webhookUrlAtMost,
} from '@/lib/contract/webhook-words';
import { babiesPath } from '@/lib/nutriai/client/babies/baby-paths';
import { ChoiceChecks } from './choice-checks';
import { type MadeWebhook, webhooksPath } from './profile-paths';
import { useSubmission } from './use-submission';
import { areaWords } from './webhook-words';
import form from './profile-form.module.css';
import styles from './choice-checks.module.css';

interface WebhookFormProps {
  onMade: (webhook: MadeWebhook) => void;
  onCancel: () => void;
}

/** Where a new webhook goes, and of what and of whom it is told. */
export function WebhookForm({ onMade, onCancel }: WebhookFormProps) {
  const id = useId();
  const { authenticatedFetch } = useAuth();
  const { data: babies } = useSWR<z.output<typeof babyListAnswer>, unknown>(babiesPath);
  const { submission, submit } = useSubmission();
  const errors: FieldErrors = submission.phase === 'refused' ? submission.errors : {};
  const isSaving = submission.phase === 'saving';
  // The same form sent twice, because no answer came, makes one webhook.
  const retry = useRef({ body: '', idempotencyKey: '' });

  const make = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = JSON.stringify(requestOf(event.currentTarget));
    if (retry.current.body !== body) retry.current = { body, idempotencyKey: newIdempotencyKey() };
    void submit(async () => {
      const response = await authenticatedFetch(webhooksPath, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': retry.current.idempotencyKey },
        body,
      });
      onMade(await readJson<MadeWebhook>(response));
    });
  };

  return (
    <form className={form.form} method="post" noValidate onSubmit={make}>
      <FormField
        id={`${id}-name`}
        name="name"
        label="What is the webhook for?"
        hint="For example “Lamp in the nursery”."
        autoComplete="off"
        maxLength={webhookNameAtMost}
        error={errors.name}
        required
      />
      <FormField
        id={`${id}-url`}
        name="url"
        label="Address for the messages"
        hint="Where your program listens, starting with https://."
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="url"
        maxLength={webhookUrlAtMost}
        error={errors.url}
        required
      />
      <ChoiceChecks
        legend="Which entries should we tell it about?"
        name="areas"
        choices={webhookAreas.map((value) => ({ value, label: areaWords[value] }))}
        error={errors.events}
      />
      {babies && babies.results.length > 0 && (
        <ChoiceChecks
          legend="Which babies? Leave all unticked to include every baby."
          name="babies"
          choices={babies.results.map((baby) => ({ value: baby.id, label: baby.name }))}
          error={errors.babies}
        />
      )}
      {submission.phase === 'refused' && <FormProblem message={submission.message} />}
      <div className={styles.buttons}>
        <Button type="submit" aria-disabled={isSaving}>
          {isSaving ? 'Creating…' : 'Create webhook'}
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
  const areas = webhookAreas.filter((area) => data.getAll('areas').includes(area));
  return {
    name: String(data.get('name') ?? ''),
    url: String(data.get('url') ?? ''),
    events: areas.flatMap(eventsOfArea),
    babies: babies.length > 0 ? babies : null,
  };
}
