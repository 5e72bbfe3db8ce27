import type {
  BreadcrumbList,
  ImageObject,
  Organization,
  Person,
  ProfilePage,
  WebSite,
  WithContext,
} from 'schema-dts';
import { getSettings } from '../../platform/settings/settings';
import { squareSide } from '../reading/image-widths';
import { absoluteUrl } from './metadata';
import type { PersonDetail } from '../reading/people';
import type { Person as PersonOfSite } from '../reading/person';
import type { Picture } from '../reading/picture';
import type { Operator, Publication } from '../reading/publication-of-row';

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

/** Somebody who writes or reviews, by the address of their page. */
export function personData({ name, role, credentials, path }: Omit<PersonOfSite, 'id' | 'slug'>): Person {
  return {
    '@type': 'Person',
    '@id': absoluteUrl(`${path}#person`),
    name,
    url: absoluteUrl(path),
    jobTitle: role,
    ...(credentials ? { honorificSuffix: credentials } : {}),
  };
}

/** schema.org's view of the page of somebody who writes or reviews. */
export function profileData(person: PersonDetail): WithContext<ProfilePage> {
  const about = personData(person) as Extract<Person, object>;
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url: absoluteUrl(person.path),
    inLanguage: 'en-GB',
    mainEntity: {
      ...about,
      description: person.bio,
      ...(person.portrait ? { image: absoluteUrl(person.portrait.src) } : {}),
      ...(person.links.length > 0 ? { sameAs: person.links.map(({ url }) => url) } : {}),
    },
  };
}

/** The publisher of the site, with what an admin has said of it. */
export function organizationData({ operator, profiles }: Publication): WithContext<Organization> {
  return {
    '@context': 'https://schema.org',
    ...(publisher() as Extract<Organization, object>),
    ...(profiles.length > 0 ? { sameAs: profiles.map(({ url }) => url) } : {}),
    ...(operator ? operatorData(operator) : {}),
  };
}

function operatorData({ name, addressLines, email, phone }: Operator) {
  return {
    legalName: name,
    ...(addressLines.length > 0 ? { address: addressLines.join(', ') } : {}),
    ...(email ? { email } : {}),
    ...(phone ? { telephone: phone } : {}),
  };
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
