'use client';

import { useEffect, useRef, type SyntheticEvent } from 'react';
import { useModal } from '@/components/accounts/sign-in/use-modal';
import { useClosedByBack } from '@/components/nutriai/ui/use-closed-by-back';
import button from '@/components/ui/button.module.css';
import type { EmergencyWords } from '@/lib/nutriai/server/insights/emergency-words';
import { EmergencyBox } from './emergency-box';
import styles from './emergency-screen.module.css';

interface EmergencyScreenProps {
  words: EmergencyWords;
  title?: string;
  onClose: () => void;
}

/** Nothing but whom to call, over the whole screen, at the moment at which a reaction that calls for help is noted. */
export function EmergencyScreen({ words, title = words.title, onClose }: EmergencyScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog);
  useClosedByBack(true, onClose);
  useEffect(() => {
    // What to do is read out first, before the first number.
    dialog.current?.querySelector<HTMLElement>('[role="alert"]')?.focus();
  }, []);
  const close = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.screen}
      aria-label="Emergency"
      onCancel={close}
      onClose={(event) => !event.currentTarget.open && onClose()}
    >
      <div className={styles.inside}>
        <EmergencyBox words={words} title={title} />
        <button type="button" className={`${button.button} ${button.quiet}`} onClick={onClose}>
          I’ve called for help, or it’s over: continue
        </button>
      </div>
    </dialog>
  );
}
