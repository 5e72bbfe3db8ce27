import { contextWith } from './hand-made-context.test-helper';
import { type Offer } from './plan-context';
import { dish, lockedLunch, slotsOf } from './planner-parts.test-helper';
import { spellProblem, weeksOf } from './spells';
import { type Serving } from './weekly-problem';

const noOffer: Offer = { candidates: [], schedule: new Map() };

it.each([
  [1, [1]],
  [7, [7]],
  [8, [4, 4]],
  [9, [5, 4]],
  [10, [5, 5]],
  [14, [7, 7]],
])('makes of %d days spells that are all long enough to be balanced', (days, lengths) => {
  const weeks = weeksOf(days);
  expect(weeks.map((week) => week.length)).toEqual(lengths);
  expect(weeks.flat()).toEqual(Array.from({ length: days }, (_, day) => day));
});

describe('a spell of a plan of eight days', () => {
  const days = [4, 5, 6, 7];
  const context = contextWith({ days: 8 });
  const lunchOf = (id: string, day: number): Serving => ({ ...lockedLunch(dish(id), day), locked: false });

  it('fills its own meals and no other', () => {
    const { slots, days: asked } = spellProblem(context, noOffer, { days, before: [] });
    expect(asked).toEqual(days);
    expect(slots.map(({ day }) => day)).toEqual(days);
  });

  it('leaves a meal that the parent chose as it is, and knows of those chosen for later', () => {
    const slots = slotsOf(8, ['lunch']);
    const [early, own, late] = [2, 5, 7].map((day) => ({
      ...lockedLunch(dish(`lock ${day}`), day),
      slot: slots[day] ?? { day, slot: 0, kind: 'lunch' as const },
    }));
    const servings = [late, own, early].flatMap((serving) => serving ?? []);
    const locking = { ...context, slots, locked: { servings, refused: [] } };
    const first = spellProblem(locking, noOffer, { days: [0, 1, 2, 3], before: [] });
    expect(first.slots.map(({ day }) => day)).toEqual([0, 1, 3]);
    expect(first.locked).toEqual([early]);
    expect(first.around).toEqual([own, late]);
    const before = [lunchOf('eaten', 3)];
    const second = spellProblem(locking, noOffer, { days: [4, 5], before });
    expect(second.slots.map(({ day }) => day)).toEqual([4]);
    expect(second.locked).toEqual([own]);
    expect(second.around).toEqual([...before, late]);
  });

  it('brings the new allergens of its days', () => {
    const schedule: Offer['schedule'] = new Map([
      ['egg', 3],
      ['peanut', 6],
    ]);
    const { introductions } = spellProblem(context, { candidates: [], schedule }, { days, before: [] });
    expect(introductions).toEqual([{ allergen: 'peanut', day: 6 }]);
  });

  it('keeps up what the child has eaten well, but for seafood beyond fish', () => {
    const known = contextWith({ days: 8, known: ['egg', 'crustaceans', 'fish'] });
    expect(spellProblem(known, noOffer, { days, before: [] }).tolerated).toEqual(['egg', 'fish']);
  });

  it('goes by what the parent says of the pantry and of the time to cook', () => {
    const usual = spellProblem(context, noOffer, { days, before: [] });
    expect(usual).toMatchObject({ hasPantry: false, cookingMinutes: 35 });
    const wishes = contextWith({ days: 8, pantry: ['lentils'], cookingMinutes: 20 });
    const wished = spellProblem(wishes, noOffer, { days, before: [] });
    expect(wished).toMatchObject({ hasPantry: true, cookingMinutes: 20 });
    const none = spellProblem(contextWith({ days: 8, pantry: [] }), noOffer, { days, before: [] });
    expect(none.hasPantry).toBe(false);
  });

  it('has a seed of its own, which the seed of the plan sets', () => {
    const seedOf = (seed?: number) =>
      spellProblem(contextWith({ days: 8, ...(seed !== undefined && { seed }) }), noOffer, {
        days,
        before: [],
      }).seed;
    expect([seedOf(), seedOf(1), seedOf(3)]).toEqual([104, 104, 304]);
  });

  it('counts what its first day takes, for nothing is left over where nothing was cooked', () => {
    const offer = { ...noOffer, candidates: [dish('quick', { handsOn: 12 }), dish('slow', { handsOn: 50 })] };
    const first = spellProblem(context, offer, { days: [0, 1, 2, 3], before: [] });
    expect(first.leastOnFirstDay).toBe(12);
    const later = spellProblem(context, offer, { days, before: [lunchOf('eaten', 3)] });
    expect(later.leastOnFirstDay).toBe(0);
  });
});
