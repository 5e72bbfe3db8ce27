import Link from 'next/link';
import type { Person } from '@/lib/content/reading/person';
import type { PostDetail } from '@/lib/content/reading/posts';
import { getSettings } from '@/lib/platform/settings/settings';
import { DateInEnglish } from '@/components/content/english/date-in-english';
import styles from './post-facts.module.css';

/** Who wrote it, when, when it was changed and how long it takes. */
export function PostFacts({ post }: { post: PostDetail }) {
  const isChanged = post.updatedAt.slice(0, 10) > post.publishedAt.slice(0, 10);
  return (
    <p className={styles.facts}>
      <Byline post={post} />
      <span>
        <time dateTime={post.publishedAt}>
          <DateInEnglish date={post.publishedAt} />
        </time>
      </span>
      {isChanged && (
        <span>
          Changed{' '}
          <time dateTime={post.updatedAt}>
            <DateInEnglish date={post.updatedAt} />
          </time>
        </span>
      )}
      <span>{post.readingMinutes} min read</span>
    </p>
  );
}

/** Named authors and reviewers lead to their pages; the editors together to what they did. */
function Byline({ post: { authors, reviewers, reviewedOn } }: { post: PostDetail }) {
  return (
    <>
      <span>
        By{' '}
        {authors.length > 0 ? (
          <Names people={authors} />
        ) : (
          <Link href="/authors" prefetch={false}>
            {getSettings().SITE_NAME} editors
          </Link>
        )}
      </span>
      {reviewers.length > 0 && (
        <span>
          Reviewed by <Names people={reviewers} />
          {reviewedOn && (
            <>
              ,{' '}
              <time dateTime={reviewedOn}>
                <DateInEnglish date={reviewedOn} />
              </time>
            </>
          )}
        </span>
      )}
    </>
  );
}

function Names({ people }: { people: readonly Person[] }) {
  return people.map(({ id, name, path, credentials }, place) => (
    <span key={id}>
      {place > 0 && ', '}
      <Link href={path} prefetch={false}>
        {name}
      </Link>
      {credentials && `, ${credentials}`}
    </span>
  ));
}
