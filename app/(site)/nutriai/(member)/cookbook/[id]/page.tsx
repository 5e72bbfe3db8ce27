import type { Metadata } from 'next';
import { RecipeView } from '@/components/nutriai-app/recipes/recipe-view';
import { WithBaby } from '@/components/nutriai-app/shell/with-baby';
import { pageMetadata } from '@/lib/content/metadata';
import { recipeById } from '@/lib/nutriai/recipes/recipe-list';

interface RecipePageProps {
  params: Promise<{ id: string }>;
}

export async function generateMetadata({ params }: RecipePageProps): Promise<Metadata> {
  const { id } = await params;
  return pageMetadata({
    title: recipeById(id)?.title ?? 'Recipe',
    description: 'A recipe for your baby: whether it suits, how it is served, and what it gives.',
    path: `/nutriai/cookbook/${id}`,
    isHiddenFromSearch: true,
  });
}

export default async function CookbookRecipePage({ params }: RecipePageProps) {
  const { id } = await params;
  return (
    <WithBaby>
      <RecipeView key={id} id={id} title={recipeById(id)?.title} />
    </WithBaby>
  );
}
