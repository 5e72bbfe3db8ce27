import type { Metadata } from 'next';
import { SiteMapArticle } from '@/components/info/site-map-article';
import { pageMetadata } from '@/lib/content/metadata';
import { siteMap } from '@/lib/content/site-map';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'Sitemap',
    description:
      'Every page of this site in one list: articles by subject, web stories, and the pages about the site.',
    path: '/sitemaps',
  });
}

export default async function SiteMapPage() {
  return <SiteMapArticle sections={await siteMap()} />;
}
