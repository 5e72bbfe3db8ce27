import type { SanitizedServerEditorConfig } from '@payloadcms/richtext-lexical';
import { editorConfigFactory } from '@payloadcms/richtext-lexical';
import type { CollectionSlug, Payload } from 'payload';
import { articleEditor } from '../editor/article-editor';
import { firstCategories } from './categories';
import { ensurePolls } from './ensure-polls';
import { ensureImage } from './images';
import { markdownToRichText } from './markdown-to-rich-text';
import { picturesIn } from './pictures-in';
import { placeInOrder } from './post-order';
import {
  type FaqFile,
  type PageFile,
  type PostFile,
  readFaqFile,
  readPageFiles,
  readPostFiles,
  readStoryFiles,
  type StoryFile,
} from './read-files';

export type Report = (message: string) => void;

interface Maker {
  payload: Payload;
  editorConfig: SanitizedServerEditorConfig;
  siteName: string;
  /** By the key that a post names a poll with. */
  pollIds: ReadonlyMap<string, number>;
}

/**
 * Fills an empty database with the first posts, stories and info pages. A start that was cut off goes on
 * where it stopped: what has its slug already is left alone. A database that someone else filled is never
 * touched.
 */
export async function makeFirstContent(payload: Payload, siteName: string, report: Report): Promise<void> {
  const { firstContent } = await payload.findGlobal({ slug: 'installation' });
  if (firstContent === 'done') return;
  const isEmpty = (await payload.count({ collection: 'posts' })).totalDocs === 0;
  if (firstContent !== 'started' && !isEmpty) {
    await payload.updateGlobal({ slug: 'installation', data: { firstContent: 'done' } });
    return;
  }
  await payload.updateGlobal({ slug: 'installation', data: { firstContent: 'started' } });
  const editorConfig = await editorConfigFactory.fromEditor({
    config: payload.config,
    editor: articleEditor,
  });
  const maker: Maker = { payload, editorConfig, siteName, pollIds: await ensurePolls(payload) };

  const categoryIds = await makeCategories(payload);
  const posts = (await readPostFiles()).sort((a, b) => placeInOrder(a.slug) - placeInOrder(b.slug));
  for (const [index, post] of posts.entries()) {
    await makePost(maker, { post, categoryIds, index });
    report(`post ${index + 1} of ${posts.length}`);
  }
  const pages = await readPageFiles();
  for (const page of pages) await makePage(maker, page);
  await makeFaq(maker, await readFaqFile());
  report(`${pages.length + 1} info pages`);
  const stories = await readStoryFiles();
  for (const [index, story] of stories.entries()) {
    await makeStory(maker, story, index);
    report(`web story ${index + 1} of ${stories.length}`);
  }
  await ensureImage(payload, { name: 'home-hero', format: 'post' });
  await ensureImage(payload, { name: 'nutriai-hero', format: 'post' });
  await payload.updateGlobal({ slug: 'installation', data: { firstContent: 'done' } });
}

async function findIdBySlug(
  payload: Payload,
  collection: CollectionSlug,
  slug: string,
): Promise<number | undefined> {
  const { docs } = await payload.find({
    collection,
    where: { slug: { equals: slug } },
    depth: 0,
    limit: 1,
    pagination: false,
  });
  return docs[0] ? Number(docs[0].id) : undefined;
}

async function makeCategories(payload: Payload): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const [index, category] of firstCategories.entries()) {
    const id =
      (await findIdBySlug(payload, 'categories', category.slug)) ??
      (await payload.create({ collection: 'categories', data: { ...category, order: index + 1 } })).id;
    ids.set(category.slug, id);
  }
  return ids;
}

/** All are published on the day of the first start, a minute apart so that their order is fixed. */
function publicationTime(index: number): string {
  return new Date(Date.now() - index * 60_000).toISOString();
}

