import type { Metadata } from 'next';
import { JsonLd } from '@/components/content/article/json-ld';
import { SiteMapArticle } from '@/components/content/info/site-map-article';
import { webPageData } from '@/lib/content/publishing/info-page-data';
import { pageMetadata } from '@/lib/content/publishing/metadata';
import { maxShown, siteMapSections } from '@/lib/content/reading/site-map';
import { readSiteOutline } from '@/lib/content/reading/site-outline';

const title = 'Sitemap';
const description = 'Every page on this site: articles by topic, web stories and information pages.';

export function generateMetadata(): Metadata {
  return pageMetadata({ title, description, path: '/sitemaps' });
}

export default async function SiteMapPage() {
  return (
    <>
      <SiteMapArticle sections={siteMapSections(await readSiteOutline(maxShown))} />
      <JsonLd data={webPageData({ title, excerpt: description, path: '/sitemaps', checkedOn: null })} />
    </>
  );
}
