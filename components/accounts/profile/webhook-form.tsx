import { type FormEvent, useId } from 'react';
import type { FieldErrors } from '@/components/ui/field-errors';
import { FormField } from '@/components/ui/form-field';
import {
  eventsOfArea,
  webhookAreas,
  webhookNameAtMost,
  webhookUrlAtMost,
} from '@/lib/contract/webhook-words';
import { BabyChecks } from './baby-checks';
import { ChoiceChecks } from './choice-checks';
import { CreationEnd } from './creation-end';
import { type MadeWebhook, webhooksPath } from './profile-paths';
import { useCreation } from './use-creation';
import { areaWords } from './webhook-words';
import form from './profile-form.module.css';

interface WebhookFormProps {
  onMade: (webhook: MadeWebhook) => void;
  onCancel: () => void;
}

/** Where a new webhook goes, and of what and of whom it is told. */
export function WebhookForm({ onMade, onCancel }: WebhookFormProps) {
  const id = useId();
  const { submission, create } = useCreation<MadeWebhook>(webhooksPath, onMade);
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
        label="What is the webhook for?"
        hint="For example “Lamp in the baby’s room”."
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
      <BabyChecks error={errors.babies} />
      <CreationEnd submission={submission} createText="Create webhook" onCancel={onCancel} />
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
