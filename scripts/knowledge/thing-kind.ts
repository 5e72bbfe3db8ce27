import type * as z from 'zod';
import type { thingFileSchema, ThingKind } from '@/lib/nutriai/engine/knowledge/schemas/things';

/** Returns a kind of things with each of its words. */
export function thingKind({
  id,
  frames = [],
  inTitles,
  fanciful,
  words,
}: z.infer<typeof thingFileSchema>['kinds'][number]): ThingKind {
  return {
    id,
    frames,
    ...(inTitles && { inTitles }),
    ...(fanciful && { fanciful }),
    words: words.split(/\s+/),
  };
}
