/**
 * A pure function of a short text that remembers what it gave, for texts that come over and over (addresses,
 * headers). Forgets all of them when they are too many: those that come again are few.
 */
export function remembered<Result>(work: (text: string) => Result, atMost = 2_000): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined || known.has(text)) return found as Result;
    const result = work(text);
    if (text.length > longest) return result;
    if (known.size >= atMost) known.clear();
    known.set(text, result);
    return result;
  };
}

/** What is longer comes once, and would take the room. */
const longest = 300;
