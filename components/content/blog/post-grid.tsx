import type { PostSummary } from '@/lib/content/reading/posts';
import { PostCard } from './post-card';
import styles from './post-grid.module.css';

interface PostGridProps {
  posts: readonly PostSummary[];
  headingLevel?: 2 | 3;
  /** Shows the first post large. */
  hasFeature?: boolean;
  /** Where nothing larger stands above. */
  hasHero?: boolean;
}

export function PostGrid({ posts, headingLevel, hasFeature = false, hasHero = false }: PostGridProps) {
  return (
    <ul className={styles.grid}>
      {posts.map((post, index) => {
        const isFeatured = hasFeature && index === 0;
        return (
          <li key={post.id} className={isFeatured ? styles.feature : undefined}>
            <PostCard
              post={post}
              headingLevel={headingLevel}
              isFeatured={isFeatured}
              isHero={hasHero && index === 0}
            />
          </li>
        );
      })}
    </ul>
  );
}
