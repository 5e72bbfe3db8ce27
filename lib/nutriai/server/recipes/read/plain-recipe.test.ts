import { readPlainRecipe } from './plain-recipe';

const read = (text: string) => readPlainRecipe(text.split('\n'));

describe('readPlainRecipe', () => {
  it('reads a recipe with headings', () => {
    const recipe = read(
      'Pear porridge\nServes 2\nTotal time: 15 minutes\nIngredients\n1 pear\n40 g oats\nMethod\nGrate the pear.\nSimmer.',
    );
    expect(recipe).toMatchObject({
      title: 'Pear porridge',
      servings: 2,
      minutes: 15,
      ingredients: ['1 pear', '40 g oats'],
      steps: ['Grate the pear.', 'Simmer.'],
      notUsed: [],
    });
  });

  it('reads a recipe without headings', () => {
    const recipe = read('Pear porridge\n1 pear\n40 g oats\nGrate the pear.\nSimmer with the oats.');
    expect(recipe).toMatchObject({
      title: 'Pear porridge',
      ingredients: ['1 pear', '40 g oats'],
      steps: ['Grate the pear.', 'Simmer with the oats.'],
    });
  });

  it('keeps a step that says for how long to cook', () => {
    const recipe = read('Porridge\n1 pear\nGrate the pear.\nCook for 10 minutes\nServe warm.');
    expect(recipe.steps).toEqual(['Grate the pear.', 'Cook for 10 minutes', 'Serve warm.']);
    expect(recipe.minutes).toBeNull();
  });

  it('keeps a step that begins as a number of servings does', () => {
    const recipe = read(
      'Porridge\nIngredients\n1 pear\nMethod\nMash.\nMakes 2 with a bit left for the freezer',
    );
    expect(recipe.steps).toEqual(['Mash.', 'Makes 2 with a bit left for the freezer']);
  });

  it('loses no line: each is read, or named as not used', () => {
    const lines = [
      'Lentil soup',
      'A family favourite since 1987!',
      'Ingredients',
      '200 g lentils',
      'salt',
      'Method',
      'Boil.',
      'Notes',
      'Keeps for two days.',
    ];
    const { title, ingredients, steps, notUsed } = readPlainRecipe(lines);
    const found = [title, ...ingredients, ...steps, ...notUsed].join('\n');
    for (const line of lines.filter((each) => !/^(Ingredients|Method)$/.test(each))) {
      expect(found).toContain(line);
    }
  });

  it('adds up times of parts, and believes a total more', () => {
    expect(read('Soup\nPrep: 5 min\nCook: 20 min\n1 pear\nMash.').minutes).toBe(25);
    expect(read('Soup\nPrep: 5 min\nCook: 20 min\nTotal time: 1 hour\n1 pear\nMash.').minutes).toBe(60);
  });

  it('reads ingredients behind their heading, with what is done to each', () => {
    expect(read('Mash\nIngredients: 1 banana, mashed, 2 tbsp yogurt\nMethod: Mix.').ingredients).toEqual([
      '1 banana, mashed',
      '2 tbsp yogurt',
    ]);
  });

  it.each([[[]], [['']], [['Ingredients']], [['Ingredients', 'Method']]])(
    'finds no recipe in %j',
    (lines) => {
      expect(readPlainRecipe(lines)).toMatchObject({ ingredients: [], steps: [] });
    },
  );
});
