import 'server-only';
import { permanentRedirect } from 'next/navigation';
import { getInfoPageBySlug, type InfoPage } from './info-pages';
import { redirectTarget } from './redirect-target';

/** The page with this slug, or `null`. A renamed one sends the reader on. */
export async function findInfoPage(slug: string, isDraft: boolean): Promise<InfoPage | null> {
  const page = await getInfoPageBySlug(slug, isDraft);
  if (page) return page;
  const target = await redirectTarget(`/${slug}`);
  if (target) permanentRedirect(target);
  return null;
}
