import {
  draftOfFood,
  draftOfItem,
  draftOfRecipe,
  draftOfText,
  needsAmount,
  requestOfDraft,
  typedAmount,
  withNewKey,
} from './draft-item';

const carrot = { id: 'carrot', name: 'Carrot', flags: [], measures: [{ unit: 'piece' }] };
const logged = {
  food: null,
  recipe: null,
  text: null,
  name: 'Carrot',
  amount: null,
  unit: null,
  grams: null,
};

describe('typedAmount', () => {
  it.each([
    ['12', 12],
    ['0.5', 0.5],
    ['0,5', 0.5],
    [' 7 ', 7],
    ['.5', 0.5],
  ])('reads %j', (text, amount) => {
    expect(typedAmount(text)).toBe(amount);
  });

  it.each(['', '   ', '0', '-3', 'abc', '1,2,3', '1.000,5', 'Infinity', 'NaN', '1e400', '½ cup', '12 g'])(
    'reads no amount from %j',
    (text) => {
      expect(typedAmount(text)).toBeNull();
    },
  );
});

describe('the key of an item', () => {
  it('differs where the same food comes twice', () => {
    expect(draftOfFood(carrot).key).not.toBe(draftOfFood(carrot).key);
  });

  it('changes with withNewKey, and nothing else does', () => {
    const item = draftOfRecipe({ id: 'r1', title: 'Soup' });
    const again = withNewKey(item);
    expect(again.key).not.toBe(item.key);
    expect({ ...again, key: 0 }).toEqual({ ...item, key: 0 });
  });
});

describe('draftOfFood', () => {
  it('begins with a measure that can be chosen, and with grams where none is known', () => {
    for (const food of [carrot, { ...carrot, measures: [] }]) {
      const draft = draftOfFood(food);
      expect(draft.units).toContain(draft.unit);
    }
    expect(draftOfFood({ ...carrot, measures: [] }).unit).toBe('g');
  });

  it('offers no unit twice where two measures share one', () => {
    const { units } = draftOfFood({ ...carrot, measures: [{ unit: 'piece' }, { unit: 'piece' }] });
    expect(units).toEqual([...new Set(units)]);
  });
});

describe('requestOfDraft', () => {
  it('sends a food with its amount and unit', () => {
    const draft = { ...draftOfFood(carrot), amount: '2,5', unit: 'piece' as const };
    expect(requestOfDraft(draft)).toEqual({ food: 'carrot', amount: 2.5, unit: 'piece' });
  });

  it('sends nothing of a food without an amount, or with an impossible one', () => {
    for (const amount of ['', '0', '-1', 'some']) {
      expect(requestOfDraft({ ...draftOfFood(carrot), amount })).toBeNull();
    }
  });

  it('sends breast milk that nobody measured', () => {
    const milk = { id: 'breast-milk', name: 'Breast milk', flags: ['baby-milk'], measures: [] };
    expect(requestOfDraft({ ...draftOfFood(milk), amount: '' })).toEqual({ food: 'breast-milk' });
  });

  it('sends a recipe without an amount as its usual portion', () => {
    expect(requestOfDraft({ ...draftOfRecipe({ id: 'r1', title: 'Soup' }), amount: '' })).toEqual({
      recipe: 'r1',
    });
  });

  it('sends words as they were written, without an amount of their own', () => {
    expect(requestOfDraft(draftOfText('half a banana 🍌'))).toEqual({ text: 'half a banana 🍌' });
  });
});

describe('draftOfItem', () => {
  it('gives back what was logged in a unit', () => {
    const item = { ...logged, food: 'carrot', amount: 2, unit: 'tbsp' as const, grams: 30 };
    expect(requestOfDraft(draftOfItem(item))).toEqual({ food: 'carrot', amount: 2, unit: 'tbsp' });
  });

  it('gives back what was logged in grams', () => {
    const draft = draftOfItem({ ...logged, food: 'carrot', grams: 30 });
    expect(requestOfDraft(draft)).toEqual({ food: 'carrot', grams: 30 });
  });

  it('leaves the weight of words to be read from the words again', () => {
    const draft = draftOfItem({ ...logged, text: 'a banana', grams: 100, is_estimate: true });
    expect(draft.amount).toBe('');
    expect(requestOfDraft(draft)).toEqual({ text: 'a banana' });
  });

  it('offers the unit that it was logged in', () => {
    const { unit, units } = draftOfItem({ ...logged, food: 'carrot', amount: 1, unit: 'slice', grams: 120 });
    expect(unit).toBe('slice');
    expect(units).toContain('slice');
  });

  it('keeps the weights that the parent gave for words', () => {
    const weights = [{ text: 'sticks', grams: 12 }];
    const item = { ...logged, text: 'some sticks', name: 'some sticks', weights };
    expect(requestOfDraft(draftOfItem(item))).toEqual({ text: 'some sticks', weights });
  });
});

describe('needsAmount', () => {
  it('asks of foods, but of no recipe, words or milk of the baby’s own', () => {
    expect(needsAmount({ what: { food: 'carrot' } })).toBe(true);
    expect(needsAmount({ what: { recipe: 'r1' } })).toBe(false);
    expect(needsAmount({ what: { text: 'soup' } })).toBe(false);
    expect(needsAmount({ what: { food: 'infant-formula' } })).toBe(false);
  });
});
