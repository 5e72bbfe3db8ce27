import { type FormEvent, useId } from 'react';
import type { FieldErrors } from '@/components/ui/field-errors';
import { FormField } from '@/components/ui/form-field';
import { FormEnd } from './form-end';
import { useEmailChange } from './use-email-change';
import styles from './profile-form.module.css';

const fields = [
  { name: 'new_email', label: 'New email address' },
  { name: 'password', label: 'Your password' },
] as const;

/** Asks for another address. It becomes the account's when the link that is sent there is opened, and not before. */
export function EmailForm({ email }: { email: string }) {
  const id = useId();
  const { submission, sentTo, ask, forgetSaved } = useEmailChange();
  const errors: FieldErrors = submission.phase === 'refused' ? submission.errors : {};

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    ask(requestOf(form), () => form.reset());
  };

  return (
    <form className={styles.form} method="post" noValidate onSubmit={send} onInput={forgetSaved}>
      <p className={styles.current}>
        Current address: <strong>{email}</strong>
      </p>
      <AddressFields id={id} errors={errors} />
      <FormEnd
        submission={submission}
        isPrimary={false}
        submitText="Send a link there"
        savedText={`A link is on its way to ${sentTo}. It works once, within one hour.`}
        fields={fields
          .filter(({ name }) => errors[name])
          .map(({ name, label }) => ({ id: `${id}-${name}`, label }))}
      />
    </form>
  );
}

function AddressFields({ id, errors }: { id: string; errors: FieldErrors }) {
  return (
    <div className={styles.pair}>
      <FormField
        id={`${id}-new_email`}
        name="new_email"
        label="New email address"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.new_email}
        required
      />
      <FormField
        id={`${id}-password`}
        name="password"
        label="Your password"
        type="password"
        autoComplete="current-password"
        error={errors.password}
        required
      />
    </div>
  );
}

function requestOf(form: HTMLFormElement) {
  const data = new FormData(form);
  const read = (name: string) => String(data.get(name) ?? '');
  return { new_email: read('new_email').trim(), password: read('password') };
}
