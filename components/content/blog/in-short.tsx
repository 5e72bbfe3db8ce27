import { InEnglish } from '@/components/content/english/in-english';
import styles from './in-short.module.css';

export function InShort({ lines }: { lines: readonly string[] }) {
  return (
    <section className={styles.box} aria-labelledby="in-short">
      <h2 id="in-short" className={styles.title}>
        In short
      </h2>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>
            <InEnglish>{line}</InEnglish>
          </li>
        ))}
      </ul>
    </section>
  );
}
