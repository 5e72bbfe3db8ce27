/**
 * Reads an address, and gives `null` where it is none. Stands for `URL.canParse`, which must not be used: from the
 * moment Node 20 compiles a caller of it, it refuses addresses with letters such as ü and é.
 * @param base what a relative address is relative to
 */
export function parsedUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
