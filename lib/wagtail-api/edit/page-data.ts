import type { BlogPageChange, InfoPageChange, StoryPageChange } from '../../contract/editors';
import type { EditorsTransaction } from './edited-page';
import { requireCategory, requireObject, requirePosts } from './named-objects';
import { type ConvertedBody, pageBodyToStore } from './page-body';
import type { DocumentData } from './page-document';

/** `body` is the text among the fields, converted. */
export type PageChange =
  | { kind: 'post'; fields: BlogPageChange; body?: ConvertedBody | undefined }
  | { kind: 'infoPage'; fields: InfoPageChange; body?: ConvertedBody | undefined }
  | { kind: 'story'; fields: StoryPageChange };

/** The kinds of page that can be made and changed. */
export type WritableKind = PageChange['kind'];

/**
 * What was sent, as the page's document stores it. What was not sent is not in it and stays as it is.
 * @throws ApiError 400 by field when it names something that is not there
 */
export async function pageData(transaction: EditorsTransaction, change: PageChange): Promise<DocumentData> {
  const data = { ...commonData(change.fields), ...(await ownData(transaction, change)) };
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));
}

function commonData(fields: PageChange['fields']): DocumentData {
  return {
    title: fields.title,
    slug: fields.slug,
    excerpt: fields.excerpt,
    showInMenus: fields.show_in_menus,
    checkedOn: fields.checked_on,
    seo: withoutUndefined({
      title: fields.seo_title,
      description: fields.search_description,
      isHiddenFromSearch: fields.is_hidden_from_search,
    }),
  };
}

async function ownData(transaction: EditorsTransaction, change: PageChange): Promise<DocumentData> {
  switch (change.kind) {
    case 'post':
      return blogPageData(transaction, change);
    case 'infoPage':
      return { body: await pageBodyToStore(transaction, change.body) };
    case 'story':
      return storyPageData(transaction, change.fields);
  }
}

async function blogPageData(
  transaction: EditorsTransaction,
  { fields, body }: Extract<PageChange, { kind: 'post' }>,
): Promise<DocumentData> {
  const { category, cover, related } = fields;
  return {
    body: await pageBodyToStore(transaction, body),
    category:
      typeof category === 'object' ? null : category && (await requireCategory(transaction, category)),
    cover: await imageOf(transaction, cover, 'cover'),
    tags: fields.tags,
    inShort: fields.in_short?.map((line) => ({ line })),
    sources: fields.sources,
    related: related && (await requirePosts(transaction, related, 'related')),
  };
}

async function storyPageData(
  transaction: EditorsTransaction,
  fields: StoryPageChange,
): Promise<DocumentData> {
  const { pages, related_post: relatedPost } = fields;
  const post = typeof relatedPost === 'number' ? [relatedPost] : [];
  const [postId] = await requirePosts(transaction, post, 'related_post');
  const screens: DocumentData[] = [];
  for (const page of pages ?? []) screens.push(await storyScreen(transaction, page));
  return {
    poster: await imageOf(transaction, fields.poster, 'poster'),
    pages: pages && screens,
    tags: fields.tags,
    sources: fields.sources,
    relatedPost: relatedPost === null ? null : postId,
  };
}

type StoryScreen = NonNullable<StoryPageChange['pages']>[number];

async function storyScreen(
  transaction: EditorsTransaction,
  { picture, video, quiz, ...screen }: StoryScreen,
): Promise<DocumentData> {
  return {
    ...screen,
    picture: await imageOf(transaction, picture, 'pages'),
    video:
      typeof video === 'number'
        ? await requireObject(transaction, { collection: 'videos', id: video, field: 'pages' })
        : null,
    quiz: quiz && {
      question: quiz.question,
      explanation: quiz.explanation,
      options: quiz.options.map(({ text, is_correct: isCorrect }) => ({ text, isCorrect })),
    },
  };
}

async function imageOf(
  transaction: EditorsTransaction,
  id: number | null | undefined,
  field: string,
): Promise<number | null | undefined> {
  return typeof id === 'number' ? requireObject(transaction, { collection: 'images', id, field }) : id;
}

function withoutUndefined(fields: DocumentData): DocumentData | undefined {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return given.length > 0 ? Object.fromEntries(given) : undefined;
}
