import { readIngredient } from './read-ingredient';

function weightOf(line: string) {
  const read = readIngredient({ line });
  return 'ingredient' in read ? [read.ingredient.food, read.ingredient.grams] : read.problem;
}

describe('lines of recipes from elsewhere', () => {
  it.each([
    ['½ tsp ground cinnamon', 'cinnamon', 1],
    ['1 tsp mild curry powder', 'curry-powder', 2],
    ['1 tbsp freshly chopped parsley', 'parsley', 6],
    ['Handful fresh coriander, chopped', 'coriander', 10],
    ['1 bay leaf', 'bay-leaf', 1],
    ['1 tsp baking powder', 'baking-powder', 2],
    ['1/2 teaspoon bicarbonate of soda', 'baking-powder', 1],
    ['1 tsp vanilla extract', 'vanilla', 2],
    ['knob of butter', 'unsalted-butter', 10],
    ['a handful of spinach leaves', 'spinach', 25],
    ['a splash of milk', 'whole-milk', 15.3],
    ['a drizzle of tahini', 'tahini', 5],
    ['1 1/2 cups (360 ml) whole milk', 'whole-milk', 371.3],
    ['1 1/2 cups (190 g) plain flour', 'white-flour', 190],
    ['200g/7oz plain flour', 'white-flour', 200],
    ['1 x 400g tin chickpeas, drained and rinsed', 'chickpeas', 400],
    ['4 broccoli florets', 'broccoli', 100],
  ])('weighs %s', (line, food, grams) => {
    expect(weightOf(line)).toEqual([food, grams]);
  });

  it.each(['1 head of broccoli, cut into florets', '1 cauliflower, cut into small florets'])(
    'asks what a whole head weighs: %s',
    (line) => {
      expect(weightOf(line)).toMatch(/Give grams/);
    },
  );
});
