import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type PlayerPage, slideAfter, slideId, type SlideMove } from '@/lib/content/reading/story-player';
import { createSlideStore } from './slide-store';
import { useAutoAdvance } from './use-auto-advance';
import { useMediaQuery } from './use-media-query';
import { useStoryKeys } from './use-story-keys';

/** Everything the player does: which slide, how it was reached, who is told and where the focus goes. */
export function useStoryPlayer(pages: readonly PlayerPage[]) {
  const count = pages.length;
  const router = useRouter();
  const player = useRef<HTMLElement>(null);
  const focusedBefore = useRef<Element | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const [store] = useState(() => createSlideStore(count));
  const position = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getServerSnapshot);
  // The style sheet asks the same question: where it shows a list, nothing may be out of reach.
  const isPlayer = useMediaQuery('(scripting: enabled)', false);
  const allowsMotion = useMediaQuery('(prefers-reduced-motion: no-preference)', true);

  // A draft can lose pages while it is shown.
  const index = Math.min(position.index, Math.max(count - 1, 0));
  const isLast = index >= count - 1;
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

  function turnTo(target: number) {
    const { activeElement } = document;
    focusedBefore.current = player.current?.contains(activeElement) ? activeElement : null;
    store.moveTo(target);
  }

  function move(step: SlideMove) {
    if (!isPlayer) return;
    stop();
    const target = slideAfter(step, index, count);
    if (target === index) return;
    turnTo(target);
    setAnnouncement(`${target + 1} of ${count}: ${pages[target]?.label ?? ''}`);
  }

  function togglePlaying() {
    if (isPlaying) return stop();
    if (isLast) turnTo(0);
    setAnnouncement('');
    play();
  }

  useEffect(() => {
    const before = focusedBefore.current;
    focusedBefore.current = null;
    // The focused button or link went away with its slide: reading goes on at the new one's heading.
    if (before && (!before.isConnected || before.closest('[inert]'))) {
      document.getElementById(slideId(index))?.querySelector('h2')?.focus({ preventScroll: true });
    }
  }, [index]);

  useStoryKeys({ player, onMove: move, onKey: stop, onLeave: () => router.push('/web-stories') });

  return {
    player,
    playButton,
    position: { ...position, index },
    count,
    isPlayer,
    isLast,
    canPlay,
    isPlaying,
    announcement,
    move,
    stop,
    togglePlaying,
  };
}
