'use client';

import { lazy, Suspense, useCallback, useEffect, type ComponentType, type ReactNode } from 'react';
import { useRouter } from 'next/navigation';
import { forgetChoiceAtSignOut } from '@/lib/nutriai/client/babies/chosen-baby';
import { followMemberLanguage } from '@/lib/nutriai/client/language';
import { isUnmeasured } from '@/lib/platform/http/unmeasured-path';
import { analyticsScriptId } from '@/lib/accounts/client/analytics-choice';
import { AuthProvider, type SignInRequest } from '@/lib/accounts/client/auth-context';
import type { SignInDialogProps } from './sign-in-dialog';
import { signInPath } from './sign-in-path';

interface AuthShellProps {
  /** Google sign-in is offered only with one. */
  googleClientId?: string;
  siteName: string;
  children: ReactNode;
}

/**
 * The dialog's code is fetched when somebody first opens it. If it cannot be fetched, the page /sign-in does
 * the same.
 */
const SignInDialog = lazy<ComponentType<SignInDialogProps>>(() =>
  import('./sign-in-dialog')
    .then((module) => ({ default: module.SignInDialog }))
    .catch(() => ({ default: GoToSignInPage })),
);

/** Wires the session of lib/accounts/client to the components: the one thing the layout has to place. */
export function AuthShell({ googleClientId, siteName, children }: AuthShellProps) {
  const router = useRouter();
  // Here and not in NutriAI: a member signs out on any page.
  useEffect(forgetChoiceAtSignOut, []);
  useEffect(followMemberLanguage, []);
  const navigate = useCallback(
    (path: string) => {
      // A document that statistics were let into does not become a page that is never measured.
      if (isUnmeasured(path) && document.getElementById(analyticsScriptId)) window.location.assign(path);
      else router.push(path);
    },
    [router],
  );
  const renderSignIn = ({ close, ...request }: SignInRequest & { close: () => void }) => (
    <Suspense fallback={null}>
      <SignInDialog {...request} googleClientId={googleClientId} siteName={siteName} onClose={close} />
    </Suspense>
  );
  return (
    <AuthProvider renderSignIn={renderSignIn} navigate={navigate}>
      {children}
    </AuthProvider>
  );
}

/** In place of the dialog: closes what was asked for and goes to the page. */
function GoToSignInPage({ onClose }: SignInDialogProps) {
  const router = useRouter();
  useEffect(() => {
    onClose();
    const { pathname, search } = window.location;
    router.push(signInPath(`${pathname}${search}`));
  }, [onClose, router]);
  return null;
}
