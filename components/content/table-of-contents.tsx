import type { Heading } from '@/lib/content/headings';
import styles from './table-of-contents.module.css';

interface TableOfContentsProps {
  headings: readonly Heading[];
  className?: string;
}

export function TableOfContents({ headings, className }: TableOfContentsProps) {
  return (
    <nav aria-labelledby="contents-title" className={`${styles.contents} ${className ?? ''}`}>
      <h2 id="contents-title" className={styles.title}>
        In this post
      </h2>
      <ol className={styles.list}>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
