import 'server-only';
import { notFound, permanentRedirect } from 'next/navigation';
import { getInfoPageBySlug, type InfoPage } from './info-pages';
import { redirectTarget } from './redirect-target';

/** The page with this slug. A renamed one sends the reader on; any other ends in 404. */
export async function requireInfoPage(slug: string, isDraft: boolean): Promise<InfoPage> {
  const page = await getInfoPageBySlug(slug, isDraft);
  if (page) return page;
  const target = await redirectTarget(`/${slug}`);
  if (target) permanentRedirect(target);
  notFound();
}
