'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { LogIn } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { SignInLink } from '@/components/accounts/sign-in/sign-in-link';
import { UnlessSignedIn } from '@/components/accounts/sign-in/unless-signed-in';
import { AskBox } from '@/components/nutriai/ask/ask-box';
import { EmptyState } from '@/components/ui/empty-state';
import { Skeleton } from '@/components/ui/skeleton';
import { OfflineScreens } from '@/components/layout/offline/offline-screens';
import hidden from '@/components/ui/visually-hidden.module.css';
import { useAuth } from '@/lib/accounts/client/auth-context';
import { BabyProvider } from './baby-provider';
import { BabySwitcher } from './baby-switcher';
import { LogSync } from './log-sync';
import { MemberNavigation } from './member-navigation';
import { OfflineNote } from './offline-note';
import styles from './member-area.module.css';

/**
 * Every screen of NutriAI that belongs to a member: who is signed in, which baby is meant, and the ways
 * between the screens.
 */
export function MemberArea({ children }: { children: ReactNode }) {
  const { status } = useAuth();
  if (status !== 'signed-in') {
    return (
      <UnlessSignedIn loading={<Loading />}>
        <SignedOut />
      </UnlessSignedIn>
    );
  }
  return (
    <BabyProvider>
      <LogSync />
      <OfflineScreens />
      <div className={styles.area}>
        <div className={styles.top}>
          <BabySwitcher />
          <MemberNavigation />
        </div>
        <OfflineNote />
        {children}
        <AskBox />
      </div>
    </BabyProvider>
  );
}

function Loading() {
  return (
    <div className={styles.area}>
      <div className={styles.top}>
        <div className={styles.switcher} />
        <MemberNavigation />
      </div>
      <h1 className={hidden.hidden}>NutriAI</h1>
      <Skeleton label="Loading…" />
    </div>
  );
}

function SignedOut() {
  const { status, openSignIn } = useAuth();
  const hasAsked = useRef(false);
  useEffect(() => {
    // Once, for who comes signed out. Who signs out here is not asked to come back at once.
    if (status !== 'signed-out' || hasAsked.current) return;
    hasAsked.current = true;
    openSignIn();
  }, [status, openSignIn]);
  return (
    <EmptyState
      icon={<LogIn size={44} aria-hidden />}
      title="Sign in to open NutriAI"
      headingLevel={1}
      action={<SignInLink path={usePathname()} />}
    >
      Your babies, meals and plans are stored in your account. Only you and the people you share with can see
      them.
    </EmptyState>
  );
}
