import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { publicPath } from '../cms/public-path';
import { followRedirect } from './follow-redirect';
import { redirectTarget } from './redirect-target';

const redirects: { from: string; address?: string; to?: { relationTo: string; value: number } }[] = [];
const documents: Record<string, { id: number; slug: string }[]> = {};

interface Find {
  collection: string;
  overrideAccess: boolean;
  where: { from?: { in: string[] }; id?: { equals: number } };
}

jest.mock('../cms/payload', () => ({
  getCms: () =>
    Promise.resolve({
      find: ({ collection, overrideAccess, where }: Find) => {
        expect(overrideAccess).toBe(false);
        const docs =
          collection === 'redirects'
            ? redirects.filter(({ from }) => where.from?.in.includes(from))
            : (documents[collection] ?? []).filter(({ id }) => id === where.id?.equals);
        return Promise.resolve({ docs: docs.slice(0, 1) });
      },
    }),
}));

beforeEach(() => {
  redirects.splice(0);
  for (const name of Object.keys(documents)) delete documents[name];
});

it('leads to an address as it is, of this site or of another', async () => {
  redirects.push({ from: '/nutriai/foods/eggs', address: '/nutriai/foods/egg' });
  redirects.push({ from: '/nutriai/recipes/old', address: 'https://elsewhere.example/dish' });
  expect(await redirectTarget('/nutriai/foods/eggs')).toBe('/nutriai/foods/egg');
  expect(await redirectTarget('/nutriai/recipes/old')).toBe('https://elsewhere.example/dish');
  expect(await redirectTarget('/nutriai/foods/egg')).toBeNull();
});

it('leads to where a document stands today, and nowhere when nobody may read it', async () => {
  redirects.push({ from: '/blog/tag/weening', to: { relationTo: 'posts', value: 7 } });
  expect(await redirectTarget('/blog/tag/weening')).toBeNull();
  documents.posts = [{ id: 7, slug: 'weaning' }];
  expect(await redirectTarget('/blog/tag/weening')).toBe(publicPath('posts', 'weaning'));
});

it('knows an old address with letters or their codes, and with a slash at its end', async () => {
  redirects.push({ from: '/über-uns/', address: '/about-us' });
  redirects.push({ from: '/caf%C3%A9', address: '/blog' });
  expect(await redirectTarget('/%C3%BCber-uns')).toBe('/about-us');
  expect(await redirectTarget('/café')).toBe('/blog');
  expect(await redirectTarget('/100%')).toBeNull();
});

it.each(['/old%00', '/old\0'])('asks no database for what none stores: %j', async (address) => {
  redirects.push({ from: '/old\0', address: '/blog' });
  expect(await redirectTarget(address)).toBeNull();
});

it('sends the reader on for good', async () => {
  redirects.push({ from: '/authors/ann', address: '/authors/anna' });
  await expect(followRedirect('/authors/ann')).rejects.toMatchObject({
    digest: expect.stringMatching(/^NEXT_REDIRECT;\w+;\/authors\/anna;308;$/),
  });
  await expect(followRedirect('/authors/nobody')).resolves.toBeUndefined();
});

const site = path.resolve(process.cwd(), 'app/(site)');
const pagesWithParts = readdirSync(site, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\[[^[\]]+\]\/page\.tsx$/.test(file))
  .map((file) => ({ file, source: readFileSync(path.join(site, file), 'utf8') }))
  .filter(({ source }) => source.includes('<MissingPage />'));

it.each(pagesWithParts)('$file asks where its address has gone before it says 404', ({ source }) => {
  expect(source).toMatch(/await (?:followRedirect|findInfoPage)\(/);
});

it('looks at every page whose address holds a name', () => {
  expect(pagesWithParts.map(({ file }) => file)).toEqual(
    expect.arrayContaining([
      'nutriai/foods/[slug]/page.tsx',
      'nutriai/recipes/[slug]/page.tsx',
      'blog/tag/[tag]/page.tsx',
      '[...path]/page.tsx',
    ]),
  );
});
