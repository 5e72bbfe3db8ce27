import * as z from 'zod';

/**
 * The content API (`/api/v2/…`), shaped as Wagtail's API v2. Its answers depend on `fields`; these schemas
 * show what comes without it. Parameters are read by hand (lib/wagtail-api/read), because the order of checks
 * and the texts of refusals are part of the contract.
 */

const count = z.string().meta({ format: 'integer' });

/** Parameters of every list. A stored field of the objects is a parameter too: an exact match. */
const listParameters = {
  limit: count.optional().meta({ description: '0 to 20; the default is 20.' }),
  offset: count.optional(),
  fields: z
    .string()
    .optional()
    .meta({
      description:
        'Comma-separated, without spaces: `name` adds a field, `-name` removes it, `name(a,b)` selects ' +
        'fields of an object, a leading `*` selects all fields, a leading `_` none.',
    }),
  order: z.string().optional().meta({
    description:
      'Comma-separated list of stored fields, with `-` in front of a field for descending order; or `random`.',
  }),
  search: z.string().optional().meta({ description: 'Whole words in titles and body text.' }),
  search_operator: z.enum(['and', 'or']).optional(),
};

const textFormat = {
  rich_text_format: z.enum(['db_html', 'db_markdown', 'html', 'markdown']).optional().meta({
    description:
      '`db_` returns links and pictures by id (the default is `db_html`); the others return finished HTML or Markdown.',
  }),
};

const pageFilters = {
  type: z.string().optional().meta({
    description:
      'Comma-separated list of types, such as `blog.BlogPage`; with a single type, its own fields are included.',
  }),
  child_of: z.string().optional().meta({ description: 'Id of a page, or `root`.' }),
  ancestor_of: z.string().optional().meta({ description: 'Id of a page.' }),
  descendant_of: z.string().optional().meta({ description: 'Id of a page, or `root`.' }),
  translation_of: z.string().optional().meta({ description: 'Id of a page, or `root`.' }),
  locale: z.string().optional(),
  site: z.string().optional().meta({ description: '`host` or `host:port`.' }),
  ...textFormat,
};

/** GET /api/v2/pages/ */
export const pageListQuery = z.object({ ...listParameters, ...pageFilters });
/** GET /api/v2/images/ and /api/v2/documents/ */
export const fileListQuery = z.object(listParameters);
/** GET /api/v2/blogs/ */
export const blogListQuery = z.object({
  ...listParameters,
  ...textFormat,
  category: z.string().optional().meta({ description: 'Slug of a category.' }),
});
/** GET /api/v2/web-stories/ */
export const webStoryListQuery = z.object({ ...listParameters, ...textFormat });

/** GET …/{id}/ of pages, images and documents: the object must also meet the filters of the list. */
export const contentDetailQuery = z.object({ fields: listParameters.fields, ...textFormat });

/** GET …/find/: 302 to the details, with all other parameters. */
export const fileFindQuery = z.object({ id: z.string().optional() });
export const pageFindQuery = fileFindQuery.extend({
  html_path: z
    .string()
    .optional()
    .meta({ description: 'Path of the page on the site; takes precedence over `id`.' }),
});
export const webStoryFindQuery = pageFindQuery.extend({ slug: z.string().optional() });

export const contentIdParams = z.object({ id: z.string().regex(/^\d+$/) });
export const webStoryParams = z.object({ slug: z.string() });

const url = z.string().meta({ format: 'uri' });
const path = z.string().meta({ description: 'Path on this site.' });
/** With microseconds. */
const moment = z.iso.datetime({ precision: 6 });
const day = z.iso.date();
const type = z.string().meta({ description: '`app.Model`' });

const pageMeta = z.object({
  type,
  detail_url: url,
  html_url: url.nullable(),
  slug: z.string(),
  first_published_at: moment.nullable(),
});

const pageReference = z.object({
  id: z.int(),
  meta: z.object({ type, detail_url: url, html_url: url.nullable() }),
  title: z.string(),
});

const nestedPage = z.object({
  id: z.int(),
  meta: z.object({ type, detail_url: url }),
  title: z.string(),
});
const nestedImage = z.object({
  id: z.int(),
  meta: z.object({ type, detail_url: url, download_url: path }),
  title: z.string(),
});
const nestedCategory = z.object({
  id: z.int(),
  meta: z.object({ type }),
  title: z.string(),
  slug: z.string(),
});

export const contentRendition = z.object({
  url: path,
  full_url: url,
  width: z.int(),
  height: z.int(),
  alt: z.string(),
});

