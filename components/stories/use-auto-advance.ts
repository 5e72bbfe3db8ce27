import { useEffect, useEffectEvent, useState } from 'react';

interface AutoAdvanceOptions {
  /** False on the last slide and for readers who want no motion. */
  isAllowed: boolean;
  /** The slide being shown; its time starts afresh with it. */
  index: number;
  dwellMs: number;
  onElapsed: () => void;
}

/** Turns the pages by itself once the reader has asked for it, until they do anything else or look away. */
export function useAutoAdvance({ isAllowed, index, dwellMs, onElapsed }: AutoAdvanceOptions) {
  const [isWanted, setIsWanted] = useState(false);
  const isPlaying = isWanted && isAllowed;
  const elapse = useEffectEvent(onElapsed);

  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => elapse(), dwellMs);
    return () => clearTimeout(timer);
  }, [isPlaying, index, dwellMs]);

  useEffect(() => {
    if (!isPlaying) return;
    const stopWhenHidden = () => {
      if (document.hidden) setIsWanted(false);
    };
    document.addEventListener('visibilitychange', stopWhenHidden);
    return () => document.removeEventListener('visibilitychange', stopWhenHidden);
  }, [isPlaying]);

  return { isPlaying, play: () => setIsWanted(true), stop: () => setIsWanted(false) };
}
