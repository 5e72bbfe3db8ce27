import type { ReactNode } from 'react';
import { AccountCard } from './account-card';
import styles from './account-page.module.css';

/**
 * Until the browser has read the secrets of a mailed link, which no server sees: the scripts for that are
 * loaded at once.
 */
export function ReadingLink({ icon, title }: { icon: ReactNode; title: string }) {
  return (
    <div className={styles.reading} data-runtime="now">
      <AccountCard icon={icon} title={title}>
        <p className={styles.text} role="status">
          Reading the link…
        </p>
      </AccountCard>
    </div>
  );
}
