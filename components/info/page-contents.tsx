import styles from './page-contents.module.css';

interface PageContentsProps {
  title: string;
  entries: readonly { id: string; text: string }[];
}

/** Links to the parts of the page; stays in view beside the text where there is room for it. */
export function PageContents({ title, entries }: PageContentsProps) {
  return (
    <nav className={styles.contents} aria-labelledby="page-contents">
      <h2 id="page-contents" className={styles.title}>
        {title}
      </h2>
      <ul className={styles.list}>
        {entries.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
