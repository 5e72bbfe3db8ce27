import { feedOfItem, type MilkFeed, milkItem } from './milk-feed';

const feed = (given: Partial<MilkFeed>): MilkFeed => ({
  milk: 'breast',
  ml: null,
  minutes: null,
  side: null,
  ...given,
});

it.each<[Partial<MilkFeed>, string]>([
  [{}, 'Breast milk'],
  [{ minutes: 12 }, 'Breastfed for 12 minutes'],
  [{ minutes: 1, side: 'left' }, 'Breastfed for 1 minute, left side'],
  [{ side: 'both' }, 'Breastfed, both sides'],
  [{ milk: 'expressed', ml: 90 }, 'Breast milk'],
  [{ milk: 'formula', ml: 150 }, 'Formula'],
  [{ milk: 'cow', ml: 120 }, 'Cow’s milk'],
])('is the same feed when it is opened again: %o', (given, name) => {
  const item = milkItem(feed(given));
  expect(item.name).toBe(name);
  expect(feedOfItem(item)).toEqual(feed(given));
});

it('leaves alone what somebody wrote in other words', () => {
  const item = milkItem(feed({ minutes: 12 }));
  expect(feedOfItem({ ...item, text: 'Breastfed twice in the night' })).toBeNull();
  expect(feedOfItem({ ...item, text: null, food: 'oats' })).toBeNull();
});
