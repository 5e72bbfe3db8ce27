import type { Metadata } from 'next';
import { markdownAddress } from '../../platform/http/markdown-address';
import { getSettings } from '../../platform/settings/settings';

interface PageMetadata {
  /** Without the site's name, which the layout adds. */
  title: string;
  description: string;
  /** The page's one address, from `/`. */
  path: string;
  /** The address that search engines list instead, when the same content stands there in another form. */
  canonicalPath?: string;
  /** Path of a 1200 × 630 picture; the site's own when left out. */
  image?: string;
  imageAlt?: string;
  type?: 'website' | 'article';
  publishedTime?: string;
  modifiedTime?: string;
  isHiddenFromSearch?: boolean;
  /** The title is used as it stands. */
  hasWholeTitle?: boolean;
  /** Who wrote it, each with the address of their page. */
  authors?: readonly { name: string; path: string }[];
  /** A feed of the page's own, beside that of the whole blog. */
  feed?: { path: string; title: string };
}

/** Of every picture for sharing. */
export const sharingSize = { width: 1200, height: 630 } as const;

/**
 * Title, description, canonical link, Open Graph and Twitter card of a page. Next replaces a layout's
 * `openGraph` as a whole, so that it is made in one place for all.
 */
export function pageMetadata(page: PageMetadata): Metadata {
  const { SITE_NAME } = getSettings();
  const images = [
    {
      url: page.image ?? '/og/site',
      ...sharingSize,
      alt: page.imageAlt ?? `${SITE_NAME}: ${page.title}`,
    },
  ];
  return {
    title: page.hasWholeTitle ? { absolute: page.title } : page.title,
    description: page.description,
    ...(page.authors?.length ? { authors: page.authors.map(({ name, path }) => ({ name, url: path })) } : {}),
    alternates: {
      canonical: page.canonicalPath ?? page.path,
      types: {
        ...feedLinks([...(page.feed ? [page.feed] : []), { path: '', title: SITE_NAME }]),
        // By this link the front server knows that the page has a Markdown version.
        ...(page.isHiddenFromSearch ? {} : { 'text/markdown': markdownAddress(page.path) }),
      },
    },
    openGraph: {
      title: page.title,
      description: page.description,
      url: page.path,
      siteName: SITE_NAME,
      locale: 'en_GB',
      images,
      ...(page.type === 'article'
        ? {
            type: 'article',
            publishedTime: page.publishedTime,
            modifiedTime: page.modifiedTime,
            ...(page.authors?.length ? { authors: page.authors.map(({ path }) => absoluteUrl(path)) } : {}),
          }
        : { type: 'website' }),
    },
    twitter: { card: 'summary_large_image', title: page.title, description: page.description, images },
    robots: page.isHiddenFromSearch
      ? { index: false, follow: true }
      : { index: true, follow: true, 'max-image-preview': 'large', 'max-snippet': -1 },
  };
}

/** Links to feeds, each as RSS and as JSON Feed. */
function feedLinks(feeds: readonly { path: string; title: string }[]) {
  return {
    'application/rss+xml': feeds.map(({ path, title }) => ({ url: `${path}/feed.xml`, title })),
    'application/feed+json': feeds.map(({ path, title }) => ({ url: `${path}/feed.json`, title })),
  };
}

/** For an address that has no page. */
export const notFoundMetadata: Metadata = { title: 'Page not found', robots: { index: false } };

/** An absolute address of this site, for JSON-LD, feeds and mails. */
export function absoluteUrl(path: string): string {
  return new URL(path, getSettings().SITE_URL).href;
}
