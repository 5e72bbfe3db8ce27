import { useState } from 'react';
import useSWR from 'swr';
import type { OwnComment } from '@/lib/contract/account';
import { useAuth } from '@/lib/accounts/client/auth-context';
import { readDeleted } from '@/lib/accounts/client/read-deleted';
import { withoutEntry } from '@/lib/accounts/client/without-entry';
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
    await readDeleted(response);
    await mutate((comments) => comments && withoutEntry(comments, id), { revalidate: false });
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
