import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

interface AutoAdvanceOptions {
  player: RefObject<HTMLElement | null>;
  /** False on the last slide and for readers who want no motion. */
  isAllowed: boolean;
  /** The slide being shown; its time starts afresh with it. */
  index: number;
  dwellMs: number;
  onElapsed: () => void;
}

/** Turns the pages by itself once the reader has asked for it, until they do anything else or look away. */
export function useAutoAdvance({ player, isAllowed, index, dwellMs, onElapsed }: AutoAdvanceOptions) {
  const [isWanted, setIsWanted] = useState(false);
  const playButton = useRef<HTMLButtonElement>(null);
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
    const stopForFocus = ({ target }: FocusEvent) => {
      const isInside = target instanceof Node && player.current?.contains(target);
      if (isInside && target !== playButton.current) setIsWanted(false);
    };
    document.addEventListener('visibilitychange', stopWhenHidden);
    document.addEventListener('focusin', stopForFocus);
    return () => {
      document.removeEventListener('visibilitychange', stopWhenHidden);
      document.removeEventListener('focusin', stopForFocus);
    };
  }, [isPlaying, player]);

  return { playButton, isPlaying, play: () => setIsWanted(true), stop: () => setIsWanted(false) };
}
