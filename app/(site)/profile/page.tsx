import type { Metadata } from 'next';
import { Breadcrumbs } from '@/components/content/article/breadcrumbs';
import { ProfileView } from '@/components/accounts/profile/profile-view';
import styles from '@/components/accounts/profile/profile-page.module.css';
import container from '@/components/ui/container.module.css';
import { pageMetadata } from '@/lib/content/publishing/metadata';
import { getSettings } from '@/lib/platform/settings/settings';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'Your profile',
    description: 'Your name, email address, password, devices and babies, and a download of your data.',
    path: '/profile',
    isHiddenFromSearch: true,
  });
}

export default function ProfilePage() {
  return (
    <div className={container.container}>
      <header className={styles.header}>
        <Breadcrumbs
          crumbs={[
            { name: 'Home', path: '/' },
            { name: 'Your profile', path: '/profile' },
          ]}
        />
        <h1>Your profile</h1>
      </header>
      <noscript>
        <p className={styles.note}>Your profile needs JavaScript. Please turn it on for this site.</p>
      </noscript>
      <ProfileView isCounting={getSettings().ANALYTICS_ID !== undefined} />
    </div>
  );
}
