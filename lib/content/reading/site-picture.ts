import 'server-only';
import { cache } from 'react';
import { getCms } from '../cms/payload';
import { type Picture, toPicture } from './picture';

/** A picture of the site itself, made with the first content. */
export const getSitePicture = cache(async (name: 'home-hero' | 'nutriai-hero'): Promise<Picture | null> => {
  const cms = await getCms();
  const { docs } = await cms.find({
    collection: 'images',
    overrideAccess: false,
    where: { firstContentKey: { equals: `${name}-post` } },
    depth: 0,
    limit: 1,
    pagination: false,
  });
  return toPicture(docs[0]);
});
