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
  const idsOf = (name: string, mark: string, value: string | null, id: string) =>
    elementsIn({ children: nodes }, name)
      .filter(({ attributes }) => (value === null ? attributes.has(mark) : attributes.get(mark) === value))
      .map(({ attributes }) => Number(attributes.get(id)));
  return {
    pages: idsOf('a', 'linktype', 'page', 'id'),
    images: [
      ...idsOf('embed', 'embedtype', 'image', 'id'),
      ...idsOf('embed', 'data-still', null, 'data-still'),
    ],
    videos: idsOf('embed', 'data-video', null, 'data-video'),
    polls: idsOf('div', 'data-poll', null, 'data-poll'),
  };
}