const source = z.object({
  id: z.string(),
  meta: z.object({ type }),
  key: z.string(),
  org: z.string(),
  title: z.string(),
  year: z.int().nullable(),
  url,
});

/** One item of /api/v2/pages/ */
export const pageItem = z.object({ id: z.int(), meta: pageMeta, title: z.string() });

const detailMeta = z.object({
  ...pageMeta.shape,
  show_in_menus: z.boolean(),
  seo_title: z.string(),
  search_description: z.string(),
  alias_of: pageReference.nullable(),
  parent: pageReference.nullable(),
});

const detail = { id: z.int(), meta: detailMeta, title: z.string() };

/** Details of the home page and of the two indexes. */
export const plainPage = z.object(detail);

/** Details of `blog.BlogPage` */
export const blogPage = z.object({
  ...detail,
  excerpt: z.string(),
  body: z.string(),
  in_short: z.array(z.string()),
  category: nestedCategory.nullable(),
  cover: nestedImage.nullable(),
  cover_thumbnail: contentRendition.nullable(),
  tags: z.array(z.string()),
  sources: z.array(source),
  reading_minutes: z.int(),
  date: day.nullable(),
  checked_on: day.nullable(),
  author: z.string(),
  comment_count: z.int(),
  related: z.array(nestedPage),
});

const quiz = z.object({
  question: z.string(),
  options: z.array(z.object({ text: z.string(), is_correct: z.boolean() })),
  explanation: z.string(),
});

/** One page of a story: a block of a stream field, whose references are bare ids. */
const storyBlock = z.object({
  type: z.string().meta({ description: 'The layout.' }),
  value: z.object({
    tone: z.string(),
    position: z.string(),
    heading: z.string(),
    text: z.string(),
    picture: z.int().nullable(),
    video: z.int().nullable(),
    quiz: quiz.nullable(),
    link: z.object({ label: z.string(), href: z.string() }).nullable(),
  }),
  id: z.string().nullable(),
});

/** Details of `stories.StoryPage` */
export const storyPage = z.object({
  ...detail,
  excerpt: z.string(),
  poster: nestedImage.nullable(),
  poster_thumbnail: contentRendition.nullable(),
  pages: z.array(storyBlock),
  tags: z.array(z.string()),
  sources: z.array(source),
  related_post: nestedPage.nullable(),
  date: day.nullable(),
  checked_on: day.nullable(),
});

const question = z.object({
  id: z.string(),
  meta: z.object({ type }),
  question: z.string(),
  answer: z.string(),
});

/** Details of `info.InfoPage` */
export const infoPage = z.object({
  ...detail,
  excerpt: z.string(),
  body: z.string(),
  question_groups: z.array(
    z.object({
      id: z.string(),
      meta: z.object({ type }),
      title: z.string(),
      questions: z.array(question),
    }),
  ),
  checked_on: day.nullable(),
});

/** GET /api/v2/pages/{id}/ */
export const pageDetail = z.union([blogPage, storyPage, infoPage, plainPage]);

const fileMeta = z.object({
  type,
  detail_url: url,
  tags: z.array(z.string()),
  download_url: z.string(),
});

/** One item of /api/v2/images/ */
export const imageItem = z.object({ id: z.int(), meta: fileMeta, title: z.string() });
/** GET /api/v2/images/{id}/ */
export const imageDetail = imageItem.extend({ width: z.int().nullable(), height: z.int().nullable() });

/** One item of /api/v2/documents/, and GET /api/v2/documents/{id}/ */
export const documentItem = z.object({ id: z.int(), meta: fileMeta, title: z.string() });

/** One item of /api/v2/blogs/ */
export const blogItem = pageItem.extend({
  excerpt: z.string(),
  category: nestedCategory.nullable(),
  cover: nestedImage.nullable(),
  cover_thumbnail: contentRendition.nullable(),
  reading_minutes: z.int(),
  date: day.nullable(),
  comment_count: z.int(),
});

/** One item of /api/v2/web-stories/ */
export const webStoryItem = pageItem.extend({
  excerpt: z.string(),
  poster: nestedImage.nullable(),
  poster_thumbnail: contentRendition.nullable(),
  date: day.nullable(),
});

/** `{"meta": {"total_count": 45}, "items": […]}`; the count is before `limit` and `offset`. */
export function contentList<Item extends z.ZodType>(item: Item) {
  return z.object({ meta: z.object({ total_count: z.int() }), items: z.array(item) });
}

export const pageList = contentList(pageItem);
export const imageList = contentList(imageItem);
export const documentList = contentList(documentItem);
export const blogList = contentList(blogItem);
export const webStoryList = contentList(webStoryItem);
