import { SearchX } from 'lucide-react';
import styles from './nothing-found.module.css';

/** Says so, and what may help. Where else to look stands below it. */
export function NothingFound({ query }: { query: string }) {
  return (
    <section aria-labelledby="results" className={styles.nothing}>
      <SearchX size={40} aria-hidden className={styles.icon} />
      <h2 id="results" className={styles.title}>
        Nothing found for “{query}”
      </h2>
      <p>Try fewer words, or search for a food, an age or a symptom: “eggs”, “six months”, “fever”.</p>
    </section>
  );
}
