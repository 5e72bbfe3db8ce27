import { Trash2 } from 'lucide-react';
import Link from 'next/link';
import hidden from '@/components/ui/visually-hidden.module.css';
import type { OwnComment } from '@/lib/contract/account';
import { DateInEnglish } from '@/components/content/english/date-in-english';
import styles from './own-comment-row.module.css';

interface OwnCommentRowProps {
  comment: OwnComment;
  onDelete: () => void;
}

export function OwnCommentRow({ comment, onDelete }: OwnCommentRowProps) {
  const { post, body, status, created_at: createdAt } = comment;
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <p className={styles.post}>
          {post.path === null ? (
            <>{post.title} (not published at present)</>
          ) : (
            <Link href={post.path} prefetch={false} className={styles.link}>
              {post.title}
            </Link>
          )}
        </p>
        <p className={styles.body} dir="auto">
          {body}
        </p>
        <p className={styles.note}>
          <time dateTime={createdAt}>
            <DateInEnglish date={createdAt} />
          </time>
          {status === 'pending' && ', waiting for a moderator'}
        </p>
      </div>
      <button type="button" className={styles.delete} onClick={onDelete}>
        <Trash2 size={20} aria-hidden />
        <span className={hidden.hidden}>Delete your comment on {post.title}</span>
      </button>
    </li>
  );
}
