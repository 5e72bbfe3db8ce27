import type { BreadcrumbList, Organization, WebSite, WithContext } from 'schema-dts';
import { getSettings } from '../ops/settings';
import { absoluteUrl } from './metadata';

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
  return { '@context': 'https://schema.org', ...(publisher() as Extract<Organization, object>) };
}

export function webSiteData(): WithContext<WebSite> {
  const { SITE_NAME } = getSettings();
  const searchAction = {
    '@type': 'SearchAction' as const,
    target: { '@type': 'EntryPoint' as const, urlTemplate: `${absoluteUrl('/blog')}?q={search_term_string}` },
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
