import { type Api, expect } from './api-test';
import { test } from './search-test';

const marks = /<\/?mark[^>]*>/g;
/** What is hidden from who chose no English. */
const american = /<span[^<>]* lang="en-US"[^<>]*>[^<>]*<\/span>/g;

const kindNames = { post: 'Article', story: 'Web story', recipe: 'Recipe', food: 'Food' };

/** What the page of results shows, read from its HTML as a browser without scripts would. */
async function resultsPage(api: Api, address: string) {
  const answer = await api.get(address);
  const page = (await answer.text()).replace(/<script[\s\S]*?<\/script>/g, '');
  const html = page.replace(marks, '').replace(american, '');
  const text = (fragment: string) => fragment.replace(/<[^<>]+>/g, '').replaceAll('<!-- -->', '');
  const results = [...html.matchAll(/<article[\s\S]*?<\/article>/g)].map(([article]) => ({
    kind: Object.values(kindNames).find((name) => text(article).startsWith(name)),
    title: text(/<h3[\s\S]*?<\/h3>/.exec(article)?.[0] ?? ''),
    text: text(article),
  }));
  const filter = /<nav aria-label="Kind of result"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '';
  const kinds = [...filter.matchAll(/<a [\s\S]*?<\/a>/g)].map(([link]) => ({
    href: (/href="([^"]*)"/.exec(link)?.[1] ?? '').replaceAll('&amp;', '&'),
    text: text(link),
    isCurrent: link.includes('aria-current="page"'),
  }));
  const next = /<a [^>]*rel="next"[^>]*>/.exec(html)?.[0] ?? '';
  return {
    status: answer.status(),
    heading: text(/<h2 id="results"[\s\S]*?<\/h2>/.exec(html)?.[0] ?? ''),
    results,
    kinds,
    next: (/href="([^"]*)"/.exec(next)?.[1] ?? '').replaceAll('&amp;', '&'),
  };
}

test.describe('the page of results', () => {
  test('the food that a query names stands first, and every result says its kind', async ({ api }) => {
    for (const [query, title] of [
      ['egg', 'Egg'],
      ['eggs', 'Egg'],
      ['zucchini', 'Courgette'],
      ['honey', 'Honey'],
    ] as const) {
      const { results } = await resultsPage(api, `/search?q=${query}`);
      expect([query, results[0]?.kind, results[0]?.title]).toEqual([query, 'Food', title]);
      expect(results.map(({ kind }) => kind)).not.toContain(undefined);
    }
  });

  test('links narrow it to one kind, and say how many there are', async ({ api }) => {
    const all = await resultsPage(api, '/search?q=breakfast');
    expect(all.kinds[0]).toMatchObject({ href: '/search?q=breakfast', isCurrent: true });
    const total = Number(/\d+/.exec(all.kinds[0]?.text ?? '')?.[0]);
    expect(all.heading).toBe(`${total} results for “breakfast”`);
    const counts = all.kinds.slice(1).map(({ text }) => Number(text.split(' ').at(-1)));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(total);

    const recipes = await resultsPage(api, '/search?q=breakfast&kind=recipe');
    const current = recipes.kinds.filter(({ isCurrent }) => isCurrent);
    expect(current).toEqual([
      {
        href: '/search?q=breakfast&kind=recipe',
        text: expect.stringMatching(/^Recipes \d+$/),
        isCurrent: true,
      },
    ]);
    expect(recipes.heading).toBe(`${current[0]?.text.slice('Recipes '.length)} results for “breakfast”`);
    expect(new Set(recipes.results.map(({ kind }) => kind))).toEqual(new Set(['Recipe']));
    expect(recipes.next).toBe('/search?q=breakfast&kind=recipe&page=2');
    const second = await resultsPage(api, recipes.next);
    expect(second.results).toHaveLength(10);
    expect(new Set(second.results.map(({ kind }) => kind))).toEqual(new Set(['Recipe']));
  });

  test('an unknown kind is none, one without results says so, and a slip is corrected in each', async ({
    api,
  }) => {
    const [all, unknown] = [
      await resultsPage(api, '/search?q=iron'),
      await resultsPage(api, '/search?q=iron&kind=nonsense'),
    ];
    expect(unknown).toEqual(all);
    const none = await resultsPage(api, '/search?q=jaundice&kind=recipe');
    expect([none.status, none.heading, none.results]).toEqual([200, '0 results for “jaundice”', []]);
    expect(none.kinds.find(({ isCurrent }) => isCurrent)?.text).toBe('Recipes 0');
    const mended = await resultsPage(api, '/search?q=brekfast&kind=story');
    expect(mended.heading).toMatch(/^\d+ results? for “breakfast”$/);
    expect(mended.results[0]?.kind).toBe('Web story');
  });

  test('a food found by another name does not show the list of its names', async ({ api }) => {
    for (const query of ['zucchini', 'eggplant', 'garbanzo', 'cilantro', 'rutabaga', 'arugula']) {
      const [first] = (await resultsPage(api, `/search?q=${query}&kind=food`)).results;
      expect([query, first?.kind, first?.text.toLowerCase().includes(query)]).toEqual([query, 'Food', false]);
    }
  });
});
