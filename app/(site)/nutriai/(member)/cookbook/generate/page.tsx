import type { Metadata } from 'next';
import { GenerateView } from '@/components/nutriai/recipes/generate-view';
import { MemberPage } from '@/components/nutriai/shell/member-page';
import { WithBaby } from '@/components/nutriai/shell/with-baby';
import { pageMetadata } from '@/lib/content/publishing/metadata';
import { emergencyWords } from '@/lib/nutriai/server/insights/emergency-words';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'A recipe for a wish',
    description:
      'Say what you have and how long it may take: a recipe for your baby, checked before you see it.',
    path: '/nutriai/cookbook/generate',
    isHiddenFromSearch: true,
  });
}

export default function GeneratePage() {
  return (
    <MemberPage
      title="A recipe for a wish"
      lead="Say what you have and how long it may take. You see nothing that did not pass the safety rules for your baby."
    >
      <WithBaby>
        <GenerateView emergency={emergencyWords()} />
      </WithBaby>
    </MemberPage>
  );
}
