import type { Payload } from 'payload';
import { sql } from '../../platform/database/sql';
import type { ContentCall, ContentSource } from './content-endpoint';
import { type PageRow, readPages } from './page-rows';

/**
 * Walks `?html_path=/blog/a-post/` down from the site's home by slugs; slashes at the ends and doubled ones
 * do not matter.
 */
export async function findByHtmlPath(
  { payload, parameters }: ContentCall,
  { condition, from }: ContentSource<PageRow>,
): Promise<PageRow | null | undefined> {
  const htmlPath = parameters.get('html_path');
  if (htmlPath === undefined) return undefined;
  const slugs = htmlPath.split('/').filter(Boolean);
  if (slugs.length > deepestPath || htmlPath.includes('\0')) return null;
  const page = await walk(payload, slugs);
  if (!page) return null;
  const [found] = await readPages(payload, sql`${from} WHERE ${condition} AND n.id = ${page.id}`);
  return found;
}

/** No page stands deeper; each step is a query. */
const deepestPath = 8;

/** Only live pages lead on. */
async function walk(payload: Payload, slugs: readonly string[]): Promise<PageRow | null> {
  let [page] = await readPages(payload, sql`page_nodes n WHERE n.kind = 'home' AND n.is_live`);
  for (const slug of slugs) {
    if (!page) return null;
    [page] = await readPages(
      payload,
      sql`page_nodes n WHERE n.parent_id = ${page.id} AND n.slug = ${slug} AND n.is_live`,
    );
  }
  return page ?? null;
}
