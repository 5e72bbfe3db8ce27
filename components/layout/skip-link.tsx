import styles from './skip-link.module.css';

export function SkipLink() {
  return (
    <a className={styles.link} href="#content">
      Skip to the content
    </a>
  );
}
