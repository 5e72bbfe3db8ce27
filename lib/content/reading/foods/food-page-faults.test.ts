import { foods } from '../../../nutriai/engine/foods/food-list';
import { foodPage, type FoodPage } from './food-page';
import { foodPageFaults } from './testing/food-page-faults.test-helper';

jest.mock('../../../platform/settings/settings', () => ({
  getSettings: () => ({ SITE_NAME: 'Little Pear', SITE_URL: 'https://pear.example' }),
}));

function pageOf(id: string): FoodPage {
  const page = foodPage(id);
  if (!page) throw new Error(`No page of ${id}`);
  return page;
}

it('finds nothing that the page of a food says against itself', () => {
  expect(foods.length).toBeGreaterThan(600);
  expect(foods.flatMap(({ id }) => foodPageFaults(pageOf(id)))).toEqual([]);
});

/** One contradiction of every kind, planted in a page that has none. */
const planted: readonly [string, () => FoodPage, RegExp][] = [
  [
    'a verdict that its reason takes back',
    () => ({ ...pageOf('banana'), answer: { ...pageOf('banana').answer, reason: 'Leave it out.' } }),
    /says "Yes.*Leave it out/,
  ],
  [
    'advice on a first taste beside "No"',
    () => ({ ...pageOf('shark'), findings: pageOf('whole-yoghurt').findings }),
    /how to start what is to be left out/,
  ],
  [
    'an allergen that it contains and only may contain',
    () => ({ ...pageOf('cheddar'), mayContain: pageOf('cheddar').allergens }),
    /and may contain it/,
  ],
  [
    'a diet that its allergens rule out',
    () => ({ ...pageOf('salmon'), diet: 'vegan' }),
    /is vegan, and contains fish/,
  ],
  [
    'a way of serving before the first age',
    () => ({ ...pageOf('honey'), servings: pageOf('banana').servings }),
    /served at 6 months/,
  ],
  [
    'a serving that its own words put off',
    () => ({
      ...pageOf('banana'),
      servings: pageOf('banana').servings.map((each) => ({
        ...each,
        text: 'Mash it, but not before 12 months.',
      })),
    }),
    /serves it at 6 months/,
  ],
  ['a unit', () => ({ ...pageOf('banana'), summary: 'Offer 30g of it.' }), /writes a unit as "0g"/],
  ['a repeated word', () => ({ ...pageOf('banana'), summary: 'Mash the the banana.' }), /repeats a word/],
];

it.each(planted)('would find %s', (_, page, fault) => {
  expect(foodPageFaults(page())).toEqual(expect.arrayContaining([expect.stringMatching(fault)]));
});
