import * as z from 'zod';
import { choiceField, textField } from './fields';

/** The editors' API (`/admin/api/main/…`): what its actions and its own additions take. */

/** As DRF's `IntegerField` reads it: also a text of digits, so that forms can send it. */
function wholeNumberField() {
  return z.preprocess(
    (value) => (typeof value === 'string' && /^\s*[+-]?\d+(?:\.0*)?\s*$/.test(value) ? Number(value) : value),
    z.int(),
  );
}

const truths = new Set(['t', 'true', 'y', 'yes', 'on', '1']);
const untruths = new Set(['f', 'false', 'n', 'no', 'off', '0']);

/** As DRF's `BooleanField` reads it: also the words and numbers that forms send. */
function booleanField() {
  return z.preprocess(asBoolean, z.boolean());
}

function asBoolean(value: unknown): unknown {
  if (typeof value !== 'string' && typeof value !== 'number') return value;
  const word = String(value).toLowerCase();
  if (truths.has(word)) return true;
  return untruths.has(word) ? false : value;
}

const maxSlugLength = 255;
const slugField = textField({ max: maxSlugLength });

/** Where a moved page goes, seen from another page: beside it, or below it. */
export const movePositions = [
  'left',
  'right',
  'first-child',
  'last-child',
  'first-sibling',
  'last-sibling',
] as const;
export type MovePosition = (typeof movePositions)[number];

/** POST /admin/api/main/pages/{id}/action/copy/ */
export const copyRequest = z.object({
  destination_page_id: wholeNumberField().optional(),
  recursive: booleanField().optional().default(false),
  keep_live: booleanField().optional().default(true),
  slug: slugField.optional(),
  title: textField({ max: 255 }).optional(),
});

/** … /action/delete/, publish, convert_alias: nothing. */
export const emptyActionRequest = z.object({});

/** … /action/unpublish/ */
export const unpublishRequest = z.object({ recursive: booleanField().optional().default(false) });

/** … /action/move/. Without a position the page becomes the last sibling of the destination, not its child. */
export const moveRequest = z.object({
  destination_page_id: wholeNumberField(),
  position: choiceField(movePositions).optional(),
});

/** … /action/revert_to_page_revision/ */
export const revertRequest = z.object({ revision_id: wholeNumberField() });

/** … /action/create_alias/ */
export const createAliasRequest = z.object({
  destination_page_id: wholeNumberField().optional(),
  recursive: booleanField().optional().default(false),
  update_slug: slugField.optional(),
});

/** … /action/copy_for_translation/ */
export const copyForTranslationRequest = z.object({
  locale: textField({ max: 100 }),
  copy_parents: booleanField().optional().default(false),
  alias: booleanField().optional().default(false),
  recursive: booleanField().optional().default(false),
});

const idField = wholeNumberField();
const dayField = z.iso.date();
const addressField = z.url({ protocol: /^https$/, error: 'Enter a whole https:// address.' });
const namesField = z.array(textField({ max: 60 })).max(30);

const pageSource = z.object({
  key: textField({ max: 60 }),
  org: textField({ max: 200 }),
  title: textField({ max: 400 }),
  year: wholeNumberField().pipe(z.number().min(1900).max(2100)).nullish(),
  url: addressField,
});

/** What every type of page has. A draft may lack what publishing then asks for. */
const pageFields = {
  slug: slugField.optional(),
  excerpt: textField({ max: 200, isBlankAllowed: true, isMultiline: true }).optional(),
  seo_title: textField({ max: 70, isBlankAllowed: true }).optional(),
  search_description: textField({ max: 200, isBlankAllowed: true, isMultiline: true }).optional(),
  is_hidden_from_search: booleanField().optional(),
  show_in_menus: booleanField().optional(),
  checked_on: dayField.nullish(),
};

const maxBodyLength = 500_000;
const bodyText = z
  .string()
  .max(maxBodyLength, { error: `Ensure this field has no more than ${maxBodyLength} characters.` });

/** The text as HTML or as Markdown; not both. */
const bodyFields = { body: bodyText.optional(), body_markdown: bodyText.optional() };

const blogPageFields = {
  ...pageFields,
  ...bodyFields,
  /** Slug or id. */
  category: z.union([z.int(), textField({ max: 100 })]).nullish(),
  /** Id of an image. */
  cover: idField.nullish(),
  tags: namesField.optional(),
  in_short: z
    .array(textField({ max: 240 }))
    .max(3)
    .optional(),
  sources: z.array(pageSource).max(60).optional(),
  /** Ids of blog pages. */
  related: z.array(idField).max(3).optional(),
};

