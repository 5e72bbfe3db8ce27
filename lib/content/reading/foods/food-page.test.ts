import { foods } from '../../../nutriai/engine/foods/food-list';
import { foodCheckOf } from '../../../nutriai/server/public/food-check';
import { checkAges } from './food-check-ages';
import { foodCount, foodListing } from './food-listing';
import { saidCuts } from './drawn-cuts';
import { foodPage } from './food-page';
import { foodPageDescription } from '../../publishing/food-page-description';
import { webPageData } from '../../publishing/info-page-data';
import { structuredDataProblems } from '../../publishing/testing/structured-data-rules';
import { shareThread, stopSharing } from '../../../platform/threads/shared-threads';
import { unavailable } from '../../../platform/http/api-error';
import { withPageOutcome } from '../../../platform/cache/page-outcome';

jest.mock('../../../platform/settings/settings', () => ({
  getSettings: () => ({ SITE_NAME: 'Little Pear', SITE_URL: 'https://pear.example' }),
}));

const pages = foods.map(({ id }) => {
  const page = foodPage(id);
  if (!page) throw new Error(`No page of ${id}`);
  return page;
});

test('every food has a page with an answer, its reason and its sources', () => {
  for (const page of pages) {
    const { path, answer, question } = page;
    expect([path, question]).toEqual([
      path,
      expect.stringMatching(/^Can babies (?:drink|eat|have) \S.*[^ ?]\?$/),
    ]);
    expect([path, answer.reason]).toEqual([path, expect.stringMatching(/^\S.*\.$/)]);
    expect([path, page.servings.filter(({ text }) => text === '')]).toEqual([path, []]);
    expect(page.recipeCount).toBeGreaterThanOrEqual(page.recipes.length);
  }
  const unsourced = pages.filter(({ sources, findings }) => sources.length === 0 && findings.length > 0);
  expect(unsourced.map(({ path }) => path)).toEqual([]);
});

test('no serving is drawn in a shape of which its text has no word', () => {
  const servings = pages.flatMap((page) => page.servings.map((each) => ({ path: page.path, ...each })));
  expect(servings.length).toBeGreaterThan(1000);
  const astray = servings.filter(({ cuts, text }) => {
    const said = saidCuts(text);
    // “On demand, alongside meals”: a drink has no other shape.
    return said.length === 0 ? cuts.join() !== 'drink' : !cuts.every((cut) => said.includes(cut));
  });
  expect(astray).toEqual([]);
});

test('what the words only mash, blend or stir in is not drawn in pieces', () => {
  const loose = ['smooth', 'mashed', 'stirred_in', 'minced', 'ground', 'melted'];
  const servings = pages.flatMap((page) => page.servings.map((each) => ({ path: page.path, ...each })));
  const onlyLoose = servings.filter(
    ({ text }) => /\b(?:mash|blend|stir)\b/i.test(text) && !/\b(?:or|chop|cut|flake|fingers?)\b/i.test(text),
  );
  expect(onlyLoose.length).toBeGreaterThan(30);
  expect(onlyLoose.filter(({ cuts }) => !cuts.every((cut) => loose.includes(cut)))).toEqual([]);
});

test('a page never says how to serve what it tells to leave out, nor an age before the first one', () => {
  for (const { path, food, servings, answer, composition, swaps } of pages) {
    const isServed = answer.verdict === 'yes' || answer.verdict === 'prepared';
    const first = servings[0]?.months ?? null;
    expect([
      path,
      servings.every(({ months }) => food.fromMonths !== null && months >= food.fromMonths),
    ]).toEqual([path, true]);
    if (answer.verdict === 'no') expect([path, first, composition]).toEqual([path, null, null]);
    if (isServed) expect([path, first]).toEqual([path, 6]);
    else expect([path, composition?.shares ?? []]).toEqual([path, []]);
    expect([path, swaps.map(({ path: other }) => other)]).toEqual([path, expect.not.arrayContaining([path])]);
  }
});

test('a swap is servable at six months', () => {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  for (const { path, swaps } of pages) {
    const verdicts = swaps.map((swap) => byPath.get(swap.path)?.answer.verdict);
    expect([path, verdicts.filter((verdict) => verdict !== 'yes' && verdict !== 'prepared')]).toEqual([
      path,
      [],
    ]);
  }
});

test('no two pages say the same to search engines, and each says its verdict', () => {
  const descriptions = pages.map((page) => foodPageDescription(page));
  expect(new Set(descriptions.map(({ description }) => description)).size).toBe(pages.length);
  expect(new Set(descriptions.map(({ title }) => title)).size).toBe(pages.length);
  for (const [index, { description }] of descriptions.entries()) {
    const { path, answer } = pages[index] as (typeof pages)[number];
    expect([path, description.length]).toEqual([path, expect.any(Number)]);
    expect([path, description.length <= 156 && description.length >= 70]).toEqual([path, true]);
    expect([path, description.toLowerCase().includes(answer.words.toLowerCase())]).toEqual([path, true]);
  }
});

