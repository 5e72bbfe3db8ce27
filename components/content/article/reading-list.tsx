import Link from 'next/link';
import type { RelatedPage } from '@/lib/content/relations/related-pages';
import { InEnglish } from '@/components/content/english/in-english';
import styles from './reading-list.module.css';

interface ReadingListProps {
  id: string;
  title: string;
  pages: readonly RelatedPage[];
}

/** Pages that go with this one, under a heading; nothing where there are none. */
export function ReadingList({ id, title, pages }: ReadingListProps) {
  if (pages.length === 0) return null;
  return (
    <section className={styles.reading} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {pages.map(({ title: name, path, note }) => (
          <li key={path}>
            <Link href={path} prefetch={false}>
              <InEnglish>{name}</InEnglish>
            </Link>
            <span>
              <InEnglish>{note}</InEnglish>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
