import type { Post } from '../../platform/database/payload-types';
import { childrenField, valueField } from './content-field';
import { type ContentField, objectShape } from './object-shape';
import type { PageWith } from './page-types';

type Source = NonNullable<Post['sources']>[number];

/** The documents that a text rests on, of posts and stories alike. */
export function sourcesField<Document extends Pick<Post, 'sources'>>(
  type: string,
): ContentField<PageWith<Document>> {
  const shape = objectShape<Source>({
    fields: [
      valueField('id', ({ id }) => id),
      valueField('key', ({ key }) => key),
      valueField('org', ({ org }) => org),
      valueField('title', ({ title }) => title),
      valueField('year', ({ year }) => year ?? null),
      valueField('url', ({ url }) => url),
      valueField('type', () => type, { isMeta: true }),
    ],
    defaults: {},
  });
  return childrenField('sources', {
    shape,
    children: ({ document }) => document.sources ?? [],
    traits: { columns: ['sources'] },
  });
}