async function makePost(
  maker: Maker,
  { post, categoryIds, index }: { post: PostFile; categoryIds: Map<string, number>; index: number },
): Promise<void> {
  const { payload, editorConfig, siteName } = maker;
  if (await findIdBySlug(payload, 'posts', post.slug)) return;
  const category = categoryIds.get(post.category);
  if (!category) throw new Error(`posts/${post.slug}.md names the unknown category ${post.category}`);
  await payload.create({
    collection: 'posts',
    depth: 0,
    data: {
      title: post.title,
      slug: post.slug,
      excerpt: post.excerpt,
      category,
      cover: await ensureImage(payload, { name: post.slug, format: 'post' }),
      inShort: post.in_short.map((line) => ({ line })),
      body: markdownToRichText(withSiteName(post.markdown, siteName), editorConfig, {
        polls: maker.pollIds,
        pictures: await ensurePictures(payload, post),
      }),
      tags: post.tags,
      sources: post.sources,
      checkedOn: post.checked,
      publishedAt: publicationTime(index),
      _status: 'published',
    },
  });
}

/** @returns the ids of the pictures in the text of a post, by their names */
async function ensurePictures(
  payload: Payload,
  { markdown }: Pick<PostFile, 'markdown'>,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const name of picturesIn(markdown))
    ids.set(name, await ensureImage(payload, { name, format: 'post' }));
  return ids;
}

async function makePage({ payload, editorConfig, siteName }: Maker, page: PageFile): Promise<void> {
  if (await findIdBySlug(payload, 'pages', page.slug)) return;
  await payload.create({
    collection: 'pages',
    depth: 0,
    data: {
      title: withSiteName(page.title, siteName),
      slug: page.slug,
      excerpt: withSiteName(page.excerpt, siteName),
      body: markdownToRichText(withSiteName(page.markdown, siteName), editorConfig),
      checkedOn: page.checked,
      publishedAt: publicationTime(0),
      _status: 'published',
    },
  });
}

async function makeFaq({ payload, editorConfig, siteName }: Maker, groups: FaqFile): Promise<void> {
  if (await findIdBySlug(payload, 'pages', 'faq')) return;
  await payload.create({
    collection: 'pages',
    depth: 0,
    data: {
      title: 'Questions and answers',
      slug: 'faq',
      excerpt: withSiteName(
        'How {site_name} works, where its facts come from, what NutriAI does and does not do, and ' +
          'the basics of feeding a baby.',
        siteName,
      ),
      questionGroups: groups.map(({ group, items }) => ({
        title: withSiteName(group, siteName),
        questions: items.map(({ question, answer }) => ({
          question: withSiteName(question, siteName),
          answer: markdownToRichText(withSiteName(answer, siteName), editorConfig),
        })),
      })),
      publishedAt: publicationTime(0),
      _status: 'published',
    },
  });
}

async function makeStory({ payload }: Maker, story: StoryFile, index: number): Promise<void> {
  if (await findIdBySlug(payload, 'stories', story.slug)) return;
  const pages = [];
  for (const page of story.pages) {
    pages.push({
      layout: page.layout,
      tone: page.tone,
      position: page.position,
      heading: page.heading,
      text: page.text,
      picture: page.picture
        ? await ensureImage(payload, { name: page.picture, format: 'page', alt: page.alt })
        : undefined,
      link: page.link,
      quiz: page.quiz && {
        question: page.quiz.question,
        explanation: page.quiz.explanation,
        options: page.quiz.options.map(({ text, correct }) => ({ text, isCorrect: correct })),
      },
    });
  }
  await payload.create({
    collection: 'stories',
    depth: 0,
    data: {
      title: story.title,
      slug: story.slug,
      excerpt: story.excerpt,
      poster: await ensureImage(payload, { name: story.poster, format: 'poster', alt: story.posterAlt }),
      pages,
      tags: story.tags,
      sources: story.sources,
      relatedPost: await findIdBySlug(payload, 'posts', story.relatedPost),
      checkedOn: story.checked,
      publishedAt: publicationTime(index),
      _status: 'published',
    },
  });
}

function withSiteName(text: string, siteName: string): string {
  return text.replaceAll('{site_name}', siteName);
}
