import type { Metadata } from 'next';
import { RecipeView } from '@/components/nutriai/recipes/recipe-view';
import { WithBaby } from '@/components/nutriai/shell/with-baby';
import { pageMetadata } from '@/lib/content/publishing/metadata';
import { servingsIn } from '@/lib/nutriai/client/recipes/recipe-paths';

interface RecipePageProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<{ servings?: string | string[] }>;
}

export async function generateMetadata({ params }: Pick<RecipePageProps, 'params'>): Promise<Metadata> {
  const { id } = await params;
  return pageMetadata({
    title: 'Recipe',
    description: 'A recipe for your baby: whether it is suitable, how to serve it and what is in it.',
    path: `/nutriai/cookbook/${id}`,
    isHiddenFromSearch: true,
  });
}

/** A recipe that a family wrote. One of the library has moved (next.config.js). */
export default async function CookbookRecipePage({ params, searchParams }: RecipePageProps) {
  const { id } = await params;
  const servings = servingsIn((await searchParams).servings);
  return (
    <WithBaby title="Recipe">
      <RecipeView key={id} id={id} servings={servings} />
    </WithBaby>
  );
}
