import { recipes } from '../../../engine/recipes/recipe-list';
import { recipeFacts } from '../../../engine/recipes/recipe-facts';
import { readQuestion } from '../read-question';
import { plannedContains } from './planned-contains';

const withMilk = recipes.find((recipe) => recipeFacts(recipe).allergens.includes('milk'));
const without = recipes.find((recipe) => {
  const { allergens, mayContain } = recipeFacts(recipe);
  return !allergens.includes('milk') && !mayContain.includes('milk');
});

function saidOf(slug: string | null | undefined, question = 'does tomorrow’s lunch contain milk'): string {
  const meal = {
    date: '2026-11-22',
    kind: 'lunch',
    title: 'Lunch',
    slug: slug ?? null,
    portion: '',
    isUnsafe: false,
  };
  return plannedContains(readQuestion(question, null), { meals: [meal], when: 'tomorrow' })?.part.text ?? '';
}

it('says what a planned recipe contains, and nothing of one that it cannot read', () => {
  expect(saidOf(withMilk?.id)).toBe('Yes, Lunch tomorrow contains milk.');
  expect(saidOf(without?.id)).toMatch(
    /^No, according to the recipes nothing planned tomorrow contains .*milk/,
  );
  expect(saidOf('a-recipe-of-a-member')).toMatch(/^I cannot tell whether Lunch contains milk/);
  expect(saidOf(null)).toMatch(/^I cannot tell/);
  expect(saidOf(withMilk?.id, 'what is for lunch tomorrow')).toBe('');
});
