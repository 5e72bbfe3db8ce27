import { useState, useSyncExternalStore } from 'react';
import { createSlideStore } from './slide-store';

/** Which of a story's slides is shown, and which one was left for it. */
export function useSlidePosition(count: number) {
  const [store] = useState(() => createSlideStore(count));
  const position = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getServerSnapshot);
  // A draft can lose pages while it is shown.
  const index = Math.min(position.index, Math.max(count - 1, 0));

  return { position: { ...position, index }, isLast: index >= count - 1, moveTo: store.moveTo };
}
