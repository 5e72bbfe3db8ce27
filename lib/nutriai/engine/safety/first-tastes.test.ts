import { type Allergen } from '../child';
import { foods } from '../foods/food-list';
import { recipeFacts } from '../recipes/recipe-facts';
import { recipes } from '../recipes/recipe-list';
import { recipeVerdict } from '../recipes/recipe-verdict';
import { assess, assessReading, readForGate } from './assess';
import { allergenNames } from './rules/allergens';

const ages = [6, 12, 24, 48];

const readings = new Map(
  foods.map(({ id }) => [id, readForGate({ ingredients: [{ food: id }] }, undefined)]),
);

function verdictOf(food: string, ageMonths: number) {
  const reading = readings.get(food);
  if (!reading) throw new Error(`No food ${food}.`);
  return assessReading(reading, { ageMonths });
}

describe('advice on a first taste', () => {
  it.each(ages)('at %i months never stands beside “leave it out”, for any food', (ageMonths) => {
    const contradictions = foods.filter(({ id, fromMonths }) => {
      const { findings } = verdictOf(id, ageMonths);
      const isLeftOut =
        fromMonths === null ||
        fromMonths > ageMonths ||
        findings.some(({ severity }) => severity === 'block');
      return isLeftOut && findings.some(({ rule }) => rule === 'first-taste');
    });
    expect(contradictions.map(({ id }) => id)).toEqual([]);
  });

  it('is still given for what may be served', () => {
    for (const [food, name] of [
      ['egg', 'egg'],
      ['peanut-butter', 'peanut'],
      ['salmon', 'fish'],
      ['whole-yoghurt', 'milk'],
      ['tahini', 'sesame'],
    ] as const) {
      const tastes = verdictOf(food, 6).findings.filter(({ rule }) => rule === 'first-taste');
      expect(tastes.map(({ foodName }) => foodName)).toEqual([expect.stringContaining(name)]);
    }
  });

  it.each(['shark', 'raw milk', 'swordfish steak', 'brie', 'whole peanuts', 'sushi', 'milkshake'])(
    'is not given for %s in words',
    (text) => {
      const { verdict, findings } = assess({ text }, { ageMonths: 9 });
      expect(verdict).toBe('block');
      expect(findings.map(({ rule }) => rule)).not.toContain('first-taste');
    },
  );

  it('asks a doctor before the first egg and peanut with eczema, in every food that holds them', () => {
    for (const allergen of ['egg', 'peanut'] as const) {
      const served = foods.filter(
        ({ allergens, fromMonths }) =>
          allergens.includes(allergen) && fromMonths !== null && fromMonths <= 12,
      );
      expect(served.length).toBeGreaterThan(3);
      const silent = served.filter(({ id }) => {
        const { verdict, findings } = verdictOf(id, 12);
        const advice = findings.map(({ instead }) => instead).join(' ');
        return verdict !== 'block' && !/severe eczema.*before the first[^.]*/.test(advice);
      });
      expect(silent.map(({ id }) => id)).toEqual([]);
      const unasked = served.filter(({ id }) => {
        const { verdict, findings } = assess(
          { ingredients: [{ food: id }] },
          { ageMonths: 12 },
          { severeEczema: true },
        );
        const isAsked = findings.some(({ rule }) => rule === `${allergen}-ask-first`);
        const isTold = findings.some(
          ({ rule, foodName }) => rule === 'first-taste' && foodName.includes(allergen),
        );
        return verdict !== 'block' && (!isAsked || isTold);
      });
      expect(unasked.map(({ id }) => id)).toEqual([]);
    }
  });

  it.each([
    'scrambled egg',
    'pancakes',
    'eggy bread',
    'peanut butter on toast',
    'peanut flour in porridge',
    'satay',
  ])('asks a doctor first for %s with severe eczema, or blocks it', (text) => {
    const { verdict, findings } = assess({ text }, { ageMonths: 9 }, { severeEczema: true });
    const isAsked = findings.some(({ rule }) => /^(egg|peanut)-ask-first$/.test(rule));
    expect(isAsked || verdict === 'block').toBe(true);
  });
});

describe('what a recipe says of allergens', () => {
  it('is what its ingredients hold, whatever its title and steps are called', () => {
    const contradictions = recipes.flatMap((recipe) => {
      const { allergens } = recipeFacts(recipe);
      const known = new Set(allergens.map((allergen) => allergenNames[allergen]));
      const { findings } = recipeVerdict(recipe, { ageMonths: recipe.ageFromMonths });
      const told = findings
        .filter(({ rule }) => rule === 'first-taste')
        .flatMap(({ foodName }) => foodName.split(', '));
      return told.filter((name) => !known.has(name)).map((name) => `${recipe.id}: ${name}`);
    });
    expect(contradictions).toEqual([]);
  });

  it('never bars it for an allergy to what none of its ingredients hold or may hold', () => {
    const barred = recipes.filter((recipe) => {
      const { allergens, mayContain } = recipeFacts(recipe);
      const allergies = (Object.keys(allergenNames) as Allergen[]).filter(
        (allergen) => !allergens.includes(allergen) && !mayContain.includes(allergen),
      );
      const { findings } = recipeVerdict(recipe, { ageMonths: recipe.ageFromMonths, allergies });
      return findings.some(({ rule }) => rule.startsWith('H24'));
    });
    expect(barred.map(({ id }) => id)).toEqual([]);
  });
});

describe('steps of a recipe', () => {
  const listed = [{ food: 'lentils' }, { food: 'rice-flour' }, { food: 'cucumber' }, { food: 'cumin' }];
  const blocked = (steps: readonly string[], allergies: Allergen[]) =>
    assess(
      { recipe: { title: 'Lentil pancakes', ingredients: listed, steps: [...steps] } },
      { ageMonths: 9, allergies },
    ).findings.some(({ rule }) => rule.startsWith('H24'));

  it('names what goes in by its title too', () => {
    const named = (title: string) =>
      assess(
        { recipe: { title, ingredients: listed, steps: ['Simmer until soft.'] } },
        { ageMonths: 9, allergies: ['milk'] },
      ).findings.some(({ rule }) => rule.startsWith('H24'));
    expect(named('Lentils in cream')).toBe(true);
    expect(named('Cucumber and lentil cream')).toBe(false);
  });

  it.each([
    'Blend the lentils with the rice flour and spices to a thick batter.',
    'Cut the cucumber in half and scrape out the seeds.',
    'Knead to a soft dough and press into flat cakes.',
    'Crumble in the lentils.',
    'Cook the batter for 3 minutes on each side.',
  ])('say nothing new: %s', (step) => {
    expect(blocked([step], ['egg', 'milk', 'sesame', 'mustard', 'wheat'])).toBe(false);
  });

  it.each([
    ['Stir in a knob of butter.', 'milk'],
    ['Beat in 1 egg.', 'egg'],
    ['Dip each piece in beaten egg and breadcrumbs.', 'egg'],
    ['Serve with a spoonful of cream.', 'milk'],
    ['Sprinkle with sesame seeds.', 'sesame'],
    ['Stir in some curry powder.', 'mustard'],
    ['Dust with wheat flour.', 'wheat'],
    ['Serve in a flour tortilla.', 'wheat'],
    ['Add chopped nuts.', 'tree_nuts'],
    ['Loosen with the cream.', 'milk'],
  ] as const)('that add something are read: %s', (step, allergen) => {
    expect(blocked([step], [allergen])).toBe(true);
  });
});
