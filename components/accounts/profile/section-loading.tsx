import type { ReactNode } from 'react';
import styles from './section-loading.module.css';

/** Shown only when it takes longer than a blink; as high as an entry, so that little moves when it comes. */
export function SectionLoading({ children }: { children: ReactNode }) {
  return <p className={styles.loading}>{children}</p>;
}
