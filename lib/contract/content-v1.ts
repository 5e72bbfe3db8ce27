import * as z from 'zod';
import { timestamp } from './fields';
import { pageQuery } from './page-query';

/** Free text of a query string. NUL is left out: no text of ours has it, and PostgreSQL takes none. */
const queryText = z.string().overwrite((text) => text.replaceAll('\0', ''));

/** GET /api/blogs */
export const blogListQuery = z.object({
  ...pageQuery.shape,
  /** Comma-separated; names that are not known do not count. */
  ordering: queryText.optional(),
  /** Slug of a category. */
  category: queryText.optional(),
  /** Words that must all occur. */
  search: queryText.optional(),
});

/** GET /api/blog-categories */
export const blogCategoriesQuery = z.object({
  ...pageQuery.shape,
  include_posts: z.string().optional(),
  category_slug: queryText.optional(),
});

/** GET /api/web-stories */
export const webStoryListQuery = blogListQuery.omit({ category: true });

/** Addresses are absolute. */
export const pictureAnswer = z.object({
  url: z.url(),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
  /** The same picture in smaller widths, as in the `srcset` attribute. */
  srcset: z.string(),
});

const categoryLink = z.object({ id: z.int(), slug: z.string(), title: z.string() });

export const blogAnswer = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  url: z.url(),
  category: categoryLink.nullable(),
  author: z.object({ name: z.string() }),
  cover: pictureAnswer.nullable(),
  published_at: timestamp,
  updated_at: timestamp,
  reading_minutes: z.int(),
  comment_count: z.int(),
  tags: z.array(z.string()),
});

const neighbours = { next: z.url().nullable(), previous: z.url().nullable() };

export const blogListAnswer = z.object({
  count: z.int(),
  ...neighbours,
  results: z.array(blogAnswer),
});

export const blogCategoryAnswer = categoryLink.extend({
  description: z.string(),
  url: z.url(),
  post_count: z.int(),
  /** Only when they were asked for. */
  posts: z.array(blogAnswer).optional(),
});

export const blogCategoryListAnswer = z.object({
  count: z.int(),
  ...neighbours,
  results: z.array(blogCategoryAnswer),
});

/** One category with a page of its posts. */
export const blogCategoryDetailAnswer = blogCategoryAnswer.extend({
  ...neighbours,
  posts: z.array(blogAnswer),
});

export const blogCategoriesAnswer = z.union([blogCategoryListAnswer, blogCategoryDetailAnswer]);

const webStoryPage = z.object({
  layout: z.string(),
  heading: z.string().nullable(),
  text: z.string(),
});

export const webStoryAnswer = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  url: z.url(),
  poster: pictureAnswer.nullable(),
  page_count: z.int(),
  pages: z.array(webStoryPage),
  published_at: timestamp,
  updated_at: timestamp,
  tags: z.array(z.string()),
});

export const webStoryListAnswer = z.object({
  count: z.int(),
  ...neighbours,
  results: z.array(webStoryAnswer),
});

export type PictureAnswer = z.output<typeof pictureAnswer>;
export type BlogAnswer = z.output<typeof blogAnswer>;
export type BlogCategoryAnswer = z.output<typeof blogCategoryAnswer>;
export type WebStoryAnswer = z.output<typeof webStoryAnswer>;
