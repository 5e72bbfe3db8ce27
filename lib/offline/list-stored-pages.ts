import { pageCaches } from './worker-messages';

export interface StoredPage {
  path: string;
  title: string;
}

export interface StoredGroup {
  name: string;
  pages: StoredPage[];
}

/** In the order in which they are shown; the first that fits a path takes it. What fits none is not listed. */
const groups: readonly { name: string; paths: RegExp }[] = [
  { name: 'NutriAI', paths: /^\/nutriai\/(?:today|plan|cookbook|babies|insights)$/ },
  { name: 'Recipes', paths: /^\/nutriai\/(?:recipes\/[^/]+|cookbook\/(?!new$|generate$)[^/]+)$/ },
  { name: 'Articles', paths: /^\/blog\/[^/]+$/ },
  { name: 'Stories', paths: /^\/web-stories\/[^/]+$/ },
  { name: 'Foods', paths: /^\/nutriai\/foods\/[^/]+$/ },
];

/** What can be read on this device without a network, the latest first; nothing where the browser keeps nothing. */
export async function listStoredPages(): Promise<StoredGroup[]> {
  if (!('caches' in window)) return [];
  const pages = (await Promise.all(pageCaches.map(pagesIn))).flat().reverse();
  return groups
    .map(({ name }) => ({ name, pages: pages.filter(({ path }) => groupOf(path) === name) }))
    .filter((group) => group.pages.length > 0);
}

async function pagesIn(name: string): Promise<StoredPage[]> {
  // Opening a cache that is not there would make it.
  if (!(await caches.has(name))) return [];
  const cache = await caches.open(name);
  const requests = await cache.keys();
  return Promise.all(
    requests.map(async (request) => {
      const path = decodeURI(new URL(request.url).pathname);
      const html = (await (await cache.match(request))?.text()) ?? '';
      return { path, title: titleIn(html) ?? path };
    }),
  );
}

const groupOf = (path: string) => groups.find(({ paths }) => paths.test(path))?.name;

/**
 * Without the site's name behind it. Its element alone goes through the browser's own parser: the styles of a
 * kept page are not allowed on this one.
 */
function titleIn(html: string): string | undefined {
  const [element = ''] = /<title>[^<]*<\/title>/.exec(html) ?? [];
  const { title } = new DOMParser().parseFromString(element, 'text/html');
  return title.replace(/ · [^·]*$/, '') || undefined;
}
