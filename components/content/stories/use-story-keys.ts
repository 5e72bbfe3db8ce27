import { type RefObject, useEffect, useEffectEvent } from 'react';
import { moveForKey, type SlideMove } from '@/lib/content/reading/story-player';

interface StoryKeysOptions {
  player: RefObject<HTMLElement | null>;
  onMove: (move: SlideMove) => void;
  /** Any key inside the player but those that press its buttons. */
  onKey: () => void;
  onLeave: () => void;
}

/**
 * The arrow keys turn pages while the focus is in the player or nowhere in particular, so that they work on
 * arrival and after a click; Home, End and Escape have meanings of their own elsewhere on the page and need
 * the focus inside.
 */
export function useStoryKeys({ player, onMove, onKey, onLeave }: StoryKeysOptions): void {
  const answer = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    const isCombination = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (!player.current || !(target instanceof Node) || isCombination || event.defaultPrevented) return;
    const isInside = player.current.contains(target);
    if (isInside && key !== 'Enter' && key !== ' ') onKey();
    // A film in focus takes them itself: they wind it on and back.
    if (target instanceof HTMLMediaElement && key !== 'Escape') return;
    const isArrow = key === 'ArrowLeft' || key === 'ArrowRight';
    if (!isInside && !(isArrow && target.contains(player.current))) return;
    const move = moveForKey(key);
    if (move) {
      event.preventDefault();
      onMove(move);
    } else if (key === 'Escape') {
      onLeave();
    }
  });

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => answer(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
