import { readPostFiles, readStoryFiles } from '../cms/seed/read-files';
import { foodById, foods } from '../../nutriai/engine/foods/food-list';
import { recipeById, recipes } from '../../nutriai/engine/recipes/recipe-list';
import { recipeFacts } from '../../nutriai/engine/recipes/recipe-facts';
import { foodsInPost, foodsInStory } from '../reading/foods/foods-in-post';
import { bodyOfMarkdown } from '../reading/testing/body-of-markdown';
import { nearestSubjects } from './nearest-subjects';
import type { Subject } from './subject';
import { articleSubject } from './subject-of-article';
import { foodSubject, recipeSubject } from './subject-of-food';

interface Links {
  from: Subject;
  to: Subject[];
}

const dishes = recipes.map(recipeSubject);
let posts: Subject[] = [];
let stories: Subject[] = [];
let links: Links[] = [];

const idOf = ({ path }: Subject) => path.split('/').at(-1) ?? '';
const linksOf = (from: Subject, among: readonly Subject[]): Links => ({
  from,
  to: nearestSubjects(from, among, { atMost: 4 }),
});
const idsFrom = (path: string, kind: Subject['kind']) =>
  links
    .filter(({ from }) => from.path === path)
    .flatMap(({ to }) => to.filter((subject) => subject.kind === kind).map(idOf));

beforeAll(async () => {
  posts = (await readPostFiles()).map((post) =>
    articleSubject({
      ...post,
      kind: 'post',
      foods: foodsInPost({ ...post, inShort: post.in_short, body: bodyOfMarkdown(post.markdown) }).map(
        ({ id }) => id,
      ),
    }),
  );
  stories = (await readStoryFiles()).map((story) =>
    articleSubject({
      ...story,
      kind: 'story',
      relatedPost: { path: `/blog/${story.relatedPost}` },
      foods: foodsInStory({
        title: story.title,
        pages: story.pages.map(({ heading, text }) => ({ heading, text: text ?? null })),
      }).map(({ id }) => id),
    }),
  );
  links = [
    ...posts.flatMap((post) => [linksOf(post, dishes), linksOf(post, stories)]),
    ...stories.flatMap((story) => [linksOf(story, posts), linksOf(story, dishes)]),
    ...dishes.flatMap((dish) => [linksOf(dish, posts), linksOf(dish, stories)]),
    ...foods.map(foodSubject).flatMap((food) => [linksOf(food, posts), linksOf(food, stories)]),
  ];
  // Sixty articles are read for their foods.
}, 300_000);

it('leads from every article that serves a few foods to recipes with them', () => {
  const serving = posts.filter(({ foods: served }) => served.size >= 3);
  expect(serving.length).toBeGreaterThan(10);
  expect(serving.filter(({ path }) => idsFrom(path, 'recipe').length < 3).map(idOf)).toEqual([]);
});

it('leads from every web story to the article that it names first, and from that article to it', () => {
  for (const story of stories) {
    const [article] = idsFrom(story.path, 'post');
    expect(`/blog/${article}`).toBe(story.names);
    expect(idsFrom(story.names ?? '', 'story')).toContain(idOf(story));
  }
});

it('leads from nearly every recipe to something to read', () => {
  const alone = dishes.filter(
    ({ path }) => idsFrom(path, 'post').length + idsFrom(path, 'story').length === 0,
  );
  expect(alone.length / dishes.length).toBeLessThan(0.05);
});

it('leads from every food that an article serves to an article on it', () => {
  const served = new Set(posts.flatMap((post) => [...post.foods.keys()]));
  const alone = [...served].filter((id) => idsFrom(`/nutriai/foods/${id}`, 'post').length === 0);
  expect(alone).toEqual([]);
});

it('leads from every food to an article', () => {
  const alone = foods.filter(({ id }) => idsFrom(`/nutriai/foods/${id}`, 'post').length === 0);
  expect(alone.map(({ id }) => id)).toEqual([]);
});

it('leads nowhere without something in common, never to itself, and to no page that is not there', () => {
  const paths = new Set([...posts, ...stories, ...dishes].map(({ path }) => path));
  for (const { from, to } of links)
    for (const other of to) {
      expect(paths).toContain(other.path);
      expect(other.path).not.toBe(from.path);
      const isShared =
        [...from.foods.keys()].some((id) => other.foods.has(id)) ||
        [...from.topics.keys()].some((topic) => other.topics.has(topic)) ||
        from.names === other.path ||
        other.names === from.path;
      expect(isShared ? '' : `${from.path} → ${other.path}`).toBe('');
    }
});

it('shows no recipe with milk beside milk allergy, and no meat beside vegan weaning', () => {
  const withMilk = idsFrom('/blog/cows-milk-allergy', 'recipe').filter((id) => {
    const recipe = recipeById(id);
    return recipe && recipeFacts(recipe).allergens.includes('milk');
  });
  expect(withMilk).toEqual([]);
  const meatless = idsFrom('/blog/vegetarian-and-vegan-weaning', 'recipe');
  expect(meatless.length).toBeGreaterThan(0);
  for (const id of meatless) {
    const recipe = recipeById(id);
    expect(recipe && recipeFacts(recipe).diet.vegetarian).toBe(true);
  }
});

it.each([
  ['/blog/how-to-serve-eggs', 'recipe', 'soft-omelette-fingers'],
  ['/blog/iron-from-six-months', 'story', 'a-week-of-iron-rich-breakfasts'],
  ['/blog/batch-cooking-and-freezing', 'story', 'freezer-cubes-on-sunday'],
  ['/nutriai/foods/honey', 'post', 'no-honey-before-one'],
  ['/nutriai/foods/grapes', 'post', 'cutting-food-safely'],
  ['/nutriai/foods/olive-oil', 'post', 'eating-together'],
  ['/nutriai/foods/pear-puree', 'post', 'iron-from-six-months'],
  ['/nutriai/foods/carrot-puree', 'post', 'baby-led-or-spoon'],
  ['/nutriai/foods/apricot', 'post', 'constipation-in-babies'],
  ['/nutriai/foods/green-potato', 'post', 'safe-home-for-a-crawler'],
  ['/nutriai/foods/spirits', 'post', 'water-for-babies'],
  ['/nutriai/foods/salt', 'post', 'hidden-salt-and-sugar'],
  ['/nutriai/foods/infant-formula', 'post', 'choosing-a-formula'],
  ['/nutriai/recipes/soft-omelette-fingers', 'post', 'how-to-serve-eggs'],
  ['/nutriai/recipes/tofu-scramble-turmeric', 'post', 'vegetarian-and-vegan-weaning'],
] as const)('leads from %s to the %s %s', (path, kind, id) => {
  expect(idsFrom(path, kind)).toContain(id);
});

it.each([
  ['/blog/safe-sleep', 'recipe'],
  ['/blog/choosing-a-formula', 'recipe'],
  ['/blog/car-seats', 'story'],
  ['/nutriai/foods/nutmeg', 'story'],
] as const)('leads from %s to no %s, for none goes with it', (path, kind) => {
  expect(idsFrom(path, kind)).toEqual([]);
});

it('does not lead from a food that nobody is given to what speaks for it', () => {
  const refused = foods.filter(({ fromMonths }) => fromMonths === null);
  const iron = refused.filter(({ id }) =>
    idsFrom(`/nutriai/foods/${id}`, 'post').includes('iron-from-six-months'),
  );
  expect(iron.map(({ id }) => foodById(id)?.name)).toEqual([]);
});
