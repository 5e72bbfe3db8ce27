import { readRecipe } from './read-recipe';
import { heldOutCases } from './testing/held-out-recipes.test-helper';
import { type PastedCase, plainCases, structuredCases } from './testing/pasted-recipes.test-helper';

function expectReading({ text, notUsed, name: _, ...expected }: PastedCase): void {
  const { reading } = readRecipe(text);
  expect(reading).toMatchObject(expected);
  if (notUsed?.length === 0) expect(reading.notUsed).toEqual([]);
  for (const part of notUsed ?? []) expect(reading.notUsed.join('\n')).toContain(part);
}

describe('readRecipe', () => {
  test.each(structuredCases)('reads data: $name', expectReading);
  test.each(plainCases)('reads text: $name', expectReading);
  test.each(heldOutCases)('reads what it was not made by: $name', expectReading);
});
