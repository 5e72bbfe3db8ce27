'use client';

import { X } from 'lucide-react';
import { useId, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { useBackdropClick } from '@/components/accounts/sign-in/use-backdrop-click';
import { useModal } from '@/components/accounts/sign-in/use-modal';
import { useClosedByBack } from './use-closed-by-back';
import styles from './modal.module.css';

interface ModalProps {
  title: string;
  /** Nothing closes it while something runs that must not be lost. */
  isBusy?: boolean;
  /** The browser's Back closes it, as on a phone; not for a dialog whose end leads to another page. */
  isClosedByBack?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog for as long as it is mounted: a sheet at the thumb on a phone, a card elsewhere. Escape, the
 * backdrop and its button close it.
 */
export function Modal({ title, isBusy = false, isClosedByBack = false, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useModal(dialog);
  useClosedByBack(isClosedByBack, isBusy ? null : onClose);
  const close = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isBusy) onClose();
  };
  const backdrop = useBackdropClick(close);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={close}
      onClose={(event) => !event.currentTarget.open && onClose()}
      {...backdrop}
    >
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
