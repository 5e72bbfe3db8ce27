import { useId, useLayoutEffect, useState } from 'react';
import { useSignIn } from './use-sign-in';
import type { SignInMode } from './validate-credentials';

interface PanelStart {
  initialMode?: SignInMode;
  onBusyChange?: (isBusy: boolean) => void;
}

export type Panel = ReturnType<typeof useSignInPanel>;

/** What the panel shows: the ways to sign in, the form of one of them, or the way back to a password. */
export function useSignInPanel({ initialMode, onBusyChange }: PanelStart) {
  // Undefined: the initial view, without a form.
  const [mode, setMode] = useState(initialMode);
  const [hasChosen, setChosen] = useState(false);
  const [remember, setRemember] = useState(false);
  // The address typed so far, once the password is forgotten.
  const [forgotten, setForgotten] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const signIn = useSignIn({ remember });
  const problemId = useId();
  const { isBusy, clearProblem } = signIn;

  // Before the next key can be heard: a dialog that shows `Processing...` may not close on Escape.
  useLayoutEffect(() => onBusyChange?.(isBusy || isAsking), [isBusy, isAsking, onBusyChange]);

  const changeMode = (next: SignInMode) => {
    clearProblem();
    setChosen(true);
    setMode(next);
  };
  const forget = (email: string) => {
    clearProblem();
    setForgotten(email);
  };
  const leaveForgotten = () => {
    setForgotten(null);
    changeMode('sign-in');
  };

  return {
    signIn: { ...signIn, problemId },
    choice: { mode, hasChosen, changeMode, remember, setRemember },
    forgotten: { email: forgotten, forget, leave: leaveForgotten, setAsking },
  };
}
