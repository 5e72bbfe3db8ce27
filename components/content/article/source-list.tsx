import type { Source } from '@/lib/content/reading/posts';
import { DateInEnglish } from '@/components/content/english/date-in-english';
import styles from './source-list.module.css';

interface SourceListProps {
  sources: readonly Source[];
  checkedOn: string | null;
}

/** The numbered documents behind the text; each number in the text leads here. */
export function SourceList({ sources, checkedOn }: SourceListProps) {
  if (sources.length === 0) return null;
  return (
    <section className={styles.sources} aria-labelledby="sources">
      <h2 id="sources" className={styles.title}>
        Sources
      </h2>
      <ol className={styles.list}>
        {sources.map(({ key, org, title, year, url }) => (
          <li key={key} id={`source-${key}`}>
            {org}.{' '}
            <a href={url} rel="noopener noreferrer">
              {title}
            </a>
            {year ? `, ${year}` : ''}.
          </li>
        ))}
      </ol>
      {checkedOn && (
        <p className={styles.checked}>
          Facts checked against these sources on{' '}
          <time dateTime={checkedOn.slice(0, 10)}>
            <DateInEnglish date={checkedOn} />
          </time>
          .
        </p>
      )}
    </section>
  );
}
