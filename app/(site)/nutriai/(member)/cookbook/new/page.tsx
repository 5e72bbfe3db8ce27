import type { Metadata } from 'next';
import { NewRecipe } from '@/components/nutriai/recipes/new-recipe';
import { MemberPage } from '@/components/nutriai/shell/member-page';
import { WithBaby } from '@/components/nutriai/shell/with-baby';
import { pageMetadata } from '@/lib/content/publishing/metadata';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'Write a recipe',
    description: 'Your own recipe, checked for your baby as you type.',
    path: '/nutriai/cookbook/new',
    isHiddenFromSearch: true,
  });
}

export default function NewRecipePage() {
  return (
    <MemberPage title="Write a recipe" lead="Only you can see it. It is checked for your baby as you type.">
      <WithBaby>
        <NewRecipe />
      </WithBaby>
    </MemberPage>
  );
}
