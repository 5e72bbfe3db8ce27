import type { Metadata } from 'next';
import { BabyWizard } from '@/components/nutriai/first-use/baby-wizard';
import { MemberPage } from '@/components/nutriai/shell/member-page';
import { pageMetadata } from '@/lib/content/publishing/metadata';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'Add a baby',
    description: 'A name and a birth date are enough to start.',
    path: '/nutriai/babies/new',
    isHiddenFromSearch: true,
  });
}

export default function NewBabyPage() {
  return (
    <MemberPage title="Add a baby">
      <BabyWizard />
    </MemberPage>
  );
}
