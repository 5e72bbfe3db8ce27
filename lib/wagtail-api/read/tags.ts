import * as z from 'zod';
import { numberColumn, readRows, sql, type Sql } from '../../platform/database/sql';
import { batchField, valueField } from './content-field';
import type { ContentField, StoredField } from './object-shape';
import { listOf } from './page-rows';
import type { PageWith } from './page-types';

/** Tables of what has tags, and how the listing statement calls the id of the tagged thing. */
const tagTables = {
  posts: { table: sql`posts_texts`, id: sql`n.post_id` },
  stories: { table: sql`stories_texts`, id: sql`n.story_id` },
  images: { table: sql`images_texts`, id: sql`i.id` },
  documents: { table: sql`documents_texts`, id: sql`f.id` },
} as const;

type TagOwner = keyof typeof tagTables;

/** A list of names sorted by name; a filter `tags=a,b` wants all of them. */
export function tagField<Row>(
  owner: TagOwner,
  ownerId: (row: Row) => number | null,
  { isMeta = false } = {},
): ContentField<Row> {
  const { table } = tagTables[owner];
  return batchField<Row>(
    'tags',
    async (rows, { payload }) => {
      const ids = rows.map(ownerId).filter((own) => own !== null);
      const tags = ids.length === 0 ? [] : await readRows(payload, tagRow, tagsOf(table, ids));
      return rows.map((row) =>
        sortedNames(tags.filter((tag) => tag.parent_id === ownerId(row)).map(({ text }) => text)),
      );
    },
    { isMeta, stored: storedTags(owner) },
  );
}

/** The same of a page, whose document may be a draft that is in no table of tags yet. */
export function pageTagField<Document extends { tags?: string[] | null }>(
  owner: Extract<TagOwner, 'posts' | 'stories'>,
): ContentField<PageWith<Document>> {
  return valueField('tags', ({ document }) => sortedNames(document.tags ?? []), {
    columns: ['tags'],
    stored: storedTags(owner),
  });
}

function storedTags(owner: TagOwner): StoredField {
  const { table, id } = tagTables[owner];
  return {
    kind: 'tags',
    column: null,
    hasTag: (tag) =>
      sql`${id} IN (SELECT t.parent_id FROM ${table} t WHERE t.path = 'tags' AND t.text = ${tag})`,
    isIndexed: false,
  };
}

function sortedNames(names: readonly string[]): string[] {
  return [...new Set(names)].sort();
}

const tagRow = z.object({ parent_id: numberColumn, text: z.string() });

function tagsOf(table: Sql, ids: readonly number[]): Sql {
  return sql`SELECT t.parent_id, t.text FROM ${table} t WHERE t.parent_id IN ${listOf(ids)} AND t.path = 'tags'
      AND t.text IS NOT NULL`;
}
