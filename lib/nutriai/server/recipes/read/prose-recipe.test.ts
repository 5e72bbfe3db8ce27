import { readPlainRecipe } from './plain-recipe';

const read = (text: string) => readPlainRecipe(text.split('\n'));

describe('a recipe that is told in sentences', () => {
  it.each([
    [
      'Banana pancakes. Mash 1 banana, add 2 eggs and 3 tbsp oats, fry in a little butter for 3 minutes a side. Cool.',
      'Banana pancakes',
      ['1 banana', '2 eggs', '3 tbsp oats', 'a little butter'],
      2,
    ],
    [
      'Easy lentil soup: you need 100g red lentils, 1 carrot and a splash of coconut milk. Simmer for 20 minutes.',
      'Easy lentil soup',
      ['100g red lentils', '1 carrot', 'a splash of coconut milk'],
      1,
    ],
    [
      'Salmon mash\nMix 100 g cooked salmon with 200 g boiled potatoes and a knob of butter. Mash it all up.',
      'Salmon mash',
      ['100 g cooked salmon', '200 g boiled potatoes', 'a knob of butter'],
      2,
    ],
    ['Boil two eggs for ten minutes. Mash with half an avocado.', '', ['two eggs', 'half an avocado'], 2],
    [
      'Chicken and rice: cook 50g rice in 200ml water, poach a chicken breast for 20 min, add some peas.',
      'Chicken and rice',
      ['50g rice', '200ml water', 'a chicken breast', 'some peas'],
      1,
    ],
  ])('reads %j', (text, title, ingredients, steps) => {
    const recipe = read(text);
    expect(recipe).toMatchObject({ title, ingredients });
    expect(recipe.steps).toHaveLength(steps);
  });

  it.each([', 2 tbsp honeyed qwxz', ', raw honey', ' (and lots of salt)'])(
    'leaves in the steps what it takes for no ingredient: %s',
    (last) => {
      const { steps, ingredients } = read(`You need 100 g lentils, 1 carrot${last}. Simmer for 20 minutes.`);
      expect([...steps, ...ingredients].join(' ')).toContain(last.replace(/^, /, '').trim());
    },
  );

  it.each(['We had 1 banana today and she loved it.', 'Open from 9 to 5. Call us.', '2 eggs'])(
    'makes no recipe of %j',
    (text) => {
      expect(read(text).steps).toEqual([]);
    },
  );
});
