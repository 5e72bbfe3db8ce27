import { useState } from 'react';
import useSWR from 'swr';
import type { OwnComment } from '@/lib/contract/account';
import { useAuth } from '@/lib/accounts/client/auth-context';
import { readJson } from '@/lib/accounts/client/fetcher';
import { commentPath, type OwnCommentList, ownCommentsPath } from './profile-paths';

const shownAtFirst = 5;
/** As many as one call gives; older ones are in the export. */
export const shownAtMost = 100;

/** The member's latest comments: a few at first, more on demand, and the way to delete one. */
export function useOwnComments() {
  const { authenticatedFetch } = useAuth();
  const [size, setSize] = useState(shownAtFirst);
  const { data, error, isValidating, mutate } = useSWR<OwnCommentList, unknown>(ownCommentsPath(size), {
    keepPreviousData: true,
  });

  const remove = async ({ id }: OwnComment) => {
    const response = await authenticatedFetch(commentPath(id), { method: 'DELETE' });
    // Gone already is what was wanted.
    if (response.status !== 404) await readJson(response);
    await mutate((comments) => comments && without(comments, id), { revalidate: false });
    void mutate();
  };

  return {
    comments: data,
    loading: { error, isTrying: isValidating, onRetry: () => void mutate() },
    isAllAsked: size === shownAtMost,
    showMore: () => setSize(shownAtMost),
    remove,
  };
}

function without(comments: OwnCommentList, id: number): OwnCommentList {
  const results = comments.results.filter((comment) => comment.id !== id);
  return { ...comments, count: comments.count - (comments.results.length - results.length), results };
}
