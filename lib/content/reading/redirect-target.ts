import 'server-only';
import { publicPath } from '../cms/public-path';
import { getCms } from '../cms/payload';
import { holdsNul } from './holds-nul';

/**
 * Where a renamed document went.
 * @param path the address that found nothing, such as `/blog/old-name`
 * @returns the address of today, another site's where an editor says so, or `null`; never an unpublished document
 */
export async function redirectTarget(path: string): Promise<string | null> {
  if (holdsNul(path)) return null;
  const cms = await getCms();
  const { docs } = await cms.find({
    collection: 'redirects',
    overrideAccess: false,
    where: { from: { equals: path } },
    depth: 0,
    limit: 1,
    pagination: false,
  });
  const [redirect] = docs;
  if (redirect?.address) return redirect.address;
  const target = redirect?.to;
  if (!target) return null;
  const id = typeof target.value === 'object' ? target.value.id : target.value;
  const found = await cms.find({
    collection: target.relationTo,
    overrideAccess: false,
    where: { id: { equals: id } },
    select: { slug: true },
    depth: 0,
    limit: 1,
    pagination: false,
  });
  const [document] = found.docs;
  return document ? publicPath(target.relationTo, document.slug) : null;
}
