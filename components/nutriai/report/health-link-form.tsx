import { type FormEvent, useId, useRef, useState } from 'react';
import type { Period } from '@/components/nutriai/insights/insight-words';
import { Button } from '@/components/ui/button';
import type { FieldErrors } from '@/components/ui/field-errors';
import { FormField } from '@/components/ui/form-field';
import { FormProblem } from '@/components/ui/form-problem';
import { useSubmission } from '@/components/accounts/profile/use-submission';
import { CheckField } from '@/components/ui/check-field';
import { useAuth } from '@/lib/accounts/client/auth-context';
import { readJson } from '@/lib/accounts/client/fetcher';
import { newIdempotencyKey } from '@/lib/accounts/client/idempotency-key';
import { healthLinkLabelAtMost, passcodeAtMost } from '@/lib/contract/health-link-words';
import type { NewHealthLinkAnswer } from '@/lib/contract/nutriai-health-links';
import { healthLinksPath } from '@/lib/nutriai/client/babies/baby-paths';
import { linkLifetimes, suggestedPasscode } from './health-link-words';
import styles from './health-links.module.css';

/** A link with what only the one who made it knows. */
export interface MadeLink extends NewHealthLinkAnswer {
  babyId: string;
  passcode: string | null;
}

interface HealthLinkFormProps {
  babyId: string;
  days: Period;
  onMade: (link: MadeLink) => void;
  onCancel: () => void;
}

/** What a new link is called, who may open it, and for how long. */
export function HealthLinkForm({ babyId, days, onMade, onCancel }: HealthLinkFormProps) {
  const id = useId();
  const { authenticatedFetch } = useAuth();
  const { submission, submit } = useSubmission();
  const [hasPasscode, setHasPasscode] = useState(true);
  const [suggestion] = useState(suggestedPasscode);
  const errors: FieldErrors = submission.phase === 'refused' ? submission.errors : {};
  // The same form sent twice, because no answer came, makes one link.
  const retry = useRef({ body: '', idempotencyKey: '' });

  const make = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const request = requestOf(event.currentTarget, days);
    const body = JSON.stringify(request);
    if (retry.current.body !== body) retry.current = { body, idempotencyKey: newIdempotencyKey() };
    void submit(async () => {
      const response = await authenticatedFetch(healthLinksPath(babyId), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': retry.current.idempotencyKey },
        body,
      });
      const made = await readJson<NewHealthLinkAnswer>(response);
      onMade({ ...made, babyId, passcode: request.passcode });
    });
  };

  return (
    <form className={styles.form} method="post" noValidate onSubmit={make}>
      <FormField
        id={`${id}-label`}
        name="label"
        label="What are you sharing?"
        hint="The clinic sees this first."
        defaultValue="Growth and feeding record"
        autoComplete="off"
        maxLength={healthLinkLabelAtMost}
        error={errors.label}
        required
      />
      <CheckField
        label="Ask for a passcode"
        checked={hasPasscode}
        onChange={(event) => setHasPasscode(event.currentTarget.checked)}
      />
      {hasPasscode && (
        <FormField
          id={`${id}-passcode`}
          name="passcode"
          label="Passcode"
          hint="Tell the clinic yourself. Don’t write it next to the code."
          defaultValue={suggestion}
          autoComplete="off"
          spellCheck={false}
          maxLength={passcodeAtMost}
          error={errors.passcode}
          required
        />
      )}
      <CheckField name="once" label="Works only once" />
      <div className={styles.field}>
        <label htmlFor={`${id}-days`} className={styles.label}>
          Expires after
        </label>
        <select id={`${id}-days`} name="days" defaultValue="7" className={styles.select}>
          {linkLifetimes.map(({ days: each, label }) => (
            <option key={each} value={each}>
              {label}
            </option>
          ))}
        </select>
      </div>
      {submission.phase === 'refused' && <FormProblem message={submission.message} />}
      <div className={styles.buttons}>
        <Button type="submit" aria-disabled={submission.phase === 'saving'}>
          {submission.phase === 'saving' ? 'Creating…' : 'Create QR code'}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function requestOf(element: HTMLFormElement, days: Period) {
  const data = new FormData(element);
  const passcode = data.get('passcode');
  return {
    label: String(data.get('label') ?? ''),
    passcode: passcode === null ? null : String(passcode),
    is_one_time: data.has('once'),
    expires_in_days: Number(data.get('days')),
    days,
    time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}
