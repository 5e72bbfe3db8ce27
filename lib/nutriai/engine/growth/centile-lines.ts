/** A line of a growth chart. */
export interface ChartLine {
  label: string;
  z: number;
}

/** The width of a centile space on UK–WHO charts: two thirds of a standard deviation. */
export const centileSpace = 2 / 3;

/**
 * The nine lines of UK–WHO charts, each a centile space from the next: the 2nd is at −2, the 9th at −4/3.
 * Source: RCPCH.
 */
export const ukCentileLines = [
  { label: '0.4th', z: -4 * centileSpace },
  { label: '2nd', z: -3 * centileSpace },
  { label: '9th', z: -2 * centileSpace },
  { label: '25th', z: -centileSpace },
  { label: '50th', z: 0 },
  { label: '75th', z: centileSpace },
  { label: '91st', z: 2 * centileSpace },
  { label: '98th', z: 3 * centileSpace },
  { label: '99.6th', z: 4 * centileSpace },
] as const satisfies readonly ChartLine[];

/** The seven lines that a chart for parents shows. */
export const parentCentileLines: readonly ChartLine[] = ukCentileLines.slice(1, -1);

/** The lines of WHO charts. */
export const whoSdLines: readonly ChartLine[] = [-3, -2, -1, 0, 1, 2, 3].map((z) => ({
  label: z === 0 ? 'median' : `${z > 0 ? '+' : '−'}${Math.abs(z)} SD`,
  z,
}));

/** Where a measurement stands among the UK lines. */
export type CentilePlace =
  | { on: string }
  | { between: readonly [string, string] }
  | { below: string }
  | { above: string };

/**
 * Where z stands among the nine UK lines. Within a quarter of a space it is on the line, else between two.
 * Source: RCPCH, UK–WHO growth charts: guidance for health professionals.
 */
function centilePlace(z: number): CentilePlace {
  const near = ukCentileLines.find((line) => Math.abs(z - line.z) <= centileSpace / 4);
  if (near) return { on: near.label };
  const upper = ukCentileLines.findIndex((line) => line.z > z);
  const above = ukCentileLines[upper];
  const below = ukCentileLines[upper === -1 ? ukCentileLines.length - 1 : upper - 1];
  if (above && below) return { between: [below.label, above.label] };
  return above ? { below: above.label } : { above: below?.label ?? ukCentileLines[8].label };
}

/** The place in words: "on the 25th centile line", "between the 25th and 50th centile lines". */
export function centilePlaceWords(z: number): string {
  const place = centilePlace(z);
  if ('on' in place) return `on the ${place.on} centile line`;
  if ('between' in place) return `between the ${place.between[0]} and ${place.between[1]} centile lines`;
  return 'below' in place ? `below the ${place.below} centile line` : `above the ${place.above} centile line`;
}
