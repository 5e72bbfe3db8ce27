import 'server-only';
import { getCms } from '../cms/payload';
import { type CommentPage, listComments } from '../community/comments/list-comments';
import { cacheTags } from '../../platform/cache/page-cache';
import { tagPage } from '../../platform/cache/page-tags';
import type { PostDetail } from './posts';

/** Threads in the page's HTML; further ones are fetched when a reader asks for them. The API's own largest page. */
const threadsOnPage = 100;

/** The first comments of a published post, as everybody sees them. */
export async function postComments({ id, slug }: PostDetail): Promise<CommentPage> {
  tagPage(cacheTags.post(slug));
  const page = { limit: threadsOnPage, offset: 0 };
  return listComments(await getCms(), { postId: id, page, reader: { memberId: null, nowMs: Date.now() } });
}
