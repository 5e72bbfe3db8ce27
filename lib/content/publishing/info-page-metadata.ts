import 'server-only';
import type { Metadata } from 'next';
import { getInfoPageBySlug } from '../reading/info-pages';
import { notFoundMetadata, pageMetadata } from './metadata';

/** For the head of an info page. A page that is not there answers with the redirect or the 404 itself. */
export async function infoPageMetadata(slug: string, isDraft: boolean): Promise<Metadata> {
  const page = await getInfoPageBySlug(slug, isDraft);
  if (!page) return notFoundMetadata;
  return pageMetadata({
    title: page.seo.title ?? page.title,
    description: page.seo.description ?? page.excerpt,
    path: `/${page.slug}`,
    image: `/og/pages/${page.slug}`,
    canonicalPath: `/${page.canonicalSlug}`,
    isHiddenFromSearch: page.seo.isHiddenFromSearch,
  });
}