const infoPageFields = { ...pageFields, ...bodyFields };

const storyScreen = z.object({
  layout: choiceField(['cover', 'picture', 'video', 'text', 'quiz', 'closing']),
  tone: choiceField(['night', 'paper', 'pear', 'apricot', 'sky', 'leaf', 'berry']).default('night'),
  position: choiceField(['top', 'middle', 'bottom']).default('bottom'),
  heading: textField({ max: 70 }),
  text: textField({ max: 200, isBlankAllowed: true, isMultiline: true }).nullish(),
  /** Id of an image. */
  picture: idField.nullish(),
  /** Id of a video, for its layout. */
  video: idField.nullish(),
  link: z.object({ label: textField({ max: 40 }), href: textField({ max: 2_000 }) }).nullish(),
  quiz: z
    .object({
      question: textField({ max: 120 }),
      options: z
        .array(z.object({ text: textField({ max: 80 }), is_correct: booleanField().default(false) }))
        .min(2)
        .max(4),
      explanation: textField({ max: 240, isBlankAllowed: true, isMultiline: true }).nullish(),
    })
    .nullish(),
});

const storyPageFields = {
  ...pageFields,
  /** Id of an image. */
  poster: idField.nullish(),
  tags: namesField.optional(),
  sources: z.array(pageSource).max(60).optional(),
  pages: z.array(storyScreen).max(30).optional(),
  /** Id of a blog page. */
  related_post: idField.nullish(),
};

export const writablePageTypes = ['blog.BlogPage', 'info.InfoPage', 'stories.StoryPage'] as const;

/** Looked at first: it says what else there may be. */
export const pageTypeRequest = z.object({ type: choiceField(writablePageTypes) });

const titleField = textField({ max: 110 });
const storyTitleField = textField({ max: 70 });

/** POST /admin/api/main/pages/, by type */
export const createPageRequests = {
  'blog.BlogPage': z.object({ type: z.literal('blog.BlogPage'), title: titleField, ...blogPageFields }),
  'info.InfoPage': z.object({ type: z.literal('info.InfoPage'), title: titleField, ...infoPageFields }),
  'stories.StoryPage': z.object({
    type: z.literal('stories.StoryPage'),
    title: storyTitleField,
    ...storyPageFields,
  }),
} as const;

/** PATCH /admin/api/main/pages/{id}/, by the page's type: what is left out stays */
export const changePageRequests = {
  'blog.BlogPage': z.object({ title: titleField.optional(), ...blogPageFields }),
  'info.InfoPage': z.object({ title: titleField.optional(), ...infoPageFields }),
  'stories.StoryPage': z.object({ title: storyTitleField.optional(), ...storyPageFields }),
} as const;

/** The text fields of POST /admin/api/main/images/ (multipart/form-data) beside `file`. Tags are a list with commas. */
export const addImageRequest = z.object({
  title: textField({ max: 255, isBlankAllowed: true }).optional(),
  alt: textField({ max: 250 }),
  credit: textField({ max: 200, isBlankAllowed: true }).optional(),
  tags: textField({ max: 1_000, isBlankAllowed: true }).optional(),
});

/** The text fields of POST /admin/api/main/documents/ (multipart/form-data) beside `file`. */
export const addDocumentRequest = z.object({
  title: textField({ max: 150 }),
  tags: textField({ max: 1_000, isBlankAllowed: true }).optional(),
});

/** GET /admin/api/main/pages/{id}/revisions/ */
export const revisionListAnswer = z.object({
  meta: z.object({ total_count: z.int().min(0) }),
  items: z.array(
    z.object({
      id: z.int(),
      meta: z.object({
        created_at: z.iso.datetime(),
        /** The newest of all. */
        is_latest: z.boolean(),
        /** What visitors see. */
        is_live: z.boolean(),
        is_autosave: z.boolean(),
      }),
      title: z.string(),
    }),
  ),
});

export type BlogPageChange = z.output<(typeof changePageRequests)['blog.BlogPage']>;
export type InfoPageChange = z.output<(typeof changePageRequests)['info.InfoPage']>;
export type StoryPageChange = z.output<(typeof changePageRequests)['stories.StoryPage']>;