test.each([
  ['swordfish', 'no', 'Can babies eat swordfish?', /mercury/],
  ['beer', 'no', 'Can babies drink beer?', /alcohol/],
  ['apricot-kernel', 'no', 'Can babies have apricot kernels?', /cyanide/],
  ['honey', 'not-yet', 'Can babies have honey?', /infant botulism/],
  ['salt', 'not-yet', 'Can babies have salt?', /kidneys/],
  ['whole-milk', 'prepared', 'Can babies drink whole milk?', /Not as the main drink before 12 months/],
  ['brie', 'prepared', 'Can babies eat brie?', /steaming hot/],
  ['carrot', 'prepared', 'Can babies eat carrots?', /fork/],
  ['greek-yoghurt', 'yes', 'Can babies eat Greek yoghurt?', /plain, pasteurised and full-fat/],
  ['rice-cake', 'prepared', 'Can babies eat plain rice cakes?', /./],
])('answers about %s: %s', (id, verdict, question, reason) => {
  expect(foodPage(id)).toMatchObject({
    question,
    answer: { verdict, reason: expect.stringMatching(reason) },
  });
});

test('shares of a day are of a baby’s portion, and none is beyond belief', () => {
  for (const { path, composition } of pages) {
    const beyond = (composition?.shares ?? []).filter(({ share }) => share > 6);
    expect([path, beyond]).toEqual([path, []]);
  }
});

test('names the row of the table that its figures come from', () => {
  expect(foodPage('carrot')?.composition?.row).toEqual({ name: 'USDA NDB number', code: '11125', url: null });
  for (const { path, composition } of pages) {
    if (composition === null) continue;
    const { row } = composition;
    expect([path, row.code, row.url]).toEqual([
      path,
      expect.stringMatching(/^\d{5,7}$/),
      row.name === 'USDA FoodData Central' ? expect.stringContaining(`/${row.code}/`) : null,
    ]);
  }
});

test('says what search engines ask, by their rules', () => {
  for (const page of pages) {
    const { title, description } = foodPageDescription(page);
    const data = webPageData({ title, excerpt: description, path: page.path, checkedOn: '2026-11-21' });
    expect([page.path, structuredDataProblems(data)]).toEqual([page.path, []]);
  }
});

test('a page tells of honey what matters', () => {
  expect(foodPage('honey')).toMatchObject({
    verdict: 'block',
    flags: expect.arrayContaining([expect.stringContaining('infant botulism')]),
  });
});

test('a page tells of egg what matters', () => {
  const egg = foodPage('egg');
  expect(egg).toMatchObject({
    summary: 'Yes, prepared safely. From 6 months. Contains egg.',
    allergens: ['egg'],
    diet: 'vegetarian',
  });
  expect(egg?.recipes.length).toBeGreaterThan(0);
  const iron = egg?.composition?.shares.find(({ code }) => code === 'iron_mg');
  expect(iron?.need).toBe(11);
});

test('there is no page of a food that does not exist', () => {
  expect(foodPage('no-such-food')).toBeNull();
  expect(foodPage('toString')).toBeNull();
});

describe('the list', () => {
  test('shows the first of every group when nothing is looked for, and how many there are', () => {
    const { groups, total, found, pageCount } = foodListing({});
    expect([total, found, pageCount]).toEqual([foodCount, null, 1]);
    expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(foodCount);
    for (const { id, items, count } of groups) expect([id, items.length]).toEqual([id, Math.min(6, count)]);
  });

  test('has every food once on the pages of the groups', () => {
    const ids = foodListing({}).groups.flatMap(({ id: group }) => {
      const { pageCount } = foodListing({ group });
      return Array.from({ length: pageCount }, (_each, place) =>
        foodListing({ group, page: String(place + 1) }).groups.flatMap(({ items }) =>
          items.map(({ id }) => id),
        ),
      ).flat();
    });
    expect([ids.length, new Set(ids).size]).toEqual([foodCount, foodCount]);
  });

  test('finds by other names, and says when it finds nothing', () => {
    expect(foodListing({ q: ' zucchini ' }).found?.[0]?.title).toBe('Courgette');
    expect(foodListing({ q: 'zzqxv' })).toMatchObject({ query: 'zzqxv', total: 0, found: [], groups: [] });
    expect(foodListing({ q: '   ' }).found).toBeNull();
  });
});

