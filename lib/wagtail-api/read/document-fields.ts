import type { Payload } from 'payload';
import * as z from 'zod';
import { numberColumn, readRows, sql, type Sql } from '../../platform/database/sql';
import { stored, valueField } from './content-field';
import { objectShape, type Shape } from './object-shape';
import { tagField } from './tags';

const fileRow = z
  .object({ id: numberColumn, title: z.string(), filename: z.string().nullable() })
  .transform((row) => ({ ...row, filename: row.filename ?? '' }));

/** An uploaded document; the word means a collection's entry elsewhere, hence "file". */
export type FileRow = z.output<typeof fileRow>;

/** @param rest what follows `SELECT … FROM`; the documents are called `f` */
export function readFiles(payload: Payload, rest: Sql): Promise<FileRow[]> {
  return readRows(payload, fileRow, sql`SELECT f.id, f.title, f.filename FROM ${rest}`);
}

/** `wagtaildocs.Document` */
export const documentShape: Shape<FileRow> = objectShape<FileRow>({
  fields: [
    valueField('id', ({ id }) => id, { stored: stored('integer', sql`f.id`, { isIndexed: true }) }),
    valueField('title', ({ title }) => title, { stored: stored('text', sql`f.title`, { isIndexed: true }) }),
    valueField('type', () => 'wagtaildocs.Document', { isMeta: true }),
    valueField('detail_url', (file, context) => context.detailUrl('documents', file), { isMeta: true }),
    tagField('documents', ({ id }) => id, { isMeta: true }),
    valueField('download_url', ({ id, filename }, { siteUrl }) => `${siteUrl}${documentPath(id, filename)}`, {
      isMeta: true,
    }),
  ],
  defaults: {
    nested: ['id', 'type', 'detail_url', 'download_url', 'title'],
  },
});

/** Where a document is downloaded. */
function documentPath(id: number, filename: string): string {
  return `/documents/${id}/${encodeURIComponent(filename)}`;
}
