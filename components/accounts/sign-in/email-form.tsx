import { useEffect, useRef, type ReactNode, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/button';
import { PasswordField } from './password-field';
import { ProblemAlert } from './problem-alert';
import { TextField, type TextFieldProps } from './text-field';
import type { FormValues, Problem, SignInMode } from './validate-credentials';
import buttons from './buttons.module.css';
import styles from './email-form.module.css';

interface EmailFormProps {
  mode: SignInMode;
  isBusy: boolean;
  problem: Problem | null;
  problemId: string;
  /** Whether the first field takes the focus: yes when a button, gone by now, has brought the form. */
  takesFocus: boolean;
  onSubmit: (values: FormValues) => void;
  onType: () => void;
  /** What stands between the fields and the button. */
  children: ReactNode;
}

/**
 * The form for one mode; the caller gives it a key per mode, so that a change of mode empties it
 * (specification §2).
 *
 * `noValidate`: required, minLength and the email type stand on the inputs, but the browser's own check would
 * come first and hide the texts of §5. `method="post"`: should the form be sent before its script runs, the
 * password must not end up in the address.
 */
export function EmailForm({
  mode,
  isBusy,
  problem,
  problemId,
  takesFocus,
  onSubmit,
  onType,
  children,
}: EmailFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const shared = { problem, problemId };
  const isSignUp = mode === 'sign-up';

  useEffect(() => {
    if (takesFocus) focusField(form.current, isSignUp ? 'firstName' : 'email');
  }, [takesFocus, isSignUp]);
  useEffect(() => {
    if (problem !== null) focusProblem(form.current, problem);
  }, [problem]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(readValues(event.currentTarget));
  };

  return (
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={submit} onInput={onType}>
      {isSignUp && <NameFields {...shared} />}
      <CredentialFields {...shared} isSignUp={isSignUp} />
      {children}
      <ProblemAlert id={problemId} problem={problem} />
      <Button type="submit" className={buttons.wide} disabled={isBusy}>
        {isBusy ? 'Processing...' : submitText(mode)}
      </Button>
    </form>
  );
}

type SharedProps = Pick<TextFieldProps, 'problem' | 'problemId'>;

function NameFields(shared: SharedProps) {
  return (
    <div className={styles.names}>
      <TextField {...shared} name="firstName" label="First name" autoComplete="given-name" maxLength={80} />
      <TextField {...shared} name="lastName" label="Last name" autoComplete="family-name" maxLength={80} />
    </div>
  );
}

function CredentialFields({ isSignUp, ...shared }: SharedProps & { isSignUp: boolean }) {
  return (
    <>
      <TextField
        {...shared}
        name="email"
        label="Email"
        type="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        autoComplete={isSignUp ? 'email' : 'username'}
      />
      <PasswordField
        {...shared}
        name="password"
        label="Password"
        autoComplete={isSignUp ? 'new-password' : 'current-password'}
      />
      {isSignUp && (
        <PasswordField
          {...shared}
          name="confirmPassword"
          label="Confirm password"
          autoComplete="new-password"
        />
      )}
    </>
  );
}

function submitText(mode: SignInMode): string {
  return mode === 'sign-up' ? 'Sign Up' : 'Sign In';
}

/** Blanks around an address or a name are slips of the thumb; in a password they count. */
function readValues(form: HTMLFormElement): FormValues {
  const data = new FormData(form);
  const read = (name: keyof FormValues) => String(data.get(name) ?? '');
  return {
    firstName: read('firstName').trim(),
    lastName: read('lastName').trim(),
    email: read('email').trim(),
    password: read('password'),
    confirmPassword: read('confirmPassword'),
  };
}

/** The field to correct; where it is none in particular, the button, which lost the focus while it was disabled. */
function focusProblem(form: HTMLFormElement | null, { fields: [name] }: Problem): void {
  if (name !== undefined) focusField(form, name);
  else if (document.activeElement === document.body)
    form?.querySelector<HTMLButtonElement>('button[type=submit]')?.focus();
}

function focusField(form: HTMLFormElement | null, name: keyof FormValues): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLInputElement) field.focus();
}
