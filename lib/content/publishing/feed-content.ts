import 'server-only';
import type { Payload } from 'payload';
import { publicPath } from '../cms/public-path';
import { getCms } from '../cms/payload';
import type { Image } from '../../platform/database/payload-types';
import { getSettings } from '../../platform/settings/settings';
import { toPeople } from '../reading/person';
import { feedHtml } from './feed-html';
import { absoluteUrl } from './metadata';

const postsInFeed = 50;

/** A feed of the blog, whatever it is written in. All addresses are absolute. */
export interface FeedContent {
  title: string;
  description: string;
  homeUrl: string;
  /** When anything in it last changed. */
  updatedAt: Date;
  items: FeedItem[];
}

export interface FeedItem {
  /** Stays the same when the post gets another address. */
  id: string;
  url: string;
  title: string;
  summary: string;
  /** The whole post as HTML. */
  html: string;
  publishedAt: Date;
  updatedAt: Date;
  category: { title: string; url: string } | null;
  tags: string[];
  /** Empty where it is by the editors. */
  authors: { name: string; url: string }[];
  image: { url: string; type: string; bytes: number } | null;
}

export interface FeedCategory {
  id: number;
  slug: string;
  title: string;
  description: string;
}

/** The newest posts, of the whole blog or of one category. */
export async function readFeed(category?: FeedCategory): Promise<FeedContent> {
  const cms = await getCms();
  const [docs, changed] = await Promise.all([newestPosts(cms, category), lastChangedCategory(cms, category)]);
  const { SITE_NAME } = getSettings();
  const named = docs.flatMap(({ authors }) => (authors ?? []).filter((author) => typeof author === 'object'));
  const dates = [...docs, ...changed, ...named].map(({ updatedAt }) => Date.parse(updatedAt));
  return {
    title: category ? `${category.title} · ${SITE_NAME}` : SITE_NAME,
    description:
      category?.description ?? 'Short, sourced articles for parents of children in their first three years.',
    homeUrl: absoluteUrl(category ? publicPath('categories', category.slug) : '/blog'),
    updatedAt: new Date(Math.max(0, ...dates)),
    items: docs.map(toFeedItem),
  };
}

async function newestPosts(cms: Payload, category: FeedCategory | undefined) {
  const { docs } = await cms.find({
    collection: 'posts',
    overrideAccess: false,
    where: {
      and: [
        { _status: { equals: 'published' } },
        ...(category ? [{ category: { equals: category.id } }] : []),
      ],
    },
    select: {
      slug: true,
      title: true,
      excerpt: true,
      inShort: true,
      body: true,
      sources: true,
      checkedOn: true,
      category: true,
      cover: true,
      tags: true,
      authors: true,
      publishedAt: true,
      updatedAt: true,
      createdAt: true,
    },
    depth: 1,
    limit: postsInFeed,
    pagination: false,
    sort: ['-publishedAt', '-id'],
  });
  return docs;
}

/** The category of the feed, or of all categories the one that changed last. */
async function lastChangedCategory(cms: Payload, category: FeedCategory | undefined) {
  const { docs } = await cms.find({
    collection: 'categories',
    overrideAccess: false,
    ...(category ? { where: { id: { equals: category.id } } } : {}),
    select: { updatedAt: true },
    depth: 0,
    limit: 1,
    pagination: false,
    sort: '-updatedAt',
  });
  return docs;
}

function toFeedItem(post: Awaited<ReturnType<typeof newestPosts>>[number]): FeedItem {
  const url = absoluteUrl(publicPath('posts', post.slug));
  return {
    id: lastingId(post),
    url,
    title: post.title,
    summary: post.excerpt,
    html: feedHtml({ ...post, url }),
    publishedAt: new Date(post.publishedAt ?? post.updatedAt),
    updatedAt: new Date(post.updatedAt),
    category:
      typeof post.category === 'object'
        ? {
            title: post.category.title,
            url: absoluteUrl(publicPath('categories', post.category.slug)),
          }
        : null,
    tags: post.tags ?? [],
    authors: toPeople(post.authors).map(({ name, path }) => ({ name, url: absoluteUrl(path) })),
    image: imageOf(post.cover),
  };
}

/** A tag URI (RFC 4151): made from what never changes, so that a new address is not a new post to a reader. */
function lastingId({ id, createdAt }: { id: number; createdAt: string }): string {
  const { hostname } = new URL(getSettings().SITE_URL);
  return `tag:${hostname},${createdAt.slice(0, 10)}:posts/${id}`;
}

/** The width that lists show; the whole file when the picture is smaller than that. */
function imageOf(image: Image | number | null | undefined): FeedItem['image'] {
  if (!image || typeof image === 'number') return null;
  const file = image.sizes?.w960?.filename ? image.sizes.w960 : image;
  if (!file.filename || !file.filesize) return null;
  return {
    url: absoluteUrl(`/media/images/${file.filename}`),
    type: file.mimeType ?? 'image/webp',
    bytes: file.filesize,
  };
}
