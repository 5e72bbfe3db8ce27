import type { Metadata } from 'next';
import { GenerateView } from '@/components/nutriai-app/recipes/generate-view';
import { MemberPage } from '@/components/nutriai-app/shell/member-page';
import { WithBaby } from '@/components/nutriai-app/shell/with-baby';
import { pageMetadata } from '@/lib/content/metadata';
import { emergencyWords } from '@/lib/nutriai-app/emergency-words';

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
