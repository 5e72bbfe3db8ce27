import { type FormEvent, Fragment, type ReactNode, useId, useState } from 'react';
import { PasswordAdvice } from '@/components/accounts/sign-in/password-advice';
import { CheckField } from '@/components/ui/check-field';
import type { FieldErrors } from '@/components/ui/field-errors';
import { FormField } from '@/components/ui/form-field';
import type { UserProfile } from '@/lib/contract/auth';
import { FormEnd } from './form-end';
import { usePasswordChange } from './use-password-change';
import styles from './profile-form.module.css';

const fields = [
  { name: 'old_password', label: 'Current password', autoComplete: 'current-password' },
  { name: 'new_password1', label: 'New password', autoComplete: 'new-password' },
  { name: 'new_password2', label: 'New password again', autoComplete: 'new-password' },
] as const;

/** Changes the password. The member stays signed in here; every other device is signed out. */
export function PasswordForm({ profile }: { profile: UserProfile }) {
  const id = useId();
  const { submission, change, forgetSaved } = usePasswordChange();
  const [isShown, setShown] = useState(false);
  const [newPassword, setNewPassword] = useState('');
  const errors: FieldErrors = submission.phase === 'refused' ? submission.errors : {};

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const passwords = Object.fromEntries(fields.map(({ name }) => [name, String(data.get(name) ?? '')]));
    change(passwords, () => {
      form.reset();
      setShown(false);
      setNewPassword('');
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
      <PasswordFields id={id} isShown={isShown} errors={errors}>
        <PasswordAdvice id={`${id}-advice`} password={newPassword} owner={ownerOf(profile)} />
      </PasswordFields>
      <CheckField
        label="Show passwords"
        checked={isShown}
        onChange={(event) => setShown(event.currentTarget.checked)}
      />
      <FormEnd
        submission={submission}
        isPrimary={false}
        submitText="Change password"
        savedText="Your password is changed. Your other devices will be signed out within a few minutes."
        fields={fields
          .filter(({ name }) => errors[name])
          .map(({ name, label }) => ({ id: `${id}-${name}`, label }))}
      />
    </form>
  );
}

interface PasswordFieldsProps {
  id: string;
  isShown: boolean;
  errors: FieldErrors;
  /** The advice below the new password, `${id}-advice`. */
  children: ReactNode;
}

function PasswordFields({ id, isShown, errors, children }: PasswordFieldsProps) {
  return fields.map(({ name, label, autoComplete }) => (
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
      {name === 'new_password1' && children}
    </Fragment>
  ));
}

function ownerOf(profile: UserProfile) {
  const { email, first_name: firstName, last_name: lastName, display_name: displayName } = profile;
  return { email, firstName, lastName, displayName };
}
