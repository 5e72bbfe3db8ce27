import { useEffect, useRef } from 'react';
import type { Writing } from './use-writing';

/** Moves the focus to a written recipe, and back to the form once there is something to tell of it. */
export function useWritingFocus(phase: Writing['phase'], told: string) {
  const result = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (phase === 'done') result.current?.focus({ preventScroll: true });
    if (phase !== 'idle') result.current?.scrollIntoView({ block: 'start' });
  }, [phase]);
  useEffect(() => {
    // The button that was pressed is gone; the form is where to go on, and no keyboard opens over it.
    if (told === '') return;
    form.current?.focus({ preventScroll: true });
    status.current?.scrollIntoView({ block: 'start' });
  }, [told]);
  return { result, status, form };
}
