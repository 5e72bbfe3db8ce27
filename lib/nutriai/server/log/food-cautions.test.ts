import { foodCautions } from './food-cautions';

it('lists foods that are not for this child by their names, each reason once', () => {
  const found = foodCautions({ child: { ageMonths: 9, allergies: ['milk'], diet: 'vegetarian' } });
  const kindOf = (id: string) => {
    const food = found.foods.find((each) => each.id === id);
    return food && found.cautions[food.caution]?.kind;
  };
  expect([kindOf('unsalted-butter'), kindOf('honey'), kindOf('chicken'), kindOf('banana')]).toEqual([
    'allergy',
    'safety',
    'diet',
    undefined,
  ]);
  expect(found.harmless).toContain('coconut milk');
  expect(new Set(found.cautions.map((each) => JSON.stringify(each))).size).toBe(found.cautions.length);
});
