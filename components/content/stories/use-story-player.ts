import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { type PlayerPage, slideAfter, type SlideMove } from '@/lib/content/reading/story-player';
import { useMediaQuery } from './use-media-query';
import { useSlideFocus } from './use-slide-focus';
import { useSlidePosition } from './use-slide-position';
import { useStoryKeys } from './use-story-keys';
import { useStoryPlayback } from './use-story-playback';

/** Everything the player does: which slide, how it was reached, who is told and where the focus goes. */
export function useStoryPlayer(pages: readonly PlayerPage[]) {
  const count = pages.length;
  const router = useRouter();
  const player = useRef<HTMLElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const { position, isLast, moveTo } = useSlidePosition(count);
  const { index } = position;
  // The style sheet asks the same question: where it shows a list, nothing may be out of reach.
  const isPlayer = useMediaQuery('(scripting: enabled)', false);

  const playback = useStoryPlayback({
    player,
    pages,
    index,
    isPlayer,
    turnTo,
    onPlay: () => setAnnouncement(''),
  });
  const { stop } = playback;
  const rememberFocus = useSlideFocus(player, index);

  function turnTo(target: number) {
    rememberFocus();
    moveTo(target);
  }

  function move(step: SlideMove) {
    if (!isPlayer) return;
    stop();
    const target = slideAfter(step, index, count);
    if (target === index) return;
    turnTo(target);
    setAnnouncement(`${target + 1} of ${count}: ${pages[target]?.label ?? ''}`);
  }

  useStoryKeys({ player, onMove: move, onKey: stop, onLeave: () => router.push('/web-stories') });

  return { player, playback, position, isPlayer, isLast, announcement, move };
}
