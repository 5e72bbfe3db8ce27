import type { Metadata } from 'next';
import { NewRecipe } from '@/components/nutriai-app/recipes/new-recipe';
import { MemberPage } from '@/components/nutriai-app/shell/member-page';
import { WithBaby } from '@/components/nutriai-app/shell/with-baby';
import { pageMetadata } from '@/lib/content/metadata';

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
