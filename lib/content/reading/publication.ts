import 'server-only';
import { getCms } from '../cms/payload';
import { keepWhileContentStands } from '../../platform/cache/keep-while-content-stands';
import { type Publication, toPublication } from './publication-of-row';

const keep = keepWhileContentStands<Publication>('publication');

/** Every page asks for it: it is read once a second at most, and anew after each change. */
export function getPublication(): Promise<Publication> {
  return keep('publication', readPublication);
}

async function readPublication(): Promise<Publication> {
  const cms = await getCms();
  return toPublication(await cms.findGlobal({ slug: 'publication', depth: 1, overrideAccess: false }));
}
