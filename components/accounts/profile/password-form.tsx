import { type FormEvent, Fragment, useId, useState } from 'react';
import { useSWRConfig } from 'swr';
import { PasswordAdvice } from '@/components/accounts/sign-in/password-advice';
import { CheckField } from '@/components/ui/check-field';
import type { FieldErrors } from '@/components/ui/field-errors';
import { FormField } from '@/components/ui/form-field';
import type { UserProfile } from '@/lib/contract/auth';
import { useAuth } from '@/lib/accounts/client/auth-context';
import { readJson } from '@/lib/accounts/client/fetcher';
import { FormEnd } from './form-end';
import { devicesPath, passwordPath } from './profile-paths';
import { useSubmission } from './use-submission';
import styles from './profile-form.module.css';

const fields = [
  { name: 'old_password', label: 'Current password', autoComplete: 'current-password' },
  { name: 'new_password1', label: 'New password', autoComplete: 'new-password' },
  { name: 'new_password2', label: 'New password again', autoComplete: 'new-password' },
] as const;

/** Changes the password. The member stays signed in here; every other device is signed out. */
export function PasswordForm({ profile }: { profile: UserProfile }) {
  const id = useId();
  const { authenticatedFetch } = useAuth();
  const { mutate } = useSWRConfig();
  const { submission, submit, forgetSaved } = useSubmission();
  const [isShown, setShown] = useState(false);
  const [newPassword, setNewPassword] = useState('');
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
      setNewPassword('');
      // The other devices can renew nothing from now on.
      void mutate(devicesPath);
    });
  };

  const type = (event: FormEvent<HTMLFormElement>) => {
    forgetSaved();
    const { target } = event;
    if (target instanceof HTMLInputElement && target.name === 'new_password1') setNewPassword(target.value);
  };

  return (
    <form className={styles.form} method="post" noValidate onSubmit={save} onInput={type}>
      {/* Tells a password manager whose password this is. */}
      <input type="email" name="username" value={profile.email} autoComplete="username" readOnly hidden />
      {fields.map(({ name, label, autoComplete }) => (
        <Fragment key={name}>
          <FormField
            id={`${id}-${name}`}
            name={name}
            label={label}
            autoComplete={autoComplete}
            type={isShown ? 'text' : 'password'}
            error={errors[name]}
            describedBy={name === 'new_password1' ? `${id}-advice` : undefined}
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          {name === 'new_password1' && (
            <PasswordAdvice id={`${id}-advice`} password={newPassword} owner={ownerOf(profile)} />
          )}
        </Fragment>
      ))}
      <CheckField
        label="Show passwords"
        checked={isShown}
        onChange={(event) => setShown(event.currentTarget.checked)}
      />
      <FormEnd
        submission={submission}
        submitText="Change password"
        savedText="Your password is changed. Your other devices will be signed out within a few minutes."
        fields={fields
          .filter(({ name }) => errors[name])
          .map(({ name, label }) => ({ id: `${id}-${name}`, label }))}
      />
    </form>
  );
}

function ownerOf(profile: UserProfile) {
  const { email, first_name: firstName, last_name: lastName, display_name: displayName } = profile;
  return { email, firstName, lastName, displayName };
}
