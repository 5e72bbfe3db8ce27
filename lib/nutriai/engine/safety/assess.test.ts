import { type Child } from '../child';
import { assess } from './assess';
import { type SubjectIngredient } from './subject';

const at = (ageMonths: number, child: Omit<Child, 'ageMonths'> = {}): Child => ({ ...child, ageMonths });
const verdictOf = (ingredients: SubjectIngredient[], child: Child) => assess({ ingredients }, child).verdict;
const rulesOf = (ingredients: SubjectIngredient[], child: Child) =>
  assess({ ingredients }, child).findings.map(({ rule }) => rule);

describe('ages', () => {
  it.each([NaN, Infinity, -1, 61, -0.001])('refuses %d months', (age) => {
    expect(() => assess({ text: 'banana' }, at(age))).toThrow(RangeError);
  });

  it.each([0, 60])('takes %d months', (age) => {
    expect(() => assess({ text: 'banana' }, at(age))).not.toThrow();
  });
});

describe('ingredients by id', () => {
  it('blocks solids before 6 months and allows milk feeds', () => {
    expect(verdictOf([{ food: 'banana' }], at(5))).toBe('block');
    expect(verdictOf([{ food: 'breast-milk' }], at(0))).toBe('allow');
    expect(verdictOf([{ food: 'infant-formula' }], at(3))).toBe('allow');
    expect(verdictOf([{ food: 'vitamin-drops' }], at(1))).toBe('allow');
  });

  it('asks for preparation where the form is not said, and shows it', () => {
    const { verdict, findings, serve } = assess({ ingredients: [{ food: 'grapes' }] }, at(18));
    expect(verdict).toBe('allow_with_preparation');
    expect(findings[0]?.instead).toMatch(/quarter lengthways/);
    expect(serve).toEqual([
      { food: 'grapes', foodName: 'Grapes', text: expect.stringMatching(/quarter lengthways/) },
    ]);
  });

  it('goes by preparations as a list', () => {
    expect(verdictOf([{ food: 'grapes', preparation: ['whole'] }], at(30))).toBe('block');
    expect(verdictOf([{ food: 'grapes', preparation: ['quartered_lengthways'] }], at(30))).toBe('allow');
    expect(verdictOf([{ food: 'peanut-butter', preparation: ['thin_layer'] }], at(7))).toBe('allow');
  });

  it('takes animal milk as an ingredient and not as a drink', () => {
    expect(verdictOf([{ food: 'oats' }, { food: 'whole-milk', grams: 100 }], at(8))).toBe('allow');
    expect(verdictOf([{ food: 'whole-milk', role: 'drink' }], at(11))).toBe('block');
    expect(verdictOf([{ food: 'whole-milk', role: 'drink' }], at(12))).toBe('allow');
  });

  it('never lets one safe ingredient clear an unsafe one', () => {
    expect(verdictOf([{ food: 'banana' }, { food: 'honey' }], at(9))).toBe('block');
    expect(
      verdictOf(
        [
          { food: 'grapes', preparation: ['quartered_lengthways'] },
          { food: 'grapes', preparation: ['whole'] },
        ],
        at(24),
      ),
    ).toBe('block');
  });

  it('does not let an amount clear a hard rule', () => {
    expect(verdictOf([{ food: 'salt', grams: 0.01 }], at(8))).toBe('block');
    expect(verdictOf([{ food: 'honey', grams: 0 }], at(8))).toBe('block');
  });

  it('blocks a food whose earliest age is not reached', () => {
    expect(rulesOf([{ food: 'nori' }], at(9))).toContain('not-at-this-age');
    expect(verdictOf([{ food: 'nori', preparation: ['crumbled'] }], at(12))).not.toBe('block');
  });
});

