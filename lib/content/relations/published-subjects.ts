import 'server-only';
import { setTimeout as delay } from 'node:timers/promises';
import type { Payload } from 'payload';
import { readRows, withWriteTransaction, type WriteTransaction } from '../../platform/database/sql';
import { cacheTags, invalidatePages } from '../../platform/cache/page-cache';
import { log } from '../../platform/log/log';
import { tagPage } from '../../platform/cache/page-tags';
import { publicPath } from '../cms/public-path';
import { getCms } from '../cms/payload';
import { articleSubject } from './subject-of-article';
import type { Subject } from './subject';
import { type ArticleCollection, foodsOf, readFoods, storeFoods } from './stored-foods';

/** The newest: of thousands, those of years ago are found by search and by tag. */
const lookedAt = 300;

type Rows = WriteTransaction['rows'];

/** As long as reading one takes, so that half of the time is everybody else's. */
const pauseMs = 100;

interface Listed {
  id: number;
  title: string;
  slug: string;
  tags?: string[] | null;
  updatedAt: string;
  relatedPost?: number | { slug: string } | null;
}

/** What the published posts are about, the newest first. */
export function postSubjects(): Promise<Subject[]> {
  tagPage(cacheTags.posts);
  return subjectsOf('posts');
}

/** What the published web stories are about, the newest first. */
export function storySubjects(): Promise<Subject[]> {
  tagPage(cacheTags.stories, cacheTags.posts);
  return subjectsOf('stories');
}

async function subjectsOf(collection: ArticleCollection): Promise<Subject[]> {
  const payload = await getCms();
  const articles = await listed(payload, collection);
  const foods = await foodsOfAll(payload, collection, articles);
  return articles.map(({ id, title, slug, tags, relatedPost }) =>
    articleSubject({
      kind: collection === 'posts' ? 'post' : 'story',
      title,
      slug,
      tags: tags ?? [],
      foods: foods.get(id) ?? [],
      relatedPost:
        typeof relatedPost === 'object' && relatedPost
          ? { path: publicPath('posts', relatedPost.slug) }
          : null,
    }),
  );
}

async function listed(payload: Payload, collection: ArticleCollection): Promise<Listed[]> {
  const fields = { title: true, slug: true, tags: true, updatedAt: true } as const;
  const { docs } = await payload.find({
    collection,
    overrideAccess: false,
    where: { and: [{ _status: { equals: 'published' } }, { aliasOf: { exists: false } }] },
    select: collection === 'stories' ? { ...fields, relatedPost: true } : fields,
    populate: { posts: { slug: true } },
    depth: collection === 'stories' ? 1 : 0,
    limit: lookedAt,
    pagination: false,
    sort: ['-publishedAt', '-id'],
  });
  return docs;
}

/** So many are read for their foods while a page is made: each takes as long as the page itself. */
const readAtOnce = 3;

/**
 * From what was stored when they were published. What is not there, or of an older software, is read and stored: a
 * few at once, and many behind the page, which shows what is known and is made anew afterwards.
 */
async function foodsOfAll(
  payload: Payload,
  collection: ArticleCollection,
  articles: readonly Listed[],
): Promise<Map<number, string[]>> {
  const rows: Rows = (row, statement) => readRows(payload, row, statement);
  const known = await readFoods(rows, collection, articles);
  const missing = articles.filter(({ id }) => !known.has(id));
  if (missing.length > readAtOnce) {
    void fillOnce(payload, collection, missing);
    return known;
  }
  for (const { id } of missing) {
    const foods = await readAndStore(payload, collection, id);
    if (foods) known.set(id, foods);
  }
  return known;
}

async function readAndStore(
  payload: Payload,
  collection: ArticleCollection,
  id: number,
): Promise<string[] | null> {
  const doc = await payload.findByID({ collection, id, depth: 0, disableErrors: true });
  if (doc?._status !== 'published') return null;
  const foods = foodsOf(collection, doc);
  await withWriteTransaction(payload, ({ rows }) => storeFoods(rows, collection, { ...doc, foods }));
  return foods;
}

/** Every route is compiled with its own copy of this module: they meet at a symbol of the global object. */
const shared = globalThis as { [key: symbol]: Set<ArticleCollection> | undefined };
const fillingKey = Symbol.for('little-pear.foods-being-read');

async function fillOnce(
  payload: Payload,
  collection: ArticleCollection,
  missing: readonly Listed[],
): Promise<void> {
  const filling = (shared[fillingKey] ??= new Set());
  if (filling.has(collection)) return;
  filling.add(collection);
  try {
    for (const { id } of missing) {
      await readAndStore(payload, collection, id);
      // Visitors have their turn between two.
      await delay(pauseMs);
    }
    invalidatePages([cacheTags[collection]]);
  } catch (error) {
    log.error('not all articles were read for their foods', error);
  } finally {
    filling.delete(collection);
  }
}
