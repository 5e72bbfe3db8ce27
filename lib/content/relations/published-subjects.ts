import 'server-only';
import { setImmediate as turn } from 'node:timers/promises';
import type { Payload } from 'payload';
import { readRows, withWriteTransaction } from '../../platform/database/sql';
import { cacheTags } from '../../platform/cache/page-cache';
import { tagPage } from '../../platform/cache/page-tags';
import { publicPath } from '../cms/public-path';
import { getCms } from '../cms/payload';
import { articleSubject } from './subject-of-article';
import type { Subject } from './subject';
import { type ArticleCollection, foodsOf, readFoods, storeFoods } from './stored-foods';

/** The newest: of thousands, those of years ago are found by search and by tag. */
const lookedAt = 300;

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

/**
 * From what was stored when they were published; what is not there, or of an older software, is read now and
 * stored.
 */
async function foodsOfAll(
  payload: Payload,
  collection: ArticleCollection,
  articles: readonly Listed[],
): Promise<Map<number, string[]>> {
  const known = await readFoods((row, statement) => readRows(payload, row, statement), collection, articles);
  for (const { id } of articles.filter((article) => !known.has(article.id))) {
    const doc = await payload.findByID({ collection, id, depth: 0, disableErrors: true });
    if (doc?._status !== 'published') continue;
    const foods = foodsOf(collection, doc);
    known.set(id, foods);
    await withWriteTransaction(payload, ({ rows }) => storeFoods(rows, collection, { ...doc, foods }));
    // Others are waiting while many are read at once, which happens after an update of the software.
    await turn();
  }
  return known;
}
