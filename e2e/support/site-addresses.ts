import { readdirSync } from 'node:fs';
import path from 'node:path';

/** An address for each page whose route has a part that varies. */
const examples: Readonly<Record<string, string>> = {
  '/[...path]': '/no/such/page',
  '/[slug]': '/about-us',
  '/authors/[slug]': '/authors/nobody-of-this-name',
  '/blog/[slug]': '/blog/cutting-food-safely',
  '/blog/category/[slug]': '/blog/category/feeding',
  '/blog/tag/[tag]': '/blog/tag/iron',
  '/newsletter/[action]/[token]': `/newsletter/confirm/1.${'a'.repeat(43)}`,
  '/nutriai/babies/[id]': '/nutriai/babies/1',
  '/nutriai/babies/[id]/import': '/nutriai/babies/1/import',
  '/nutriai/cookbook/[id]': '/nutriai/cookbook/1',
  '/nutriai/cookbook/[id]/cook': '/nutriai/cookbook/1/cook',
  '/nutriai/cookbook/[id]/edit': '/nutriai/cookbook/1/edit',
  '/nutriai/foods/[slug]': '/nutriai/foods/egg',
  '/nutriai/recipes/[slug]': '/nutriai/recipes/red-lentil-sweet-potato-dal',
  '/web-stories/[slug]': '/web-stories/drinks-by-age',
};

const pagesFolder = path.join(process.cwd(), 'app', '(site)');

/** Lists the routes of all pages of the site as its folders name them, so that none can be forgotten. */
export function siteRoutes(): string[] {
  return readdirSync(pagesFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'page.tsx')
    .map((file) => {
      const folders = path.dirname(file).split(path.sep);
      return `/${folders.filter((folder) => folder !== '.' && !/^\(.*\)$/.test(folder)).join('/')}`;
    })
    .sort();
}

/**
 * Lists an address for every page of the site.
 * @throws Error for a route with a variable part that has no example above
 */
export function siteAddresses(): string[] {
  return siteRoutes().map((route) => {
    const address = route.includes('[') ? examples[route] : route;
    if (address === undefined) throw new Error(`${route} needs an example in e2e/support/site-addresses.ts.`);
    return address;
  });
}
