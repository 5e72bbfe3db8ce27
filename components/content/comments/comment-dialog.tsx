import { type ReactNode, useId, useRef } from 'react';
import { useBackdropClick } from '@/components/accounts/sign-in/use-backdrop-click';
import { useModal } from '@/components/accounts/sign-in/use-modal';
import styles from './comment-dialog.module.css';

interface CommentDialogProps {
  title: string;
  children: ReactNode;
  onClose: () => void;
}

/** A small question in front of the page, open for as long as it is mounted; Escape and a click beside it close it. */
export function CommentDialog({ title, children, onClose }: CommentDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useModal(dialog);
  const backdrop = useBackdropClick(onClose);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => !event.currentTarget.open && onClose()}
      {...backdrop}
    >
      <div className={styles.inside}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  );
}
