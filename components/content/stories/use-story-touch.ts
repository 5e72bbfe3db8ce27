import { type PointerEvent, type TouchEvent, useRef, useSyncExternalStore } from 'react';
import { isTap, type SlideMove, swipeMove, tapMove } from '@/lib/content/reading/story-player';

interface Start {
  x: number;
  y: number;
  time: number;
}

/**
 * Taps and swipes on the stage, an extra to the buttons. Touch events tell a swipe, so that the browser keeps
 * scrolling and zooming as everywhere; pointer events, which the browser takes back once it scrolls, tell a
 * tap.
 */
export function useStoryTouch(onMove: (move: SlideMove) => void) {
  const pressed = useRef<Start | null>(null);
  const touched = useRef<Start | null>(null);
  const isZoomed = useSyncExternalStore(followZoom, isZoomedIn, () => false);

  return {
    // The style sheet keeps sideways drags from the browser, which would go back in the history; not on an
    // enlarged page, where they move the view.
    'data-zoomed': isZoomed,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const isOurs = event.isPrimary && event.button === 0 && !belongsToControl(event.target);
      pressed.current = isOurs ? { x: event.clientX, y: event.clientY, time: event.timeStamp } : null;
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const start = pressed.current;
      pressed.current = null;
      if (!start || hasSelection()) return;
      const { clientX: x, clientY: y } = event;
      if (!isTap({ dx: x - start.x, dy: y - start.y, durationMs: event.timeStamp - start.time })) return;
      const { left, width } = event.currentTarget.getBoundingClientRect();
      onMove(tapMove({ x, left, width }));
    },
    onPointerCancel: () => {
      pressed.current = null;
    },
    onTouchStart: (event: TouchEvent) => {
      const touch = event.touches[0];
      touched.current =
        touch && event.touches.length === 1 && !isOnFilm(event.target)
          ? { x: touch.clientX, y: touch.clientY, time: event.timeStamp }
          : null;
    },
    onTouchEnd: (event: TouchEvent) => {
      const start = touched.current;
      const touch = event.changedTouches[0];
      touched.current = null;
      if (!start || !touch || isZoomed || hasSelection()) return;
      const move = swipeMove({ dx: touch.clientX - start.x, dy: touch.clientY - start.y });
      if (move) onMove(move);
    },
    onTouchCancel: () => {
      touched.current = null;
    },
  };
}

function belongsToControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a, button, summary, video, [data-taps="own"]') !== null;
}

/** A finger that moves along a film's own controls winds it on. */
function isOnFilm(target: EventTarget): boolean {
  return target instanceof HTMLMediaElement;
}

function hasSelection(): boolean {
  return window.getSelection()?.isCollapsed === false;
}

function isZoomedIn(): boolean {
  return (window.visualViewport?.scale ?? 1) > 1;
}

function followZoom(onChange: () => void): () => void {
  const { visualViewport } = window;
  visualViewport?.addEventListener('resize', onChange);
  return () => visualViewport?.removeEventListener('resize', onChange);
}
