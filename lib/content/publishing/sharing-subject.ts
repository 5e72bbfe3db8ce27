import 'server-only';
import { publicPath, type RoutedCollection } from '../cms/public-path';
import { getCategoryBySlug } from '../reading/categories';
import { getInfoPageBySlug } from '../reading/info-pages';
import type { Picture } from '../reading/picture';
import { getPostBySlug, listPosts } from '../reading/posts';
import { redirectTarget } from '../reading/redirect-target';
import { getSitePicture } from '../reading/site-picture';
import { getStoryBySlug } from '../reading/stories';
import { foodById } from '../../nutriai/engine/foods/food-list';
import { foodPicture } from '../../nutriai/engine/foods/food-picture';
import { foodQuestion } from '../reading/foods/food-question';
import { dishParts } from '../reading/recipes/dish-parts';
import { recipeById } from '../../nutriai/engine/recipes/recipe-list';

/** What a picture for sharing shows. */
export interface SharingSubject {
  title: string;
  picture: Picture | null;
  /** Paths of drawings in public/foods that make the picture instead: a food, or what a dish is made of. */
  drawings?: readonly string[];
}

interface Kind {
  /** Where documents may be renamed; recipes and foods of the library keep their address. */
  collection?: RoutedCollection;
  find: (slug: string) => Promise<SharingSubject | null>;
}

/** `/og/{kind}/{slug}` */
const kinds: Readonly<Record<string, Kind>> = {
  blog: {
    collection: 'posts',
    find: async (slug) => {
      const post = await getPostBySlug(slug);
      return post && { title: post.title, picture: post.seo.image ?? post.cover };
    },
  },
  stories: {
    collection: 'stories',
    find: async (slug) => {
      const story = await getStoryBySlug(slug);
      return story && { title: story.title, picture: story.seo.image ?? story.poster };
    },
  },
  categories: {
    collection: 'categories',
    find: async (slug) => {
      const category = await getCategoryBySlug(slug);
      if (!category) return null;
      const { posts } = await listPosts({ categoryId: category.id, limit: 1, isPaged: false });
      return { title: category.title, picture: posts[0]?.cover ?? null };
    },
  },
  recipes: {
    find: async (id) => {
      const recipe = recipeById(id);
      if (!recipe) return null;
      const drawings = dishParts(recipe).map(({ path }) => path);
      return { title: recipe.title, picture: null, drawings };
    },
  },
  foods: {
    find: async (id) => {
      const food = foodById(id);
      return food ? { title: foodQuestion(food), picture: null, drawings: [foodPicture(id).path] } : null;
    },
  },
  pages: {
    collection: 'pages',
    find: async (slug) => {
      const page = await getInfoPageBySlug(slug);
      return page && { title: page.title, picture: page.seo.image ?? (await getSitePicture('home-hero')) };
    },
  },
};

/** @returns `null` where there is no such published page */
export async function findSharingSubject(segments: readonly string[]): Promise<SharingSubject | null> {
  const [kind = '', slug, ...rest] = segments;
  if (rest.length > 0) return null;
  if (kind === 'site' && slug === undefined) {
    return {
      title: 'Calm, sourced answers for the first three years',
      picture: await getSitePicture('home-hero'),
    };
  }
  return slug ? ((await kindOf(kind)?.find(slug)) ?? null) : null;
}

/** Where the picture of a renamed document is by now. */
export async function movedSharingPath([kind = '', slug, ...rest]: readonly string[]): Promise<
  string | null
> {
  const known = kindOf(kind);
  if (!known?.collection || !slug || rest.length > 0) return null;
  const target = await redirectTarget(publicPath(known.collection, slug));
  const prefix = publicPath(known.collection, '');
  return target?.startsWith(prefix) ? `/og/${kind}/${target.slice(prefix.length)}` : null;
}

function kindOf(kind: string): Kind | undefined {
  return Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
}
