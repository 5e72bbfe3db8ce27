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

  test.each<[string, number | null]>([
    ['Prep 10 mins, cook 25 mins', 35],
    ['Prep: 10 min, Cook: 1 hour', 70],
    ['Takes 20 minutes, serves 4', 20],
    ['Prep 5 minutes and cook 10 minutes', 15],
    ['Total time: 1 hour, 10 minutes', null],
  ])('reads the minutes of a line with several figures: %s', (line, minutes) => {
    const { reading } = readRecipe(`Pea soup\n${line}\n\nIngredients\n100 g peas\n\nMethod\nBoil the peas.`);
    expect(reading.minutes).toBe(minutes);
  });
});
