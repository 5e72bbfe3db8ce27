import { createContext } from 'react';
import type { SlidePosition } from '@/lib/content/reading/story-player';

export interface SlideContext extends SlidePosition {
  count: number;
  /** The page runs as a player; else all slides stand below each other. */
  isPlayer: boolean;
}

export const SlidePositionContext = createContext<SlideContext>({
  index: 0,
  left: null,
  count: 0,
  isPlayer: false,
});
