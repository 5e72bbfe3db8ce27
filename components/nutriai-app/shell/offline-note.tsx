'use client';

import { CloudOff } from 'lucide-react';
import { useOnline } from '@/lib/nutriai-client/use-online';
import styles from './offline-note.module.css';

/** Says calmly that there is no network, for as long as that is so. */
export function OfflineNote() {
  const isOnline = useOnline();
  return (
    <p role="status" className={isOnline ? styles.none : styles.note}>
      {!isOnline && (
        <>
          <CloudOff size={20} aria-hidden />
          You are offline. What you log is kept here and saved when you are back.
        </>
      )}
    </p>
  );
}
