import { compose } from '../compose';
import { type Composed } from '../compose-request';

function composed(wish: string): Composed {
  const composition = compose({ ageMonths: 12, meal: 'lunch', wish, seed: 1 });
  if (composition.kind !== 'recipe') throw new Error(composition.message);
  return composition;
}

const unmet = (wish: string) =>
  composed(wish)
    .understood.filter(({ met }) => !met)
    .map(({ means }) => means);
const met = (wish: string) =>
  composed(wish)
    .understood.filter((each) => each.met)
    .map(({ means }) => means);

describe('of a request', () => {
  it.each([
    ['honey free granola', 'Granola'],
    ['cheap dinner with salmon', 'Cheap, of foods that usually cost little'],
    ['serves 2', 'A number of portions'],
    ['no knife no chopping board', 'Without a knife or board'],
    ['something zblorpy with carrots', '“zblorpy”'],
  ])('“%s”: what is not met is said', (wish, means) => {
    expect(unmet(wish)).toContain(means);
  });

  it.each(['steamed only', 'grilled fish', 'Thai porridge', 'Mexican porridge'])(
    '“%s”: says of a style and a way of cooking whether it is kept to',
    (wish) => {
      const { understood, recipe } = composed(wish);
      const asked = understood.filter(({ means }) => /^(Steamed|Grilled)$|flavours$/.test(means));
      expect(asked).toHaveLength(1);
      const isSteamedOnly = !/oven|fry|simmer|boil|pan\b/.test(recipe.steps.join(' ').toLowerCase());
      if (wish === 'steamed only') expect(asked[0]?.met).toBe(isSteamedOnly);
    },
  );

  it('makes the dish that stands after what is denied, and leaves out a second food', () => {
    expect(met('no tomatoes, pasta sauce')).toEqual(['Without tomatoes', 'Pasta']);
    expect(met('no tomatoes, onions')).toEqual(['Without tomatoes', 'Without onions']);
    expect(met('no dairy, eggs')).toEqual(['No milk', 'No egg']);
  });

  it('calls no dish by a food that is left out of it', () => {
    expect(met('fish pie, allergic to fish')).not.toContain('Fish pie');
    expect(unmet('milk and egg make her ill, she is allergic to both')).not.toContain('No both');
  });

  it.each([
    ['chicken soup', 'Soup'],
    ['dinner with no added sugar', 'No added sugar'],
    ['mexican style but mild', 'Mild, without chilli'],
  ])('“%s”: what is met is said', (wish, means) => {
    expect(met(wish)).toContain(means);
  });

  it.each([
    'can you give me something quick and easy for dinner please',
    'we have carrots, lentils and half an onion at home',
    'my 10 month old hates mush, finger food with broccoli',
    'vegan, nut free and ready in 20 minutes',
  ])('“%s”: no word is said to be not understood', (wish) => {
    expect(unmet(wish).filter((means) => means.startsWith('“'))).toEqual([]);
  });
});
