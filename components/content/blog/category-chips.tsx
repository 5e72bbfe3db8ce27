import Link from 'next/link';
import type { CategorySummary } from '@/lib/content/reading/categories';
import styles from './category-chips.module.css';

interface CategoryChipsProps {
  categories: readonly CategorySummary[];
  /** Slug of the category whose posts are shown; missing: all posts; null: posts chosen in another way. */
  current?: string | null;
}

export function CategoryChips({ categories, current }: CategoryChipsProps) {
  return (
    <nav aria-label="Categories">
      <ul className={styles.list}>
        <li>
          <Link
            href="/blog"
            className={styles.chip}
            aria-current={current === undefined ? 'page' : undefined}
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
