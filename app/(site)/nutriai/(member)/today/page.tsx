import type { Metadata } from 'next';
import { MemberPage } from '@/components/nutriai/shell/member-page';
import { WithBaby } from '@/components/nutriai/shell/with-baby';
import { TodayView } from '@/components/nutriai/today/today-view';
import { pageMetadata } from '@/lib/content/publishing/metadata';
import { emergencyWords } from '@/lib/nutriai/server/insights/emergency-words';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'Today',
    description: 'The day’s meals, milk and water, and the needs they cover.',
    path: '/nutriai/today',
    isHiddenFromSearch: true,
  });
}

export default function TodayPage() {
  return (
    <MemberPage title="Today">
      <WithBaby>
        <TodayView emergency={emergencyWords()} />
      </WithBaby>
    </MemberPage>
  );
}
