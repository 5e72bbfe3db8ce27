import { formatDate } from '@/lib/content/reading/format-date';
import type { PostDetail } from '@/lib/content/reading/posts';
import { getSettings } from '@/lib/platform/settings/settings';
import styles from './post-facts.module.css';

/** Who wrote it, when, when it was changed and how long it takes. */
export function PostFacts({ post }: { post: PostDetail }) {
  const isChanged = post.updatedAt.slice(0, 10) > post.publishedAt.slice(0, 10);
  return (
    <p className={styles.facts}>
      <span>By {getSettings().SITE_NAME} editors</span>
      <span>
        <time dateTime={post.publishedAt}>{formatDate(post.publishedAt)}</time>
      </span>
      {isChanged && (
        <span>
          Changed <time dateTime={post.updatedAt}>{formatDate(post.updatedAt)}</time>
        </span>
      )}
      <span>{post.readingMinutes} min read</span>
    </p>
  );
}
