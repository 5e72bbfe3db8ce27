import { useState } from 'react';
import type { Emergency } from './emergency-of';

const none: readonly string[] = [];

interface NewEmergency {
  /** What to show over the whole screen; null where there is nothing new. */
  title: string | null;
  dismiss: () => void;
}

/**
 * Tells an emergency that nobody has read yet from one that was read: a further sign is shown again, and so
 * is one that was taken back and comes again. `known` are the signs of what was noted before.
 */
export function useNewEmergency(found: Emergency | null, known = none): NewEmergency {
  const [read, setRead] = useState(none);
  const signs = found?.signs ?? none;
  const stillRead = read.filter((sign) => signs.includes(sign));
  if (stillRead.length < read.length) setRead(stillRead);
  const isNew = signs.some((sign) => !stillRead.includes(sign) && !known.includes(sign));
  return { title: isNew && found ? found.title : null, dismiss: () => setRead(signs) };
}
