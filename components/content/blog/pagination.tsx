import { ArrowLeft, ArrowRight } from 'lucide-react';
import Link from 'next/link';
import styles from './pagination.module.css';

interface PaginationProps {
  page: number;
  pageCount: number;
  /** The address of page n. */
  hrefOf: (page: number) => string;
  /** What lies before and after: by age in the blog. */
  labels?: { previous: string; next: string };
}

const byAge = { previous: 'Newer', next: 'Older' };

export function Pagination({ page, pageCount, hrefOf, labels = byAge }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label="Pages" className={styles.pagination}>
      {page > 1 ? (
        <Link href={hrefOf(page - 1)} className={styles.link} rel="prev">
          <ArrowLeft size={18} aria-hidden /> {labels.previous}
        </Link>
      ) : (
        <span />
      )}
      <p className={styles.position}>
        Page {page} of {pageCount}
      </p>
      {page < pageCount ? (
        <Link href={hrefOf(page + 1)} className={styles.link} rel="next">
          {labels.next} <ArrowRight size={18} aria-hidden />
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}
