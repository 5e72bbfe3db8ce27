import styles from './source-note.module.css';

interface CitedSource {
  org: string;
  title: string;
  year: number;
  url: string;
}

/** The documents that say so, small, below what they say. */
export function SourceNote({ sources }: { sources: readonly CitedSource[] }) {
  if (sources.length === 0) return null;
  return (
    <p className={styles.note}>
      {sources.length === 1 ? 'Source: ' : 'Sources: '}
      {sources.map(({ org, title, year, url }, index) => (
        <span key={url}>
          {index > 0 && '; '}
          {org},{' '}
          <a href={url} rel="noopener noreferrer">
            {title}
          </a>
          , {year}
        </span>
      ))}
    </p>
  );
}
