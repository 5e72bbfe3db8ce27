import type { Payload, PayloadRequest } from 'payload';
import { headingsOf } from '../reading/headings';
import { foodSummary } from '../reading/foods/food-page';
import { foodPath, foodsCheckedOn } from '../reading/foods/food-words';
import { listInWords, recipePath, recipeSummary, recipesCheckedOn } from '../reading/recipes/recipe-words';
import { foodById, foods as foodList } from '../../nutriai/engine/foods/food-list';
import { nameInSentence } from '../../nutriai/engine/foods/name-in-sentence';
import { recipeById, recipes as recipeLibrary } from '../../nutriai/engine/recipes/recipe-list';
import type { SearchEntry, SearchKind } from './search-entry';

/** A request of Payload's Local API inside an open transaction. */
type Request = Pick<PayloadRequest, 'transactionID'>;

/** Where entries of the index come from: what a rebuild goes through. */
export interface SearchSource {
  kind: SearchKind;
  /** Ids of all that may be public. */
  ids: (payload: Payload) => Promise<string[]>;
  /** What the index should know of one thing now, read inside the transaction; `null` when it is not public. */
  entry: (payload: Payload, ref: string, req: Request) => Promise<SearchEntry | null>;
}

const posts: SearchSource = {
  kind: 'post',
  ids: (payload) => publishedIds(payload, 'posts'),
  entry: async (payload, ref, req) => {
    const post = await payload.findByID({
      collection: 'posts',
      id: Number(ref),
      depth: 0,
      disableErrors: true,
      select: {
        title: true,
        slug: true,
        excerpt: true,
        cover: true,
        inShort: true,
        body: true,
        plainText: true,
        tags: true,
        publishedAt: true,
        updatedAt: true,
        aliasOf: true,
        _status: true,
      },
      req: req as Partial<PayloadRequest>,
    });
    if (!isPublic(post)) return null;
    const lines = (post.inShort ?? []).map(({ line }) => line);
    return {
      kind: 'post',
      ref,
      path: `/blog/${post.slug}`,
      title: post.title,
      summary: post.excerpt,
      headings: [...headingsOf(post.body).map(({ text }) => text), ...(post.tags ?? [])],
      body: [...lines, post.plainText ?? ''].join('\n'),
      publishedAt: post.publishedAt ?? post.updatedAt,
      image: idOf(post.cover),
    };
  },
};

const stories: SearchSource = {
  kind: 'story',
  ids: (payload) => publishedIds(payload, 'stories'),
  entry: async (payload, ref, req) => {
    const story = await payload.findByID({
      collection: 'stories',
      id: Number(ref),
      depth: 0,
      disableErrors: true,
      select: {
        title: true,
        slug: true,
        excerpt: true,
        poster: true,
        pages: true,
        tags: true,
        publishedAt: true,
        updatedAt: true,
        aliasOf: true,
        _status: true,
      },
      req: req as Partial<PayloadRequest>,
    });
    if (!isPublic(story)) return null;
    return {
      kind: 'story',
      ref,
      path: `/web-stories/${story.slug}`,
      title: story.title,
      summary: story.excerpt,
      headings: [...story.pages.map(({ heading }) => heading), ...(story.tags ?? [])],
      body: story.pages
        .flatMap(({ text, quiz }) => [
          text,
          quiz?.question,
          ...(quiz?.options ?? []).map((option) => option.text),
          quiz?.explanation,
        ])
        .filter(Boolean)
        .join('\n'),
      publishedAt: story.publishedAt ?? story.updatedAt,
      image: idOf(story.poster),
    };
  },
};

/**
 * The library of recipes, which is code: whoever changes one raises `indexVersion`, and the next start fills
 * the index anew.
 */
const recipes: SearchSource = {
  kind: 'recipe',
  ids: () => Promise.resolve(recipeLibrary.map(({ id }) => id)),
  entry: (_payload, ref) => {
    const recipe = recipeById(ref);
    if (!recipe) return Promise.resolve(null);
    const foods = recipe.ingredients.map(({ food }) => foodById(food)?.name ?? food);
    return Promise.resolve({
      kind: 'recipe',
      ref,
      path: recipePath(recipe.id),
      title: recipe.title,
      summary: recipeSummary(recipe),
      headings: [...recipe.meals, recipe.kind, recipe.cuisine].map((word) => word.replaceAll('_', ' ')),
      body: `Made with ${listInWords(foods.map(nameInSentence))}.`,
      publishedAt: `${recipesCheckedOn}T00:00:00.000Z`,
    });
  },
};

/** The foods of the engine: code as the recipes are, and the same goes for `indexVersion`. */
const foods: SearchSource = {
  kind: 'food',
  ids: () => Promise.resolve(foodList.map(({ id }) => id)),
  entry: (_payload, ref) => {
    const food = foodById(ref);
    if (!food) return Promise.resolve(null);
    return Promise.resolve({
      kind: 'food',
      ref,
      path: foodPath(food.id),
      title: food.name,
      summary: foodSummary(food),
      // Other names are found, and never shown: a list of them tells a reader nothing.
      headings: food.synonyms,
      body: [...new Set(food.serving.map(({ text }) => text))].join('\n'),
      publishedAt: `${foodsCheckedOn}T00:00:00.000Z`,
    });
  },
};

/**
 * Every module whose things are found by search; one that calls `indexEntry` itself stands here too, or a
 * rebuild would forget it.
 */
export const searchSources = { posts, stories, recipes, foods } as const satisfies Record<
  string,
  SearchSource
>;

/** An alias is the same text under a second address: it would only be found twice. */
function isPublic<Document extends { _status?: string | null; aliasOf?: unknown }>(
  document: Document | null,
): document is Document {
  return document?._status === 'published' && !document.aliasOf;
}

async function publishedIds(payload: Payload, collection: 'posts' | 'stories'): Promise<string[]> {
  const { docs } = await payload.find({
    collection,
    where: { _status: { equals: 'published' } },
    depth: 0,
    select: {},
    pagination: false,
    sort: 'id',
  });
  return docs.map(({ id }) => String(id));
}

function idOf(relation: number | { id: number }): number {
  return typeof relation === 'number' ? relation : relation.id;
}
