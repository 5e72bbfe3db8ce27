import { factsOf, headingOf, isIngredient, isOfPage, isPartHeading, startsWithAmount } from './line-kinds';

describe('headingOf', () => {
  it.each([
    ['Ingredients', 'ingredients'],
    ['INGREDIENTS:', 'ingredients'],
    ['Ingredients (makes 4)', 'ingredients'],
    ['Method', 'steps'],
    ['Instructions', 'steps'],
    ['Directions:', 'steps'],
    ['Nutrition', 'others'],
    ['Ingredients for 4 servings', 'ingredients'],
  ])('reads “%s” as a heading of %s', (line, section) => {
    expect(headingOf(line)?.section).toBe(section);
  });

  it('gives what stands behind the colon', () => {
    expect(headingOf('Ingredients: 1 pear, 2 tbsp oats')).toEqual({
      section: 'ingredients',
      rest: '1 pear, 2 tbsp oats',
    });
    expect(headingOf('Method:')?.rest).toBe('');
  });

  it.each([
    '',
    ':',
    '1 pear',
    'Mix all ingredients well',
    'This method needs no oven',
    'x'.repeat(10_000),
    `${'('.repeat(5_000)}Ingredients`,
    'constructor',
    '__proto__:',
  ])('takes %j for no heading', (line) => {
    expect(headingOf(line)).toBeNull();
  });
});

describe('factsOf', () => {
  it('reads servings and minutes', () => {
    expect(factsOf('Serves 4')).toEqual([{ servings: 4 }]);
    expect(factsOf('Prep time: 10 minutes')).toEqual([{ minutes: 10, isTotal: false }]);
    expect(factsOf('Total time: 1 hour 5 minutes')).toEqual([{ minutes: 65, isTotal: true }]);
  });

  it('reads several on one line', () => {
    expect(factsOf('Serves 4 | Prep time: 10 min | Cook time: 20 min')).toEqual([
      { servings: 4 },
      { minutes: 10, isTotal: false },
      { minutes: 20, isTotal: false },
    ]);
  });

  it.each([
    ['Makes 12 small muffins (or 6 large ones for hungry toddlers)', 12],
    ['Serves 2 adults and 2 children', 2],
    ['Makes about 8 patties', 8],
    ['(Serves 4)', 4],
  ])('reads what is counted in “%s”', (line, servings) => {
    expect(factsOf(line)).toEqual([{ servings }]);
  });

  it.each([
    '',
    'Bake for 1 hour',
    'Makes 2 with a bit left for the freezer',
    'Serves you right',
    'Cook for 10 minutes',
    'Serves 4 with a salad and plenty of bread',
    '4 pears',
    'Simmer 10 minutes, then serve',
  ])('is null for “%s”', (line) => {
    expect(factsOf(line)).toBeNull();
  });
});

describe('lines of ingredients', () => {
  it.each([
    '1 pear',
    '½ cup oats',
    '1½ cups oats',
    '1 1/2 cups oats',
    '200g carrots',
    '2-3 tbsp yogurt',
    'a pinch of cinnamon',
    'Carrots – 200 g',
    'Oats, 40 g',
    'Butter: 10 g',
  ])('knows “%s”', (line) => {
    expect(isIngredient(line)).toBe(true);
  });

  it.each(['', 'Stir well and serve.', 'We love this soup', 'Enjoy!', '…'])('does not know “%s”', (line) => {
    expect(isIngredient(line)).toBe(false);
  });

  it('tells an amount at the beginning from one at the end', () => {
    expect(startsWithAmount('200 g carrots')).toBe(true);
    expect(startsWithAmount('¾ cup milk')).toBe(true);
    expect(startsWithAmount('Carrots 200 g')).toBe(false);
    expect(startsWithAmount('')).toBe(false);
  });
});

describe('isPartHeading', () => {
  it.each(['For the sauce:', 'For the sauce', 'FOR THE TOPPING:', 'Sauce:'])('knows “%s”', (line) => {
    expect(isPartHeading(line)).toBe(true);
  });

  it.each(['', '1 pear', 'For the sauce, mix oil and lemon juice and leave it to stand.', 'Butter: 10 g'])(
    'does not know “%s”',
    (line) => {
      expect(isPartHeading(line)).toBe(false);
    },
  );
});

describe('isOfPage', () => {
  it.each([
    'Print recipe',
    'https://a.example/soup',
    'www.a.example',
    '@pear_kitchen',
    '#babyfood #blw',
    'Print',
  ])('knows “%s”', (line) => {
    expect(isOfPage(line)).toBe(true);
  });

  it.each([
    '1 pear',
    'Stir well.',
    'Serve at once',
    'Save some of the cooking water',
    'Share between two bowls',
  ])('leaves “%s” in the recipe', (line) => {
    expect(isOfPage(line)).toBe(false);
  });
});
