const channels = (colour: string) =>
  [1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16));

/** Mixes two colours, `#rrggbb`; `share` is that of the second. */
export function mix(one: string, other: string, share: number): string {
  const [from, to] = [channels(one), channels(other)];
  const mixed = from.map((value, place) => Math.round(value + ((to[place] ?? value) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** A colour in the shade, so that one drawing is in the same light as the next. */
export const dark = (colour: string, share = 0.25) => mix(colour, '#20150c', share);

/** A colour where the light falls. */
export const light = (colour: string, share = 0.35) => mix(colour, '#ffffff', share);

/** How far two colours are from each other, all channels together: up to 765. */
export function distance(one: string, other: string): number {
  const [from, to] = [channels(one), channels(other)];
  return from.reduce((sum, value, place) => sum + Math.abs(value - (to[place] ?? value)), 0);
}
