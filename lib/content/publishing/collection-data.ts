import type { CollectionPage, ItemList, WithContext } from 'schema-dts';
import { absoluteUrl } from './metadata';

interface Collection {
  title: string;
  description: string;
  /** The page's canonical address, from `/`. */
  path: string;
  /** What the page lists, in its order. */
  items: readonly { title: string; path: string }[];
}

/** schema.org's view of a page that lists others. */
export function collectionData({ title, description, path, items }: Collection): WithContext<CollectionPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    url: absoluteUrl(path),
    name: title,
    description,
    inLanguage: 'en-GB',
    isPartOf: { '@id': absoluteUrl('/#website') },
    publisher: { '@id': absoluteUrl('/#organization') },
    mainEntity: itemList(items),
  };
}

function itemList(items: Collection['items']): ItemList {
  return {
    '@type': 'ItemList',
    numberOfItems: items.length,
    itemListElement: items.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: absoluteUrl(path),
    })),
  };
}
