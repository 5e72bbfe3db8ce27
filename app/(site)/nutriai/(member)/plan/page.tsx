import type { Metadata } from 'next';
import { PlanView } from '@/components/nutriai/plan/plan-view';
import { MemberPage } from '@/components/nutriai/shell/member-page';
import { WithBaby } from '@/components/nutriai/shell/with-baby';
import { pageMetadata } from '@/lib/content/publishing/metadata';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'Plan',
    description: 'Meals for the coming days, with portions and a shopping list.',
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
