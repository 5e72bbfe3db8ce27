import { useEffect, useRef } from 'react';

/** Marks the place in the history that an open sheet has made. */
const mark = 'sheet';

/** Grows from sheet to sheet, over reloads too. */
let last = Date.now();

/** Places that are on their way back: the next sheet makes its own when they are through. */
let returning = 0;

/**
 * Gives an open sheet a place in the browser's history, so that Back closes it and not the page. Closed in
 * any other way, it takes its place back. The state is the router's with a mark, or the router would load the
 * page anew. While `onClose` is null, Back changes nothing.
 */
export function useClosedByBack(isWanted: boolean, onClose: (() => void) | null): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!isWanted) return;
    const own = (last += 1);
    let isMade = false;
    const make = () => {
      if (isMade || returning > 0) return;
      isMade = true;
      window.history.pushState({ ...window.history.state, [mark]: own }, '');
    };
    const onPopState = ({ state }: PopStateEvent) => {
      if (!isMade) make();
      else if (markOf(state) >= own) return;
      else if (close.current) close.current();
      else {
        isMade = false;
        make();
      }
    };
    window.addEventListener('popstate', onPopState);
    make();
    return () => {
      window.removeEventListener('popstate', onPopState);
      if (markOf(window.history.state) === own) goBack();
    };
  }, [isWanted]);
}

/** The number of the sheet at a place; 0 for the page itself. */
function markOf(state: unknown): number {
  const value: unknown = typeof state === 'object' && state !== null && mark in state ? state[mark] : 0;
  return typeof value === 'number' ? value : 0;
}

function goBack(): void {
  returning += 1;
  // In the capturing phase: before the sheet that waits for it looks.
  const onBack = () => {
    returning -= 1;
    window.removeEventListener('popstate', onBack, true);
  };
  window.addEventListener('popstate', onBack, true);
  window.history.back();
}
