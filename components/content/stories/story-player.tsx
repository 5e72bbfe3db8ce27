'use client';

import type { PointerEvent, ReactNode } from 'react';
import hidden from '@/components/ui/visually-hidden.module.css';
import type { PlayerPage } from '@/lib/content/reading/story-player';
import { PlayButton } from './play-button';
import { SlidePositionContext } from './slide-position-context';
import { StoryProgress } from './story-progress';
import { StoryTurns } from './story-turns';
import styles from './story-player.module.css';
import { useStoryPlayer } from './use-story-player';
import { useStoryTouch } from './use-story-touch';

interface StoryPlayerProps {
  /** The story's title, which names the player. */
  title: string;
  pages: readonly PlayerPage[];
  /** One `StorySlideFrame` a page, made on the server. */
  children: ReactNode;
}

/** Shows the slides one at a time. Without scripts they stand below each other, and the controls are not there. */
export function StoryPlayer({ title, pages, children }: StoryPlayerProps) {
  const { player, playback, position, isPlayer, isLast, announcement, move } = useStoryPlayer(pages);
  const { playButton, canPlay, isPlaying, stop, toggle } = playback;
  const touch = useStoryTouch(move);
  const { index, left } = position;
  const count = pages.length;

  const stopUnderMouse = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') stop();
  };

  return (
    <section
      ref={player}
      className={styles.player}
      aria-roledescription="carousel"
      aria-label={title}
      // Fingers turn its pages: the scripts for that are there before most readers have seen the first one.
      data-runtime="soon"
    >
      <div className={styles.middle}>
        {canPlay && <PlayButton ref={playButton} isPlaying={isPlaying} onToggle={toggle} />}
        <p className={styles.count} aria-hidden>
          {index + 1} / {count}
        </p>
      </div>
      <StoryTurns index={index} isLast={isLast} onMove={move} />
      <StoryProgress index={index} count={count} className={styles.progress} />
      <div
        className={styles.stage}
        data-moved={left !== null}
        data-touches="held"
        {...touch}
        onPointerEnter={stopUnderMouse}
      >
        <SlidePositionContext value={{ index, left, count, isPlayer }}>{children}</SlidePositionContext>
      </div>
      <p className={hidden.hidden} aria-live="polite">
        {announcement}
      </p>
    </section>
  );
}
