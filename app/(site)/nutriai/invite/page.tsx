import type { Metadata } from 'next';
import { InviteView } from '@/components/nutriai/first-use/invite-view';
import { MemberPage } from '@/components/nutriai/shell/member-page';
import container from '@/components/ui/container.module.css';
import { pageMetadata } from '@/lib/content/publishing/metadata';
import styles from './page.module.css';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'An invite for you',
    description: 'Someone has invited you to share a baby’s profile in NutriAI.',
    path: '/nutriai/invite',
    isHiddenFromSearch: true,
  });
}

/** Outside the members' screens: who comes here may have no account yet. */
export default function InvitePage() {
  return (
    // The invite stands in the address, which only the browser can read.
    <div className={`${container.container} ${styles.page}`} data-runtime="now">
      <noscript>
        <p>This page needs JavaScript. Please turn it on for this site.</p>
      </noscript>
      <MemberPage title="An invite for you">
        <InviteView />
      </MemberPage>
    </div>
  );
}
