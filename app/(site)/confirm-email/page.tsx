import type { Metadata } from 'next';
import styles from '@/components/accounts/links/account-page.module.css';
import { ConfirmEmailView } from '@/components/accounts/links/confirm-email-view';
import container from '@/components/ui/container.module.css';
import { pageMetadata } from '@/lib/content/publishing/metadata';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'Confirm your email address',
    description: 'Confirm a change of email address.',
    path: '/confirm-email',
    isHiddenFromSearch: true,
  });
}

export default function ConfirmEmailPage() {
  return (
    <div className={`${container.container} ${styles.page}`}>
      <noscript>
        <h1>Confirm your email address</h1>
        <p className={styles.note}>
          This page needs JavaScript. Please turn it on for this site and open the link again.
        </p>
      </noscript>
      <ConfirmEmailView />
    </div>
  );
}
