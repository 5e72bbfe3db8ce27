import type { CategorySummary } from '@/lib/content/reading/categories';
import styles from './category-tag.module.css';

export function CategoryTag({ category }: { category: CategorySummary }) {
  return (
    <p className={styles.tag}>
      <span className={`${styles.dot} ${styles[category.tone]}`} aria-hidden />
      {category.title}
    </p>
  );
}
