import Link from 'next/link';
import type { CategorySummary } from '@/lib/content/reading/categories';
import styles from './category-chips.module.css';

interface CategoryChipsProps {
  categories: readonly CategorySummary[];
  /** Slug of the category whose posts are shown; none: all posts. */
  current?: string;
}

export function CategoryChips({ categories, current }: CategoryChipsProps) {
  return (
    <nav aria-label="Categories">
      <ul className={styles.list}>
        <li>
          <Link
            href="/blog"
            className={styles.chip}
            aria-current={current ? undefined : 'page'}
            prefetch={false}
          >
            All
          </Link>
        </li>
        {categories.map(({ slug, title }) => (
          <li key={slug}>
            <Link
              href={`/blog/category/${slug}`}
              className={styles.chip}
              aria-current={slug === current ? 'page' : undefined}
              prefetch={false}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
