/**
 * Writes a value as JSON with the keys of every object in order, so that equal values are equal texts. Maps
 * and sets are written as lists.
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, each: unknown) => {
    if (each instanceof Map || each instanceof Set) return [...each];
    if (typeof each !== 'object' || each === null || Array.isArray(each)) return each;
    return Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : Number(a > b))));
  });
}
