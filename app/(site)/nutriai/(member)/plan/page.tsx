import type { Metadata } from 'next';
import { PlanView } from '@/components/nutriai-app/plan/plan-view';
import { MemberPage } from '@/components/nutriai-app/shell/member-page';
import { WithBaby } from '@/components/nutriai-app/shell/with-baby';
import { pageMetadata } from '@/lib/content/metadata';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'Plan',
    description: 'Meals for the days to come, with portions and a shopping list.',
    path: '/nutriai/plan',
    isHiddenFromSearch: true,
  });
}

export default function PlanPage() {
  return (
    <MemberPage title="Plan">
      <WithBaby>
        <PlanView />
      </WithBaby>
    </MemberPage>
  );
}
