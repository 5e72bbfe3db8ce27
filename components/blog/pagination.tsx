import { ArrowLeft, ArrowRight } from 'lucide-react';
import Link from 'next/link';
import styles from './pagination.module.css';

interface PaginationProps {
  page: number;
  pageCount: number;
  /** The address of page n. */
  hrefOf: (page: number) => string;
}

export function Pagination({ page, pageCount, hrefOf }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label="Pages" className={styles.pagination}>
      {page > 1 ? (
        <Link href={hrefOf(page - 1)} className={styles.link} rel="prev">
          <ArrowLeft size={18} aria-hidden /> Newer
        </Link>
      ) : (
        <span />
      )}
      <p className={styles.position}>
        Page {page} of {pageCount}
      </p>
      {page < pageCount ? (
        <Link href={hrefOf(page + 1)} className={styles.link} rel="next">
          Older <ArrowRight size={18} aria-hidden />
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}
