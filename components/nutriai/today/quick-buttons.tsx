import type { ReactNode } from 'react';
import styles from './quick-buttons.module.css';

interface QuickButtonsProps {
  tone: 'sky' | 'pear';
  buttons: readonly { key: string; label: string; face: ReactNode; press: () => void }[];
}

/** What is done with one tap, side by side. */
export function QuickButtons({ tone, buttons }: QuickButtonsProps) {
  return (
    <div className={styles.buttons}>
      {buttons.map(({ key, label, face, press }) => (
        <button
          key={key}
          type="button"
          className={`${styles.button} ${styles[tone]}`}
          aria-label={label}
          onClick={press}
        >
          {face}
        </button>
      ))}
    </div>
  );
}
