'use client';

import { useId, useLayoutEffect, useState } from 'react';
import { X } from 'lucide-react';
import dialogs from '@/components/ui/dialog.module.css';
import { useDialog } from '@/components/ui/use-dialog';
import { SignInPanel } from './sign-in-panel';
import styles from './sign-in-dialog.module.css';

export interface SignInDialogProps {
  siteName: string;
  googleClientId?: string;
  title?: string;
  description?: string;
  /** Where the focus goes when the dialog closes; what had it before, where nothing is given. */
  opener?: HTMLElement | null;
  onClose: () => void;
}

/**
 * The sign-in dialog (specification §2), open for as long as it is mounted; whoever mounts it takes it away
 * once the member is signed in. Closed by its button, Escape or a click on the backdrop; the latter two do
 * nothing while a request runs. The button always works, and then calls the request off: nobody is held in a
 * dialog by a network that does not answer.
 */
export function SignInDialog({ opener, onClose, ...panel }: SignInDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const titleId = useId();
  const descriptionId = useId();
  const { ref, ...dialog } = useDialog({ onClose, isBusy, opener });

  // Chrome lets a second Escape through whatever `cancel` says; stopping the key itself holds. Heard on the
  // document, because the focus is on nothing at all while the button that had it is disabled.
  // As soon as it is drawn, not some time after: a key may come in between.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.preventDefault();
      if (!isBusy) onClose();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isBusy, onClose]);

  return (
    <dialog
      ref={ref}
      className={`${dialogs.dialog} ${styles.dialog}`}
      aria-labelledby={titleId}
      aria-describedby={descriptionId}
      {...dialog}
    >
      <div className={styles.inside}>
        <SignInPanel {...panel} titleId={titleId} descriptionId={descriptionId} onBusyChange={setBusy} />
        {/* Last, so that the focus starts at the first way to sign in and not at the way out. */}
        <button
          type="button"
          className={`${dialogs.close} ${styles.close}`}
          aria-label="Close"
          onClick={onClose}
        >
          <X size={22} aria-hidden="true" />
        </button>
      </div>
    </dialog>
  );
}
