import type { BreadcrumbList, ImageObject, Organization, WebSite, WithContext } from 'schema-dts';
import { getSettings } from '../../platform/settings/settings';
import { squareSide } from '../reading/image-widths';
import { absoluteUrl } from './metadata';
import type { Picture } from '../reading/picture';

export interface Crumb {
  name: string;
  path: string;
}

export function breadcrumbData(crumbs: readonly Crumb[]): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  };
}

export function publisher(): Organization {
  const { SITE_NAME } = getSettings();
  return {
    '@type': 'Organization',
    '@id': absoluteUrl('/#organization'),
    name: SITE_NAME,
    url: absoluteUrl('/'),
    logo: { '@type': 'ImageObject', url: absoluteUrl('/logo/logo-512.png'), width: '512', height: '512' },
  };
}

export function editorsOf(siteName: string): Organization {
  return { '@type': 'Organization', name: `${siteName} editors`, url: absoluteUrl('/about-us') };
}

export function organizationData(): WithContext<Organization> {
  const sameAs = socialPages();
  return {
    '@context': 'https://schema.org',
    ...(publisher() as Extract<Organization, object>),
    ...(sameAs.length > 0 ? { sameAs } : {}),
  };
}

/** The site's own pages at other places; the front page of such a place is not ours. */
function socialPages(): string[] {
  const settings = getSettings();
  return [
    settings.SOCIAL_INSTAGRAM_URL,
    settings.SOCIAL_FACEBOOK_URL,
    settings.SOCIAL_PINTEREST_URL,
    settings.SOCIAL_YOUTUBE_URL,
  ].flatMap((url) => (url && new URL(url).pathname !== '/' ? [url] : []));
}

/** A picture in the shapes that search results show: its largest file, and the square. */
export function pictureData(picture: Picture): ImageObject[] {
  const { path, width } = largestFile(picture);
  const height = Math.round((width / picture.width) * picture.height);
  const side = squareSide;
  return [
    imageObject(path, { width, height, caption: picture.alt }),
    ...(picture.square
      ? [imageObject(picture.square, { width: side, height: side, caption: picture.alt })]
      : []),
  ];
}

function imageObject(
  path: string,
  { width, height, caption }: { width: number; height: number; caption: string },
): ImageObject {
  return {
    '@type': 'ImageObject',
    url: absoluteUrl(path),
    width: String(width),
    height: String(height),
    ...(caption ? { caption } : {}),
  };
}

function largestFile({ src, srcSet, width }: Picture): { path: string; width: number } {
  const [path, size] = srcSet.split(', ').at(-1)?.split(' ') ?? [];
  return path && size ? { path, width: Number.parseInt(size, 10) } : { path: src, width };
}

export function webSiteData(): WithContext<WebSite> {
  const { SITE_NAME } = getSettings();
  const searchAction = {
    '@type': 'SearchAction' as const,
    target: {
      '@type': 'EntryPoint' as const,
      urlTemplate: `${absoluteUrl('/search')}?q={search_term_string}`,
    },
    // Google's own property, which schema.org does not list.
    'query-input': 'required name=search_term_string',
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': absoluteUrl('/#website'),
    name: SITE_NAME,
    url: absoluteUrl('/'),
    inLanguage: 'en-GB',
    publisher: { '@id': absoluteUrl('/#organization') },
    potentialAction: searchAction,
  };
}
