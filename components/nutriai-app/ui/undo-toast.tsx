'use client';

import { createPortal } from 'react-dom';
import { useEffect, useRef } from 'react';
import styles from './undo-toast.module.css';

interface UndoToastProps {
  message: string;
  onUndo: () => void;
  /** After eight seconds in which neither the pointer nor the focus was on it at the end. */
  onDone: () => void;
}

const shownMs = 8_000;

/** What was just done, and the way back. Announced politely; it stays while somebody is on it. */
export function UndoToast({ message, onUndo, onDone }: UndoToastProps) {
  const toast = useRef<HTMLDivElement>(null);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    const timer = setInterval(() => {
      const isInUse = toast.current?.matches(':hover, :focus-within') ?? false;
      if (!isInUse) done.current();
    }, shownMs);
    return () => clearInterval(timer);
  }, [message]);
  return createPortal(
    <div ref={toast} className={styles.toast}>
      <span role="status">{message}</span>
      <button type="button" className={styles.undo} onClick={onUndo}>
        Undo
      </button>
    </div>,
    document.body,
  );
}
