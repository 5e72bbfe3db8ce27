import type { Payload } from 'payload';
import { type Picture, toPicture } from '../reading/picture';
import type { SearchHit } from './search-content';

/** The pictures of hits by their ids, as they are now: a picture may have been replaced since its page was indexed. */
export async function searchPictures(
  payload: Payload,
  hits: readonly SearchHit[],
): Promise<ReadonlyMap<number, Picture>> {
  const ids = [...new Set(hits.flatMap(({ image }) => (image === null ? [] : [image])))];
  if (ids.length === 0) return new Map();
  const { docs } = await payload.find({
    collection: 'images',
    overrideAccess: false,
    where: { id: { in: ids } },
    depth: 0,
    limit: ids.length,
    pagination: false,
  });
  return new Map(
    docs.flatMap((image) => {
      const picture = toPicture(image);
      return picture ? [[image.id, picture] as const] : [];
    }),
  );
}
