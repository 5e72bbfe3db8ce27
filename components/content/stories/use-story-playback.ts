import type { RefObject } from 'react';
import { type PlayerPage, slideAfter } from '@/lib/content/reading/story-player';
import { useAutoAdvance } from './use-auto-advance';
import { useMediaQuery } from './use-media-query';

interface PlaybackOptions {
  player: RefObject<HTMLElement | null>;
  pages: readonly PlayerPage[];
  /** The slide being shown. */
  index: number;
  /** Whether one slide is shown at a time. */
  isPlayer: boolean;
  turnTo: (index: number) => void;
  onPlay: () => void;
}

/** A story that turns its own pages: whether it may, whether it does, and the ways to start and stop it. */
export function useStoryPlayback({ player, pages, index, isPlayer, turnTo, onPlay }: PlaybackOptions) {
  const count = pages.length;
  const isLast = index >= count - 1;
  const allowsMotion = useMediaQuery('(prefers-reduced-motion: no-preference)', true);
  const canPlay = allowsMotion && count > 1;
  const { playButton, isPlaying, play, stop } = useAutoAdvance({
    player,
    isAllowed: isPlayer && canPlay && !isLast,
    index,
    dwellMs: pages[index]?.dwellMs ?? 0,
    onElapsed: () => {
      const target = slideAfter('next', index, count);
      if (target === count - 1) stop();
      turnTo(target);
    },
  });

  const toggle = () => {
    if (isPlaying) return stop();
    if (isLast) turnTo(0);
    onPlay();
    play();
  };

  return { playButton, canPlay, isPlaying, stop, toggle };
}
