import type { Metadata } from 'next';
import { JsonLd } from '@/components/content/article/json-ld';
import { RecipeList } from '@/components/nutriai/public/recipe-list';
import { collectionData } from '@/lib/content/publishing/collection-data';
import { pageMetadata } from '@/lib/content/publishing/metadata';
import { recipeChoice, recipeCount, recipeListing } from '@/lib/content/reading/recipes/recipe-listing';

const path = '/nutriai/recipes';
const description = `${recipeCount} recipes from 6 months to 3 years, each with its allergens, the texture for every age, what a serving gives of a day’s need, and its sources.`;

type RecipesPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata({ searchParams }: RecipesPageProps): Promise<Metadata> {
  const { isFiltered } = recipeListing(recipeChoice(await searchParams));
  return pageMetadata({ title: 'Baby recipes', description, path, isHiddenFromSearch: isFiltered });
}

export default async function RecipesPage({ searchParams }: RecipesPageProps) {
  const listing = recipeListing(recipeChoice(await searchParams));
  return (
    <>
      <RecipeList listing={listing} lead={description} />
      <JsonLd
        data={collectionData({
          title: 'Baby recipes',
          description,
          path,
          items: listing.sections.flatMap(({ recipes }) => recipes),
        })}
      />
    </>
  );
}
