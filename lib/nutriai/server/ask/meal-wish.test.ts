import { answerByRules } from './answer-by-rules';
import { askedAge } from './asked-child';
import { asksForMeal, mealWishOf } from './meal-wish';
import { readQuestion } from './read-question';
import { recipes } from '../../engine/recipes/recipe-list';
import { recipeFacts } from '../../engine/recipes/recipe-facts';

const none = () => Promise.resolve([]);

async function dishesFor(text: string, months: number) {
  const answer = await answerByRules(text, askedAge(months, '2026-11-29'), { findArticles: none });
  const titles = answer.parts.flatMap(({ items }) => items.map((item) => item.text));
  return { answer, found: recipes.filter(({ title }) => titles.includes(title)) };
}

it.each([
  ['breakfast ideas without egg please', 'breakfast'],
  ['quick lunch, nothing over 10 minutes', 'lunch'],
  ['colazione senza uova per un bimbo di 9 mesi', 'breakfast'],
  ['co na śniadanie bez jajek', 'breakfast'],
  ['kahvaltıda ne verebilirim', 'breakfast'],
  ['فكرة غداء سريعة', 'lunch'],
  ['ontbijt zonder melk', 'breakfast'],
])('“%s” asks for a meal', (text, meal) => {
  const question = readQuestion(text, null);
  expect(asksForMeal(question)).toBe(true);
  expect(mealWishOf(question).meal).toBe(meal);
});

it.each([
  'can he have pancakes without egg',
  'what formula can I make up in advance',
  'he ate lunch and was sick',
  'how do I prepare a bottle',
  'is a snack at night needed',
])('“%s” asks for no meal', (text) => {
  expect(asksForMeal(readQuestion(text, null))).toBe(false);
});

it('names pancakes without egg where egg is to be left out', async () => {
  const { answer, found } = await dishesFor('pancakes without egg, amounts in tablespoons', 14);
  expect(answer.kind).toBe('recipes');
  expect(found.length).toBeGreaterThan(0);
  for (const recipe of found) {
    expect(recipe.kind).toBe('pancakes');
    expect(recipeFacts(recipe).allergens).not.toContain('egg');
  }
});

it('leaves out what a child with FPIES reacts to', async () => {
  const { found } = await dishesFor('what can I give for breakfast, he has FPIES to rice', 9);
  expect(found.length).toBeGreaterThan(0);
  for (const { ingredients } of found)
    expect(ingredients.filter(({ food }) => food.includes('rice'))).toEqual([]);
});

it('composes a dish of what is at home where the library has none with all of it', async () => {
  const { answer } = await dishesFor('a tin of chickpeas and two carrots, what can I cook in 15 minutes', 10);
  expect(answer.parts.some(({ text }) => text.startsWith('Made up by our writer of recipes'))).toBe(true);
});

it('says that it did not read what is to be left out', async () => {
  const { answer } = await dishesFor('breakfast ideas without zorbs', 10);
  expect(answer.parts.map(({ text }) => text).join(' ')).toContain('could not read what is to be left out');
});

it.each([
  ['عمره 11 شهر', 11],
  ['عمره شهر', 1],
  ['عمره عشرة أشهر', 10],
])('reads the age of “%s”', (text, months) => {
  expect(readQuestion(`${text} هل يأكل الموز`, null).statedMonths).toBe(months);
});

it.each(['o bebé acorda às 5h e quer banana, pode?', 'banana no café da manhã, pode?'])(
  'takes no other word of “%s” for a food',
  (text) => {
    expect(readQuestion(text, null).mentions.map(({ food }) => food)).toEqual(['banana']);
  },
);
