import type { Metadata } from 'next';
import { InsightsView } from '@/components/nutriai/insights/insights-view';
import { ButtonLink } from '@/components/ui/button-link';
import { MemberPage } from '@/components/nutriai/shell/member-page';
import { WithBaby } from '@/components/nutriai/shell/with-baby';
import { pageMetadata } from '@/lib/content/publishing/metadata';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'Insights',
    description: 'The last few days: intake and needs, food groups, allergens, water and growth.',
    path: '/nutriai/insights',
    isHiddenFromSearch: true,
  });
}

export default function InsightsPage() {
  return (
    <MemberPage
      title="Insights"
      actions={
        <ButtonLink href="/nutriai/report" variant="quiet">
          Doctor’s report
        </ButtonLink>
      }
    >
      <WithBaby>
        <InsightsView />
      </WithBaby>
    </MemberPage>
  );
}
