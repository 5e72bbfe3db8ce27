import type { Payload } from 'payload';
import { countPublished, ofFiles } from '../../content/reading/content-totals';
import { sql, type Sql } from '../../platform/database/sql';
import type { ContentEndpoint } from './content-endpoint';
import { documentShape, type FileRow, readFiles } from './document-fields';
import { type ImageRow, imageShape, readImages } from './image-fields';
import type { Shape } from './object-shape';
import { makeReadContext } from './page-endpoint';
import { everything, noPages } from './page-scope';
import { titleSearch } from './search-titles';

/** Pictures; all of them are public. @param apiPath what absolute addresses of details begin with */
export function imageEndpoint(
  apiPath: string,
  shape: Shape<ImageRow> = imageShape,
): ContentEndpoint<ImageRow> {
  return fileEndpoint(apiPath, {
    kind: 'images',
    modelName: 'Image',
    shape,
    from: sql`images i`,
    id: sql`i.id`,
    search: titleSearch({ table: sql`images`, id: sql`i.id`, kind: 'images' }),
    read: readImages,
  });
}

/** Documents to download; all of them are public. */
export function documentEndpoint(apiPath: string): ContentEndpoint<FileRow> {
  return fileEndpoint(apiPath, {
    kind: 'documents',
    modelName: 'Document',
    shape: documentShape,
    from: sql`documents f`,
    id: sql`f.id`,
    search: titleSearch({ table: sql`documents`, id: sql`f.id`, kind: 'documents' }),
    read: readFiles,
  });
}

interface FileKind<Row> {
  kind: 'images' | 'documents';
  modelName: string;
  shape: Shape<Row>;
  from: Sql;
  id: Sql;
  search: ReturnType<typeof titleSearch>;
  read: (payload: Payload, rest: Sql) => Promise<Row[]>;
}

function fileEndpoint<Row extends { id: number }>(
  apiPath: string,
  { kind, read, ...source }: FileKind<Row>,
): ContentEndpoint<Row> {
  return {
    operations: [],
    open: async ({ payload, parameters }) => ({
      ...source,
      condition: everything,
      // Files are no pages: nothing says when they change.
      isCountCached: false,
      countAll: () => countPublished(payload, ofFiles[kind]),
      defaultOrder: source.id,
      read: (rest) => read(payload, rest),
      // Neither shows pages.
      context: makeReadContext({ payload, parameters, scope: noPages, apiPath }),
    }),
    findParameters: ['id'],
    detailUrl: (row, context) => context.detailUrl(kind, row),
  };
}
