'use client';

import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { useDialog } from '@/components/ui/use-dialog';
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
  const { ref, ...dialog } = useDialog({ onClose, isClosedByBack: true });
  useEffect(() => {
    // What to do is read out first, before the first number.
    ref.current?.querySelector<HTMLElement>('[role="alert"]')?.focus();
  }, [ref]);
  return (
    <dialog ref={ref} className={styles.screen} aria-label="Emergency" {...dialog}>
      <div className={styles.inside}>
        <EmergencyBox words={words} title={title} />
        <Button variant="quiet" onClick={onClose}>
          I’ve called for help, or it’s over: continue
        </Button>
      </div>
    </dialog>
  );
}
