import { useState } from 'react';
import { fieldErrorsOf } from '@/components/ui/field-errors';
import { ApiError } from '@/lib/accounts/client/api-error';
import { useAuth } from '@/lib/accounts/client/auth-context';
import { isOfflineFailure } from '@/lib/accounts/client/offline';
import { setNewPassword } from '@/lib/accounts/client/password-calls';
import { askToSignIn } from '@/lib/accounts/client/sign-in-calls';

interface NewPassword {
  link: { uid: string; token: string };
  email: string;
  onSet: () => void;
  onUnusable: () => void;
  onRefused: (message: string) => void;
}

/** Sets the password that a link allows to set, then signs in with it. */
export function useNewPassword({ link, email, onSet, onUnusable, onRefused }: NewPassword) {
  const { login } = useAuth();
  const [isBusy, setBusy] = useState(false);

  /** A failure here is not one of the password's: the next page offers to sign in. */
  const signIn = async (password: string, remember: boolean) => {
    if (email === '') return;
    const answer = await askToSignIn({ email, password }, new AbortController().signal).catch(() => null);
    if (answer) login(answer.tokens, { remember, askedAtMs: answer.askedAtMs });
  };
  const setAndSignIn = async (password: string, remember: boolean) => {
    try {
      await setNewPassword(link, password);
    } catch (error) {
      if (isUnusable(error)) onUnusable();
      else onRefused(reasonOf(error));
      return;
    }
    await signIn(password, remember);
    onSet();
  };
  const save = ({ password, remember }: { password: string; remember: boolean }) => {
    setBusy(true);
    void setAndSignIn(password, remember).finally(() => setBusy(false));
  };

  return { isBusy, save };
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
