import Link from 'next/link';
import { InEnglish } from '@/components/content/english/in-english';
import { tagPath } from '@/lib/content/reading/tag-path';
import styles from './foods-in-post.module.css';

/** The subjects of a post, each with a page that lists the others of the same. */
export function PostTags({ tags }: { tags: readonly string[] }) {
  const linked = tags.flatMap((tag) => {
    const path = tagPath(tag);
    return path ? [{ tag, path }] : [];
  });
  if (linked.length === 0) return null;
  return (
    <nav className={styles.foods} aria-labelledby="post-tags" data-mdast="ignore">
      <h2 id="post-tags" className={styles.title}>
        Tags
      </h2>
      <ul className={styles.list}>
        {linked.map(({ tag, path }) => (
          <li key={tag}>
            <Link href={path} className={styles.link} prefetch={false}>
              <span>
                <InEnglish>{tag}</InEnglish>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
