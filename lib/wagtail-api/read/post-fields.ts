import type { Post } from '../../platform/database/payload-types';
import { countComments } from '../../content/community/comments/list-comments';
import { sql } from '../../platform/database/sql';
import { categoryReference } from './category-fields';
import {
  batchField,
  referenceField,
  referencesField,
  stored,
  storedInDocument,
  valueField,
} from './content-field';
import { idOf, thumbnailField } from './document-values';
import { imageReference } from './image-fields';
import { isoDay } from './iso-time';
import type { ContentField, FieldReader } from './object-shape';
import { postReference } from './page-references';
import type { PageTypes, PageWith } from './page-types';
import { richTextField } from './rich-text';
import { sourcesField } from './source-fields';
import { pageTagField } from './tags';

type PostRow = PageWith<Post>;

const indexed = { isIndexed: true };

/** What a blog page has beyond every page. */
export function postFields(types: () => PageTypes): readonly ContentField<PostRow>[] {
  return [
    ...textFields(),
    ...categoryAndCover(),
    pageTagField('posts'),
    sourcesField('blog.BlogPageSource'),
    valueField('reading_minutes', ({ document }) => document.readingMinutes ?? 1, {
      columns: ['readingMinutes'],
      stored: storedInDocument('posts', {
        kind: 'integer',
        column: sql`coalesce(d.reading_minutes, 1)`,
        ...indexed,
      }),
    }),
    valueField('date', ({ document }) => isoDay(document.publishedAt), {
      columns: ['publishedAt'],
      stored: stored('day', sql`n.first_published_at`, indexed),
    }),
    valueField('checked_on', ({ document }) => isoDay(document.checkedOn), {
      columns: ['checkedOn'],
      stored: storedInDocument('posts', { kind: 'day', column: sql`d.checked_on`, ...indexed }),
    }),
    batchField('author', authorNames, { columns: ['authors'] }),
    batchField('comment_count', commentCounts),
    referencesField('related', {
      reference: postReference(types),
      ids: ({ document }) => (document.related ?? []).map(idOf).filter((id) => id !== null),
      traits: { columns: ['related'] },
    }),
  ];
}

function textFields(): ContentField<PostRow>[] {
  return [
    valueField('excerpt', ({ document }) => document.excerpt ?? '', {
      columns: ['excerpt'],
      stored: storedInDocument('posts', { kind: 'text', column: sql`coalesce(d.excerpt, '')` }),
    }),
    richTextField('body', ({ document }) => document.body, {
      columns: ['body', 'sources'],
      sourceKeys: ({ document }) => (document.sources ?? []).map(({ key }) => key),
    }),
    valueField('in_short', ({ document }) => (document.inShort ?? []).map(({ line }) => line), {
      columns: ['inShort'],
    }),
  ];
}

function categoryAndCover(): ContentField<PostRow>[] {
  return [
    referenceField('category', {
      reference: categoryReference,
      id: ({ document }) => idOf(document.category),
      traits: {
        columns: ['category'],
        stored: storedInDocument('posts', { kind: 'reference', column: sql`d.category_id`, ...indexed }),
      },
    }),
    referenceField('cover', {
      reference: imageReference,
      id: ({ document }) => idOf(document.cover),
      traits: {
        columns: ['cover'],
        stored: storedInDocument('posts', { kind: 'reference', column: sql`d.cover_id` }),
      },
    }),
    thumbnailField('cover_thumbnail', ({ document }) => idOf(document.cover), ['cover']),
  ];
}

/** Who wrote each, by name; the editors together where nobody is named. */
const authorNames: FieldReader<PostRow> = async (rows, { payload, siteName }) => {
  const idsOf = ({ document }: PostRow) => (document.authors ?? []).flatMap((author) => idOf(author) ?? []);
  const ids = [...new Set(rows.flatMap(idsOf))];
  const names = new Map<number, string>();
  if (ids.length > 0) {
    const { docs } = await payload.find({
      collection: 'people',
      overrideAccess: false,
      where: { id: { in: ids } },
      select: { name: true },
      depth: 0,
      pagination: false,
    });
    for (const { id, name } of docs) names.set(id, name);
  }
  return rows.map(
    (row) =>
      idsOf(row)
        .flatMap((id) => names.get(id) ?? [])
        .join(', ') || `${siteName} editors`,
  );
};

/** Comments that readers see. */
const commentCounts: FieldReader<PostRow> = async (rows, { payload }) => {
  const ids = rows.map(({ documentId }) => documentId).filter((id) => id !== null);
  const byPost = await countComments(payload, ids);
  return rows.map(({ documentId }) => byPost.get(documentId ?? 0) ?? 0);
};
