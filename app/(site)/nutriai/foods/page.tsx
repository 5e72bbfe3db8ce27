import type { Metadata } from 'next';
import { JsonLd } from '@/components/content/article/json-ld';
import { FoodList } from '@/components/nutriai/public/food-list';
import { collectionData } from '@/lib/content/publishing/collection-data';
import { foodCount, foodListing } from '@/lib/content/reading/foods/food-listing';
import { foodsPath } from '@/lib/content/reading/foods/food-words';
import { pageMetadata } from '@/lib/content/publishing/metadata';

const title = 'Foods for babies';
const description = `${foodCount} foods: from which age, how to serve each at 6, 9, 12 and 18 months, its allergens, what to mind and what is in it.`;

type FoodsPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata({ searchParams }: FoodsPageProps): Promise<Metadata> {
  const { found } = foodListing(await searchParams);
  return pageMetadata({ title, description, path: foodsPath, isHiddenFromSearch: found !== null });
}

export default async function FoodsPage({ searchParams }: FoodsPageProps) {
  const listing = foodListing(await searchParams);
  return (
    <>
      <FoodList listing={listing} lead={description} />
      {listing.found === null && (
        <JsonLd
          data={collectionData({
            title,
            description,
            path: foodsPath,
            items: listing.groups.flatMap(({ foods }) => foods),
          })}
        />
      )}
    </>
  );
}
