import { type MouseEvent } from 'react';
import hidden from '@/components/ui/visually-hidden.module.css';
import type { CommentReply } from '@/lib/contract/comments';
import styles from './comment-controls.module.css';

export type CommentAction = 'reply' | 'edit' | 'delete' | 'report';

interface CommentControlsProps {
  comment: CommentReply;
  nowMs: number;
  isReported: boolean;
  onAction: (action: CommentAction, button: HTMLElement) => void;
}

const texts: Record<CommentAction, string> = {
  reply: 'Reply',
  edit: 'Edit',
  delete: 'Delete',
  report: 'Report',
};

/** What this reader may do with a comment. A visitor is asked to sign in when pressing one. */
export function CommentControls({ comment, nowMs, isReported, onAction }: CommentControlsProps) {
  const name = comment.author?.name ?? '';
  return (
    <>
      {actionsFor(comment, nowMs, isReported).map((action) => (
        <button
          key={action}
          type="button"
          className={styles.action}
          onClick={(event: MouseEvent<HTMLButtonElement>) => onAction(action, event.currentTarget)}
        >
          {texts[action]}
          <span className={hidden.hidden}>
            {action === 'reply'
              ? ` to ${name}`
              : comment.is_mine
                ? ' your comment'
                : ` the comment by ${name}`}
          </span>
        </button>
      ))}
      {isReported && <span>Reported</span>}
    </>
  );
}

function actionsFor(comment: CommentReply, nowMs: number, isReported: boolean): CommentAction[] {
  const isVisible = comment.status === 'visible';
  const isEditable = comment.can_edit_until !== null && Date.parse(comment.can_edit_until) > nowMs;
  return [
    ...(isVisible && comment.parent === null ? (['reply'] as const) : []),
    ...(comment.is_mine && isEditable ? (['edit'] as const) : []),
    ...(comment.is_mine ? (['delete'] as const) : []),
    ...(!comment.is_mine && isVisible && !isReported ? (['report'] as const) : []),
  ];
}
