import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, Payload, PayloadRequest } from 'payload';
import * as z from 'zod';
import { richTextToPlainText } from '../hooks/reading-time';
import type { Page, PageNode, Post, Story } from '../../../platform/database/payload-types';
import {
  noColumns,
  numberColumn,
  readRows,
  transactionOf,
  withWriteTransaction,
} from '../../../platform/database/sql';
import { wordsOf } from '../../search/words';
import { pageWordsOf } from './page-words-index';

/** Syncs the index of words with a page node, and so with its document, in the document's own transaction. */
export const syncPageWords: CollectionAfterChangeHook = async ({ doc, req }) => {
  await indexPage(Number(doc.id), req);
  return doc;
};

export const dropPageWords: CollectionAfterDeleteHook = async ({ id, doc, req }) => {
  const { rows } = await transactionOf(req);
  await rows(noColumns, pageWordsOf(req.payload).remove(Number(id)));
  return doc;
};

/** Adds the pages that the index has not got: those that are older than the index. Safe to run again. */
export async function ensurePageWords(payload: Payload): Promise<void> {
  const missing = await readRows(payload, z.object({ id: numberColumn }), pageWordsOf(payload).missing);
  for (const { id } of missing) {
    await withWriteTransaction(payload, ({ req }) => indexPage(id, { ...req, payload } as PayloadRequest));
  }
}

async function indexPage(id: number, req: PayloadRequest): Promise<void> {
  const { payload } = req;
  const node = await payload.findByID({ collection: 'page-nodes', id, depth: 0, disableErrors: true, req });
  if (!node) return;
  const texts = await textsOf(node, req);
  const index = pageWordsOf(payload);
  const { rows } = await transactionOf(req);
  await rows(noColumns, index.remove(id));
  await rows(
    noColumns,
    index.add(id, { title: foldedWords(node.title), body: foldedWords(texts.join('\n')) }),
  );
}

function foldedWords(text: string): string[] {
  return wordsOf(text.normalize('NFC')).map((word) => word.text);
}

/** What a page says besides its title: as visitors see it, or the newest draft of one that they do not see. */
async function textsOf({ post, story, infoPage, isLive }: PageNode, req: PayloadRequest): Promise<string[]> {
  const common = { depth: 0, draft: !isLive, disableErrors: true, req } as const;
  const [postId, storyId, infoPageId] = [post, story, infoPage].map(idOf);
  if (postId) {
    const select = { excerpt: true, inShort: true, plainText: true } as const;
    return postTexts(await req.payload.findByID({ ...common, collection: 'posts', id: postId, select }));
  }
  if (storyId) {
    const select = { excerpt: true, pages: true } as const;
    return storyTexts(await req.payload.findByID({ ...common, collection: 'stories', id: storyId, select }));
  }
  if (infoPageId) {
    const select = { excerpt: true, body: true, questionGroups: true } as const;
    return infoPageTexts(
      await req.payload.findByID({ ...common, collection: 'pages', id: infoPageId, select }),
    );
  }
  return [];
}

function idOf(relation: number | { id: number } | null | undefined): number | null {
  return typeof relation === 'object' ? (relation?.id ?? null) : (relation ?? null);
}

/** A draft may lack any of its fields. */
type Draft<Document, Names extends keyof Document> = Partial<Pick<Document, Names>> | null;

function postTexts(post: Draft<Post, 'excerpt' | 'inShort' | 'plainText'>): string[] {
  const lines = (post?.inShort ?? []).map(({ line }) => line);
  return present([post?.excerpt, ...lines, post?.plainText]);
}

function storyTexts(story: Draft<Story, 'excerpt' | 'pages'>): string[] {
  const pages = (story?.pages ?? []).flatMap(({ heading, text, quiz }) => [
    heading,
    text,
    quiz?.question,
    ...(quiz?.options ?? []).map((option) => option.text),
    quiz?.explanation,
  ]);
  return present([story?.excerpt, ...pages]);
}

function infoPageTexts(page: Draft<Page, 'excerpt' | 'body' | 'questionGroups'>): string[] {
  const questions = (page?.questionGroups ?? []).flatMap(({ title, questions: own }) => [
    title,
    ...(own ?? []).flatMap(({ question, answer }) => [question, plainText(answer)]),
  ]);
  return present([page?.excerpt, plainText(page?.body), ...questions]);
}

function plainText(text: Page['body']): string {
  return richTextToPlainText(text as Parameters<typeof richTextToPlainText>[0]);
}

function present(texts: readonly (string | null | undefined)[]): string[] {
  return texts.filter((text) => typeof text === 'string');
}
