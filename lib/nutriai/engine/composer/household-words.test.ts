import { type Item } from './dish';
import { householdWords } from './household-words';
import { availableFood } from './may-cook';

function said(food: string, grams: number): string {
  const available = availableFood(food);
  if (!available) throw new Error(`No ${food} in the kitchen.`);
  const item: Item = { ...available, slot: '', grams, asked: false };
  return householdWords(item);
}

describe('householdWords', () => {
  it.each([
    ['carrot', 60, '1 carrot'],
    ['carrot', 90, '1 1/2 carrots'],
    ['egg', 25, '1/2 egg'],
    ['egg', 100, '2 eggs'],
    ['mango', 20, '20 g ripe mango'],
    ['lentils', 200, '80 g dry (200 g cooked)'],
    ['chickpeas', 120, '120 g, drained, from a tin in water without salt'],
    ['salmon', 100, '125 g (100 g cooked)'],
    ['olive-oil', 14, '1 tbsp'],
    ['olive-oil', 7, '1 1/2 tsp'],
    ['whole-milk', 150, '150 ml'],
    ['cinnamon', 0.5, 'a pinch'],
  ])('%s, %d g: %s', (food, grams, words) => {
    expect(said(food, grams)).toBe(words);
  });
});
