import { askToSignIn, askToSignUp } from '@/lib/accounts/client/sign-in-calls';
import { storeSignUpNames } from '@/lib/accounts/client/sign-up-names';
import { useGoogleFlow } from './use-google-flow';
import { useSignInCall } from './use-sign-in-call';
import { validateCredentials, type FormValues, type SignInMode } from './validate-credentials';

/** Signing in and up, with an address or with Google. */
export function useSignIn({ remember }: { remember: boolean }) {
  const call = useSignInCall({ remember });
  const google = useGoogleFlow(call);
  const { isBusy, problem, setProblem, run } = call;

  const submit = (mode: SignInMode, values: FormValues) => {
    if (isBusy) return;
    const found = validateCredentials(mode, values);
    setProblem(found);
    if (found !== null) return;
    if (mode === 'sign-in') void run((signal) => askToSignIn(values, signal));
    else
      void run(
        (signal) => askToSignUp(values, signal),
        () => storeSignUpNames(values),
      );
  };

  return { isBusy, problem, clearProblem: () => setProblem(null), submit, google };
}
