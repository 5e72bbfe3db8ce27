import { useId, useRef, useState, type SubmitEvent } from 'react';
import { PasswordAdvice } from '@/components/accounts/sign-in/password-advice';
import { PasswordField } from '@/components/accounts/sign-in/password-field';
import { ProblemAlert } from '@/components/accounts/sign-in/problem-alert';
import { RememberMeBox } from '@/components/accounts/sign-in/remember-me-box';
import type { Problem } from '@/components/accounts/sign-in/validate-credentials';
import { Button } from '@/components/ui/button';
import { fieldErrorsOf } from '@/components/ui/field-errors';
import { ApiError } from '@/lib/accounts/client/api-error';
import { useAuth } from '@/lib/accounts/client/auth-context';
import { isOfflineFailure } from '@/lib/accounts/client/offline';
import { setNewPassword } from '@/lib/accounts/client/password-calls';
import { askToSignIn } from '@/lib/accounts/client/sign-in-calls';
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
  const { login } = useAuth();
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const id = useId();

  const refuse = (message: string) => {
    setProblem({ message, fields: ['password'] });
    const field = form.current?.elements.namedItem('password');
    if (field instanceof HTMLInputElement) field.focus();
  };

  const save = async () => {
    try {
      await setNewPassword(link, password);
    } catch (error) {
      if (isUnusable(error)) onUnusable();
      else refuse(reasonOf(error));
      return;
    }
    await signIn();
    onSet();
  };

  /** A failure here is not one of the password's: the next page offers to sign in. */
  const signIn = async () => {
    if (email === '') return;
    const answer = await askToSignIn({ email, password }, new AbortController().signal).catch(() => null);
    if (answer) login(answer.tokens, { remember, askedAtMs: answer.askedAtMs });
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    if (password.trim() === '') return refuse('Enter a new password.');
    setBusy(true);
    setProblem(null);
    void save().finally(() => setBusy(false));
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

function isUnusable(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status !== 400) return false;
  const { uid, token } = fieldErrorsOf(error.body);
  return uid !== undefined || token !== undefined;
}

function reasonOf(error: unknown): string {
  if (isOfflineFailure(error))
    return 'You are offline. What you typed is still here. Try again when you are back online.';
  if (!(error instanceof ApiError)) return 'The server didn’t answer. Check your connection and try again.';
  const { new_password1: first, new_password2: second } = fieldErrorsOf(error.body);
  return first ?? second ?? error.message;
}
