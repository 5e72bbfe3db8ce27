import type { Meaning } from './meaning';
import { sharedMeaning } from './shared-meaning';

/**
 * A parent who may be telling of an emergency waits no longer than this for the model. A thread that has rested needs
 * longer: it goes on for the next question, and the rules' alarm stands.
 */
const withinMs = 1_000;

/** Returns what the model makes of a text that the rules hear an emergency in; null where that takes too long. */
export async function secondReadingInTime(text: string): Promise<Meaning | null> {
  const reader = sharedMeaning();
  if (reader === undefined) return null;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), withinMs);
  });
  try {
    return await Promise.race([reader.meaning(text), late]);
  } finally {
    clearTimeout(timer);
  }
}
