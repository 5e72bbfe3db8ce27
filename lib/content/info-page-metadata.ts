import 'server-only';
import type { Metadata } from 'next';
import { getInfoPageBySlug } from './info-pages';
import { pageMetadata } from './metadata';

/** Nothing for a page that is not there: the page itself answers with the redirect or the 404. */
export async function infoPageMetadata(slug: string, isDraft: boolean): Promise<Metadata> {
  const page = await getInfoPageBySlug(slug, isDraft);
  if (!page) return {};
  return pageMetadata({
    title: page.seo.title ?? page.title,
    description: page.seo.description ?? page.excerpt,
    path: `/${page.slug}`,
    isHiddenFromSearch: page.seo.isHiddenFromSearch,
  });
}