describe('allergies', () => {
  it('blocks the allergen and what it hides in', () => {
    expect(rulesOf([{ food: 'tahini' }], at(12, { allergies: ['sesame'] }))).toContain('H24-sesame');
    expect(verdictOf([{ food: 'goat-milk' }], at(14, { allergies: ['milk'] }))).toBe('block');
    expect(verdictOf([{ food: 'spelt' }], at(14, { allergies: ['wheat'] }))).toBe('block');
  });

  it('asks to read the label where many makes hold it', () => {
    const { verdict, findings } = assess(
      { ingredients: [{ food: 'pasta' }] },
      at(14, { allergies: ['egg'] }),
    );
    expect(verdict).toBe('allow_with_preparation');
    expect(findings[0]).toMatchObject({ rule: 'H24-check-label-egg', severity: 'prepare' });
  });

  it('takes an earlier reaction for an allergy', () => {
    const child = at(10, { introducedAllergens: [{ code: 'egg', date: '2026-10-01', reaction: 'mild' }] });
    const boiled: SubjectIngredient = { food: 'egg', preparation: ['hard_boiled'] };
    expect(rulesOf([boiled], child)).toContain('H24-earlier-reaction');
    const fine = at(10, { introducedAllergens: [{ code: 'egg', date: '2026-10-01', reaction: 'none' }] });
    expect(verdictOf([boiled], fine)).toBe('allow');
    expect(rulesOf([boiled], fine)).not.toContain('first-taste');
    expect(rulesOf([boiled], at(10))).toContain('first-taste');
  });

  it('has the label read, and does not take away the milk, where only some formula holds what was reacted to', () => {
    const reacted = (code: 'fish' | 'milk', reaction: 'mild' | 'severe') =>
      at(10, { introducedAllergens: [{ code, date: '2026-10-01', reaction }] });
    const formula: SubjectIngredient = { food: 'infant-formula', role: 'drink' };
    for (const reaction of ['mild', 'severe'] as const) {
      expect(rulesOf([formula], reacted('fish', reaction))).toContain('H24-earlier-reaction-check-label');
      expect(verdictOf([formula], reacted('fish', reaction))).toBe('allow_with_preparation');
      expect(verdictOf([formula], reacted('milk', reaction))).toBe('block');
      expect(verdictOf([{ food: 'salmon', preparation: ['flaked'] }], reacted('fish', reaction))).toBe(
        'block',
      );
    }
  });

  it('warns a child with peanut allergy of lupin', () => {
    expect(
      rulesOf([{ food: 'lupin-beans', preparation: ['mashed'] }], at(14, { allergies: ['peanut'] })),
    ).toContain('cross-reaction-lupin');
  });

  it('asks a doctor first for peanut with severe eczema or egg allergy', () => {
    const peanut: SubjectIngredient[] = [{ food: 'peanut-butter', preparation: ['stirred_in'] }];
    const eczema = assess({ ingredients: peanut }, at(6), { severeEczema: true });
    expect(eczema.findings.map(({ rule }) => rule)).toContain('peanut-ask-first');
    expect(rulesOf(peanut, at(6, { allergies: ['egg'] }))).toContain('peanut-ask-first');
    expect(rulesOf(peanut, at(6))).not.toContain('peanut-ask-first');
  });

  it('knows other allergies by name, kind and relation', () => {
    expect(verdictOf([{ food: 'kiwi' }], at(12, { otherAllergies: ['kiwi fruit'] }))).toBe('block');
    expect(verdictOf([{ food: 'tangerine' }], at(12, { otherAllergies: ['citrus'] }))).toBe('block');
    expect(verdictOf([{ food: 'tinned-tomatoes' }], at(12, { otherAllergies: ['tomatoes'] }))).toBe('block');
    expect(verdictOf([{ food: 'avocado' }], at(12, { otherAllergies: ['kiwi'] }))).toBe('allow');
    expect(verdictOf([{ food: 'pineapple' }], at(12, { otherAllergies: ['apple'] }))).not.toBe('block');
  });
});

describe('diets', () => {
  it('are no matter of safety, and say so', () => {
    const { verdict, findings } = assess(
      { ingredients: [{ food: 'chicken', preparation: ['shredded'] }] },
      at(12, { diet: 'vegetarian' }),
    );
    expect(verdict).toBe('block');
    expect(findings[0]).toMatchObject({ rule: 'diet-vegetarian', kind: 'diet' });
  });

  it('leave formula to a vegan family', () => {
    expect(verdictOf([{ food: 'infant-formula' }], at(3, { diet: 'vegan' }))).toBe('allow');
  });

  it('honour what a family avoids', () => {
    expect(rulesOf([{ food: 'gelatine' }], at(12, { avoids: ['halal'] }))).toContain('avoid-gelatine');
    expect(rulesOf([{ food: 'ham' }], at(14, { avoids: ['pork'] }))).toContain('avoid-pork');
    expect(verdictOf([{ food: 'banana' }], at(14, { avoids: ['pork', 'beef'] }))).toBe('allow');
  });
});

describe('what shows only together', () => {
  it('blocks two products with vitamin A or D', () => {
    expect(rulesOf([{ food: 'vitamin-drops' }, { food: 'cod-liver-oil' }], at(12))).toContain(
      'H27-two-vitamin-products',
    );
    expect(rulesOf([{ food: 'vitamin-drops' }, { food: 'vitamin-drops' }], at(12))).not.toContain(
      'H27-two-vitamin-products',
    );
  });

  it('weighs the salt of a serving against the day', () => {
    const cheese = (grams: number, servings?: number) => ({
      recipe: { ingredients: [{ food: 'feta', grams }], ...(servings === undefined ? {} : { servings }) },
    });
    const salt = (grams: number, age: number, servings?: number) =>
      assess(cheese(grams, servings), at(age)).findings.find(({ rule }) => rule === 'salt-of-serving')
        ?.severity;
    expect(salt(10, 9, 1)).toBeUndefined();
    expect(salt(25, 9, 1)).toBe('warn');
    expect(salt(60, 9, 1)).toBe('block');
    expect(salt(60, 9, 4)).toBeUndefined();
    expect(salt(60, 14, 1)).toBe('warn');
    expect(salt(120, 14, 1)).toBe('prepare');
    expect(salt(200, 9)).toBeUndefined();
  });
});

describe('locales', () => {
  const nuts: SubjectIngredient[] = [{ food: 'almond', preparation: ['whole'] }];

  it('keep to the stricter authority unless one is chosen', () => {
    expect(verdictOf(nuts, at(50))).toBe('block');
    expect(verdictOf(nuts, at(50, { locale: 'uk' }))).toBe('block');
    expect(verdictOf(nuts, at(50, { locale: 'us' }))).toBe('allow');
  });
});

describe('what could not be read', () => {
  it('is never waved through', () => {
    const { verdict, findings } = assess({ ingredients: [] }, at(12));
    expect(verdict).toBe('unsure');
    expect(findings[0]?.rule).toBe('nothing-recognised');
  });
});
