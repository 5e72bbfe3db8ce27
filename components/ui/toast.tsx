'use client';

import { createPortal } from 'react-dom';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import styles from './toast.module.css';

interface UndoToastProps {
  message: string;
  onUndo: () => void;
  /** After eight seconds at whose end neither the pointer nor the keyboard was on it. */
  onDone: () => void;
}

const shownMs = 8_000;
/** A live region has to be there for a moment before what it says, or it is not read out. */
const saidAfterMs = 60;

/**
 * What was just done, and the way back. Announced politely; it stays while somebody is on it. Where what had
 * the focus is gone, it takes it.
 */
export function Toast({ message, onUndo, onDone }: UndoToastProps) {
  const toast = useRef<HTMLDivElement>(null);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  const [isHeard, setHeard] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHeard(true), saidAfterMs);
    return () => clearTimeout(timer);
  }, []);
  useFocusAround(toast, message);
  useEffect(() => {
    const timer = setInterval(() => {
      const { current } = toast;
      const isInUse = current?.matches(':hover') || current?.querySelector(':focus-visible');
      if (!isInUse) done.current();
    }, shownMs);
    return () => clearInterval(timer);
  }, [message]);
  return createPortal(
    <div ref={toast} className={styles.toast}>
      <span role="status">{isHeard && message}</span>
      <button type="button" className={styles.undo} onClick={onUndo}>
        Undo
      </button>
    </div>,
    document.body,
  );
}

/**
 * Takes the focus that was lost with a deleted entry to the way back, and hands it on to the screen's heading
 * when it goes itself.
 */
function useFocusAround(toast: RefObject<HTMLElement | null>, message: string) {
  useEffect(() => {
    if (document.activeElement === document.body) {
      toast.current?.querySelector('button')?.focus({ preventScroll: true });
    }
  }, [toast, message]);
  useLayoutEffect(() => {
    const shown = toast.current;
    return () => {
      const heading = document.querySelector('h1');
      if (!heading || !shown?.contains(document.activeElement)) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    };
  }, [toast]);
}
