import { useState } from 'react';
import type { Comment, CommentReply } from '@/lib/contract/comments';
import { useAuth } from '@/lib/accounts/client/auth-context';
import type { Member } from '@/lib/accounts/client/member';
import { sendComment } from './comment-calls';
import { CommentDraft } from './comment-draft';
import { CommentForm } from './comment-form';
import type { Change } from './thread-changes';
import styles from './new-comment.module.css';

interface NewCommentProps {
  postId: number;
  /** The thread that is answered; a new one without. */
  parent?: Comment;
  onChange: (...changes: Change[]) => void;
  onSent: (comment: CommentReply) => void;
  onCancel?: () => void;
}

/**
 * Writes a comment. It stands on the page while it is on its way; what was typed is kept until it has
 * arrived, also over a reload.
 */
export function NewComment({ postId, parent, onChange, onSent, onCancel }: NewCommentProps) {
  const { authenticatedFetch, member } = useAuth();
  const parentId = parent?.id ?? null;
  const [draft] = useState(() => new CommentDraft(postId, parentId));

  const send = async (body: string) => {
    const onItsWay = temporaryComment({ postId, parentId, body, member });
    const takeBack: Change = { type: 'removed', id: onItsWay.id };
    onChange({ type: 'added', comment: onItsWay });
    try {
      const idempotencyKey = draft.keyFor(body);
      const sent = await sendComment(authenticatedFetch, { postId, body, parent: parentId, idempotencyKey });
      draft.drop();
      onChange(takeBack, { type: 'added', comment: sent });
      onSent(sent);
    } catch (error) {
      onChange(takeBack);
      throw error;
    }
  };

  return (
    <div className={parent ? styles.reply : styles.whole}>
      <CommentForm
        label={parent ? `Your reply to ${parent.author?.name ?? 'this comment'}` : 'Your comment'}
        submitText={parent ? 'Post reply' : 'Post comment'}
        busyText="Posting…"
        failedText={parent ? 'Your reply was not sent.' : 'Your comment was not sent.'}
        initialText={draft.text}
        hasFocus={parent !== undefined}
        onInput={(text) => draft.keep(text)}
        onSubmit={send}
        onCancel={onCancel}
      />
    </div>
  );
}

let lastTemporaryId = 0;

/** Ids below zero are nobody's: they come from no server. */
function temporaryComment(given: {
  postId: number;
  parentId: number | null;
  body: string;
  member: Member | null;
}): CommentReply {
  lastTemporaryId -= 1;
  const { postId, parentId, body, member } = given;
  return {
    id: lastTemporaryId,
    post: postId,
    parent: parentId,
    body,
    status: 'visible',
    author: { name: member?.display_name || member?.first_name || 'Member' },
    created_at: new Date().toISOString(),
    edited_at: null,
    can_edit_until: null,
    is_mine: true,
  };
}
