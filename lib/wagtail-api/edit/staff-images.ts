import { valueField } from '../read/content-field';
import { documentEndpoint, imageEndpoint } from '../read/file-endpoints';
import { imageFields, type ImageRow, renditionNear } from '../read/image-fields';
import { objectShape } from '../read/object-shape';
import { staffApiPath } from './staff-pages';

/** A thumbnail fits into a square of this side. */
const thumbnailSide = 165;

/** `/admin/api/main/images/`: what the public one shows, with the size and a thumbnail. */
export const staffImageEndpoint = imageEndpoint(
  staffApiPath,
  objectShape<ImageRow>({
    fields: [...imageFields, valueField('thumbnail', (image, { siteUrl }) => thumbnailOf(image, siteUrl))],
    defaults: {
      listing: ['id', 'type', 'detail_url', 'tags', 'download_url', 'title', 'width', 'height', 'thumbnail'],
      detail: ['id', 'type', 'detail_url', 'tags', 'download_url', 'title', 'width', 'height', 'thumbnail'],
      nested: ['id', 'type', 'detail_url', 'download_url', 'title'],
    },
  }),
);

/** `/admin/api/main/documents/`: as the public one. */
export const staffDocumentEndpoint = documentEndpoint(staffApiPath);

/** The closest finished file, with the size at which it fits: the file has more points than that, for dense screens. */
function thumbnailOf(image: ImageRow, siteUrl: string) {
  const file = renditionNear(image, thumbnailSide, siteUrl);
  if (!file) return { error: 'SourceImageIOError' };
  return { ...file, ...fittingSize(file) };
}

/** As large as the square allows, never larger than the picture itself. */
export function fittingSize({ width, height }: { width: number; height: number }) {
  const scale = Math.min(1, thumbnailSide / width, thumbnailSide / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
