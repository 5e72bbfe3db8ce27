import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { RecipeView } from '@/components/nutriai/recipes/recipe-view';
import { WithBaby } from '@/components/nutriai/shell/with-baby';
import { pageMetadata } from '@/lib/content/publishing/metadata';
import { recipeById } from '@/lib/nutriai/engine/recipes/recipe-list';
import { libraryRecipePath, servingsIn } from '@/lib/nutriai/client/recipes/recipe-paths';
import { withQuery } from '@/lib/platform/http/with-query';

interface RecipePageProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
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

/** A recipe that a family wrote. One of the library has a page for everybody, where it moved to. */
export default async function CookbookRecipePage({ params, searchParams }: RecipePageProps) {
  const { id } = await params;
  const query = await searchParams;
  if (recipeById(id)) permanentRedirect(withQuery(libraryRecipePath(id), query));
  return (
    <WithBaby title="Recipe">
      <RecipeView key={id} id={id} servings={servingsIn(query.servings)} />
    </WithBaby>
  );
}
