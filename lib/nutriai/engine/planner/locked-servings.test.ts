import { type Allergen } from '../child';
import { recipeById } from '../recipes/recipe-list';
import { type AllergenHistory } from './eligible-recipes';
import { introductionsOf, misplacedAllergens } from './introductions';
import { lockedServings } from './locked-servings';
import { firstNewDay } from './plan-context';
import { type Lock, type PlanRequest } from './plan-request';
import { dish, slotsOf } from './planner-parts.test-helper';
import { startDate, toddler } from './small-plans.test-helper';
import { type Serving } from './weekly-problem';

const omelette = 'soft-omelette-fingers';
const menemen = 'tomato-menemen';
const slots = slotsOf(2, ['breakfast', 'lunch', 'dinner']);
const history = (more: Partial<AllergenHistory> = {}): AllergenHistory => ({
  known: new Set(),
  barred: new Set(),
  lastIntroduced: undefined,
  askFirst: [],
  ...more,
});
const request = (locks: readonly Lock[], more: Partial<PlanRequest> = {}): PlanRequest => ({
  child: toddler,
  startDate,
  days: 2,
  locks,
  ...more,
});
const lock = (more: Partial<Lock> = {}): Lock => ({ date: startDate, slot: 0, recipe: omelette, ...more });

describe('a locked dish', () => {
  it('stays in its slot, with its grams or the usual portion', () => {
    const { servings, refused } = lockedServings(
      request([lock(), lock({ date: '2026-11-24', slot: 1, grams: 77 })]),
      slots,
      { ageMonths: 14, history: history() },
    );
    expect(refused).toEqual([]);
    expect(servings.map(({ slot, locked, candidate }) => [slot, locked, candidate.recipe.id])).toEqual([
      [{ day: 0, slot: 0, kind: 'breakfast' }, true, omelette],
      [{ day: 1, slot: 1, kind: 'lunch' }, true, omelette],
    ]);
    const [first, second] = servings;
    const steps = first?.candidate.portions.breakfast;
    expect(first?.grams).toBe(Math.round((steps?.usual ?? 0) * (steps?.stepG ?? 0)));
    expect(second?.grams).toBe(77);
    expect(first?.candidate.allowed).toEqual([true, true]);
  });

  it('may stand at a meal that it is not written for', () => {
    expect(recipeById(menemen)?.meals).not.toContain('dinner');
    const { servings } = lockedServings(request([lock({ recipe: menemen, slot: 2 })]), slots, {
      ageMonths: 14,
      history: history(),
    });
    expect(servings[0]?.candidate.portions.dinner).toBeDefined();
    expect(servings[0]?.candidate.portions.lunch).toBeDefined();
    expect(servings[0]?.grams).toBeGreaterThan(0);
  });

  it.each<[string, Partial<Parameters<typeof lockedServings>[2]>, Partial<PlanRequest>]>([
    ['that holds what is barred', { history: history({ barred: new Set<Allergen>(['egg']) }) }, {}],
    ['that is for older children', { ageMonths: 5 }, {}],
    ['that the gate blocks', {}, { child: { ...toddler, allergies: ['egg'] } }],
  ])('%s is refused', (_case, more, asked) => {
    const { servings, refused } = lockedServings(request([lock()], asked), slots, {
      ageMonths: 14,
      history: history(),
      ...more,
    });
    expect(servings).toEqual([]);
    expect(refused.map(({ id }) => id)).toEqual([omelette]);
  });

  it.each([
    [[lock({ recipe: 'moon-cake' })], 'No recipe moon-cake.'],
    [[lock({ slot: 3 })], 'The plan has no slot 3 on 2026-11-23.'],
    [[lock({ date: '2026-11-25' })], 'The plan has no slot 0 on 2026-11-25.'],
    [[lock({ date: '2026-11-22' })], 'The plan has no slot 0 on 2026-11-22.'],
    [[lock(), lock({ recipe: menemen })], 'Two dishes are locked in slot 0 of 2026-11-23.'],
  ])('of %j is a slip', (locks, words) => {
    expect(() => lockedServings(request(locks), slots, { ageMonths: 14, history: history() })).toThrow(
      new RangeError(words),
    );
  });
});

describe('new allergens', () => {
  /** A serving of a dish of the library. */
  function serving(id: string, day: number, more: Partial<Serving> = {}): Serving {
    const recipe = recipeById(id);
    if (!recipe) throw new Error(`No recipe ${id}.`);
    const slot = { day, slot: 1, kind: 'lunch' } as const;
    return { slot, candidate: dish(id, { recipe }), grams: 100, locked: false, ...more };
  }
  const known = new Set<Allergen>(['milk', 'gluten']);

  it('are misplaced before their first day or within three days of another', () => {
    const misplaced = (servings: readonly Serving[], firstDay = 0) => [
      ...misplacedAllergens(servings, known, firstDay),
    ];
    expect(misplaced([serving(menemen, 0)])).toEqual([]);
    expect(misplaced([serving(menemen, 1)], 2)).toEqual(['egg']);
    expect(misplaced([serving(menemen, 2)], 2)).toEqual([]);
    expect(misplaced([serving(menemen, 1, { locked: true })], 2)).toEqual([]);
    const none = new Set<Allergen>();
    const both = (eggDay: number) => [...misplacedAllergens([serving(omelette, eggDay)], none, 0)];
    expect(both(0)).toHaveLength(1);
  });

  it('are introduced by their first serving', () => {
    const early = serving(menemen, 2);
    const late = { ...early, slot: { ...early.slot, slot: 2 } };
    const later = serving(omelette, 4);
    const context = { history: history({ known }), request: request([]) };
    const found = (servings: readonly Serving[]) =>
      introductionsOf(servings, context as Parameters<typeof introductionsOf>[1]);
    expect(found([later, late, early])).toEqual([
      {
        date: '2026-11-25',
        allergen: 'egg',
        recipe: menemen,
        how: expect.stringMatching(/a little first, during the day.*three days/),
      },
    ]);
    expect(found([serving('chicken-rice-congee', 0)])).toEqual([]);
  });
});

it.each([
  [undefined, 0],
  ['2026-11-19', 0],
  ['2026-11-20', 0],
  ['2026-11-21', 1],
  ['2026-11-23', 3],
])('after something new on %s the next may come on day %d', (lastIntroduced, day) => {
  expect(firstNewDay(history({ lastIntroduced }), startDate)).toBe(day);
});
