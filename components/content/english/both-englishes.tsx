import styles from './both-englishes.module.css';

/** Two words or sentences, of which one is seen. */
export function BothEnglishes({ british, american }: { british: string; american: string }) {
  return (
    <>
      <span className={styles.british}>{british}</span>
      <span className={styles.american} lang="en-US" hidden>
        {american}
      </span>
    </>
  );
}
