import type { Payload } from 'payload';
import * as z from 'zod';
import { imageWidths } from '../../content/reading/image-widths';
import { numberColumn, readRows, sql, type Sql } from '../../platform/database/sql';
import { referenceTo, stored, valueField } from './content-field';
import { type ContentField, objectShape, type Shape } from './object-shape';
import { listOf } from './page-rows';
import { tagField } from './tags';

const text = z.string().nullable();
const size = numberColumn.nullable();

/** Our own list of widths, never input: the columns of the finished files. */
const sizeColumns = imageWidths.flatMap((width) =>
  ['filename', 'width', 'height'].map((part) => `sizes_w${width}_${part}`),
);

const imageRow = z
  .looseObject({ id: numberColumn, title: text, alt: z.string(), filename: text, width: size, height: size })
  .transform((row) => ({
    id: row.id,
    filename: row.filename ?? '',
    title: row.title || (row.filename ?? '').replace(/\.[^.]+$/, ''),
    alt: row.alt,
    width: row.width,
    height: row.height,
    url: mediaPath(row.filename ?? ''),
    files: filesOf(row),
  }));

export type ImageRow = z.output<typeof imageRow>;

/** Smallest first. */
function filesOf(row: Record<string, unknown>): { filename: string; width: number; height: number }[] {
  return imageWidths.flatMap((wanted) => {
    const [filename, width, height] = ['filename', 'width', 'height'].map(
      (part) => row[`sizes_w${wanted}_${part}`],
    );
    return typeof filename === 'string' ? [{ filename, width: Number(width), height: Number(height) }] : [];
  });
}

const imageColumns = sql.raw(
  ['id', 'title', 'alt', 'filename', 'width', 'height', ...sizeColumns].map((name) => `i.${name}`).join(', '),
);

/** @param rest what follows `SELECT … FROM`; the images are called `i` */
export function readImages(payload: Payload, rest: Sql): Promise<ImageRow[]> {
  return readRows(payload, imageRow, sql`SELECT ${imageColumns} FROM ${rest}`);
}

export const imageFields: readonly ContentField<ImageRow>[] = [
  valueField('id', ({ id }) => id, { stored: stored('integer', sql`i.id`, { isIndexed: true }) }),
  valueField('title', ({ title }) => title, {
    stored: stored('text', sql`coalesce(i.title, '')`, { isIndexed: true }),
  }),
  valueField('width', ({ width }) => width, { stored: stored('integer', sql`i.width`) }),
  valueField('height', ({ height }) => height, { stored: stored('integer', sql`i.height`) }),
  valueField('alt', ({ alt }) => alt, { stored: stored('text', sql`i.alt`) }),
  valueField('renditions', (image, { siteUrl }) => renditionsOf(image, siteUrl)),
  valueField('type', () => 'wagtailimages.Image', { isMeta: true }),
  valueField('detail_url', (image, context) => context.detailUrl('images', image), { isMeta: true }),
  tagField('images', ({ id }) => id, { isMeta: true }),
  valueField('download_url', ({ url }) => url, { isMeta: true }),
];

/** `wagtailimages.Image` */
export const imageShape: Shape<ImageRow> = objectShape<ImageRow>({
  fields: imageFields,
  defaults: {
    listing: ['id', 'type', 'detail_url', 'tags', 'download_url', 'title'],
    detail: ['id', 'type', 'detail_url', 'tags', 'download_url', 'title', 'width', 'height'],
    nested: ['id', 'type', 'detail_url', 'download_url', 'title'],
  },
});

export const imageReference = referenceTo<ImageRow>({
  shape: () => imageShape,
  load: (ids, { payload }) => readImages(payload, sql`images i WHERE i.id IN ${listOf(ids)}`),
  idOf: ({ id }) => id,
});

export interface Rendition {
  url: string;
  full_url: string;
  width: number;
  height: number;
  alt: string;
}

/** The finished files of a picture, smallest first; one that is too small for any of them has its own file only. */
function renditionsOf({ files, filename, width, height, alt }: ImageRow, siteUrl: string): Rendition[] {
  const all = files.length > 0 ? files : [{ filename, width: width ?? 0, height: height ?? 0 }];
  return all.map((file) => {
    const path = mediaPath(file.filename);
    return { url: path, full_url: `${siteUrl}${path}`, width: file.width, height: file.height, alt };
  });
}

/** The rendition closest to a width. */
export function renditionNear(image: ImageRow, wantedWidth: number, siteUrl: string): Rendition | null {
  const distance = (rendition: Rendition) => Math.abs(rendition.width - wantedWidth);
  return renditionsOf(image, siteUrl).sort((one, other) => distance(one) - distance(other))[0] ?? null;
}

function mediaPath(filename: string): string {
  return `/media/images/${encodeURIComponent(filename)}`;
}
