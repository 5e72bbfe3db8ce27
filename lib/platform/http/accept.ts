/**
 * Whether one of the media types we can answer with satisfies an `Accept` header (RFC 9110 §12.5.1). None, or
 * one that cannot be read, takes all.
 */
export function isAcceptable(accept: string | null, produced: readonly string[]): boolean {
  if (accept === null || accept.trim() === '') return true;
  const ranges = accept.split(',').map(readRange);
  return produced.some((mediaType) => qualityOf(mediaType, ranges) > 0);
}

/** Returns how much a client wants a media type: between 0, not at all, and 1. */
export function qualityOfType(mediaType: string, accept: string): number {
  return qualityOf(mediaType, accept.split(',').map(readRange));
}

interface Range {
  pattern: string;
  quality: number;
}

function readRange(text: string): Range {
  const [pattern = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const weight = parameters
    .find((parameter) => parameter.startsWith('q='))
    ?.slice(2)
    .trim();
  const quality = weight ? Number(weight) : 1;
  return { pattern, quality: Number.isFinite(quality) ? Math.min(1, Math.max(0, quality)) : 1 };
}

/** The most specific range that fits decides: `application/json;q=0, *\/*` refuses JSON. */
function qualityOf(mediaType: string, ranges: readonly Range[]): number {
  const family = `${mediaType.split('/')[0] ?? ''}/*`;
  for (const pattern of [mediaType, family, '*/*']) {
    const range = ranges.find((candidate) => candidate.pattern === pattern);
    if (range) return range.quality;
  }
  return 0;
}
