import type { Metadata } from 'next';
import { RemindersView } from '@/components/nutriai/reminders/reminders-view';
import { MemberPage } from '@/components/nutriai/shell/member-page';
import { WithBaby } from '@/components/nutriai/shell/with-baby';
import { pageMetadata } from '@/lib/content/publishing/metadata';
import { emergencyWords } from '@/lib/nutriai/server/insights/emergency-words';

const title = 'Reminders and calendar';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title,
    description: 'Reminders of drops, feeds and appointments, and a calendar to subscribe to.',
    path: '/nutriai/reminders',
    isHiddenFromSearch: true,
  });
}

export default function RemindersPage() {
  return (
    <MemberPage title={title} lead="Each carer chooses for themselves.">
      <WithBaby>
        <RemindersView emergency={emergencyWords()} />
      </WithBaby>
    </MemberPage>
  );
}
