import type { PageCollection } from '../../../content/cms/page-tree/kinds';
import { elementsIn, type HtmlNode } from './parse-html';

/** What ids inside a text stand for; what is not there is not in it. */
export interface TextReferences {
  /** The documents behind pages, by the page's id. */
  pages: ReadonlyMap<number, { collection: PageCollection; id: number }>;
  images: ReadonlySet<number>;
  videos: ReadonlySet<number>;
  polls: ReadonlySet<number>;
}

export type NamedIds = Record<keyof TextReferences, number[]>;

/** The ids that a text names, as the content API writes them. */
export function namedIn(nodes: readonly HtmlNode[]): NamedIds {
  const idsOf = (name: string, id: string, kind?: { mark: string; value: string }) =>
    elementsIn({ children: nodes }, name)
      .filter(({ attributes }) => (kind ? attributes.get(kind.mark) === kind.value : attributes.has(id)))
      .map(({ attributes }) => Number(attributes.get(id)));
  return {
    pages: idsOf('a', 'id', { mark: 'linktype', value: 'page' }),
    images: [...idsOf('embed', 'id', { mark: 'embedtype', value: 'image' }), ...idsOf('embed', 'data-still')],
    videos: idsOf('embed', 'data-video'),
    polls: idsOf('div', 'data-poll'),
  };
}
