import { foodById } from '../foods/food-list';
import { type AllergenMention, type FlagMention, type ParsedIngredient } from '../text/parsed-ingredient';
import { itemOfMention } from './item-of-mention';

const ofNothing: ParsedIngredient = {
  text: 'something',
  start: 0,
  end: 9,
  food: null,
  compound: null,
  candidates: [],
  parts: [],
  allergens: [],
  flags: [],
  freeFrom: [],
  quantity: null,
  further: [],
  grams: null,
  gramsBasis: null,
  preparations: [],
  role: 'ingredient',
  optional: false,
  madeHere: false,
  confidence: 1,
};

function itemOf(mention: Partial<ParsedIngredient>) {
  const item = itemOfMention({ ...ofNothing, ...mention });
  if (!item) throw new Error(`${mention.text ?? ''} is no item.`);
  return item;
}

const salt: FlagMention = { flag: 'high_salt', certainty: 'may_contain', why: 'stock' };
const soup = { text: 'chicken soup', compound: 'soup' } as const;
const egg = { food: 'egg', name: 'egg', certainty: 'always', allergens: ['egg'], flags: [] } as const;
const certaintyOf = (mention: Partial<ParsedIngredient>, flag = mention.flags?.[0]?.flag) =>
  flag && itemOf(mention).flags.get(flag)?.certainty;

