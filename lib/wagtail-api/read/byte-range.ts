export interface ByteRange {
  start: number;
  /** Inclusive. */
  end: number;
}

/**
 * Reads a `Range` header for a file of this size (RFC 9110 §14). Several ranges at once are answered as none,
 * which the standard allows.
 * @returns null for the whole file, `unsatisfiable` for 416
 */
export function readByteRange(header: string | null, size: number): ByteRange | 'unsatisfiable' | null {
  const [, from = '', to = ''] =
    /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.replaceAll(' ', '') ?? '') ?? [];
  if (from === '' && to === '') return null;
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(from);
  if (to !== '' && Number(to) < start) return null;
  if (start >= size) return 'unsatisfiable';
  return { start, end: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
}
