import { InEnglish } from '@/components/content/english/in-english';
import styles from './table-of-contents.module.css';

interface TableOfContentsProps {
  title: string;
  entries: readonly { id: string; text: string }[];
  className?: string;
}

/** Links to the parts of the page; stays in view beside the text where there is room for it. */
export function TableOfContents({ title, entries, className = '' }: TableOfContentsProps) {
  return (
    <nav aria-labelledby="contents-title" className={`${styles.contents} ${className}`} data-mdast="ignore">
      <h2 id="contents-title" className={styles.title}>
        {title}
      </h2>
      <ol className={styles.list}>
        {entries.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <InEnglish>{text}</InEnglish>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
