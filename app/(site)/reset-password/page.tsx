import type { Metadata } from 'next';
import styles from '@/components/accounts/links/account-page.module.css';
import { ResetPasswordView } from '@/components/accounts/links/reset-password-view';
import container from '@/components/ui/container.module.css';
import { pageMetadata } from '@/lib/content/publishing/metadata';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'Set a new password',
    description: 'Choose a new password.',
    path: '/reset-password',
    isHiddenFromSearch: true,
  });
}

export default function ResetPasswordPage() {
  return (
    <div className={`${container.container} ${styles.page}`}>
      <noscript>
        <h1>Set a new password</h1>
        <p className={styles.note}>
          This page needs JavaScript. Please turn it on for this site and open the link again.
        </p>
      </noscript>
      <ResetPasswordView />
    </div>
  );
}
