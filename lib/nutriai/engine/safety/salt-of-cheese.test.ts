import { formOf } from '../foods/composition-of';
import { foodById } from '../foods/food-list';
import { knowledge } from '../knowledge/knowledge';

/** Milligrams of sodium in the salt of a day, before the first birthday and from it (NHS: 1 g and 2 g of salt). */
const sodiumOfADay = { baby: 400, toddler: 800 };

const cheeseRules = knowledge.rules.filter(({ message }) => message.startsWith('That much of this cheese'));
/** Undefined where no row of the tables is about this cheese, as for halloumi. */
const sodiumIn = (id: string, grams: number): number | undefined => {
  const food = foodById(id);
  const in100 = food && formOf(food)?.composition.sodium_mg;
  return in100 ? Math.round((in100 * grams) / 100) : undefined;
};

it('finds the rules about too much cheese', () => {
  expect(cheeseRules.length).toBeGreaterThan(5);
});

it.each(cheeseRules.map((rule) => [rule.id, rule] as const))(
  'says only what the tables say of the salt in it: %s',
  (_, { when: { anyFood = [], aboveGrams = 0 }, untilMonths }) => {
    const limit = untilMonths === 12 ? sodiumOfADay.baby : sodiumOfADay.toddler;
    const tooLittle = anyFood
      .map((id) => ({ id, sodium: sodiumIn(id, aboveGrams) }))
      .filter(({ sodium }) => sodium !== undefined && sodium < limit);
    expect(anyFood.some((id) => sodiumIn(id, aboveGrams) !== undefined)).toBe(true);
    expect(tooLittle).toEqual([]);
  },
);
