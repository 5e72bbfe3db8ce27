import { assignDays } from './assign-days';
import { type Candidate } from './candidate';
import { dish, problemOf } from './planner-parts.test-helper';
import { type Serving, type WeeklyChoice, type WeeklyProblem } from './weekly-problem';

const choose = (candidate: Candidate, grams = 100): WeeklyChoice => ({ candidate, pool: 'main', grams });

async function assigned(problem: WeeklyProblem, choices: readonly WeeklyChoice[]): Promise<string[]> {
  const { usual: servings } = await assignDays(problem, choices);
  return servings.map(textOf);
}

const textOf = ({ slot, candidate }: Serving) => `${slot.day} ${slot.kind} ${candidate.recipe.id}`;

const only = (id: string, ...days: number[]) =>
  dish(id, { allowed: Array.from({ length: 4 }, (_, day) => days.includes(day)) });

it('gives each dish a day on which it may be served', async () => {
  const dishes = [only('any', 0, 1, 2), only('second', 1), only('late', 1, 2)];
  const servings = await assigned(
    problemOf(dishes, { dayCount: 3 }),
    dishes.map((each) => choose(each)),
  );
  expect(servings).toEqual(['0 lunch any', '1 lunch second', '2 lunch late']);
});

it('keeps the dishes of breakfast, main meals and snacks apart', async () => {
  const breakfast = dish('porridge', { meals: ['breakfast', 'lunch'] });
  const lunch = dish('stew', { meals: ['lunch', 'dinner'] });
  const dinner = dish('pie', { meals: ['dinner'] });
  const choices: WeeklyChoice[] = [
    choose(lunch),
    { candidate: breakfast, pool: 'breakfast', grams: 60 },
    choose(dinner),
  ];
  const problem = problemOf([breakfast, lunch, dinner], { kinds: ['breakfast', 'lunch', 'dinner'] });
  const { usual: servings } = await assignDays(problem, choices);
  expect(servings.map(textOf)).toEqual(['0 breakfast porridge', '0 lunch stew', '0 dinner pie']);
  expect(servings.map(({ grams, locked }) => [grams, locked])).toEqual([
    [60, false],
    [100, false],
    [100, false],
  ]);
});

it('brings a new allergen on its day', async () => {
  const dishes = ['a', 'b', 'c', 'egg', 'e'].map((id) =>
    dish(id, { allergens: id === 'egg' ? ['egg'] : [] }),
  );
  const problem = problemOf(dishes, { dayCount: 5, introductions: [{ allergen: 'egg', day: 1 }] });
  expect(
    await assigned(
      problem,
      dishes.map((each) => choose(each)),
    ),
  ).toContain('1 lunch egg');
});

it('puts the two helpings of a batch on days on which it keeps, and those of a dish that does not keep apart', async () => {
  const kept = dish('kept');
  const keeps = dish('kept', { recipe: { batch: { ...kept.recipe.batch, fridgeDays: 2 } } });
  const others = ['a', 'b'].map((id) => dish(id));
  const daysOf = async (twice: Candidate) => {
    const choices = [twice, ...others, twice].map((each) => choose(each));
    const { usual: servings } = await assignDays(problemOf([twice, ...others], { dayCount: 4 }), choices);
    return servings.filter(({ candidate }) => candidate === twice).map(({ slot }) => slot.day);
  };
  const [first = 0, second = 0] = await daysOf(keeps);
  expect(second - first).toBeGreaterThanOrEqual(1);
  expect(second - first).toBeLessThanOrEqual(2);
  const [one = 0, two = 0] = await daysOf(kept);
  expect(two - one).toBeGreaterThan(1);
});

