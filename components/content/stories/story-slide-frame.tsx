'use client';

import { type ReactNode, useContext, useRef } from 'react';
import { slideId, slideState } from '@/lib/content/reading/story-player';
import { SlidePositionContext } from './slide-position-context';
import styles from './story-slide-frame.module.css';
import { useReachableScroll } from './use-reachable-scroll';

/** Shows a slide made on the server when it is its turn. Only in the player are the others out of reach. */
export function StorySlideFrame({ index, children }: { index: number; children: ReactNode }) {
  const { count, isPlayer, ...position } = useContext(SlidePositionContext);
  const frame = useRef<HTMLDivElement>(null);
  const state = slideState(index, position);
  useReachableScroll(frame, isPlayer && state === 'current');

  return (
    <div
      ref={frame}
      id={slideId(index)}
      className={styles.frame}
      role="group"
      aria-roledescription="slide"
      aria-label={`${index + 1} of ${count}`}
      data-state={state}
      inert={isPlayer && state !== 'current'}
    >
      {children}
    </div>
  );
}
