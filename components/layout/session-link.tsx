'use client';

import { LogIn, UserRound } from 'lucide-react';
import Link from 'next/link';
import type { MouseEvent } from 'react';
import { useSignInPath } from '@/components/accounts/sign-in/use-sign-in-path';
import { useAuth } from '@/lib/accounts/client/auth-context';
import { NavigationLink } from './navigation-link';
import styles from './session-link.module.css';

/**
 * Profile for members. For everyone else Sign In, which opens the dialog; without scripts it leads to the
 * page that does the same, and back.
 */
export function SessionLink({ className }: { className?: string }) {
  const { status, openSignIn } = useAuth();
  const signInPath = useSignInPath();
  if (status === 'signed-in') {
    return (
      <NavigationLink href="/profile" className={className}>
        <UserRound size={20} aria-hidden />
        Profile
      </NavigationLink>
    );
  }
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    openSignIn({ opener: event.currentTarget });
  };
  return (
    <Link
      href={signInPath}
      prefetch={false}
      aria-haspopup="dialog"
      className={`${className ?? ''} ${status === 'unknown' ? styles.unknown : ''}`}
      onClick={open}
    >
      <LogIn size={20} aria-hidden />
      Sign In
    </Link>
  );
}
