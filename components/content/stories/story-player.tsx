'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { PointerEvent, ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import hidden from '@/components/ui/visually-hidden.module.css';
import type { PlayerPage } from '@/lib/content/reading/story-player';
import { PlayButton } from './play-button';
import { SlidePositionContext } from './slide-position-context';
import { StoryProgress } from './story-progress';
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
  const {
    player,
    playButton,
    position,
    count,
    isPlayer,
    isLast,
    canPlay,
    isPlaying,
    announcement,
    move,
    stop,
    togglePlaying,
  } = useStoryPlayer(pages);
  const touch = useStoryTouch(move);
  const { index, left } = position;

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
        {canPlay && <PlayButton ref={playButton} isPlaying={isPlaying} onToggle={togglePlaying} />}
        <p className={styles.count} aria-hidden>
          {index + 1} / {count}
        </p>
      </div>
      <Button
        variant="quiet"
        className={`${styles.turn} ${styles.previous}`}
        // Not `disabled`, which would throw the focus out of the player on the way back.
        aria-disabled={index === 0}
        onClick={() => move('previous')}
      >
        <ChevronLeft size={24} aria-hidden />
        <span className={hidden.hidden}>Previous</span>
      </Button>
      {isLast ? (
        <ButtonLink href="/web-stories" className={`${styles.turn} ${styles.next}`}>
          More stories
        </ButtonLink>
      ) : (
        <Button className={`${styles.turn} ${styles.next}`} onClick={() => move('next')}>
          <span className={styles.nextLabel}>Next</span>
          <ChevronRight size={24} aria-hidden />
        </Button>
      )}
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
