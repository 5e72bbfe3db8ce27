import type { Metadata } from 'next';
import { BabyList } from '@/components/nutriai/babies/baby-list';
import { MemberPage } from '@/components/nutriai/shell/member-page';
import { pageMetadata } from '@/lib/content/publishing/metadata';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'Your babies',
    description: 'The babies you look after.',
    path: '/nutriai/babies',
    isHiddenFromSearch: true,
  });
}

export default function BabiesPage() {
  return (
    <MemberPage title="Your babies" lead="Your own babies and those shared with you.">
      <BabyList />
    </MemberPage>
  );
}
