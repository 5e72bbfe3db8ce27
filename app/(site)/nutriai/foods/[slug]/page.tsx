import type { Metadata } from 'next';
import { JsonLd } from '@/components/content/article/json-ld';
import { MissingPage } from '@/components/layout/missing-page';
import { FoodArticle } from '@/components/nutriai/public/food-article';
import { foodPageDescription } from '@/lib/content/publishing/food-page-description';
import { foodPage } from '@/lib/content/reading/foods/food-page';
import { foodPath, foodsCheckedOn } from '@/lib/content/reading/foods/food-words';
import { followRedirect } from '@/lib/content/reading/follow-redirect';
import { webPageData } from '@/lib/content/publishing/info-page-data';
import { relatedToFood } from '@/lib/content/relations/related-pages';
import { foodPicture } from '@/lib/nutriai/engine/foods/food-picture';
import { notFoundMetadata, pageMetadata } from '@/lib/content/publishing/metadata';

const sharingPath = (food: string) => `/og/foods/${food}`;

/** “A papaya, halved, on a plate” */
const pictureWords = (food: string) => `${foodPicture(food).alt}, on a plate`;

type FoodPageProps = { params: Promise<{ slug: string }> };

export async function generateMetadata({ params }: FoodPageProps): Promise<Metadata> {
  const page = foodPage((await params).slug);
  if (!page) return notFoundMetadata;
  return pageMetadata({
    ...foodPageDescription(page),
    path: page.path,
    image: sharingPath(page.food.id),
    imageAlt: pictureWords(page.food.id),
    type: 'article',
    publishedTime: foodsCheckedOn,
    modifiedTime: foodsCheckedOn,
  });
}

export default async function FoodPage({ params }: FoodPageProps) {
  const { slug } = await params;
  const page = foodPage(slug);
  if (!page) {
    await followRedirect(foodPath(slug));
    return <MissingPage />;
  }
  const { title, description } = foodPageDescription(page);
  return (
    <>
      <FoodArticle page={page} reading={await relatedToFood(page.food.id)} />
      <JsonLd
        data={webPageData({
          title,
          excerpt: description,
          path: page.path,
          checkedOn: foodsCheckedOn,
          picture: { path: sharingPath(page.food.id), alt: pictureWords(page.food.id) },
        })}
      />
    </>
  );
}
