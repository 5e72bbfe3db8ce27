import { sql } from '../../platform/database/sql';
import { batchField } from './content-field';
import { readImages, renditionNear } from './image-fields';
import type { ContentField } from './object-shape';
import { listOf } from './page-rows';

/** The id of a relation, loaded or not. */
export function idOf(relation: number | { id: number } | null | undefined): number | null {
  return typeof relation === 'object' ? (relation?.id ?? null) : (relation ?? null);
}

/** Wide enough for a card on any screen. */
const thumbnailWidth = 640;

/** A ready-made file of a picture, as an image rendition field: `{url, full_url, width, height, alt}`. */
export function thumbnailField<Row>(
  name: string,
  imageId: (row: Row) => number | null,
  columns: readonly string[],
): ContentField<Row> {
  return batchField<Row>(
    name,
    async (rows, { payload, siteUrl }) => {
      const ids = rows.map(imageId).filter((id) => id !== null);
      const images =
        ids.length === 0 ? [] : await readImages(payload, sql`images i WHERE i.id IN ${listOf(ids)}`);
      const byId = new Map(images.map((image) => [image.id, renditionNear(image, thumbnailWidth, siteUrl)]));
      return rows.map((row) => byId.get(imageId(row) ?? 0) ?? null);
    },
    { columns },
  );
}
