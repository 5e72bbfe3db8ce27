import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * Whole pixels that an element is wide, so that what is drawn in it has letters of their real size. The guess
 * stands until it is there.
 */
export function useWidth<Item extends HTMLElement>(guess: number): [RefObject<Item | null>, number] {
  const element = useRef<Item>(null);
  const [width, setWidth] = useState(guess);
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return;
    const read = () => {
      const found = Math.round(target.getBoundingClientRect().width);
      // Hidden, it has none; what was drawn stays.
      if (found > 0) setWidth(found);
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(target);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}
