import Link from 'next/link';
import { foodPlaces } from '@/components/layout/food-navigation';
import type { CategorySummary } from '@/lib/content/reading/categories';
import styles from './search-topics.module.css';

const places = [
  ...foodPlaces,
  { href: '/blog', label: 'All posts' },
  { href: '/web-stories', label: 'Web stories' },
  { href: '/nutriai', label: 'NutriAI' },
  { href: '/faq', label: 'Questions and answers' },
] as const;

/** Where to look without a word to look for. */
export function SearchTopics({ categories }: { categories: readonly CategorySummary[] }) {
  const shelves = categories.map(({ slug, title }) => ({ href: `/blog/category/${slug}`, label: title }));
  return (
    <nav aria-labelledby="topics" className={styles.topics}>
      <h2 id="topics" className={styles.title}>
        Or browse
      </h2>
      <ul className={styles.list}>
        {[...shelves, ...places].map(({ href, label }) => (
          <li key={href}>
            <Link href={href} className={styles.link} prefetch={false}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
