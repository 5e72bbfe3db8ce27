import type { Metadata } from 'next';
import { JsonLd } from '@/components/content/article/json-ld';
import { MissingPage } from '@/components/layout/missing-page';
import { FoodList } from '@/components/nutriai/public/food-list';
import { collectionData } from '@/lib/content/publishing/collection-data';
import { foodCount, foodListing } from '@/lib/content/reading/foods/food-listing';
import { foodsPath } from '@/lib/content/reading/foods/food-words';
import { notFoundMetadata, pageMetadata } from '@/lib/content/publishing/metadata';

const title = 'Foods for babies';
const description =
  `${foodCount} foods: whether and from which age a baby can have each, how to serve it, its ` +
  'allergens, choking risk and nutrients.';

type FoodsPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata({ searchParams }: FoodsPageProps): Promise<Metadata> {
  const { found, isFiltered, page, pageCount } = foodListing(await searchParams);
  if (page === null || page > pageCount) return notFoundMetadata;
  return pageMetadata({
    title,
    description,
    path: foodsPath,
    isHiddenFromSearch: found !== null || isFiltered,
  });
}

export default async function FoodsPage({ searchParams }: FoodsPageProps) {
  const listing = foodListing(await searchParams);
  if (listing.page === null || listing.page > listing.pageCount) return <MissingPage />;
  return (
    <>
      <FoodList listing={listing} lead={description} />
      {listing.found === null && !listing.isFiltered && (
        <JsonLd
          data={collectionData({
            title,
            description,
            path: foodsPath,
            items: listing.groups.flatMap(({ items }) => items),
          })}
        />
      )}
    </>
  );
}
