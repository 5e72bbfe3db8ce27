import 'server-only';
import { foodById } from '../../nutriai/engine/foods/food-list';
import { recipeById, recipes } from '../../nutriai/engine/recipes/recipe-list';
import { readAbout } from '../search/read-about';
import { recipeSummary } from '../reading/recipes/recipe-words';
import { foodsInPost, foodsInStory, type FoodInPost } from '../reading/foods/foods-in-post';
import type { PostDetail } from '../reading/posts';
import type { StoryDetail } from '../reading/stories';
import { nearestSubjects } from './nearest-subjects';
import { postSubjects, storySubjects } from './published-subjects';
import type { Subject } from './subject';
import { articleSubject } from './subject-of-article';
import { foodSubject, recipeSubject } from './subject-of-food';

/** A page as a list names it. */
export interface RelatedPage {
  title: string;
  path: string;
  /** What kind of page it is, or of a recipe for whom and how long it takes. */
  note: string;
}

const recipesAtMost = 4;
const articlesAtMost = 3;
const storiesAtMost = 2;

/** The recipes and web stories that a post leads on to. */
export async function relatedToPost(
  post: PostDetail,
): Promise<{ recipes: RelatedPage[]; stories: RelatedPage[] }> {
  const subject = articleSubject({ ...post, kind: 'post', foods: foodsInPost(post).map(({ id }) => id) });
  return {
    recipes: nearestRecipes(subject),
    stories: toPages(nearestSubjects(subject, await storySubjects(), { atMost: storiesAtMost })),
  };
}

/** The articles that a web story leads on to, besides the one that it names itself, and the foods that it serves. */
export async function relatedToStory(
  story: StoryDetail,
): Promise<{ articles: RelatedPage[]; foods: readonly FoodInPost[]; recipes: RelatedPage[] }> {
  const foods = foodsInStory(story);
  const subject = articleSubject({ ...story, kind: 'story', foods: foods.map(({ id }) => id) });
  const articles = nearestSubjects(subject, await postSubjects(), { atMost: articlesAtMost + 1 });
  return {
    articles: toPages(articles.filter(({ path }) => path !== story.relatedPost?.path)).slice(
      0,
      articlesAtMost,
    ),
    foods,
    recipes: nearestRecipes(subject),
  };
}

/** The articles and web stories to read beside a recipe of the library. */
export async function relatedToRecipe(id: string): Promise<RelatedPage[]> {
  const recipe = recipeById(id);
  return recipe ? articlesFor(recipeSubject(recipe)) : [];
}

/** The articles and web stories to read about a food: those that name it in their title first. */
export async function relatedToFood(id: string): Promise<RelatedPage[]> {
  const food = foodById(id);
  if (!food) return [];
  const named = toPages(await readAbout(food.name));
  const paths = new Set(named.map(({ path }) => path));
  return [...named, ...(await articlesFor(foodSubject(food))).filter(({ path }) => !paths.has(path))];
}

async function articlesFor(subject: Subject): Promise<RelatedPage[]> {
  return toPages([
    ...nearestSubjects(subject, await postSubjects(), { atMost: articlesAtMost }),
    ...nearestSubjects(subject, await storySubjects(), { atMost: storiesAtMost }),
  ]);
}

function nearestRecipes(subject: Subject): RelatedPage[] {
  const dishes = recipes.map(recipeSubject);
  return nearestSubjects(subject, dishes, { atMost: recipesAtMost }).flatMap(({ title, path }) => {
    const recipe = recipeById(path.split('/').at(-1) ?? '');
    return recipe ? [{ title, path, note: recipeSummary(recipe) }] : [];
  });
}

function toPages(subjects: readonly Pick<Subject, 'kind' | 'title' | 'path'>[]): RelatedPage[] {
  return subjects.map(({ kind, title, path }) => ({
    title,
    path,
    note: kind === 'story' ? 'Web story' : 'Article',
  }));
}