describe('itemOfMention', () => {
  it.each([
    ['mention', false],
    ['negated', false],
    ['ingredient', true],
    ['drink', true],
  ] as const)('takes a food whose role is %s: %s', (role, isItem) => {
    expect(itemOfMention({ ...ofNothing, role })?.role).toBe(isItem ? role : undefined);
  });

  it('keeps what the text says of the food', () => {
    const said = {
      text: 'a glass of milk',
      start: 7,
      candidates: ['oat-drink'],
      freeFrom: ['sugar'],
      quantity: { min: 1, max: 1, unit: 'glass' },
      further: [{ min: 2, max: 2, unit: 'glass' }],
      grams: 200,
      parts: [egg],
    } as const satisfies Partial<ParsedIngredient>;
    expect(itemOf(said)).toMatchObject(said);
  });

  describe('its name', () => {
    it('is that of the food', () => {
      expect(itemOf({ text: 'moo juice', food: 'whole-milk' })).toMatchObject({
        food: { id: 'whole-milk' },
        name: foodById('whole-milk')?.name,
      });
    });

    it('is what the text calls a dish, and words for no food', () => {
      expect(itemOf({ text: 'milk soup', food: 'whole-milk', compound: 'soup' }).name).toBe('Milk soup');
      expect(itemOf({ text: 'moon dust' })).toMatchObject({ food: null, name: 'Moon dust' });
      expect(itemOf({ text: 'moon dust', food: 'of-no-list' })).toMatchObject({
        food: null,
        name: 'Moon dust',
      });
    });
  });

  it('adds the forms that its own words tell', () => {
    const { preparations } = itemOf({ text: 'mashed potato', food: 'potato', preparations: ['warm'] });
    expect([...preparations]).toEqual(['warm', 'mashed']);
  });

  describe('what a cook adds to taste', () => {
    it.each([
      ['what a dish may have', { ...soup, flags: [salt] }, 'optional'],
      ['what a dish has', { ...soup, flags: [{ ...salt, certainty: 'holds' }] }, 'holds'],
      ['what no cook adds', { ...soup, flags: [{ ...salt, flag: 'honey' }] }, 'may_contain'],
      ['what a product may have', { text: 'pesto', compound: 'pesto', flags: [salt] }, 'may_contain'],
      ['what a food may have', { text: 'bread', food: 'white-bread', flags: [salt] }, 'may_contain'],
    ] as const)('%s', (_, mention, certainty) => {
      expect(certaintyOf(mention)).toBe(certainty);
    });

    it.each(['high_salt', 'added_sugar', 'free_sugar', 'caffeine', 'processed_meat', 'alcohol'] as const)(
      'may be left out: %s',
      (flag) => {
        expect(certaintyOf({ ...soup, flags: [{ ...salt, flag }] })).toBe('optional');
      },
    );
  });

  describe('the salt of a dish that is bought', () => {
    it.each([
      ['a soup in a tin', { ...soup, preparations: ['canned'] }, 'holds'],
      ['a soup from the shop', { ...soup, preparations: ['warm', 'shop_bought'] }, 'holds'],
      ['a soup', { ...soup, preparations: ['warm'] }, 'optional'],
      ['no dish', { text: 'pesto', compound: 'pesto', preparations: ['canned'] }, 'may_contain'],
      ['no compound', { text: 'beans', food: 'baked-beans', preparations: ['canned'] }, 'may_contain'],
    ] as const)('is certain unless it may have been cooked here: %s', (_, mention, certainty) => {
      expect(itemOf({ ...mention, flags: [salt] }).flags.get('high_salt')).toEqual({
        certainty,
        why: 'stock',
      });
    });

    it('makes nothing else certain', () => {
      const flags: FlagMention[] = [salt, { ...salt, flag: 'added_sugar' }, { ...salt, flag: 'honey' }];
      const item = itemOf({ ...soup, preparations: ['canned'], flags });
      expect([...item.flags].map(([flag, { certainty }]) => [flag, certainty])).toEqual([
        ['high_salt', 'holds'],
        ['added_sugar', 'optional'],
        ['honey', 'may_contain'],
      ]);
    });
  });

  describe('a dish whose recipe stands in the text', () => {
    const pancakes = (madeHere: boolean) =>
      itemOf({
        text: 'pancakes',
        compound: 'pancakes',
        madeHere,
        parts: [egg],
        allergens: [
          { allergen: 'egg', certainty: 'holds', why: 'egg' },
          { allergen: 'soy', certainty: 'may_contain', why: 'oil' },
        ],
        flags: [
          { flag: 'honey', certainty: 'holds', why: 'honey' },
          { flag: 'whole_nut', certainty: 'may_contain', why: 'nuts' },
        ],
      });

    it('may have what such dishes have, and of what they may have nothing', () => {
      const { allergens, flags, parts } = pancakes(true);
      expect(allergens).toEqual([{ allergen: 'egg', certainty: 'may_contain', why: 'egg' }]);
      expect([...flags]).toEqual([['honey', { certainty: 'may_contain', why: 'honey' }]]);
      expect(parts).toEqual([]);
    });

    it('elsewhere has all of it', () => {
      const { allergens, flags, parts } = pancakes(false);
      expect(allergens.map(({ certainty }) => certainty)).toEqual(['holds', 'may_contain']);
      expect([...flags.values()].map(({ certainty }) => certainty)).toEqual(['holds', 'may_contain']);
      expect(parts).toEqual([egg]);
    });
  });

  describe('dried fruit', () => {
    const sulphites: AllergenMention = {
      allergen: 'sulphites',
      certainty: 'may_contain',
      why: 'dried fruit',
    };
    const peaches = { text: 'peaches', food: 'peach', preparations: ['dried'] } as const;

    it('may have sulphites', () => {
      expect(itemOf(peaches).allergens).toEqual([sulphites]);
    });

    it('has them besides other allergens', () => {
      const milk: AllergenMention = { allergen: 'milk', certainty: 'holds', why: 'yoghurt coat' };
      expect(itemOf({ ...peaches, allergens: [milk] }).allergens).toEqual([milk, sulphites]);
    });

    it.each([
      ['fruit that is not dried', { ...peaches, preparations: ['sliced'] }],
      ['what is dried and no fruit', { ...peaches, text: 'mushrooms', food: 'mushroom' }],
      ['what is dried and no food that is known', { ...peaches, text: 'moon dust', food: null }],
      ['fruit that is free from them', { ...peaches, freeFrom: ['sulphites'] }],
    ] as const)('unlike %s', (_, mention) => {
      expect(itemOf(mention).allergens).toEqual([]);
    });

    it('has them once where the words say more of them', () => {
      const said: AllergenMention = { allergen: 'sulphites', certainty: 'holds', why: 'E220' };
      expect(itemOf({ ...peaches, allergens: [said] }).allergens).toEqual([said]);
    });
  });
});
