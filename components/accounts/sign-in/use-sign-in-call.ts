import { useEffect, useRef, useState } from 'react';
import { ApiError } from '@/lib/accounts/client/api-error';
import { useAuth } from '@/lib/accounts/client/auth-context';
import { MESSAGES } from '@/lib/accounts/client/messages';
import type { SignInAnswer } from '@/lib/accounts/client/sign-in-calls';
import type { Problem } from './validate-credentials';

/**
 * A call that signs in: the busy flag, the problem shown, and the member's tokens. When the view goes away the
 * call is aborted and its answer ignored: who closes the dialog does not want to be signed in any more.
 */
export function useSignInCall({ remember }: { remember: boolean }) {
  const { login } = useAuth();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const view = useRef<AbortController>(null);

  useEffect(() => {
    const controller = new AbortController();
    view.current = controller;
    return () => controller.abort();
  }, []);

  const begin = () => {
    setBusy(true);
    setProblem(null);
  };
  const end = (found: Problem | null) => {
    setBusy(false);
    setProblem(found);
  };

  const run = async (ask: (signal: AbortSignal) => Promise<SignInAnswer>, whenSignedIn?: () => void) => {
    const signal = view.current?.signal;
    if (signal === undefined || signal.aborted) return;
    begin();
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

  return { isBusy, problem, setProblem, begin, end, run };
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
