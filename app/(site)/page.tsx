import type { Metadata } from 'next';
import { HomeFoods } from '@/components/content/home/home-foods';
import { HomeHero } from '@/components/content/home/home-hero';
import { HomePosts } from '@/components/content/home/home-posts';
import { HomePromises } from '@/components/content/home/home-promises';
import { HomeStories } from '@/components/content/home/home-stories';
import { HomeTopics } from '@/components/content/home/home-topics';
import { JsonLd } from '@/components/content/article/json-ld';
import { NutriAiPanel } from '@/components/content/home/nutriai-panel';
import { listCategories } from '@/lib/content/reading/categories';
import { pageMetadata } from '@/lib/content/publishing/metadata';
import { listPosts } from '@/lib/content/reading/posts';
import { getPublication } from '@/lib/content/reading/publication';
import { getSitePicture } from '@/lib/content/reading/site-picture';
import { listStories } from '@/lib/content/reading/stories';
import { organizationData, webSiteData } from '@/lib/content/publishing/structured-data';
import { getSettings } from '@/lib/platform/settings/settings';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: `${getSettings().SITE_NAME}: feeding, sleep and growth, with sources`,
    hasWholeTitle: true,
    description:
      'Calm, sourced answers for parents: first foods, allergens, sleep, growth and safety in the ' +
      'first three years, as articles and web stories.',
    path: '/',
  });
}

export default async function HomePage() {
  const [{ posts }, stories, categories, hero, nutriAi, publication] = await Promise.all([
    listPosts({ limit: 7, isCounting: true, isPaged: false }),
    listStories(8),
    listCategories(),
    getSitePicture('home-hero'),
    getSitePicture('nutriai-hero'),
    getPublication(),
  ]);
  return (
    <>
      <HomeHero picture={hero} />
      <HomeFoods />
      <HomePosts posts={posts} />
      <HomeStories stories={stories} />
      <HomeTopics categories={categories} />
      <NutriAiPanel picture={nutriAi} />
      <HomePromises />
      <JsonLd data={webSiteData()} />
      <JsonLd data={organizationData(publication)} />
    </>
  );
}
