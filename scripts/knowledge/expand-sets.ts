export type Sets = Readonly<Record<string, readonly string[]>>;

/**
 * Returns the same value with every `$name` in a list replaced by the entries of that set.
 * @throws Error for a name that no set has
 */
export function expandSets(value: unknown, sets: Sets): unknown {
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    return items.flatMap((item): readonly unknown[] =>
      typeof item === 'string' && item.startsWith('$')
        ? setNamed(item.slice(1), sets)
        : [expandSets(item, sets)],
    );
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, expandSets(each, sets)]));
}

function setNamed(name: string, sets: Sets): readonly string[] {
  const entries = Object.hasOwn(sets, name) ? sets[name] : undefined;
  if (!entries) throw new Error(`There is no set $${name}.`);
  return entries;
}

/** Sets that name earlier ones, written out. */
export function expandedSets(written: Sets, known: Sets = {}): Sets {
  let sets = known;
  for (const [name, entries] of Object.entries(written)) {
    sets = { ...sets, [name]: expandSets(entries, sets) as readonly string[] };
  }
  return sets;
}
