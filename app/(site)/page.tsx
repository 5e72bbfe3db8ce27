import type { Metadata } from 'next';
import { HomeHero } from '@/components/home/home-hero';
import { HomePosts } from '@/components/home/home-posts';
import { HomePromises } from '@/components/home/home-promises';
import { HomeStories } from '@/components/home/home-stories';
import { HomeTopics } from '@/components/home/home-topics';
import { JsonLd } from '@/components/content/json-ld';
import { NutriAiPanel } from '@/components/home/nutriai-panel';
import { listCategories } from '@/lib/content/categories';
import { pageMetadata } from '@/lib/content/metadata';
import { listPosts } from '@/lib/content/posts';
import { getSitePicture } from '@/lib/content/site-picture';
import { listStories } from '@/lib/content/stories';
import { organizationData, webSiteData } from '@/lib/content/structured-data';
import { getSettings } from '@/lib/ops/settings';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: `${getSettings().SITE_NAME}: feeding, sleep and growth, with sources`,
    hasWholeTitle: true,
    description:
      'Calm, sourced answers for parents: first foods, allergens, sleep, growth and safety in the first three years, as articles and web stories.',
    path: '/',
  });
}

export default async function HomePage() {
  const [{ posts }, stories, categories, hero, nutriAi] = await Promise.all([
    listPosts({ limit: 7, isCounting: true, isPaged: false }),
    listStories(8),
    listCategories(),
    getSitePicture('home-hero'),
    getSitePicture('nutriai-hero'),
  ]);
  return (
    <>
      <HomeHero picture={hero} />
      <HomePosts posts={posts} />
      <HomeStories stories={stories} />
      <HomeTopics categories={categories} />
      <NutriAiPanel picture={nutriAi} />
      <HomePromises />
      <JsonLd data={webSiteData()} />
      <JsonLd data={organizationData()} />
    </>
  );
}