it('takes another dish where a rule of a day cannot be kept with those that were chosen', async () => {
  const plain = ['a', 'b', 'c'].map((id) => dish(id));
  const egg = dish('egg', { allergens: ['egg'] });
  const problem = problemOf([...plain, egg], { dayCount: 3, introductions: [{ allergen: 'egg', day: 2 }] });
  const servings = await assigned(
    problem,
    plain.map((each) => choose(each)),
  );
  expect(servings).toContain('2 lunch egg');
  expect(servings).toHaveLength(3);
});

it('gives a dish that was taken instead its usual portion', async () => {
  const egg = dish('egg', { allergens: ['egg'], steps: { usual: 12 } });
  const problem = problemOf([dish('a'), egg], { introductions: [{ allergen: 'egg', day: 0 }] });
  const { usual: servings } = await assignDays(problem, [choose(dish('a'))]);
  expect(servings.map(({ candidate, grams }) => [candidate.recipe.id, grams])).toEqual([['egg', 120]]);
});

it.each([
  [0.07, 'egg'],
  [0.05, 'iron'],
])('takes another dish with %d mg of iron a gram only if it is worth what is lost', async (ironPerG, id) => {
  // A missed introduction weighs 3,000, each per cent of a target that is lost 80.
  const rich = dish('iron', { perGram: { iron_mg: 0.1 } });
  const egg = dish('egg', { allergens: ['egg'], perGram: { iron_mg: ironPerG } });
  const problem = problemOf([rich, egg], { introductions: [{ allergen: 'egg', day: 0 }] });
  const targets = { ...problem.targets, targets: { ...problem.targets.targets, iron_mg: 10 } };
  expect(await assigned({ ...problem, targets }, [choose(rich)])).toEqual([`0 lunch ${id}`]);
});

it('leaves a slot empty rather than serve a dish too often or out of place', async () => {
  const soup = dish('soup');
  const choices = [soup, soup].map((each) => choose(each));
  expect(await assigned(problemOf([soup], { dayCount: 2 }), choices)).toEqual(['0 lunch soup']);
  const late = only('late', 1);
  expect(await assigned(problemOf([late]), [choose(late)])).toEqual([]);
  expect(await assigned(problemOf([], { dayCount: 2 }), [])).toEqual([]);
});

it('is the same for a seed', async () => {
  const dishes = Array.from({ length: 7 }, (_, index) => dish(`dish ${index}`));
  const of = (seed: number) =>
    assigned(
      problemOf(dishes, { dayCount: 7, seed }),
      dishes.map((each) => choose(each)),
    );
  expect(await of(3)).toEqual(await of(3));
});

describe('weeks that ask less', () => {
  const thingsFrom = (first: number) => Array.from({ length: 6 }, (_, index) => `food-${first + index}`);
  const own = [0, 1, 2, 3, 4].map((day) => {
    const allowed = Array.from({ length: 5 }, (_, each) => each === day);
    return dish(`of day ${day}`, { things: thingsFrom(day * 6), allowed });
  });
  const again = dish('same again', { things: thingsFrom(0) });

  it('come beside the usual one where another dish needs fewer things, the lightest first', async () => {
    const choices = own.map((each) => choose(each));
    const { usual, lighter } = await assignDays(problemOf([...own, again], { dayCount: 5 }), choices);
    const thingsOf = (week: readonly Serving[]) =>
      new Set(week.flatMap(({ candidate }) => candidate.things)).size;
    expect(usual.map(({ candidate }) => candidate)).toEqual(own);
    const [lightest = []] = lighter;
    expect(lightest).toHaveLength(5);
    expect(lightest.map(({ candidate }) => candidate)).toContain(again);
    expect(lighter.map(thingsOf)).toEqual(lighter.map(thingsOf).toSorted((one, other) => one - other));
    expect([thingsOf(usual), thingsOf(lightest)]).toEqual([30, 24]);
    expect(lighter).toHaveLength(1);
  });

  it('are none where no other dish is to be had', async () => {
    const choices = own.map((each) => choose(each));
    expect((await assignDays(problemOf(own, { dayCount: 5 }), choices)).lighter).toEqual([]);
  });
});
