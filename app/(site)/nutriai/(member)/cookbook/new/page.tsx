import type { Metadata } from 'next';
import { NewRecipe } from '@/components/nutriai/recipes/new-recipe';
import { MemberPage } from '@/components/nutriai/shell/member-page';
import { WithBaby } from '@/components/nutriai/shell/with-baby';
import { pageMetadata } from '@/lib/content/publishing/metadata';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'Write a recipe',
    description: 'A recipe of your own, checked for your baby while you type.',
    path: '/nutriai/cookbook/new',
    isHiddenFromSearch: true,
  });
}

export default function NewRecipePage() {
  return (
    <MemberPage title="Write a recipe" lead="Only you see it. While you type, it is checked for your baby.">
      <WithBaby>
        <NewRecipe />
      </WithBaby>
    </MemberPage>
  );
}
