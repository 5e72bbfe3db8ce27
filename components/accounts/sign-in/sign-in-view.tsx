'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { useAuth } from '@/lib/accounts/client/auth-context';
import { SignInPanel } from './sign-in-panel';
import styles from './sign-in-view.module.css';

interface SignInViewProps {
  siteName: string;
  googleClientId?: string;
  /** A path of this site, checked. */
  next: string;
}

/** The sign-in dialog's inside as a page; leads on once the visitor is signed in, here or in another tab. */
export function SignInView({ siteName, googleClientId, next }: SignInViewProps) {
  const { status } = useAuth();
  const router = useRouter();
  useEffect(() => {
    if (status === 'signed-in') router.replace(next);
  }, [status, router, next]);

  return (
    // Nearly everybody who comes here needs the scripts.
    <div className={styles.card} data-runtime="now">
      {status === 'signed-in' ? (
        <div role="status" className={styles.done}>
          <h1 className={styles.title}>You are signed in</h1>
          <p>
            <Link href={next}>Go on</Link>
          </p>
        </div>
      ) : (
        <SignInPanel
          siteName={siteName}
          googleClientId={googleClientId}
          headingLevel={1}
          initialMode="sign-in"
        />
      )}
    </div>
  );
}
