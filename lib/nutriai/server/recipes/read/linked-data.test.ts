import { isOfType, parseScript, recipesIn } from './linked-data';

const soup = { '@type': 'Recipe', name: 'Soup' };
const mash = { '@type': 'Recipe', name: 'Mash' };

const names = (data: unknown) => recipesIn(data).map(({ name }) => name);

describe('parseScript', () => {
  it('reads JSON', () => {
    expect(parseScript(JSON.stringify(soup))).toEqual(soup);
  });

  it.each([
    ['a comment of HTML around it', `<!-- ${JSON.stringify(soup)} -->`],
    ['a section of CDATA around it', `//<![CDATA[\n${JSON.stringify(soup)}\n//]]>`],
    ['a semicolon behind it', `${JSON.stringify(soup)};`],
    ['a comma too many', '{"@type": "Recipe", "name": "Soup",}'],
    ['a byte order mark before it', `\u{FEFF}${JSON.stringify(soup)}`],
  ])('reads JSON with %s', (_, script) => {
    expect(parseScript(script)).toEqual(soup);
  });

  it('reads texts that are broken by a line or a tab', () => {
    expect(parseScript('{"name": "Pear\nand\toats"}')).toEqual({
      name: expect.stringMatching(/^Pear\s+and\s+oats$/) as string,
    });
  });

  it('changes nothing inside texts of good JSON', () => {
    const data = { name: 'a, ] and ,} <!-- b --> //]]>', text: 'one;\ntwo' };
    expect(parseScript(JSON.stringify(data))).toEqual(data);
  });

  it.each(['', '   ', 'var recipe = 1', '{', '{"name": }', '<p>no</p>'])('is null for %j', (script) => {
    expect(parseScript(script)).toBeNull();
  });
});

describe('isOfType', () => {
  it.each([
    'Recipe',
    'http://schema.org/Recipe',
    'https://schema.org/Recipe',
    'https://www.schema.org/Recipe',
    'schema:Recipe',
    ['Thing', 'Recipe'],
    ['https://schema.org/Recipe'],
  ])('knows %j', (type) => {
    expect(isOfType({ '@type': type }, 'Recipe')).toBe(true);
  });

  it.each(['RecipeCollection', 'NotARecipe', '', null, undefined, 5, [], [null], { a: 'Recipe' }])(
    'does not take %j for a recipe',
    (type) => {
      expect(isOfType({ '@type': type }, 'Recipe')).toBe(false);
    },
  );
});

describe('recipesIn', () => {
  it('finds them alone, in lists and in graphs, in their order', () => {
    expect(names(soup)).toEqual(['Soup']);
    expect(names([soup, { '@type': 'WebPage' }, mash])).toEqual(['Soup', 'Mash']);
    expect(names({ '@graph': [{ '@type': 'WebPage' }, soup, mash] })).toEqual(['Soup', 'Mash']);
  });

  it('finds what a page is about', () => {
    expect(names({ '@type': 'WebPage', mainEntity: soup })).toEqual(['Soup']);
    expect(names({ '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: mash }] })).toEqual([
      'Mash',
    ]);
  });

  it.each([null, undefined, 'Recipe', 7, [], {}, [[]]])('finds none in %j', (data) => {
    expect(recipesIn(data)).toEqual([]);
  });

  it('comes to an end in data as deep as a parser takes it', () => {
    let deep: unknown = soup;
    for (let depth = 0; depth < 5_000; depth++) deep = [deep];
    expect(names(deep).length).toBeLessThanOrEqual(1);
  });
});
