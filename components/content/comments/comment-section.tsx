import container from '@/components/ui/container.module.css';
import type { CommentPage } from '@/lib/content/community/comments/list-comments';
import { Comments } from './comments';
import styles from './comment-section.module.css';

interface CommentSectionProps {
  postId: number;
  path: string;
  comments: CommentPage;
}

/**
 * What readers wrote below a post: all of it in the HTML, and what it takes to write fetched when a reader
 * comes near.
 */
export function CommentSection({ postId, path, comments }: CommentSectionProps) {
  return (
    <section
      id="comments"
      className={`${styles.section} ${container.narrow}`}
      aria-labelledby="comments-title"
      // Whoever reads the text version is a program: what readers write is not put before it.
      data-mdast="ignore"
    >
      <Comments postId={postId} path={path} initial={comments} />
    </section>
  );
}
