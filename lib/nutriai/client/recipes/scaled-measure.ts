const fractions: Readonly<Record<string, number>> = {
  '¼': 1 / 4,
  '⅓': 1 / 3,
  '½': 1 / 2,
  '⅔': 2 / 3,
  '¾': 3 / 4,
};

/**
 * A count of spoons or cups, and after it nothing that would have to be counted anew ("2 tbsp, rinsed", but
 * not "2 tbsp (30 g)").
 */
const measure = /^(\d*)([¼⅓½⅔¾]?) (tsp|tbsp|cups?)\b(\D*)$/u;

/** "100 g (75 g cooked)": all that is weighed or poured grows alike. */
const weighed = /^\d+ (?:g|ml)\b/;

function scaledWeights(written: string, factor: number): string {
  return written.replace(
    /\b(\d+) (g|ml)\b/g,
    (_, amount: string, unit: string) => `${Math.round(Number(amount) * factor)} ${unit}`,
  );
}

/** How far from a spoon's mark a cook may be. */
const tolerance = 0.02;

/**
 * A measure of another batch: "1 tbsp, ground" one and a half times is "1½ tbsp, ground".
 * @returns `null` where it says something else than spoons or cups, or no spoon has such a mark
 */
export function scaledMeasure(written: string, factor: number): string | null {
  if (weighed.test(written)) return scaledWeights(written, factor);
  const [, whole = '', fraction = '', unit = '', rest = ''] = measure.exec(written) ?? [];
  const count = (Number(whole) + (fractions[fraction] ?? 0)) * factor;
  if (count === 0) return null;
  const wholes = Math.floor(count + tolerance);
  const part = count - wholes;
  const mark =
    part <= tolerance
      ? ''
      : Object.keys(fractions).find((sign) => Math.abs((fractions[sign] ?? 0) - part) <= tolerance);
  if (mark === undefined) return null;
  const cups = wholes > 1 || (wholes === 1 && mark !== '') ? 'cups' : 'cup';
  return `${wholes || ''}${mark} ${unit.startsWith('cup') ? cups : unit}${rest}`;
}
