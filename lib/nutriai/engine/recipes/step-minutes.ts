const time =
  /(for the last )?(\d{1,4})(?: to \d{1,4})?(?: |-)(minutes?|hours?)?( more)?( (?:each|a|per) side)?/gi;
const minutesInHour = 60;

/**
 * Returns how many minutes a step takes in all, or null where it names none: "6 to 8 minutes" is the shorter,
 * "3 minutes each side" counts twice, and what goes in "for the last 4" is within the rest.
 */
export function minutesOfStep(step: string): number | null {
  const named = [...step.matchAll(time)]
    .filter(([, last, , unit, more]) => last === undefined && (unit !== undefined || more !== undefined))
    .map(([, , count, unit = '', , side]) => {
      const minutes = Number(count) * (/^h/i.test(unit) ? minutesInHour : 1);
      return side === undefined ? minutes : minutes * 2;
    });
  return named.length === 0 ? null : named.reduce((sum, each) => sum + each, 0);
}

/** Returns the minutes of a method: one step after the other, and what is done "meanwhile" beside the step before. */
export function minutesOfMethod(steps: readonly string[]): number {
  let total = 0;
  let beside = 0;
  for (const step of steps) {
    const own = minutesOfStep(step) ?? 0;
    const isBeside = step.startsWith('Meanwhile');
    total += isBeside ? Math.max(0, own - beside) : own;
    if (own > 0) beside = isBeside ? Math.max(own, beside) : own;
  }
  return total;
}
