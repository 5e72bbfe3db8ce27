'use client';

import { useRouter } from 'next/navigation';
import { useEffect, type ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { useAuth } from '@/lib/accounts/client/auth-context';
import styles from './landing-handover.module.css';

const memberHome = '/nutriai/today';

/**
 * The landing is for visitors: a member who comes to it is led on to their day. Who follows a link to one of
 * its sections stays. While a stored session is being looked at, the landing is hidden, so that it does not
 * flash at members.
 */
export function LandingHandover({ children }: { children: ReactNode }) {
  const { status } = useAuth();
  const router = useRouter();
  useEffect(() => {
    if (status === 'signed-in' && window.location.hash === '') router.replace(memberHome);
  }, [status, router]);
  return (
    <div className={styles[status]}>
      {status === 'signed-in' && (
        <p className={styles.opening}>
          <span>Opening NutriAI…</span>
          <ButtonLink href={memberHome}>Open NutriAI</ButtonLink>
        </p>
      )}
      <div className={styles.landing}>{children}</div>
    </div>
  );
}
