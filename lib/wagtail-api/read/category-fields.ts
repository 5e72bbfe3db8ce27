import * as z from 'zod';
import { numberColumn, readRows, sql } from '../../platform/database/sql';
import { referenceTo, valueField } from './content-field';
import { objectShape } from './object-shape';
import { listOf } from './page-rows';

const categoryRow = z.object({
  id: numberColumn,
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  tone: z.string(),
});

type CategoryRow = z.output<typeof categoryRow>;

const categoryShape = objectShape<CategoryRow>({
  fields: [
    valueField('id', ({ id }) => id),
    valueField('title', ({ title }) => title),
    valueField('slug', ({ slug }) => slug),
    valueField('description', ({ description }) => description),
    valueField('tone', ({ tone }) => tone),
    // Categories have no address in this API, hence no `detail_url`.
    valueField('type', () => 'blog.BlogCategory', { isMeta: true }),
  ],
  defaults: { nested: ['id', 'type', 'title', 'slug'] },
});

export const categoryReference = referenceTo<CategoryRow>({
  shape: () => categoryShape,
  load: (ids, { payload }) =>
    readRows(
      payload,
      categoryRow,
      sql`SELECT c.id, c.title, c.slug, c.description, c.tone FROM categories c WHERE c.id IN ${listOf(ids)}`,
    ),
  idOf: ({ id }) => id,
});
