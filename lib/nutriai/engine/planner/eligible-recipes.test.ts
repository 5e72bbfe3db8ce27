import { type Allergen, type Child, type IntroducedAllergen } from '../child';
import { needsFor } from '../needs/needs-for';
import { recipeFacts } from '../recipes/recipe-facts';
import { recipes } from '../recipes/recipe-list';
import { allergenHistory, eligibleRecipes } from './eligible-recipes';
import { requestWith, toddler } from './small-plans.test-helper';

const met = (code: Allergen, date = '2026-06-01', reaction: IntroducedAllergen['reaction'] = 'none') => ({
  code,
  date,
  reaction,
});

function historyOf(child: Child) {
  const { known, barred, ...rest } = allergenHistory(child, needsFor(child));
  return { known: [...known].sort(), barred: [...barred].sort(), ...rest };
}

const breastfed: Child = { ageMonths: 9, feeding: 'breast' };

it.each<[Partial<Child>, Allergen[]]>([
  [{}, []],
  [{ feeding: 'formula' }, ['milk']],
  [{ feeding: 'mixed' }, ['milk']],
  [{ feeding: 'none' }, []],
  [{ feeding: 'none', ageMonths: 14 }, ['milk']],
  [{ feeding: 'formula', allergies: ['milk'] }, []],
  [{ introducedAllergens: [met('wheat')] }, ['gluten', 'wheat']],
  [{ introducedAllergens: [met('wheat')], allergies: ['gluten'] }, ['wheat']],
  [{ introducedAllergens: [met('gluten')] }, ['gluten']],
  [{ introducedAllergens: [met('egg'), met('fish', '2026-07-01', 'mild')] }, ['egg']],
  [{ introducedAllergens: [met('egg')], allergies: ['egg'] }, []],
])('a child with %j knows %j', (more, known) => {
  expect(historyOf({ ...breastfed, ...more }).known).toEqual(known);
});

it.each<[Partial<Child>, Allergen[], Allergen[]]>([
  [{}, [], []],
  [{ allergies: ['egg'] }, ['egg', 'peanut'], ['peanut']],
  [{ allergies: ['egg', 'peanut'] }, ['egg', 'peanut', 'tree_nuts'], ['tree_nuts']],
  [{ allergies: ['peanut'], introducedAllergens: [met('tree_nuts')] }, ['peanut'], []],
  [{ allergies: ['egg'], introducedAllergens: [met('peanut')] }, ['egg'], []],
  [{ allergies: ['wheat'] }, ['gluten', 'wheat'], ['gluten']],
  [{ allergies: ['wheat'], introducedAllergens: [met('gluten')] }, ['wheat'], []],
  [{ allergies: ['wheat', 'gluten'] }, ['gluten', 'wheat'], []],
  [{ allergies: ['gluten'] }, ['gluten'], []],
  [{ allergies: ['egg', 'wheat'] }, ['egg', 'gluten', 'peanut', 'wheat'], ['peanut', 'gluten']],
  [{ allergies: ['milk'] }, ['milk'], []],
  [{ introducedAllergens: [met('egg', '2026-06-01', 'severe')] }, ['egg', 'peanut'], ['peanut']],
  [{ otherAllergies: ['dairy'] }, ['milk'], []],
])('to a child with %j is barred %j; a doctor is asked first about %j', (more, barred, askFirst) => {
  expect(historyOf({ ...breastfed, ...more })).toMatchObject({ barred, askFirst });
});

it('knows the latest day on which something new was met, also with a reaction', () => {
  const introducedAllergens = [
    met('egg', '2026-08-01'),
    met('milk', '2026-09-30', 'mild'),
    met('fish', '2026-01-01'),
  ];
  expect(historyOf({ ...breastfed, introducedAllergens }).lastIntroduced).toBe('2026-09-30');
  expect(historyOf(breastfed).lastIntroduced).toBeUndefined();
});

describe('dishes of the library', () => {
  const omelette = 'soft-omelette-fingers';
  const menemen = 'tomato-menemen';
  const congee = 'chicken-rice-congee';
  const three = [omelette, menemen, congee];
  const eligible = (child: Partial<Child>, exclude: readonly string[] = []) => {
    const request = requestWith(three, { child: { ...toddler, ...child } });
    const asked = { ...request, exclude: [...(request.exclude ?? []), ...exclude] };
    const needs = needsFor(asked.child);
    return eligibleRecipes(asked, needs, allergenHistory(asked.child, needs))
      .map(({ id }) => id)
      .sort();
  };

  it('are all those that suit', () => {
    expect(eligible({})).toEqual([congee, omelette, menemen].sort());
  });

  it('leave out allergens, diets, and what nobody wants', () => {
    expect(eligible({ allergies: ['milk'] })).toEqual([congee, menemen].sort());
    expect(eligible({ allergies: ['egg'] })).toEqual([congee]);
    expect(eligible({ diet: 'vegetarian' })).toEqual([omelette, menemen].sort());
    expect(eligible({ dislikes: ['tomatoes'] })).toEqual(
      three
        .filter(
          (id) =>
            !recipes.find((each) => each.id === id)?.ingredients.some(({ food }) => food.includes('tomato')),
        )
        .sort(),
    );
    expect(eligible({ avoids: ['poultry'] })).toEqual([omelette, menemen].sort());
    expect(eligible({ otherAllergies: ['chicken'] })).toEqual([omelette, menemen].sort());
    expect(eligible({}, ['egg'])).toEqual([congee]);
    expect(eligible({}, [menemen])).toEqual([congee, omelette].sort());
  });

  it('go by the younger of two ages', () => {
    const late = recipes.find(({ ageFromMonths }) => ageFromMonths === 9);
    if (!late) throw new Error('No dish from nine months.');
    const ids = (ageMonths: number, correctedAgeMonths?: number) => {
      const request = requestWith([late.id], { child: { ...toddler, ageMonths, correctedAgeMonths } });
      const needs = needsFor(request.child);
      return eligibleRecipes(request, needs, allergenHistory(request.child, needs));
    };
    expect(ids(9)).toHaveLength(1);
    expect(ids(8)).toHaveLength(0);
    expect(ids(10, 8)).toHaveLength(0);
  });

  it('leave out what may hold an allergen', () => {
    const perhaps = recipes.find((each) => {
      const { allergens, mayContain } = recipeFacts(each);
      return mayContain.some((one) => !allergens.includes(one)) && each.ageFromMonths <= 12;
    });
    const [allergen] = perhaps
      ? recipeFacts(perhaps).mayContain.filter((one) => !recipeFacts(perhaps).allergens.includes(one))
      : [];
    if (!perhaps || !allergen) throw new Error('No dish with a label to read.');
    const request = requestWith([perhaps.id], { child: { ...toddler, allergies: [allergen] } });
    const needs = needsFor(request.child);
    expect(eligibleRecipes(request, needs, allergenHistory(request.child, needs))).toEqual([]);
  });
});
