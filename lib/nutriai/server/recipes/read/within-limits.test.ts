import { recipeTitleAtMost, stepsAtMost } from '@/lib/contract/nutriai-recipes';
import { ingredientsAtMost } from '@/lib/contract/recipe-limits';
import { nothingRead } from './recipe-reading';
import { withinLimits } from './within-limits';

describe('withinLimits', () => {
  it('leaves a reading alone that can be stored', () => {
    const reading = {
      ...nothingRead(['an advert']),
      title: 'Mash',
      ingredients: ['1 potato'],
      steps: ['Boil.'],
    };
    expect(withinLimits(reading)).toEqual(reading);
  });

  it('names the ingredients beyond the most as not used', () => {
    const ingredients = Array.from({ length: ingredientsAtMost + 2 }, (_, place) => `${place + 1} peas`);
    const { ingredients: kept, notUsed } = withinLimits({ ...nothingRead(), ingredients });
    expect(kept).toEqual(ingredients.slice(0, ingredientsAtMost));
    expect(notUsed).toEqual(ingredients.slice(ingredientsAtMost));
  });

  it('names the steps beyond the most as not used', () => {
    const steps = Array.from({ length: stepsAtMost + 1 }, (_, place) => `Stir ${place} times.`);
    const { steps: kept, notUsed } = withinLimits({ ...nothingRead(), steps });
    expect(kept).toHaveLength(stepsAtMost);
    expect(notUsed).toContain(steps.at(-1));
  });

  it('cuts a long title at the end of a word', () => {
    const { title } = withinLimits({ ...nothingRead(), title: 'creamy carrots '.repeat(40) });
    expect(title.length).toBeLessThanOrEqual(recipeTitleAtMost);
    expect(title).toMatch(/(creamy|carrots)$/);
  });

  it('parts a long step and loses none of its words', () => {
    const step = 'Stir the pot gently until it is smooth. '.repeat(60).trim();
    const { steps, notUsed } = withinLimits({ ...nothingRead(), steps: [step] });
    expect(steps.length).toBeGreaterThan(1);
    expect([...steps, ...notUsed].join(' ')).toBe(step);
  });
});
