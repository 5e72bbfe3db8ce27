import type { Metadata } from 'next';
import { RecipeView } from '@/components/nutriai/recipes/recipe-view';
import { WithBaby } from '@/components/nutriai/shell/with-baby';
import { pageMetadata } from '@/lib/content/publishing/metadata';
import { recipeById } from '@/lib/nutriai/engine/recipes/recipe-list';
import { servingsIn } from '@/lib/nutriai/client/recipes/recipe-paths';

interface RecipePageProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<{ servings?: string | string[] }>;
}

export async function generateMetadata({ params }: Pick<RecipePageProps, 'params'>): Promise<Metadata> {
  const { id } = await params;
  return pageMetadata({
    title: recipeById(id)?.title ?? 'Recipe',
    description: 'A recipe for your baby: whether it is suitable, how to serve it and what is in it.',
    path: `/nutriai/cookbook/${id}`,
    isHiddenFromSearch: true,
  });
}

export default async function CookbookRecipePage({ params, searchParams }: RecipePageProps) {
  const { id } = await params;
  const title = recipeById(id)?.title;
  const servings = servingsIn((await searchParams).servings);
  return (
    <WithBaby title={title ?? 'Recipe'}>
      <RecipeView key={id} id={id} title={title} servings={servings} />
    </WithBaby>
  );
}
