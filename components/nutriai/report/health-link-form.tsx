import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { CheckField } from '@/components/ui/check-field';
import type { FieldErrors } from '@/components/ui/field-errors';
import { FormField } from '@/components/ui/form-field';
import { FormProblem } from '@/components/ui/form-problem';
import { healthLinkLabelAtMost, passcodeAtMost } from '@/lib/contract/health-link-words';
import { linkLifetimes, suggestedPasscode } from './health-link-words';
import { type NewHealthLink, useNewHealthLink } from './use-new-health-link';
import styles from './health-links.module.css';

interface HealthLinkFormProps extends NewHealthLink {
  onCancel: () => void;
}

/** What a new link is called, who may open it, and for how long. */
export function HealthLinkForm({ babyId, days, onMade, onCancel }: HealthLinkFormProps) {
  const id = useId();
  const { submission, make } = useNewHealthLink({ babyId, days, onMade });
  const [hasPasscode, setHasPasscode] = useState(true);
  const [suggestion] = useState(suggestedPasscode);
  const errors: FieldErrors = submission.phase === 'refused' ? submission.errors : {};

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
      {hasPasscode && <PasscodeField id={`${id}-passcode`} suggestion={suggestion} error={errors.passcode} />}
      <CheckField name="once" label="Works only once" />
      <LifetimeField id={`${id}-days`} />
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

interface PasscodeFieldProps {
  id: string;
  suggestion: string;
  error: string | undefined;
}

function PasscodeField({ id, suggestion, error }: PasscodeFieldProps) {
  return (
    <FormField
      id={id}
      name="passcode"
      label="Passcode"
      hint="Tell the clinic yourself. Don’t write it next to the code."
      defaultValue={suggestion}
      autoComplete="off"
      spellCheck={false}
      maxLength={passcodeAtMost}
      error={error}
      required
    />
  );
}

function LifetimeField({ id }: { id: string }) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        Expires after
      </label>
      <select id={id} name="days" defaultValue="7" className={styles.select}>
        {linkLifetimes.map(({ days: each, label }) => (
          <option key={each} value={each}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
