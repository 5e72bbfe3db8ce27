import type { Metadata } from 'next';
import { JsonLd } from '@/components/content/article/json-ld';
import { MissingPage } from '@/components/layout/missing-page';
import { RecipeList } from '@/components/nutriai/public/recipe-list';
import { collectionData } from '@/lib/content/publishing/collection-data';
import { notFoundMetadata, pageMetadata } from '@/lib/content/publishing/metadata';
import { pageNumber } from '@/lib/content/reading/query';
import { recipeChoice, recipeCount, recipeListing } from '@/lib/content/reading/recipes/recipe-listing';

const path = '/nutriai/recipes';
const description =
  `${recipeCount} recipes from 6 months to 3 years, each with allergens, texture by age, how much of a ` +
  'day’s needs a serving provides, and sources.';

type RecipesPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

async function readListing(searchParams: RecipesPageProps['searchParams']) {
  const parameters = await searchParams;
  const page = pageNumber(parameters.page);
  const listing = recipeListing(recipeChoice(parameters), page ?? 1);
  return page === null || page > listing.pageCount ? null : { listing, page };
}

export async function generateMetadata({ searchParams }: RecipesPageProps): Promise<Metadata> {
  const read = await readListing(searchParams);
  if (!read) return notFoundMetadata;
  return pageMetadata({
    title: 'Baby recipes',
    description,
    path,
    isHiddenFromSearch: read.listing.isFiltered,
  });
}

export default async function RecipesPage({ searchParams }: RecipesPageProps) {
  const read = await readListing(searchParams);
  if (!read) return <MissingPage />;
  const { listing, page } = read;
  return (
    <>
      <RecipeList listing={listing} page={page} lead={description} />
      <JsonLd
        data={collectionData({
          title: 'Baby recipes',
          description,
          path,
          items: listing.sections.flatMap(({ items }) => items),
        })}
      />
    </>
  );
}
