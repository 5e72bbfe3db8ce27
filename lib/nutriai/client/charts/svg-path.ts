export interface ChartPosition {
  x: number;
  y: number;
}

/** A tenth of a pixel is finer than any screen, and keeps the markup short. */
const written = (value: number) => String(Math.round(value * 10) / 10);

/** The `d` of a straight line from point to point. */
export function linePath(points: readonly ChartPosition[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${written(x)} ${written(y)}`).join('');
}

/** The `d` of the area between two lines. */
export function areaPath(upper: readonly ChartPosition[], lower: readonly ChartPosition[]): string {
  return upper.length === 0 ? '' : `${linePath([...upper, ...lower.toReversed()])}Z`;
}
