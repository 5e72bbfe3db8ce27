import { useState } from 'react';
import type { CommentReply } from '@/lib/contract/comments';
import { useAuth } from '@/lib/accounts/client/auth-context';
import { changeComment, deleteComment, reportComment } from './comment-calls';
import { headingId } from './comment-heading';
import type { Change } from './thread-changes';
import { useOpenAction } from './use-open-action';

interface Surroundings {
  isMember: boolean;
  change: (...changes: Change[]) => void;
}

type Report = Parameters<typeof reportComment>[2];

/** What is being done with which comment, one thing at a time, and what has to be said of it. */
export function useCommentActions({ isMember, change }: Surroundings) {
  const { authenticatedFetch } = useAuth();
  const { end, announce, ...action } = useOpenAction(isMember);
  const [reported, setReported] = useState<ReadonlySet<number>>(new Set());
  const [deletedText, setDeletedText] = useState('');

  return {
    ...action,
    reported,
    /** The words of the comment deleted last, for who wants them back. */
    deletedText,
    forgetDeleted: () => setDeletedText(''),
    cancel: ({ id }: CommentReply) => end(`comment-${id}`),
    sent: (comment: CommentReply) => {
      const text = sentTexts[comment.status === 'pending' ? 'pending' : 'visible'];
      if (comment.parent === null) announce(text);
      else end(`comment-${comment.id}`, text);
    },
    save: async ({ id }: CommentReply, body: string) => {
      const changed = await changeComment(authenticatedFetch, id, body);
      change({ type: 'edited', comment: changed });
      end(
        `comment-${id}`,
        changed.status === 'pending'
          ? 'Saved. Your comment is waiting for a moderator.'
          : 'Your comment has been changed.',
      );
    },
    remove: async ({ id, body }: CommentReply) => {
      await deleteComment(authenticatedFetch, id);
      change({ type: 'removed', id });
      setDeletedText(body);
      end(headingId, 'Your comment has been deleted.');
    },
    report: async ({ id }: CommentReply, report: Report) => {
      await reportComment(authenticatedFetch, id, report);
      setReported((known) => new Set([...known, id]));
      end(`comment-${id}`, 'Thank you. A moderator will look at it.');
    },
  };
}

const sentTexts = {
  visible: 'Your comment has been published.',
  pending: 'Your comment is waiting for a moderator. Only you can see it for now.',
} as const;