describe('a choice in the address', () => {
  const chosen = (parameters: Record<string, string>) => {
    const { groups, found } = foodListing(parameters);
    return [...(found ?? []), ...groups.flatMap(({ items }) => items)].map(({ id }) => id);
  };

  test('keeps what fits all of it', () => {
    const ids = chosen({ age: '6', without: 'egg', rich: 'iron', choking: 'low' });
    expect(ids).toContain('lentils');
    for (const id of ids) {
      const food = foods.find((each) => each.id === id);
      expect([id, food?.fromMonths, food?.choking]).toEqual([id, expect.any(Number), 'none']);
      expect([id, food?.allergens.includes('egg'), (food?.fromMonths ?? 99) <= 6]).toEqual([id, false, true]);
    }
  });

  test('narrows a search too', () => {
    expect(chosen({ q: 'milk' })).toContain('whole-milk');
    expect(chosen({ q: 'milk', without: 'milk' })).not.toContain('whole-milk');
  });

  test('that is none of those offered counts as not made', () => {
    for (const name of ['age', 'without', 'group', 'rich', 'choking'])
      expect(foodListing({ [name]: 'moon' })).toMatchObject({ isFiltered: false, total: foodCount });
  });

  test('may leave nothing', () => {
    expect(foodListing({ group: 'eggs', without: 'egg' })).toMatchObject({
      total: 0,
      groups: [],
      isFiltered: true,
    });
  });
});

describe('a question in an address', () => {
  test('is answered for its age', async () => {
    expect(await foodCheckOf({ age: '9', text: 'whole grapes' })).toMatchObject({
      age: 9,
      text: 'whole grapes',
      problem: null,
      answer: { verdict: 'block' },
    });
  });

  test('minds the allergies and the diet that it names, and no others', async () => {
    const check = await foodCheckOf({ age: '12', text: 'omelette', allergy: ['egg', 'moon'], diet: 'vegan' });
    expect(check.family).toEqual({ allergies: ['egg'], diet: 'vegan' });
    expect(check.answer?.findings.map(({ rule }) => rule)).toContain('H24-egg');
    expect(check.answer?.findings.map(({ kind }) => kind)).toContain('diet');
    const { family } = await foodCheckOf({ age: '12', text: 'omelette', allergy: 'egg' });
    expect(family.allergies).toEqual(['egg']);
    expect(await foodCheckOf({ diet: 'moon' })).toMatchObject({ family: { diet: 'omnivore' } });
  });

  test('that is not there is no problem', async () => {
    expect(await foodCheckOf({})).toEqual({
      age: 6,
      text: '',
      family: { allergies: [], diet: 'omnivore' },
      answer: null,
      problem: null,
    });
    expect(await foodCheckOf({ age: '7.5' })).toMatchObject({ age: 6 });
  });

  test('keeps what was typed where it cannot be answered', async () => {
    expect(await foodCheckOf({ age: '12', text: ' ' })).toEqual({
      age: 12,
      text: ' ',
      family: { allergies: [], diet: 'omnivore' },
      answer: null,
      problem: 'Write a food, a meal or a recipe.',
    });
    expect(await foodCheckOf({ text: 'e'.repeat(5001) })).toMatchObject({
      answer: null,
      problem: expect.stringContaining('at most 5,000 characters'),
    });
  });

  test('can be about every age that is offered', async () => {
    for (const { months } of checkAges)
      expect(await foodCheckOf({ age: String(months), text: 'honey' })).toMatchObject({ age: months });
  });

  test('is put off by a page of status 503 while too much is being read, and kept', async () => {
    const { kind, body, headers } = unavailable();
    shareThread('engine', { run: () => Promise.resolve({ refusal: { kind, body, headers } }) });
    const outcome = await withPageOutcome(async (page) => {
      expect(await foodCheckOf({ age: '9', text: 'whole grapes' })).toMatchObject({
        age: 9,
        text: 'whole grapes',
        answer: null,
        problem: expect.stringContaining('Ask again in a moment'),
      });
      return page;
    });
    stopSharing('engine');
    expect(outcome.isUnavailable).toBe(true);
  });
});

test('the list gives every food the answer of its page', () => {
  const listedFoods = foodListing({}).groups.flatMap(
    ({ id: group }) => foodListing({ group }).groups[0]?.items ?? [],
  );
  expect(listedFoods.length).toBeGreaterThan(100);
  for (const { id, verdict, answer } of listedFoods) {
    const page = foodPage(id);
    expect([id, verdict]).toEqual([id, page?.answer.verdict]);
    if (verdict === 'no') expect([id, answer]).toEqual([id, 'No.']);
    else expect([id, answer]).toEqual([id, expect.stringMatching(/\d months|as a drink from 12|from birth/)]);
  }
});
