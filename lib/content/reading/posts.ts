import 'server-only';
import type { Where } from 'payload';
import { cache } from 'react';
import { getCms } from '../cms/payload';
import type { Post } from '../../platform/database/payload-types';
import { countComments } from '../community/comments/list-comments';
import { canonicalSlug } from '../publishing/canonical-slug';
import { sql } from '../../platform/database/sql';
import { countPublished, ofPosts } from './content-totals';
import { containsNul } from './contains-nul';
import { type CategorySummary, toCategorySummary } from './categories';
import { type Correction, toCorrections } from './corrections';
import { cacheTags } from '../../platform/cache/page-cache';
import { tagPage } from '../../platform/cache/page-tags';
import { nearestPosts } from './nearest-posts';
import { type Person, toPeople } from './person';
import { type Picture, toPicture } from './picture';
import { newestOfTags } from './tags';

export interface PostSummary {
  id: number;
  slug: string;
  title: string;
  excerpt: string;
  category: CategorySummary | null;
  cover: Picture | null;
  /** RFC 3339 */
  publishedAt: string;
  updatedAt: string;
  readingMinutes: number;
  /** Null where they were not counted. */
  commentCount: number | null;
}

export interface PostDetail extends PostSummary {
  /** Another post's for an alias. */
  canonicalSlug: string;
  inShort: string[];
  body: Post['body'];
  sources: Source[];
  tags: string[];
  checkedOn: string | null;
  relatedIds: number[];
  authors: Person[];
  reviewers: Person[];
  /** ISO date */
  reviewedOn: string | null;
  /** The newest first. */
  corrections: Correction[];
  seo: {
    title: string | null;
    description: string | null;
    image: Picture | null;
    isHiddenFromSearch: boolean;
  };
}

export interface Source {
  key: string;
  org: string;
  title: string;
  year: number | null;
  url: string;
}

export interface PostPage {
  posts: PostSummary[];
  /** Of all that there are; without `isPaged` only of those that are here. */
  total: number;
  page: number;
  pageCount: number;
}

export const postsPerPage = 12;

const summaryFields = {
  slug: true,
  title: true,
  excerpt: true,
  category: true,
  cover: true,
  publishedAt: true,
  updatedAt: true,
  readingMinutes: true,
} as const;

/**
 * One page of the published posts, newest first.
 * @param isCounting whether the list shows how many comments each post has; its page is made anew with every
 *   comment then
 * @param isPaged whether anybody wants to know how many there are in all; not to be had with conditions of
 *   one's own
 */
export async function listPosts(
  options: { page?: number; limit?: number; categoryId?: number; isCounting?: boolean } & (
    | { where?: undefined; isPaged?: boolean }
    | { where: Where; isPaged: false }
  ) = {},
): Promise<PostPage> {
  tagPage(cacheTags.posts);
  const { page = 1, limit = postsPerPage, categoryId, isCounting = false, isPaged = true } = options;
  if (isCounting) tagPage(cacheTags.commentCounts);
  const conditions: Where[] = [
    { _status: { equals: 'published' } },
    ...(options.where ? [options.where] : []),
    ...(categoryId ? [{ category: { equals: categoryId } }] : []),
  ];
  const cms = await getCms();
  const result = await cms.find({
    collection: 'posts',
    overrideAccess: false,
    where: { and: conditions },
    select: summaryFields,
    depth: 1,
    limit,
    page,
    pagination: false,
    sort: ['-publishedAt', '-id'],
  });
  const total = isPaged
    ? await countPublished(cms, categoryId ? sql`${ofPosts} AND category_id = ${categoryId}` : ofPosts)
    : result.docs.length;
  const counts = isCounting
    ? await countComments(
        cms,
        result.docs.map(({ id }) => id),
      )
    : null;
  return {
    posts: result.docs.map((post) => ({
      ...toSummary(post),
      commentCount: counts && (counts.get(post.id) ?? 0),
    })),
    total,
    page,
    pageCount: isPaged ? Math.max(1, Math.ceil(total / limit)) : 1,
  };
}

/** @param isDraft shows the newest draft; only in Next's draft mode, which staff alone can enter */
export const getPostBySlug = cache(async (slug: string, isDraft = false): Promise<PostDetail | null> => {
  tagPage(cacheTags.posts, cacheTags.post(slug), cacheTags.people);
  if (containsNul(slug)) return null;
  const cms = await getCms();
  const { docs } = await cms.find({
    collection: 'posts',
    overrideAccess: isDraft,
    draft: isDraft,
    where: isDraft
      ? { slug: { equals: slug } }
      : { and: [{ slug: { equals: slug } }, { _status: { equals: 'published' } }] },
    depth: 1,
    populate: { posts: { slug: true } },
    limit: 1,
    pagination: false,
  });
  return docs[0] ? toDetail(docs[0]) : null;
});

/**
 * The posts an editor chose; else those that share most tags, then the newest of the same category, then the
 * newest of all.
 */
export async function relatedPosts(post: PostDetail, count = 3): Promise<PostSummary[]> {
  if (post.relatedIds.length > 0) {
    return (await listPosts({ where: { id: { in: post.relatedIds } }, limit: count, isPaged: false })).posts;
  }
  const nearest = nearestPosts(post.id, await newestOfTags(post.tags)).slice(0, count);
  const posts = await postsInOrder(nearest);
  for (const categoryId of [post.category?.id, undefined]) {
    if (posts.length >= count) break;
    const known = [post.id, ...posts.map(({ id }) => id)];
    const limit = count - posts.length;
    posts.push(
      ...(await listPosts({ where: { id: { not_in: known } }, categoryId, limit, isPaged: false })).posts,
    );
  }
  return posts;
}

async function postsInOrder(ids: readonly number[]): Promise<PostSummary[]> {
  if (ids.length === 0) return [];
  const { posts } = await listPosts({ where: { id: { in: [...ids] } }, limit: ids.length, isPaged: false });
  return posts.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

function toSummary(post: Pick<Post, 'id' | keyof typeof summaryFields>): PostSummary {
  return {
    id: post.id,
    slug: post.slug,
    title: post.title,
    excerpt: post.excerpt,
    category: post.category && typeof post.category === 'object' ? toCategorySummary(post.category) : null,
    cover: toPicture(post.cover),
    publishedAt: post.publishedAt ?? post.updatedAt,
    updatedAt: post.updatedAt,
    readingMinutes: post.readingMinutes ?? 1,
    commentCount: null,
  };
}

function toDetail(post: Post): PostDetail {
  return {
    ...toSummary(post),
    canonicalSlug: canonicalSlug(post),
    inShort: (post.inShort ?? []).map(({ line }) => line),
    body: post.body,
    sources: toSources(post.sources),
    tags: post.tags ?? [],
    checkedOn: post.checkedOn ?? null,
    relatedIds: (post.related ?? []).map((related) => (typeof related === 'number' ? related : related.id)),
    authors: toPeople(post.authors),
    reviewers: toPeople(post.reviewers),
    reviewedOn: post.reviewedOn?.slice(0, 10) ?? null,
    corrections: toCorrections(post.corrections),
    seo: toSeo(post.seo),
  };
}

export function toSources(sources: Post['sources']): Source[] {
  return (sources ?? []).map(({ key, org, title, year, url }) => ({
    key,
    org,
    title,
    year: year ?? null,
    url,
  }));
}

export function toSeo(seo: Post['seo']): PostDetail['seo'] {
  return {
    title: seo?.title ?? null,
    description: seo?.description ?? null,
    image: toPicture(seo?.image),
    isHiddenFromSearch: seo?.isHiddenFromSearch ?? false,
  };
}
