import type { Metadata } from 'next';
import { BabyProfile } from '@/components/nutriai/babies/baby-profile';
import { MemberPage } from '@/components/nutriai/shell/member-page';
import { pageMetadata } from '@/lib/content/publishing/metadata';
import { emergencyWords } from '@/lib/nutriai/server/insights/emergency-words';

interface BabyPageProps {
  params: Promise<{ id: string }>;
}

export async function generateMetadata({ params }: BabyPageProps): Promise<Metadata> {
  return pageMetadata({
    title: 'Profile and carers',
    description: 'Profile, measurements and carers of a baby.',
    path: `/nutriai/babies/${(await params).id}`,
    isHiddenFromSearch: true,
  });
}

export default async function BabyPage({ params }: BabyPageProps) {
  const { id } = await params;
  return (
    <MemberPage title="Profile and carers">
      <BabyProfile key={id} id={id} emergency={emergencyWords()} />
    </MemberPage>
  );
}
