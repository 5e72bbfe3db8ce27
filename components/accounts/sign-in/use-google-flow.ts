import { useRef } from 'react';
import { MESSAGES } from '@/lib/accounts/client/messages';
import { askToSignInWithGoogle } from '@/lib/accounts/client/sign-in-calls';
import type { useSignInCall } from './use-sign-in-call';

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

/** Signs in with what Google's window reports. */
export function useGoogleFlow({
  isBusy,
  setProblem,
  begin,
  end,
  run,
}: ReturnType<typeof useSignInCall>): GoogleFlow {
  const isOpen = useRef(false);

  /** Google's window ends once; what its script reports after that must not touch a call that runs by then. */
  const endOfGoogle = (then: () => void) => {
    if (!isOpen.current) return;
    isOpen.current = false;
    then();
  };

  return {
    begin: () => {
      isOpen.current = true;
      begin();
    },
    finish: (googleToken) =>
      endOfGoogle(() => void run((signal) => askToSignInWithGoogle(googleToken, signal))),
    fail: () => endOfGoogle(() => end({ message: MESSAGES.googleLoginFailedTryAgain, fields: [] })),
    dismiss: () => endOfGoogle(() => end(null)),
    scriptFailed: () => {
      if (!isBusy) setProblem({ message: MESSAGES.googleLoginFailedTryAgain, fields: [] });
    },
  };
}
