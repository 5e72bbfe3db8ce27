import Link from 'next/link';
import { InEnglish } from '@/components/content/english/in-english';
import linked from '@/components/ui/linked-card.module.css';
import { ResponsivePicture } from '@/components/ui/responsive-picture';
import type { PostSummary } from '@/lib/content/reading/posts';
import { DateInEnglish } from '@/components/content/english/date-in-english';
import { CategoryTag } from './category-tag';
import styles from './post-card.module.css';

interface PostCardProps {
  post: PostSummary;
  /** The level of the card's heading, so that the page's outline has no gap. */
  headingLevel?: 2 | 3;
  /** Shown large. */
  isFeatured?: boolean;
  /** With the page's largest picture. */
  isHero?: boolean;
}

export function PostCard({ post, headingLevel = 2, isFeatured = false, isHero = false }: PostCardProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const sizes = isFeatured
    ? '(min-width: 1120px) 640px, (min-width: 768px) 60vw, 100vw'
    : '(min-width: 1120px) 352px, (min-width: 768px) 45vw, 100vw';
  return (
    <article className={`${linked.card} ${styles.card} ${isFeatured ? styles.featured : ''}`}>
      {post.cover && (
        <ResponsivePicture
          picture={post.cover}
          sizes={sizes}
          className={styles.picture}
          isHero={isHero}
          isDecoration
        />
      )}
      <div className={styles.body}>
        {post.category && <CategoryTag category={post.category} />}
        <Heading className={styles.title}>
          <Link href={`/blog/${post.slug}`} className={linked.link} prefetch={false}>
            <InEnglish>{post.title}</InEnglish>
          </Link>
        </Heading>
        <p className={styles.excerpt}>
          <InEnglish>{post.excerpt}</InEnglish>
        </p>
        <p className={styles.facts}>
          <time dateTime={post.publishedAt}>
            <DateInEnglish date={post.publishedAt} />
          </time>
          <span aria-hidden> · </span>
          {post.readingMinutes} min read
          {post.commentCount !== null && post.commentCount > 0 && (
            <>
              <span aria-hidden> · </span>
              {post.commentCount === 1 ? '1 comment' : `${post.commentCount} comments`}
            </>
          )}
        </p>
      </div>
    </article>
  );
}
