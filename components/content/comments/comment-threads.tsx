import type { ReactNode } from 'react';
import type { Comment, CommentReply } from '@/lib/contract/comments';
import { DateInEnglish } from '@/components/content/english/date-in-english';
import styles from './comment-threads.module.css';

/** What the live part adds to each comment; without it there is only reading. */
export interface ThreadParts {
  /** In place of the text, while it is being changed; null leaves the text. */
  editor: (comment: CommentReply) => ReactNode;
  actions: (comment: CommentReply) => ReactNode;
  /** Below a thread's last reply. */
  replyForm: (thread: Comment) => ReactNode;
}

interface CommentThreadsProps {
  threads: readonly Comment[];
  parts?: ThreadParts;
}

/** Threads, the oldest first, each with its replies below it. */
export function CommentThreads({ threads, parts }: CommentThreadsProps) {
  if (threads.length === 0) return null;
  return (
    <ol className={styles.threads}>
      {threads.map((thread) => (
        <li key={thread.id} className={styles.thread}>
          <CommentText comment={thread} parts={parts} />
          {thread.replies && thread.replies.length > 0 && (
            <ol className={styles.replies} aria-label="Replies">
              {thread.replies.map((reply) => (
                <li key={reply.id}>
                  <CommentText comment={reply} parts={parts} />
                </li>
              ))}
            </ol>
          )}
          {parts?.replyForm(thread)}
        </li>
      ))}
    </ol>
  );
}

function CommentText({ comment, parts }: { comment: CommentReply; parts?: ThreadParts }) {
  if (comment.status === 'deleted') return <p className={styles.deleted}>Comment deleted</p>;
  const editor = parts?.editor(comment);
  // What is on its way has no id of the server's yet.
  const isSending = comment.id < 0;
  return (
    <article
      id={`comment-${comment.id}`}
      className={isSending ? `${styles.comment} ${styles.sending}` : styles.comment}
      aria-label={`Comment by ${comment.author?.name ?? ''}`}
      tabIndex={-1}
    >
      <header className={styles.header}>
        <span className={styles.name}>
          {comment.author?.name}
          {comment.is_mine && <span className={styles.mine}> (you)</span>}
        </span>
        <time dateTime={comment.created_at}>
          <DateInEnglish date={comment.created_at} />
        </time>
        {comment.edited_at && <span>edited</span>}
      </header>
      {editor ?? (
        // As plain text: an address in it leads nowhere, and markup stays what was typed.
        <p className={styles.body} dir="auto">
          {comment.body}
        </p>
      )}
      {comment.status === 'pending' && (
        <p className={styles.pending}>Waiting for a moderator. Only you can see it for now.</p>
      )}
      <div className={styles.actions}>{isSending ? 'Sending…' : parts?.actions(comment)}</div>
    </article>
  );
}
