import { memberRecipeList } from '../../../contract/nutriai-recipes';
import { recipes } from '../../engine/recipes/recipe-list';
import { libraryAnswer } from './recipe-answers';
import { recipeListAnswer } from './recipe-list-answer';

// Addresses of recipes are on the site's own origin.
process.env.PAYLOAD_SECRET = 'p'.repeat(32);
process.env.TOKEN_SECRET = 't'.repeat(32);

const page = { count: recipes.length, next: 'https://pear.example/?page=2', previous: null };

it.each([0, 1, 20])('says of %i recipes what the contract’s schema lets out', async (number) => {
  const results = recipes.slice(0, number).map((recipe, place) => libraryAnswer(recipe, place % 2 === 0));
  const expected = memberRecipeList.parse({ ...page, results });
  const [first, again] = [recipeListAnswer({ ...page, results }), recipeListAnswer({ ...page, results })];
  expect(await first.text()).toBe(JSON.stringify(expected));
  expect(await again.text()).toBe(JSON.stringify(expected));
  expect(first.headers.get('content-type')).toBe('application/json');
});

it('keeps what is a favourite apart from what is not', async () => {
  const [recipe] = recipes;
  if (!recipe) throw new Error('no recipes');
  for (const isFavorite of [true, false, true]) {
    const answer = recipeListAnswer({ ...page, results: [libraryAnswer(recipe, isFavorite)] });
    expect((await answer.json()).results).toEqual([expect.objectContaining({ is_favorite: isFavorite })]);
  }
});

it('lets nothing out that the contract does not name', async () => {
  const [recipe] = recipes;
  if (!recipe) throw new Error('no recipes');
  const leaking = { ...libraryAnswer(recipe, false), secret: 'never to be seen' };
  const answer = recipeListAnswer({ ...page, results: [leaking] });
  expect(await answer.text()).not.toContain('never to be seen');
});
