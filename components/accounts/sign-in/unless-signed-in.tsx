import type { ReactNode } from 'react';
import { useAuth } from '@/lib/accounts/client/auth-context';
import styles from './unless-signed-in.module.css';

interface UnlessSignedInProps {
  /** While a stored session is being checked. */
  loading: ReactNode;
  /**
   * For who is signed out, part of the page's HTML: a browser without a stored session shows it at once, with
   * and without scripts.
   */
  children: ReactNode;
}

/** What a member's screen shows as long as nobody is signed in. */
export function UnlessSignedIn({ loading, children }: UnlessSignedInProps) {
  const isUnknown = useAuth().status === 'unknown';
  return (
    <>
      {isUnknown && <div className={styles.loading}>{loading}</div>}
      {/* The runtime does not wait for a touch here: it opens the dialog. */}
      <div className={isUnknown ? styles.unknown : undefined} data-runtime="now">
        {children}
      </div>
    </>
  );
}
