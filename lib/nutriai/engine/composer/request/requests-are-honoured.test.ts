import { compose } from '../compose';
import { type Composed, type ComposeRequest } from '../compose-request';
import { judge } from '../testing/judge-requests';
import { readRequests } from '../testing/read-requests';

const seed = 1;

function composed(wish: string, more: Partial<ComposeRequest> = {}): Composed {
  const composition = compose({ ageMonths: 12, meal: 'lunch', wish, seed, ...more });
  if (composition.kind !== 'recipe') throw new Error(composition.message);
  return composition;
}

const unmet = (composition: Composed) =>
  composition.understood.filter(({ met }) => !met).map(({ means }) => means);

describe('requests', () => {
  // Every eighth of both halves; `npm run bench requests` judges all of them.
  it('are met, or the answer says what is not', () => {
    const sample = [...readRequests('open'), ...readRequests('unseen')].filter((_, index) => index % 8 === 5);
    const dropped = sample
      .map((request) => judge(request, seed))
      .filter(({ outcomes }) => [...outcomes.values()].includes('dropped'));
    expect(dropped.map(({ text }) => text)).toEqual([]);
  });

  it('without milk and egg have no ghee, butter or pancake', () => {
    for (const wish of [
      'allergic to milk and egg',
      'no dairy, no eggs',
      'egg free dairy free indian dinner',
    ]) {
      const { recipe, understood } = composed(wish);
      const foods = recipe.ingredients.map(({ food }) => food).join();
      expect(foods).not.toMatch(/ghee|butter|milk|cheese|yoghurt|egg|cream/);
      expect(understood.map(({ means }) => means)).toEqual(expect.arrayContaining(['No milk', 'No egg']));
    }
  });

  it('for no cooking are neither heated nor of raw pulses', () => {
    for (const ageMonths of [6, 9, 12, 24]) {
      const composition = composed('no cooking please', { ageMonths });
      expect(unmet(composition)).toEqual([]);
      expect(composition.recipe.steps.join(' ')).not.toMatch(/simmer|boil|fry|bake|steam|microwave|toast/i);
      for (const { household, preparation } of composition.recipe.ingredients)
        expect(`${household} ${preparation}`).not.toMatch(/\bdry\b|boiled hard/);
    }
  });

  it('tell an oven that is missing from one that is all there is', () => {
    const meansOf = (wish: string) => composed(wish).understood.map(({ means }) => means);
    expect(meansOf('no microwave no oven only a hob')).toEqual(
      expect.arrayContaining(['No microwave', 'No oven']),
    );
    expect(meansOf('no microwave no oven only a hob')).not.toContain('No hob');
    expect(meansOf('oven only')).toContain('No hob');
    expect(meansOf('only have a kettle and a bowl')).toContain('No cooking');
  });

  it('take what is left over as cooked already', () => {
    const { understood } = composed('use up leftover roast chicken and rice');
    expect(understood.map(({ means }) => means)).not.toContain('Baked or roasted');
    expect(unmet(composed('use up leftover roast chicken and rice'))).toEqual([]);
    expect(composed('roast chicken').understood.map(({ means }) => means)).toContain('Baked or roasted');
  });

  it('say first what cannot be met', () => {
    expect(unmet(composed('beef stew, no cooking'))).toContain('No cooking');
    expect(unmet(composed('air fryer dinner'))).toEqual(['Air fryer']);
    expect(unmet(composed('lamb stew in 2 minutes'))).toContain('Ready in 2 minutes');
    expect(unmet(composed('allergic to xylomel'))).toEqual(['No xylomel']);
    expect(unmet(composed('for my 20 month old', { ageMonths: 9 }))).toEqual(['For 20 months']);
  });

  it('never make the profile laxer', () => {
    const vegan = composed('vegetarian pasta with cheese', { diet: 'vegan', allergies: ['egg'] });
    expect(vegan.recipe.ingredients.map(({ food }) => food).join()).not.toMatch(
      /cheese|egg|mozzarella|cheddar/,
    );
    const older = composed('for an eighteen month old, family food', { ageMonths: 7 });
    expect(['puree', 'mash', 'soft_finger']).toContain(older.texture);
    expect(compose({ ageMonths: 8, meal: 'lunch', wish: 'my 4 month old', seed }).kind).toBe('refused');
  });

  it('without a blender are mashed and sieved', () => {
    const { recipe } = composed('smooth puree, no blender', { ageMonths: 7 });
    expect(recipe.steps.join(' ')).not.toMatch(/blend/i);
    expect(recipe.steps.join(' ')).toContain('sieve');
  });

  it('take at least as long as their longest step', () => {
    for (let each = 0; each < 60; each += 1) {
      const ageMonths = [6, 9, 12, 24][each % 4] ?? 12;
      const { recipe } = composed(each % 2 === 0 ? 'porridge' : '', { ageMonths, seed: each });
      const minutes = [...recipe.steps.join(' ').matchAll(/(?<!\d)(\d{1,3}) minutes/g)].map(([, count]) =>
        Number(count),
      );
      expect(Math.max(0, ...minutes)).toBeLessThanOrEqual(recipe.minutes);
    }
  });
});
