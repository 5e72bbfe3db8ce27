'use client';

import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import styles from './dialog.module.css';
import { useDialog } from './use-dialog';

export interface DialogProps {
  title: string;
  /** Nothing closes it while something runs that must not be lost. */
  isBusy?: boolean;
  /** The browser's Back closes it: see `Sheet`. */
  isClosedByBack?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog for as long as it is mounted: at the thumb on a phone, a card elsewhere. Escape, the backdrop and its button
 * close it.
 */
export function Dialog({ title, isBusy = false, isClosedByBack = false, onClose, children }: DialogProps) {
  const { ref, ...dialog } = useDialog({ onClose, isBusy, isClosedByBack });
  const titleId = useId();
  return (
    <dialog ref={ref} className={styles.dialog} aria-labelledby={titleId} {...dialog}>
      <div className={styles.inside}>
        <header className={styles.header}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <button
            type="button"
            className={styles.close}
            aria-label="Close"
            disabled={isBusy}
            onClick={onClose}
          >
            <X size={22} aria-hidden />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
