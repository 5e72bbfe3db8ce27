import { useEffect, useState } from 'react';

/** @returns whatever has to be focused, or null when it is not there after all */
type Find = () => HTMLElement | null;

/**
 * Focuses what React has just drawn in place of something else, a frame later, when a closed dialog has given
 * the focus back to a button that may be gone.
 */
export function useFocusOnceDrawn(): (find: Find, options?: FocusOptions) => void {
  const [wanted, setWanted] = useState<{ find: Find; options?: FocusOptions } | null>(null);
  useEffect(() => {
    if (!wanted) return;
    const frame = requestAnimationFrame(() => wanted.find()?.focus(wanted.options));
    return () => cancelAnimationFrame(frame);
  }, [wanted]);
  return (find, options) => setWanted({ find, options });
}
