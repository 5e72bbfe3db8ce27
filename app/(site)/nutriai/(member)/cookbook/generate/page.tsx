import type { Metadata } from 'next';
import { GenerateView } from '@/components/nutriai/recipes/generate-view';
import { MemberPage } from '@/components/nutriai/shell/member-page';
import { WithBaby } from '@/components/nutriai/shell/with-baby';
import { pageMetadata } from '@/lib/content/publishing/metadata';
import { emergencyWords } from '@/lib/nutriai/server/insights/emergency-words';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'Create a recipe',
    description:
      'Say what you have and how much time you’ve got: a recipe for your baby, safety-checked before you see it.',
    path: '/nutriai/cookbook/generate',
    isHiddenFromSearch: true,
  });
}

export default function GeneratePage() {
  return (
    <MemberPage
      title="Create a recipe"
      lead={
        'Say what you have and how much time you’ve got. You only see recipes that pass the safety ' +
        'rules for your baby.'
      }
    >
      <WithBaby>
        <GenerateView emergency={emergencyWords()} />
      </WithBaby>
    </MemberPage>
  );
}
