import 'server-only';
import { publicPath } from '../cms/public-path';
import { getCms } from '../cms/payload';
import { containsNul } from './contains-nul';

/**
 * Where a renamed document went.
 * @param path the address that found nothing, such as `/blog/old-name`
 * @returns the address of today, another site's where an editor says so, or `null`; never an unpublished document
 */
export async function redirectTarget(path: string): Promise<string | null> {
  const addresses = spellings(path);
  // Also as a code: %00 is read as the character.
  if (addresses.some(containsNul)) return null;
  const cms = await getCms();
  const { docs } = await cms.find({
    collection: 'redirects',
    overrideAccess: false,
    where: { from: { in: addresses } },
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

/**
 * An editor types an old address as it was read: with its letters or their codes, with a slash at its end or
 * without.
 */
function spellings(path: string): string[] {
  const bare = path.replace(/(?<!\/)\/+$/, '') || '/';
  const words = decoded(bare);
  return [...new Set([bare, words, encodeURI(words)].flatMap((each) => [each, `${each}/`]))];
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch (error) {
    // A percent sign that is none of a code stands for itself.
    if (error instanceof URIError) return path;
    throw error;
  }
}
