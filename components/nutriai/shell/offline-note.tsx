'use client';

import { CloudOff } from 'lucide-react';
import { clockText, dateFormat } from '@/lib/nutriai/client/shown-english';
import { useOnline } from '@/lib/nutriai/client/use-online';
import { useStoredTime } from '@/lib/accounts/client/stored-time';
import styles from './offline-note.module.css';

/** Says calmly that there is no network, for as long as that is so. */
export function OfflineNote() {
  const isOnline = useOnline();
  const keptAtMs = useStoredTime();
  return (
    <p role="status" className={isOnline ? styles.none : styles.note}>
      {!isOnline && (
        <>
          <CloudOff size={20} aria-hidden />
          <span>
            You are offline. What you log is kept on this device and saved when you are back online.
            {keptAtMs !== null && ` Last updated ${momentText(keptAtMs)}.`}
          </span>
        </>
      )}
    </p>
  );
}

const day = dateFormat({ day: 'numeric', month: 'long' });

/** 'at 14:05', and of another day 'on 20 November at 14:05'. */
function momentText(atMs: number): string {
  const moment = new Date(atMs);
  const time = clockText(moment);
  if (moment.toDateString() === new Date().toDateString()) return `at ${time}`;
  return `on ${day.format(moment)} at ${time}`;
}
