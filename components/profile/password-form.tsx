import { type FormEvent, useId, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { FieldErrors } from '@/components/ui/field-errors';
import { FormField } from '@/components/ui/form-field';
import { useAuth } from '@/lib/session/auth-context';
import { readJson } from '@/lib/session/fetcher';
import { FormEnd } from './form-end';
import { devicesPath, passwordPath } from './profile-paths';
import { useSubmission } from './use-submission';
import styles from './profile-form.module.css';

const fields = [
  { name: 'old_password', label: 'Current password', autoComplete: 'current-password' },
  {
    name: 'new_password1',
    label: 'New password',
    autoComplete: 'new-password',
    hint: 'At least 8 characters, not only digits, with upper and lower case letters.',
  },
  { name: 'new_password2', label: 'New password again', autoComplete: 'new-password' },
] as const;

/** Changes the password. The member stays signed in here; every other device is signed out. */
export function PasswordForm({ email }: { email: string }) {
  const id = useId();
  const { authenticatedFetch } = useAuth();
  const { mutate } = useSWRConfig();
  const { submission, submit, forgetSaved } = useSubmission();
  const [isShown, setShown] = useState(false);
  const errors: FieldErrors = submission.phase === 'refused' ? submission.errors : {};

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const passwords = Object.fromEntries(fields.map(({ name }) => [name, String(data.get(name) ?? '')]));
    void submit(async () => {
      const response = await authenticatedFetch(passwordPath, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(passwords),
      });
      await readJson(response);
      form.reset();
      setShown(false);
      // The other devices can renew nothing from now on.
      void mutate(devicesPath);
    });
  };

  return (
    <form className={styles.form} method="post" noValidate onSubmit={save} onInput={forgetSaved}>
      {/* Tells a password manager whose password this is. */}
      <input type="email" name="username" value={email} autoComplete="username" readOnly hidden />
      {fields.map(({ name, label, ...field }) => (
        <FormField
          key={name}
          {...field}
          id={`${id}-${name}`}
          name={name}
          label={label}
          type={isShown ? 'text' : 'password'}
          error={errors[name]}
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      ))}
      <label className={styles.toggle}>
        <input
          type="checkbox"
          checked={isShown}
          onChange={(event) => setShown(event.currentTarget.checked)}
        />
        Show passwords
      </label>
      <FormEnd
        submission={submission}
        submitText="Change password"
        savedText="Your password is changed. All other devices have to sign in again, within minutes."
        fields={fields
          .filter(({ name }) => errors[name])
          .map(({ name, label }) => ({ id: `${id}-${name}`, label }))}
      />
    </form>
  );
}
