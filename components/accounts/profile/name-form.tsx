import { type FormEvent, useId } from 'react';
import type { FieldErrors } from '@/components/ui/field-errors';
import { FormField } from '@/components/ui/form-field';
import type { ProfilePatch, UserProfile } from '@/lib/contract/auth';
import { useAuth } from '@/lib/accounts/client/auth-context';
import { readJson } from '@/lib/accounts/client/fetcher';
import { FormEnd } from './form-end';
import { profilePath } from './profile-paths';
import { useSubmission } from './use-submission';
import styles from './profile-form.module.css';

const fields = [
  { name: 'first_name', label: 'First name', autoComplete: 'given-name' },
  { name: 'last_name', label: 'Last name', autoComplete: 'family-name' },
  { name: 'display_name', label: 'Display name', autoComplete: 'nickname' },
] as const;

interface NameFormProps {
  profile: UserProfile;
  onSaved: (profile: UserProfile) => void;
}

export function NameForm({ profile, onSaved }: NameFormProps) {
  const id = useId();
  const { authenticatedFetch, reloadMember } = useAuth();
  const { submission, submit, forgetSaved } = useSubmission();
  const errors: FieldErrors = submission.phase === 'refused' ? submission.errors : {};

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const patch = readPatch(event.currentTarget);
    void submit(async () => {
      const response = await authenticatedFetch(profilePath, {
        method: 'PATCH',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(patch),
      });
      onSaved(await readJson<UserProfile>(response));
      // The rest of the site shows the new name too; should that fail, it does so after the next start.
      reloadMember().catch(() => undefined);
    });
  };

  return (
    <form className={styles.form} method="post" noValidate onSubmit={save} onInput={forgetSaved}>
      <div className={styles.pair}>
        {fields.map(({ name, label, autoComplete }) => (
          <FormField
            key={name}
            id={`${id}-${name}`}
            name={name}
            label={label}
            autoComplete={autoComplete}
            defaultValue={profile[name]}
            error={errors[name]}
            maxLength={80}
          />
        ))}
      </div>
      <FormEnd
        submission={submission}
        submitText="Save"
        savedText="Your name is saved."
        fields={fields
          .filter(({ name }) => errors[name])
          .map(({ name, label }) => ({ id: `${id}-${name}`, label }))}
      />
    </form>
  );
}

function readPatch(form: HTMLFormElement): ProfilePatch {
  const data = new FormData(form);
  const read = (name: keyof ProfilePatch) => String(data.get(name) ?? '').trim();
  return { first_name: read('first_name'), last_name: read('last_name'), display_name: read('display_name') };
}
