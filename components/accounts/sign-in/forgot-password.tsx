import { MailCheck } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useRef, useState, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/button';
import { ApiError } from '@/lib/accounts/client/api-error';
import { isOfflineFailure } from '@/lib/accounts/client/offline';
import { askForResetLink } from '@/lib/accounts/client/password-calls';
import { ProblemAlert } from './problem-alert';
import { TextField } from './text-field';
import type { Problem } from './validate-credentials';
import buttons from './buttons.module.css';
import styles from './forgot-password.module.css';

interface ForgotPasswordProps {
  initialEmail: string;
  onBusyChange: (isBusy: boolean) => void;
  onBack: () => void;
}

/** Asks for the address, then says what happens next. Nothing here tells whether the address has an account. */
export function ForgotPassword({ initialEmail, onBusyChange, onBack }: ForgotPasswordProps) {
  const { sentTo, isBusy, problem, ask, clearProblem, startAnew } = useResetRequest(onBusyChange);
  return (
    <>
      {sentTo === null ? (
        <AddressForm
          initialEmail={initialEmail}
          isBusy={isBusy}
          problem={problem}
          onSubmit={ask}
          onType={clearProblem}
        />
      ) : (
        <LookInMailbox email={sentTo} onTryAnother={startAnew} />
      )}
      <p className={styles.back}>
        <button type="button" className={buttons.link} disabled={isBusy} onClick={onBack}>
          Back to sign in
        </button>
      </p>
    </>
  );
}

interface AddressFormProps {
  initialEmail: string;
  isBusy: boolean;
  problem: Problem | null;
  onSubmit: (email: string) => void;
  onType: () => void;
}

function AddressForm({ initialEmail, isBusy, problem, onSubmit, onType }: AddressFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const problemId = useId();
  // When the form comes, in place of a button that is gone, and when there is something to correct.
  useEffect(() => {
    const field = form.current?.elements.namedItem('email');
    if (field instanceof HTMLInputElement) field.focus();
  }, [problem]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(String(new FormData(event.currentTarget).get('email') ?? '').trim());
  };

  return (
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={submit} onInput={onType}>
      <TextField
        name="email"
        label="Email"
        type="email"
        inputMode="email"
        autoCapitalize="none"
        autoComplete="username"
        spellCheck={false}
        defaultValue={initialEmail}
        problem={problem}
        problemId={problemId}
      />
      <ProblemAlert id={problemId} problem={problem} />
      <Button type="submit" className={buttons.wide} disabled={isBusy}>
        {isBusy ? 'Sending…' : 'Send me a link'}
      </Button>
    </form>
  );
}

function LookInMailbox({ email, onTryAnother }: { email: string; onTryAnother: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className={styles.sent} role="status" tabIndex={-1}>
      <MailCheck size={32} aria-hidden className={styles.icon} />
      <h2 className={styles.title}>Check your email</h2>
      <p>
        If there is an account for <strong className={styles.address}>{email}</strong>, we have sent an email
        with a link. The link works once, for one hour. If you have several emails, use the newest.
      </p>
      <p className={styles.help}>
        Nothing after a few minutes? Check your spam folder, and check the address for typing mistakes.
      </p>
      <Button variant="quiet" onClick={onTryAnother}>
        Try another address
      </Button>
    </div>
  );
}

/** The request and how it ends. When the view goes away the call is aborted. */
function useResetRequest(onBusyChange: (isBusy: boolean) => void) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const view = useRef<AbortController>(null);

  useEffect(() => {
    const controller = new AbortController();
    view.current = controller;
    return () => controller.abort();
  }, []);
  useLayoutEffect(() => {
    onBusyChange(isBusy);
    return () => onBusyChange(false);
  }, [isBusy, onBusyChange]);

  const ask = async (email: string) => {
    const signal = view.current?.signal;
    if (isBusy || signal === undefined) return;
    if (!/^[^\s@]+@[^\s@]+$/.test(email)) {
      setProblem({ message: 'Enter a valid email address.', fields: ['email'] });
      return;
    }
    setBusy(true);
    setProblem(null);
    try {
      await askForResetLink(email, signal);
      if (!signal.aborted) setSentTo(email);
    } catch (error) {
      if (!signal.aborted) setProblem({ message: reasonOf(error), fields: ['email'] });
    } finally {
      if (!signal.aborted) setBusy(false);
    }
  };

  return {
    sentTo,
    isBusy,
    problem,
    ask: (email: string) => void ask(email),
    clearProblem: () => setProblem(null),
    startAnew: () => setSentTo(null),
  };
}

function reasonOf(error: unknown): string {
  if (isOfflineFailure(error)) return 'You are offline. Try again when you are back.';
  if (!(error instanceof ApiError)) return 'The server didn’t answer. Check your connection and try again.';
  if (error.status === 429) {
    return (
      'There have been several requests from your network. Check your email, including the spam ' +
      'folder, or try again later.'
    );
  }
  return error.message;
}
