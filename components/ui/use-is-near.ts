import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether a part of the page has come near what the reader sees; once near, it stays so. `margin` is how far
 * ahead, in pixels.
 */
export function useIsNear(ref: RefObject<Element | null>, margin: number): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!ref.current || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: `${margin}px` },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, margin, isNear]);
  return isNear;
}
