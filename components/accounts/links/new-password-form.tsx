import { useId, useRef, useState, type SubmitEvent } from 'react';
import { PasswordAdvice } from '@/components/accounts/sign-in/password-advice';
import { PasswordField } from '@/components/accounts/sign-in/password-field';
import { ProblemAlert } from '@/components/accounts/sign-in/problem-alert';
import { RememberMeBox } from '@/components/accounts/sign-in/remember-me-box';
import type { Problem } from '@/components/accounts/sign-in/validate-credentials';
import { Button } from '@/components/ui/button';
import { useNewPassword } from './use-new-password';
import styles from './account-page.module.css';

interface NewPasswordFormProps {
  link: { uid: string; token: string };
  email: string;
  onSet: () => void;
  /** The link was used, is too old, or was replaced by a newer password. */
  onUnusable: () => void;
}

/**
 * One field, which can be shown: typed twice blindly it only takes longer. Sets the password, then signs in
 * with it.
 */
export function NewPasswordForm({ link, email, onSet, onUnusable }: NewPasswordFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const id = useId();

  const refuse = (message: string) => {
    setProblem({ message, fields: ['password'] });
    const field = form.current?.elements.namedItem('password');
    if (field instanceof HTMLInputElement) field.focus();
  };
  const { isBusy, save } = useNewPassword({ link, email, onSet, onUnusable, onRefused: refuse });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    if (password.trim() === '') return refuse('Enter a new password.');
    setProblem(null);
    save({ password, remember });
  };

  return (
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={submit}>
      {/* Tells a password manager whose password this is. */}
      <input type="email" name="username" value={email} autoComplete="username" readOnly hidden />
      <PasswordField
        name="password"
        label="New password"
        autoComplete="new-password"
        problem={problem}
        problemId={`${id}-problem`}
        value={password}
        onChange={(event) => {
          setPassword(event.currentTarget.value);
          setProblem(null);
        }}
      />
      <PasswordAdvice id={`${id}-advice`} password={password} owner={{ email }} />
      <RememberMeBox isTicked={remember} onChange={setRemember} />
      <ProblemAlert id={`${id}-problem`} problem={problem} />
      <Button type="submit" disabled={isBusy}>
        {isBusy ? 'Saving…' : 'Set password and sign in'}
      </Button>
    </form>
  );
}
