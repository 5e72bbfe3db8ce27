import 'server-only';
import { getInfoPageBySlug, type InfoPage } from './info-pages';
import { followRedirect } from './follow-redirect';

/** The page with this slug, or `null`. A renamed one sends the reader on. */
export async function findInfoPage(slug: string, isDraft: boolean): Promise<InfoPage | null> {
  const page = await getInfoPageBySlug(slug, isDraft);
  if (page) return page;
  await followRedirect(`/${slug}`);
  return null;
}
