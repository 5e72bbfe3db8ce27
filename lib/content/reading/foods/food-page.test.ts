import { foods } from '../../../nutriai/engine/foods/food-list';
import { foodCheckOf } from '../../../nutriai/server/public/food-check';
import { checkAges } from './food-check-ages';
import { foodCount, foodListing } from './food-listing';
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

test('every food has a page with a word for each age, an answer for 6 months and its sources', () => {
  for (const page of pages) {
    expect([page.path, page.servings.map(({ months }) => months)]).toEqual([page.path, [6, 9, 12, 18]]);
    expect([page.path, page.servings.filter(({ text }) => text === '')]).toEqual([page.path, []]);
    expect(page.composition === null).toBe(page.food.forms.length === 0);
    expect(page.recipeCount).toBeGreaterThanOrEqual(page.recipes.length);
  }
  const unsourced = pages.filter(({ sources, findings }) => sources.length === 0 && findings.length > 0);
  expect(unsourced.map(({ path }) => path)).toEqual([]);
});

test('never offers at 6 months what waits for later', () => {
  for (const { path, food, servings } of pages) {
    const [six] = servings;
    if (food.fromMonths !== null && food.fromMonths > 6)
      expect([path, six?.text]).toEqual([path, `Not yet: from ${food.fromMonths} months.`]);
    if (food.fromMonths === null) expect([path, six?.text]).toEqual([path, 'Leave it out.']);
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
    summary: 'From 6 months. Contains egg.',
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
  test('shows every food once when nothing is looked for', () => {
    const { groups, total, found } = foodListing({});
    const ids = groups.flatMap((group) => group.foods.map(({ id }) => id));
    expect([ids.length, new Set(ids).size, total, found]).toEqual([foodCount, foodCount, foodCount, null]);
  });

  test('finds by other names, and says when it finds nothing', () => {
    expect(foodListing({ q: ' zucchini ' }).found?.[0]?.title).toBe('Courgette');
    expect(foodListing({ q: 'zzqxv' })).toMatchObject({ query: 'zzqxv', total: 0, found: [], groups: [] });
    expect(foodListing({ q: '   ' }).found).toBeNull();
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
