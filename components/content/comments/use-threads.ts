import { useState } from 'react';
import useSWR from 'swr';
import type { CommentPage } from '@/lib/content/community/comments/list-comments';
import type { Comment, CommentList } from '@/lib/contract/comments';
import { fetcher, publicFetcher } from '@/lib/accounts/client/fetcher';
import { listPath } from './comment-calls';
import { applyChanges, type Change, countVisible } from './thread-changes';

interface Source {
  postId: number;
  initial: CommentPage;
  isMember: boolean;
}

/**
 * The page itself is made anew with every comment; the list is read once more only to learn which ones are
 * the member's own.
 */
const readOnce = { revalidateOnFocus: false, revalidateOnReconnect: false };

/**
 * A post's threads: those of the page's HTML, for a member read again with their own marked, further ones on
 * demand, and what was changed since.
 */
export function useThreads({ postId, initial, isMember }: Source) {
  const own = useSWR<CommentList>(isMember ? listPath(postId, 1) : null, readOnce);
  const [later, setLater] = useState<readonly Comment[]>([]);
  const [pages, setPages] = useState(1);
  const [moreState, setMoreState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const [changes, setChanges] = useState<readonly Change[]>([]);

  const firstPage = own.data?.results ?? initial.results;
  const count = own.data?.count ?? initial.count;
  const read = withoutRepeats([...firstPage, ...later]);
  const threads = applyChanges(read, changes);
  const hasMore = read.length < count;
  const base = own.data?.total_comments ?? initial.totalComments;

  const loadMore = async () => {
    setMoreState('loading');
    try {
      const path = listPath(postId, pages + 1);
      const list = await (isMember ? fetcher<CommentList>(path) : publicFetcher<CommentList>(path));
      setLater((known) => [...known, ...list.results]);
      setPages(pages + 1);
      setMoreState('idle');
    } catch {
      setMoreState('failed');
    }
  };

  return {
    threads,
    total: base + countVisible(threads) - countVisible(read),
    hasMore,
    moreState,
    loadMore,
    /** Their own could not be marked: they look like everybody's. */
    isOwnMissing: own.error !== undefined,
    readOwn: () => void own.mutate(),
    change: (...made: Change[]) => setChanges((known) => [...known, ...made]),
  };
}

function withoutRepeats(threads: readonly Comment[]): Comment[] {
  return [...new Map(threads.map((thread) => [thread.id, thread])).values()];
}
