import { setTimeout as delay } from 'node:timers/promises';
import { log } from '../platform/log/log';

interface AskedSite {
  origin: string;
  /** The server is on its way out. */
  isClosed: () => boolean;
}

const askAgainAfterMs = 2_000;

/** What takes longest when it is first asked for: the API's description, and pages whose kind has to be loaded. */
const slowAtFirst = ['/api/openapi.json', '/api/docs'];

/** Lists of published pages, and where these are read. */
const lists = { '/api/v2/blogs/?limit=1': '/blog/', '/api/v2/web-stories/?limit=1': '/web-stories/' };

/**
 * Asks the site for a path before a visitor waits for it. Goes on until the site itself is able to answer: a
 * database that is away now is there later, and nobody need come by to open it.
 */
export async function askAhead(site: AskedSite, path: string): Promise<void> {
  while (!site.isClosed() && !(await isAnswered(site, path)) && !site.isClosed())
    await delay(askAgainAfterMs);
}

/**
 * Asks once for what takes longest at first, one after the other, so that visitors who come meanwhile are
 * answered in between.
 */
export async function askForSlowest(site: AskedSite): Promise<void> {
  for (const path of [...slowAtFirst, ...(await newestPages(site))]) await isAnswered(site, path);
}

async function isAnswered({ origin }: AskedSite, path: string): Promise<boolean> {
  try {
    const response = await fetch(`${origin}${path}`);
    // Read to its end: to cancel the body of a refusal never came to an end here, and nothing after it was done.
    await response.arrayBuffer();
    const { status } = response;
    if (status >= 500) log.warn('what is asked ahead failed', { path, status });
    return status < 500;
  } catch (error) {
    log.warn('what is asked ahead gave no answer', { path, error: String(error) });
    return false;
  }
}

/** The newest post and story; none where nothing is published, or the lists cannot be read now. */
async function newestPages({ origin }: AskedSite): Promise<string[]> {
  const found: string[] = [];
  for (const [list, folder] of Object.entries(lists)) {
    try {
      const response = await fetch(`${origin}${list}`);
      const { items } = (await response.json()) as { items?: { meta: { slug: string } }[] };
      found.push(...(items ?? []).map(({ meta }) => `${folder}${meta.slug}`));
    } catch (error) {
      log.warn('what is newest could not be read', { list, error: String(error) });
    }
  }
  return found;
}
