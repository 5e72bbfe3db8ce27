'use client';

import { useContext, useEffect, useRef } from 'react';
import type { StoryVideo } from '@/lib/content/reading/story-page';
import { SlidePositionContext } from './slide-position-context';
import { useMediaQuery } from './use-media-query';

interface StoryFilmProps {
  video: StoryVideo;
  /** Of the slide that it is on, from 0. */
  index: number;
  className?: string;
}

/**
 * A film with the browser's own controls. It plays by itself only without sound, on the slide being read, and
 * for readers who want motion and do not save data; it stops when its slide goes away.
 */
export function StoryFilm({ video, index, className }: StoryFilmProps) {
  const { index: shown, isPlayer } = useContext(SlidePositionContext);
  const film = useRef<HTMLVideoElement>(null);
  const allowsMotion = useMediaQuery('(prefers-reduced-motion: no-preference)', false);
  const isShown = shown === index;

  useEffect(() => {
    // The first HTML cannot say it: React knows `muted` as a property only.
    if (film.current) film.current.muted = true;
  }, []);

  useEffect(() => {
    const { current } = film;
    if (!current || !isPlayer) return;
    if (!isShown) current.pause();
    else if (allowsMotion && current.muted && !savesData()) void playQuietly(current);
  }, [isPlayer, isShown, allowsMotion]);

  return (
    <video
      ref={film}
      className={className}
      controls
      playsInline
      muted
      preload={index === 0 ? 'metadata' : 'none'}
      poster={video.poster?.src}
      width={video.width}
      height={video.height}
      aria-label={video.alt}
    >
      <source src={video.src} type={video.type} />
      {video.captions && <track kind="captions" src={video.captions} srcLang="en" label="English" default />}
    </video>
  );
}

/** A browser may refuse; the controls are there. */
async function playQuietly(film: HTMLVideoElement): Promise<void> {
  try {
    await film.play();
  } catch {
    film.pause();
  }
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}
