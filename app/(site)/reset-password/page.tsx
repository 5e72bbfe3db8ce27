import type { Metadata } from 'next';
import styles from '@/components/accounts/links/account-page.module.css';
import { ResetPasswordView } from '@/components/accounts/links/reset-password-view';
import container from '@/components/ui/container.module.css';
import { pageMetadata } from '@/lib/content/publishing/metadata';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'Set a new password',
    description: 'Where the link in our mail leads when you forgot your password.',
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
          This page needs scripts (JavaScript). Please switch them on for this site and open the link again.
        </p>
      </noscript>
      <ResetPasswordView />
    </div>
  );
}
