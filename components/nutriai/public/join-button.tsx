'use client';

import type { MouseEvent } from 'react';
import { signInPath } from '@/components/accounts/sign-in/sign-in-path';
import { ButtonLink } from '@/components/ui/button-link';
import { useAuth } from '@/lib/accounts/client/auth-context';

/**
 * Opens the sign-in dialog; without scripts it leads to the page that does the same. A member goes to their
 * day instead.
 */
export function JoinButton() {
  const { status, openSignIn } = useAuth();
  if (status === 'signed-in') {
    return <ButtonLink href="/nutriai/today">Open NutriAI</ButtonLink>;
  }
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    openSignIn({
      title: 'Create your account',
      description: 'Choose Email, then Sign Up. If you have an account, Sign In.',
      opener: event.currentTarget,
    });
  };
  return (
    <ButtonLink href={signInPath('/nutriai')} aria-haspopup="dialog" onClick={open}>
      Create an account
    </ButtonLink>
  );
}
