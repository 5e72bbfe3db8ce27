import { useEffect, useRef, useState } from 'react';
import { ApiError } from '@/lib/accounts/client/api-error';
import { useAuth } from '@/lib/accounts/client/auth-context';
import { MESSAGES } from '@/lib/accounts/client/messages';
import {
  askToSignIn,
  askToSignInWithGoogle,
  askToSignUp,
  type SignInAnswer,
} from '@/lib/accounts/client/sign-in-calls';
import { keepSignUpNames } from '@/lib/accounts/client/sign-up-names';
import { validateCredentials, type FormValues, type Problem, type SignInMode } from './validate-credentials';

/** What the Google button reports. Busy from `begin` to one of the others (specification §4, 'Dialog busy flag'). */
export interface GoogleFlow {
  begin: () => void;
  finish: (googleToken: string | undefined) => void;
  fail: () => void;
  /** The member closed Google's window: no error, only the end of it. */
  dismiss: () => void;
  /** Google's script could not be loaded; nothing was begun. */
  scriptFailed: () => void;
}

/**
 * Signing in and up: the busy flag, the problem shown, and the calls. When the view goes away the call is
 * aborted and its answer ignored: who closes the dialog does not want to be signed in any more.
 */
export function useSignIn({ remember }: { remember: boolean }) {
  const { login } = useAuth();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const view = useRef<AbortController>(null);
  const isGoogleOpen = useRef(false);

  useEffect(() => {
    const controller = new AbortController();
    view.current = controller;
    return () => controller.abort();
  }, []);

  const end = (found: Problem | null) => {
    setBusy(false);
    setProblem(found);
  };

  const run = async (ask: (signal: AbortSignal) => Promise<SignInAnswer>, whenSignedIn?: () => void) => {
    const signal = view.current?.signal;
    if (signal === undefined || signal.aborted) return;
    setBusy(true);
    setProblem(null);
    try {
      const { tokens, askedAtMs } = await ask(signal);
      if (signal.aborted) return;
      login(tokens, { remember, askedAtMs });
      whenSignedIn?.();
      end(null);
    } catch (error) {
      if (!signal.aborted) end(problemOf(error));
    }
  };

  const submit = (mode: SignInMode, values: FormValues) => {
    if (isBusy) return;
    const found = validateCredentials(mode, values);
    setProblem(found);
    if (found !== null) return;
    if (mode === 'sign-in') void run((signal) => askToSignIn(values, signal));
    else
      void run(
        (signal) => askToSignUp(values, signal),
        () => keepSignUpNames(values),
      );
  };

  /** Google's window ends once; what its script reports after that must not touch a call that runs by then. */
  const endOfGoogle = (then: () => void) => {
    if (!isGoogleOpen.current) return;
    isGoogleOpen.current = false;
    then();
  };

  const google: GoogleFlow = {
    begin: () => {
      isGoogleOpen.current = true;
      setBusy(true);
      setProblem(null);
    },
    finish: (googleToken) =>
      endOfGoogle(() => void run((signal) => askToSignInWithGoogle(googleToken, signal))),
    fail: () => endOfGoogle(() => end({ message: MESSAGES.googleLoginFailedTryAgain, fields: [] })),
    dismiss: () => endOfGoogle(() => end(null)),
    scriptFailed: () => {
      if (!isBusy) setProblem({ message: MESSAGES.googleLoginFailedTryAgain, fields: [] });
    },
  };

  return { isBusy, problem, clearProblem: () => setProblem(null), submit, google };
}

/** Errors here carry the texts of §8; whatever does not gets the fallback. */
function problemOf(error: unknown): Problem {
  const message = (error instanceof Error && error.message) || MESSAGES.authenticationFailedTryAgain;
  const isToWait = error instanceof ApiError && error.status === 429 && error.retryAfterSeconds !== null;
  return {
    message,
    fields: [],
    ...(isToWait ? { retryAtMs: Date.now() + error.retryAfterSeconds * 1_000 } : {}),
  };
}
