import type { Comment, CommentReply } from '@/lib/contract/comments';

/** What the member did since the comments were read. */
export type Change =
  | { type: 'added'; comment: CommentReply }
  | { type: 'edited'; comment: CommentReply }
  | { type: 'removed'; id: number };

/**
 * The threads as they are after the changes, in the order in which they were made. What is there already is
 * not added twice.
 */
export function applyChanges(threads: readonly Comment[], changes: readonly Change[]): Comment[] {
  return changes.reduce<Comment[]>(
    (result, change) => {
      switch (change.type) {
        case 'added':
          return add(result, change.comment);
        case 'edited':
          return result.map((thread) => edit(thread, change.comment));
        case 'removed':
          return result.flatMap((thread) => remove(thread, change.id));
      }
    },
    [...threads],
  );
}

/** Comments that everybody sees. */
export function countVisible(threads: readonly Comment[]): number {
  const all = threads.flatMap((thread) => [thread, ...(thread.replies ?? [])]);
  return all.filter(({ status, id }) => status === 'visible' && id > 0).length;
}

function add(threads: readonly Comment[], comment: CommentReply): Comment[] {
  if (comment.parent === null) {
    const isThere = threads.some(({ id }) => id === comment.id);
    return isThere ? [...threads] : [...threads, { replies: [], ...comment }];
  }
  return threads.map((thread) => {
    const replies = thread.replies ?? [];
    if (thread.id !== comment.parent || replies.some(({ id }) => id === comment.id)) return thread;
    return { ...thread, replies: [...replies, comment] };
  });
}

function edit(thread: Comment, comment: CommentReply): Comment {
  if (thread.id === comment.id) return { ...comment, replies: thread.replies };
  return { ...thread, replies: thread.replies?.map((reply) => (reply.id === comment.id ? comment : reply)) };
}

/** As on the server: what has replies keeps its place, and the last reply takes an empty place along. */
function remove(thread: Comment, id: number): Comment[] {
  const replies = (thread.replies ?? []).filter((reply) => reply.id !== id);
  const isDeleted = thread.id === id || thread.status === 'deleted';
  if (isDeleted && replies.length === 0) return [];
  if (thread.id !== id) return [{ ...thread, replies }];
  const place = { body: '', author: null, edited_at: null, can_edit_until: null, is_mine: false };
  return [{ ...thread, ...place, status: 'deleted', replies }];
}
