import type { Metadata } from 'next';
import { PenLine, WandSparkles } from 'lucide-react';
import { CookbookView } from '@/components/nutriai/recipes/cookbook-view';
import { MemberPage } from '@/components/nutriai/shell/member-page';
import { WithBaby } from '@/components/nutriai/shell/with-baby';
import { ButtonLink } from '@/components/ui/button-link';
import { pageMetadata } from '@/lib/content/publishing/metadata';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'Recipes',
    description: 'Recipes for your baby, including your own.',
    path: '/nutriai/cookbook',
    isHiddenFromSearch: true,
  });
}

export default function CookbookPage() {
  return (
    <MemberPage
      title="Recipes"
      actions={
        <>
          <ButtonLink href="/nutriai/cookbook/generate">
            <WandSparkles size={20} aria-hidden />
            Generate
          </ButtonLink>
          <ButtonLink href="/nutriai/cookbook/new" variant="quiet">
            <PenLine size={20} aria-hidden />
            Add your own
          </ButtonLink>
        </>
      }
    >
      <WithBaby>
        <CookbookView />
      </WithBaby>
    </MemberPage>
  );
}
