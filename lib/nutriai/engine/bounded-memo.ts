/**
 * Returns a memory of at most so many results, each by a key that names all that it follows from: asked again, the
 * work is not done again. Forgets all of them when they are too many: what is asked for again comes back soon. The
 * answers are shared, so that nobody may change them.
 */
export function boundedMemo<Result>(atMost: number): (key: string, work: () => Result) => Result {
  const known = new Map<string, Result>();
  return (key, work) => {
    const found = known.get(key);
    if (found !== undefined || known.has(key)) return found as Result;
    const result = work();
    if (known.size >= atMost) known.clear();
    known.set(key, result);
    return result;
  };
}
