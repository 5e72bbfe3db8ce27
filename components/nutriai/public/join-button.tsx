'use client';

import Link from 'next/link';
import type { MouseEvent } from 'react';
import { signInPath } from '@/components/accounts/sign-in/sign-in-path';
import button from '@/components/ui/button.module.css';
import { useAuth } from '@/lib/accounts/client/auth-context';

const look = `${button.button} ${button.primary}`;

/** Opens the sign-in dialog; without scripts it leads to the page that does the same. A member goes to their day instead. */
export function JoinButton() {
  const { status, openSignIn } = useAuth();
  if (status === 'signed-in') {
    return (
      <Link href="/nutriai/today" className={look} prefetch={false}>
        Open NutriAI
      </Link>
    );
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
    <Link
      href={signInPath('/nutriai')}
      className={look}
      prefetch={false}
      aria-haspopup="dialog"
      onClick={open}
    >
      Create an account
    </Link>
  );
}
