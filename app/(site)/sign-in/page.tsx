import type { Metadata } from 'next';
import { safeNextPath } from '@/components/accounts/sign-in/safe-next-path';
import styles from '@/components/accounts/sign-in/sign-in-page.module.css';
import { SignInView } from '@/components/accounts/sign-in/sign-in-view';
import container from '@/components/ui/container.module.css';
import { pageMetadata } from '@/lib/content/publishing/metadata';
import { firstValue } from '@/lib/content/reading/query';
import { getSettings } from '@/lib/platform/settings/settings';

type SignInPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'Sign in',
    description: 'Sign in or create an account to comment and to use NutriAI.',
    path: '/sign-in',
    isHiddenFromSearch: true,
  });
}

export default async function SignInPage({ searchParams }: SignInPageProps) {
  const { SITE_NAME, GOOGLE_CLIENT_ID } = getSettings();
  const next = safeNextPath(firstValue((await searchParams).next));
  return (
    <div className={`${container.container} ${styles.page}`}>
      <noscript>
        <p className={styles.note}>
          Signing in needs JavaScript. Please turn it on for this site. You can read all articles and stories
          without an account.
        </p>
      </noscript>
      <SignInView siteName={SITE_NAME} googleClientId={GOOGLE_CLIENT_ID} next={next} />
    </div>
  );
}
